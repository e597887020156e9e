/** Visits, emergencies, vaccines, birth, minds, and what is done to a person. */
export const careTerms = `
er, ed, emergency, emergencies, emergency room, emergency department, emergency visit, er visit, emergencia, emergencias, sala de emergencia, sala de emergencias, sala de urgencias, cuarto de emergencia, departamento de emergencias, urgencias
urgent care, urgent, urgencia, urgencias, atención urgente, cuidado urgente, walk in, walk in clinic, urgicare, atención inmediata
doctor, doctors, dr, physician, md, médico, médica, doctor general, doctora
primary care, pcp, family doctor, gp, general practitioner, médico general, médico familiar, doctor de cabecera, médico de cabecera, atención primaria, internist, internista
specialist, especialista, second opinion, segunda opinión, referral, referido, derivación, interconsulta, consultation
checkup, check up, check ups, checkups, physical, physicals, annual exam, annual physical, yearly exam, yearly checkup, wellness visit, wellness exam, well visit, physical exam, chequeo, chequeos, chequeo general, chequeo médico, chequeo anual, examen físico, revisión médica, revisión general, examen anual, examen general
well child, well baby, child checkup, kids checkup, baby checkup, pediatric checkup, control de niño sano, niño sano, chequeo de niños, chequeo del bebé, chequeo infantil
sports physical, school physical, camp physical, physical for school, physical for sports, examen físico deportivo, examen para la escuela, examen físico escolar
child, children, kid, kids, toddler, pediatric, pediatrics, pediatrician, niño, niños, niña, niñas, infantil, pediatría, pediátrico, pediatra, hijo, hija
newborn, newborns, infant, baby, babies, recién nacido, bebé, bebés, nene, infante
follow up, followup, return visit, seguimiento, consulta de control, consulta de seguimiento, cita de seguimiento
telehealth, telemedicine, video visit, virtual visit, online doctor, telemedicina, videoconsulta, consulta virtual
gynecologist, gynecology, gyn, obgyn, ob gyn, ginecólogo, ginecóloga, ginecología, well woman, women's exam, woman exam, examen de la mujer
dermatologist, dermatology, skin doctor, dermatólogo, dermatología, doctor de la piel
cardiologist, cardiology, heart doctor, cardiólogo, cardiología, doctor del corazón
orthopedic, orthopedist, orthopedics, ortopeda, ortopedista, ortopedia, bone doctor, traumatólogo
eye doctor, ophthalmologist, optometrist, oculista, oftalmólogo, optometrista, oftalmología
ear nose throat, ent, otolaryngologist, otorrino, otorrinolaringólogo, otorrinolaringología
neurologist, neurology, neurólogo, neurología
urologist, urology, urólogo, urología
dentist, dentistry, dentista, odontólogo, dental visit
nutritionist, dietitian, nutrition, diet counseling, nutricionista, nutriólogo, nutrióloga, dietista, nutrición
psychiatrist, psychiatry, psiquiatra, psiquiatría
talk therapy, psychotherapy, counseling, counselling, counselor, therapist, psychologist, shrink, mental health, psicoterapia, terapia psicológica, consejería, terapeuta, psicólogo, psicóloga, salud mental, consejero
therapy, terapia
couples therapy, couple therapy, marriage counseling, marriage therapy, family therapy, family counseling, couples counseling, terapia de pareja, terapia de parejas, terapia matrimonial, terapia familiar, terapia de familia, consejería familiar, consejería matrimonial
group therapy, support group, terapia de grupo, terapia grupal, grupo de apoyo
depression, depressed, anxiety, anxious, depresión, deprimido, deprimida, ansiedad, nervios, stress, estrés, panic attack, ptsd, trauma
physical therapy, physical therapist, pt, physio, physiotherapy, physiotherapist, phys therapy, rehab, terapia física, fisioterapia, rehabilitación, fisioterapeuta, terapista físico
occupational therapy, ot, terapia ocupacional
speech therapy, speech, terapia del habla, terapia de lenguaje, logopedia, fonoaudiología
vaccine, vaccines, vaccination, vaccinations, immunization, immunizations, immunisation, shot, shots, jab, vacuna, vacunas, vacunación, inmunización | immunization, vacc
injection, injections, shot, shots, inject, inyección, inyecciones, infiltración, piquete
flu vaccine, flu shot, flu shots, influenza vaccine, influenza shot, flu jab, vacuna de la gripe, vacuna contra la gripe, vacuna de la influenza, vacuna de influenza, vacuna antigripal, vacuna contra la influenza, flu vaccination
tetanus, tdap, dtap, td, tetanus shot, whooping cough, pertussis, tétanos, tétano, antitetánica, tos ferina, vacuna del tétano
shingles, shingrix, zoster, culebrilla, herpes zóster, shingles shot, shingles vaccine
pneumonia vaccine, pneumonia shot, pneumovax, prevnar, pneumococcal, pneumococcus, neumococo, vacuna de la neumonía, vacuna contra la neumonía, vacuna de neumonía
pneumonia, neumonía, pulmonía
mmr, measles, mumps, rubella, sarampión, triple viral, paperas, rubéola
chickenpox, varicella, varicela
meningitis, meningococcal, meningococo
rabies, rabia
rsv, vrs
iv, intravenous, drip, suero, intravenoso, infusion, infusión
chemo, chemotherapy, quimio, quimioterapia, antineoplastic
radiation, radiation therapy, radiotherapy, radioterapia, radiación
cancer, tumor, cáncer, malignant, oncology, oncólogo, oncología, oncologist
dialysis, diálisis, hemodiálisis, hemodialysis
transfusion, blood transfusion, transfusión, transfusión de sangre
stitches, stitch, sutures, suture, laceration, cut, deep cut, puntos, puntadas, sutura, suturas, cortada, cortadura, herida, wound
cast, splint, yeso, férula, escayola, enyesar
broken, broke, fracture, fractured, break, fractura, fracturado, fracturada, roto, rota, quebrado, quebrada, quebradura, rotura
sprain, sprained, twisted, esguince, torcedura, torcido, torcida, zafado, luxación
torn, tear, desgarro, desgarrado
surgery, surgeries, operation, surgical, operate, cirugía, cirugías, operación, operar, operarme, quirúrgico
replacement, replace, prosthesis, artificial, prótesis, reemplazo, cambio, remplazo
removal, remove, removed, taken out, take out, excision, extirpación, extirpar, extracción, quitar, sacar, remover
repair, fix, fixed, reparación, reparar, arreglar
knee replacement, new knee, total knee, tkr, tka, prótesis de rodilla, reemplazo de rodilla, rodilla nueva, remplazo de rodilla
hip replacement, new hip, total hip, thr, tha, prótesis de cadera, reemplazo de cadera, cadera nueva
meniscus, menisco, meniscus tear, meniscal, cartilage, cartílago
acl, ligamento cruzado, anterior cruciate, ligament, ligamento
carpal tunnel, túnel carpiano, túnel del carpo
hernia, hernias, hernia repair, hernia surgery
appendectomy, appendicitis, apendicectomía, apendicitis, operación de apéndice
gallbladder removal, cholecystectomy, gallbladder surgery, colecistectomía, operación de vesícula, cirugía de vesícula
hysterectomy, histerectomía, womb removal, sacar la matriz, operación de matriz
fibroids, fibroid, miomas, mioma, fibromas
lumpectomy, breast lump, lump in breast, bulto en el seno, bolita en el seno, quiste en el seno, lumpectomía
lump, mass, bulto, bolita, masa, cyst, quiste
mole, moles, skin tag, wart, lunar, lunares, verruga, verrugas
cataract, cataracts, catarata, cataratas, cloudy lens
glaucoma
vasectomy, vasectomía, snip
tubal ligation, tubes tied, tubes tide, tie tubes, tie my tubes, get my tubes tied, btl, sterilization, ligadura de trompas, ligadura, ligarse, amarrar las trompas, esterilización, operarse para no tener hijos, salpingectomía, salpingectomy
contraception, contraceptive, contraceptives, birth control, family planning, anticonceptivo, anticonceptivos, anticoncepción, control natal, planificación familiar, método anticonceptivo
iud, iuds, coil, intrauterine device, mirena, diu, dispositivo intrauterino, te de cobre, t de cobre, aparato
implant, nexplanon, implante, implanon, implante anticonceptivo
abortion, aborto, termination of pregnancy, dilation and curettage, legrado, curettage
miscarriage, aborto espontáneo, pérdida del embarazo
birth, childbirth, giving birth, give birth, delivery, deliver, labor, labour, baby delivery, having a baby, have a baby, deliver a baby, maternity, parto, partos, dar a luz, nacimiento, alumbramiento, parir, tener un bebé, maternidad, aliviarse
vaginal birth, normal birth, natural birth, vaginal delivery, normal delivery, natural delivery, parto normal, parto natural, parto vaginal
c-section, c section, csection, cesarean, caesarean, cesarian, cesárea, operación cesárea
vbac, birth after cesarean, parto vaginal después de cesárea, pvdc
prenatal, prenatal care, prenatal visit, antenatal, obstetric, obstetrics, obstetrician, control prenatal, cuidado prenatal, obstetra, obstetricia, control del embarazo, control de embarazo
epidural, raquídea, bloqueo, anestesia epidural
anesthesia, anaesthesia, anestesia
gestational diabetes, glucola, diabetes gestacional, curva de glucosa, curva de azúcar, glucose tolerance, azúcar en el embarazo, diabetes in pregnancy, pregnancy sugar
infertility, fertility, ivf, infertilidad, fertilidad, fertilización in vitro
circumcision, circumcise, circuncisión
ear tubes, tubes in ears, ear tube, tubos en los oídos, tubitos en los oídos
ear wax, earwax, cera, cerumen, tapón de cera, lavado de oído, lavado de oídos
cortisone, steroid, cortisone shot, steroid shot, steroid injection, cortisona, esteroide, esteroides, inyección de cortisona
nerve block, bloqueo de nervio
sciatica, ciática, nervio ciático
slipped disc, herniated disc, bulging disc, hernia de disco, disco herniado, hernia discal, disc, disco
arthritis, artritis, artrosis, osteoarthritis, reuma
osteoporosis, brittle bones
fusion, fuse, fusión, artrodesis
valve, valves, válvula, válvulas
bypass, cabg, open heart, corazón abierto, puente coronario, revascularización
stent, angioplasty, angioplastia, cateterismo con stent
pacemaker, marcapasos
heart attack, infarto, ataque al corazón
stroke, derrame cerebral, embolia, derrame, avc
kidney stone, kidney stones, cálculo renal, cálculos renales, piedras en el riñón, piedra en el riñón, lithotripsy, litotripsia
polyp, polyps, pólipo, pólipos, polypectomy, polipectomía
ulcer, úlcera
reflux, heartburn, gerd, acid reflux, reflujo, acidez, agruras
constipation, estreñimiento
hemorrhoid, hemorrhoids, piles, hemorroides, almorranas
weight loss, bariatric, gastric bypass, gastric sleeve, obesity, manga gástrica, bariátrica, bajar de peso, obesidad
laser, láser
root canal, endodoncia, tratamiento de conducto
filling, fillings, empaste, relleno, amalgama
tooth extraction, pull a tooth, extracción de muela, sacar una muela, wisdom teeth, muelas del juicio, muela del juicio, cordal
cleaning, limpieza
glasses, contacts, lentes, anteojos, espejuelos, gafas
smoking, smoker, smokers, quit smoking, fumar, fumador, fumadores, dejar de fumar
alcohol, drinking, addiction, rehab, adicción, detox, desintoxicación
autism, autismo
adhd, tdah, déficit de atención
memory, dementia, alzheimer, memoria, demencia
asthma, asma, nebulizer, nebulizador, nebulización
fever, fiebre, calentura, temperatura
cough, tos
cold, resfriado, catarro, resfrío
rash, sarpullido, erupción, roncha, ronchas
burn, burns, quemadura, quemaduras
seizure, seizures, epilepsy, convulsión, convulsiones, epilepsia
high blood pressure, hypertension, blood pressure, presión alta, presión arterial, hipertensión, presión
migraine, migraines, headache, headaches, head pain, head hurts, migraña, migrañas, jaqueca, dolor de cabeza
stay, admission, hospitalization, inpatient, hospital stay, internamiento, hospitalización, internación, estadía, estancia
icu, intensive care, cuidados intensivos, terapia intensiva
ambulance, ambulancia
`;
