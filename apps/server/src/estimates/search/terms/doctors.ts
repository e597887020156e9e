/** Whom one sees. One meaning a line. */
export const doctorTerms = `
doctor, doctors, dr, physician, md, médico, médica, doctor general, doctora
primary care, pcp, family doctor, gp, general practitioner, médico general, médico familiar, doctor de cabecera, médico de cabecera, atención primaria, internist, internista, general doctor, regular doctor, family physician, family practice, internal medicine, doctor familiar, medicina general, medicina interna, primary doctor, primary physician, doctor primario, médico primario, medicina familiar, family medicine, médico de familia, doctor de familia, doctor de medicina interna
specialist, especialista, referral, referido, derivación, interconsulta, consultation
second opinion, segunda opinión, another opinion, otra opinión
gynecologist, gynecology, gyn, obgyn, ob gyn, ginecólogo, ginecóloga, ginecología, well woman, women's exam, woman exam, examen de la mujer, female doctor, lady doctor, womens doctor, pelvic exam, doctora de mujeres, doctor de mujeres, gineco, chequeo ginecológico, examen ginecológico, revisión ginecológica, consulta ginecológica, cita ginecológica, control ginecológico
dermatologist, dermatology, skin doctor, dermatólogo, dermatología, doctor de la piel, derm, skin specialist, skin dr, dermato, doctor de piel
cardiologist, cardiology, heart doctor, cardiólogo, cardiología, doctor del corazón, cardio, heart specialist, heart dr, doctor de corazón, especialista del corazón
orthopedic, orthopedist, orthopedics, ortopeda, ortopedista, ortopedia, bone doctor, traumatólogo, ortho, orthopaedic, joint doctor, knee doctor, shoulder doctor, doctor de huesos, doctor de los huesos, huesero
eye doctor, ophthalmologist, optometrist, oculista, oftalmólogo, optometrista, oftalmología, eye specialist, doctor de los ojos, doctor de la vista
ear nose throat, ent, otolaryngologist, otorrino, otorrinolaringólogo, otorrinolaringología, ear doctor, throat doctor, nose doctor, sinus doctor, orl, doctor de oídos, doctor del oído, doctor de garganta
neurologist, neurology, neurólogo, neurología, neuro, nerve doctor, brain doctor, headache doctor, doctor de los nervios, doctor del cerebro
urologist, urology, urólogo, urología, uro, bladder doctor, prostate doctor, doctor de la próstata, ed doctor, ed doctor for men, ed clinic, mens health doctor
dentist, dentistry, dentista, odontólogo, dental visit, dental care, tooth doctor, teeth doctor, doctor de los dientes, dentistería, consultorio dental
nutritionist, dietitian, nutrition, diet counseling, nutricionista, nutriólogo, nutrióloga, dietista, nutrición, dietician, nutri, nutrition counseling, nutritional counseling, nutrition counselor, consejería nutricional, consejería de nutrición, diabetic diet, diet class, diabetic diet class
psychiatrist, psychiatry, psiquiatra, psiquiatría, psych, shrink doctor, med management, psiquiátrico
stomach doctor, gastroenterologist, gastroenterology, gi, gi doctor, gastro, bowel doctor, liver doctor, hepatologist, gastroenterólogo, gastroenterología, doctor del estómago, doctor del hígado
endocrinologist, endocrinology, endo, hormone doctor, thyroid doctor, diabetes doctor, diabetes specialist, endocrinólogo, endocrina, endocrinología, doctor de la tiroides, doctor de la diabetes
lung doctor, pulmonologist, pulmonology, pulm, breathing doctor, asthma doctor, neumólogo, neumología, doctor de los pulmones
kidney doctor, nephrologist, nephrology, nephro, nefrólogo, nefrología, doctor del riñón, doctor de los riñones
rheumatologist, rheumatology, rheum, arthritis doctor, lupus doctor, reumatólogo, reumatología, doctor de las reumas, doctor de la artritis
surgeon, general surgeon, cirujano, cirujana, cirugía general
spine surgeon, neurosurgeon, neurosurgery, spine doctor, back doctor, spine specialist, neurocirujano, neurocirugía, doctor de la columna, doctor de la espalda
pain doctor, pain management, pain clinic, pain specialist, clínica del dolor, doctor del dolor, manejo del dolor, especialista en dolor, especialista del dolor, doctor para el dolor
foot doctor, podiatrist, podiatry, foot specialist, podólogo, podiatra, podología, doctor de los pies, doctor de pies
allergist, allergy doctor, immunologist, alergólogo, alergista, inmunólogo
blood doctor, hematologist, hematology, heme, hematólogo, hematología, blood specialist, especialista en sangre, especialista de la sangre, doctor de la sangre
infection doctor, infectious disease, id doctor, infectólogo, infectología, infection specialist, infections doctor, infectious disease specialist, infectious diseases, doctor de infecciones, especialista en infecciones, enfermedades infecciosas, especialista en enfermedades infecciosas, hiv doctor, hiv specialist, especialista en vih, doctor del vih
vein doctor, vascular surgeon, vascular doctor, angiólogo, flebólogo, cirujano vascular, doctor de las várices
plastic surgeon, plastic surgery, cosmetic surgery, cirujano plástico, cirugía plástica, cirugía estética, cosmetic surgeon, cosmetic doctor, cirujano estético
geriatrician, geriatric, geriatrics, geriatra, geriatría, doctor for elderly, doctor for the elderly, doctor for older people, elderly doctor, senior doctor, doctor for seniors, doctor de ancianos, doctor para ancianos, médico para adultos mayores, doctor para adultos mayores, médico de adultos mayores, doctor de adultos mayores, doctor de viejitos
physiatrist, rehab doctor, fisiatra, fisiatría, physical medicine, physical medicine doctor, médico rehabilitador, médico de rehabilitación, doctor de rehabilitación
fertility doctor, fertility specialist, fertility clinic, especialista en fertilidad, clínica de fertilidad
sleep doctor, sleep specialist, sleep clinic, clínica del sueño, especialista del sueño, sleep apnea doctor, sleep apnea specialist, apnea doctor, doctor del sueño, especialista en sueño, medicina del sueño
chiropractor, chiropractic, chiro, bone cracker, quiropráctico, quiropráctica, quiropraxia
nurse at home, home nurse, home health, home care, visiting nurse, enfermera en casa, enfermera a domicilio, cuidado en casa, cuidado en el hogar, cuidados en el hogar, salud en el hogar, home health care, home health aide, atención domiciliaria, cuidado a domicilio
`;
