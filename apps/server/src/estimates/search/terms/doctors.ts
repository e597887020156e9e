/** Whom one sees. One meaning a line. */
export const doctorTerms = `
doctor, doctors, dr, physician, md, médico, médica, doctor general, doctora
primary care, pcp, family doctor, gp, general practitioner, médico general, médico familiar, doctor de cabecera, médico de cabecera, atención primaria, internist, internista, general doctor, regular doctor, family physician, family practice, internal medicine, doctor familiar, medicina general, medicina interna
specialist, especialista, referral, referido, derivación, interconsulta, consultation
second opinion, segunda opinión, another opinion, otra opinión
gynecologist, gynecology, gyn, obgyn, ob gyn, ginecólogo, ginecóloga, ginecología, well woman, women's exam, woman exam, examen de la mujer, female doctor, lady doctor, womens doctor, pelvic exam, doctora de mujeres, doctor de mujeres, gineco
dermatologist, dermatology, skin doctor, dermatólogo, dermatología, doctor de la piel, derm, skin specialist, skin dr, dermato, doctor de piel
cardiologist, cardiology, heart doctor, cardiólogo, cardiología, doctor del corazón, cardio, heart specialist, heart dr, doctor de corazón, especialista del corazón
orthopedic, orthopedist, orthopedics, ortopeda, ortopedista, ortopedia, bone doctor, traumatólogo, ortho, orthopaedic, joint doctor, knee doctor, shoulder doctor, doctor de huesos, doctor de los huesos, huesero
eye doctor, ophthalmologist, optometrist, oculista, oftalmólogo, optometrista, oftalmología, eye specialist, doctor de los ojos, doctor de la vista
ear nose throat, ent, otolaryngologist, otorrino, otorrinolaringólogo, otorrinolaringología, ear doctor, throat doctor, nose doctor, sinus doctor, orl, doctor de oídos, doctor del oído, doctor de garganta
neurologist, neurology, neurólogo, neurología, neuro, nerve doctor, brain doctor, headache doctor, doctor de los nervios, doctor del cerebro
urologist, urology, urólogo, urología, uro, bladder doctor, prostate doctor, doctor de la próstata
dentist, dentistry, dentista, odontólogo, dental visit, dental care, tooth doctor, teeth doctor, doctor de los dientes
nutritionist, dietitian, nutrition, diet counseling, nutricionista, nutriólogo, nutrióloga, dietista, nutrición, dietician, nutri
psychiatrist, psychiatry, psiquiatra, psiquiatría, psych, shrink doctor, med management, psiquiátrico
stomach doctor, gastroenterologist, gastroenterology, gi, gi doctor, gastro, bowel doctor, liver doctor, hepatologist, gastroenterólogo, gastroenterología, doctor del estómago, doctor del hígado
endocrinologist, endocrinology, endo, hormone doctor, thyroid doctor, diabetes doctor, diabetes specialist, endocrinólogo, endocrina, endocrinología, doctor de la tiroides, doctor de la diabetes
lung doctor, pulmonologist, pulmonology, pulm, breathing doctor, asthma doctor, neumólogo, neumología, doctor de los pulmones
kidney doctor, nephrologist, nephrology, nephro, nefrólogo, nefrología, doctor del riñón, doctor de los riñones
rheumatologist, rheumatology, rheum, arthritis doctor, lupus doctor, reumatólogo, reumatología, doctor de las reumas, doctor de la artritis
surgeon, general surgeon, cirujano, cirujana, cirugía general
spine surgeon, neurosurgeon, neurosurgery, spine doctor, back doctor, spine specialist, neurocirujano, neurocirugía, doctor de la columna, doctor de la espalda
pain doctor, pain management, pain clinic, pain specialist, clínica del dolor, doctor del dolor, manejo del dolor
foot doctor, podiatrist, podiatry, foot specialist, podólogo, podiatra, podología, doctor de los pies, doctor de pies
allergist, allergy doctor, immunologist, alergólogo, alergista, inmunólogo
blood doctor, hematologist, hematology, heme, hematólogo, hematología
infection doctor, infectious disease, id doctor, infectólogo, infectología
vein doctor, vascular surgeon, vascular doctor, angiólogo, flebólogo, cirujano vascular, doctor de las várices
plastic surgeon, plastic surgery, cosmetic surgery, cirujano plástico, cirugía plástica, cirugía estética
geriatrician, geriatric, geriatrics, geriatra, geriatría
physiatrist, rehab doctor, fisiatra, fisiatría
fertility doctor, fertility specialist, fertility clinic, especialista en fertilidad, clínica de fertilidad
sleep doctor, sleep specialist, sleep clinic, clínica del sueño, especialista del sueño
chiropractor, chiropractic, chiro, bone cracker, quiropráctico, quiropráctica, quiropraxia
nurse at home, home nurse, home health, home care, visiting nurse, enfermera en casa, enfermera a domicilio, cuidado en casa
`;
