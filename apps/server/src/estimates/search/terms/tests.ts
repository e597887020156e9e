/** Tests of blood, urine and the like, and tests of the heart, sleep, ears and eyes. */
export const testTerms = `
blood test, blood tests, blood work, bloodwork, labs, lab work, lab test, bloods, blood draw, análisis de sangre, examen de sangre, exámenes de sangre, prueba de sangre, pruebas de sangre, estudio de sangre, estudios de sangre, analítica, laboratorios, análisis clínicos, sacar sangre
blood count, cbc, complete blood count, full blood count, hemogram, hemograma, biometría hemática, biometría, conteo sanguíneo, conteo de sangre, citometría hemática, cuadro hemático
metabolic panel, blood chemistry, chemistry panel, química sanguínea, química de sangre, panel metabólico, perfil metabólico, perfil bioquímico
cmp, comprehensive metabolic panel, complete metabolic panel, panel metabólico completo, química sanguínea completa, chem 14
bmp, basic metabolic panel, panel metabólico básico, chem 7, chem7, electrolytes, electrolitos
cholesterol, lipid, lipids, lipid panel, triglycerides, colesterol, lípidos, perfil lipídico, perfil de lípidos, triglicéridos, hdl, ldl
a1c, hba1c, hemoglobin a1c, hemoglobina glicosilada, hemoglobina glucosilada, hemoglobina a1c, glicosilada, azúcar de tres meses
sugar, glucose, blood sugar, azúcar, glucosa, glicemia, glucemia, azúcar en la sangre
diabetes, diabetic, diabetis, diabético, diabética, diabetes test
tsh, thyroid test, thyroid stimulating hormone, hormona tiroidea, prueba de tiroides
urine test, urinalysis, ua, pee test, urine sample, examen de orina, análisis de orina, prueba de orina, urianálisis, uroanálisis, general de orina, examen general de orina, ego
urinary infection, uti, urinary tract infection, bladder infection, infección urinaria, infección de orina, infección en la vejiga, mal de orín
parasite, parasites, worms, parásito, parásitos, lombrices, bichos, ameba, amebas, amiba, amibas
stool test, stool sample, fit test, fecal occult blood, fobt, examen de heces, prueba de heces, análisis de heces, coprológico, examen coproparasitoscópico, sangre oculta
psa, psa test, antígeno prostático, antígeno prostático específico, prostate specific antigen
pap, pap smear, pap test, papsmear, papsmere, cervical smear, papanicolaou, papanicolau, papanicolao, papanicolas, citología, citología cervical, frotis, examen del cuello uterino | cytopathology, cytp
hpv, vph, human papillomavirus, papiloma, virus del papiloma humano, papilomavirus
std, stds, sti, stis, sexually transmitted, venereal, vd, ets, its, enfermedad venérea, enfermedades de transmisión sexual, infección de transmisión sexual, transmisión sexual
hiv, aids, vih, sida
syphilis, rpr, vdrl, sífilis
chlamydia, clamidia
gonorrhea, gonorrea
herpes, hsv
hepatitis, hep
hepatitis c, hep c
hepatitis b, hep b
hepatitis a, hep a
pregnancy test, hcg, beta hcg, prueba de embarazo, test de embarazo, examen de embarazo, estoy embarazada | gonadotropin
pregnancy, pregnant, trimester, embarazo, embarazada, preñada, gestación, trimestre, encinta
strep, strep throat, estreptococo, sore throat, dolor de garganta, throat swab, throat culture, cultivo de garganta
covid, covid 19, covid19, coronavirus, corona virus, sars cov 2
flu, influenza, gripe, gripa, grippe
flu test, influenza test, prueba de gripe, prueba de influenza
mono, mononucleosis, monospot
tb, tuberculosis, tb test, tb skin test, ppd, tuberculina | tuberculin
vitamin d, vitamina d
vitamin b12, b12, vitamina b12
iron, ferritin, hierro, ferritina
anemia, anaemia, low iron
clotting, coagulation, coagulación, inr, pt inr, pro time, protime, prothrombin, prothrombin time, protrombina, tiempo de protrombina, tp
ptt, partial thromboplastin, tromboplastina, ttp, aptt
kidney panel, kidney function, renal panel, kidney test, función renal, función de los riñones, creatinina, creatinine, bun
liver panel, liver function, lft, lfts, hepatic panel, función hepática, perfil hepático, prueba del hígado, transaminasas, enzimas hepáticas, liver enzymes
blood type, blood typing, tipo de sangre, grupo sanguíneo, rh
culture, cultivo
urine culture, urocultivo, cultivo de orina
drug test, drug screen, toxicology, antidoping, prueba de drogas, examen toxicológico, toxicología
testosterone, testosterona
hormone, hormones, hormona, hormonas, hormonal
genetic test, genetic testing, prueba genética, examen genético, dna, adn
paternity, paternidad
allergy, allergies, allergic, alergia, alergias, alérgico
hearing, hearing test, audiogram, audiometry, audición, audiometría, prueba de oído, examen de audición, prueba auditiva
vision, eyesight, eye test, eye exam, vista, visión, examen de la vista, examen de los ojos, prueba de la vista
ecg, ekg, electrocardiogram, electrocardiograma, electro, heart tracing, electro del corazón
holter, heart monitor, monitor del corazón, monitor cardíaco, event monitor
stress test, treadmill test, treadmill, exercise test, prueba de esfuerzo, ergometría, test de esfuerzo, electro de esfuerzo
heart cath, cardiac cath, catheterization, heart catheter, cateterismo, cateterismo cardíaco, catheter, catéter
eeg, electroencephalogram, brain waves, electroencefalograma, ondas cerebrales, encefalograma
emg, electromyography, nerve conduction, nerve test, electromiografía, conducción nerviosa
lung function, spirometry, pft, pulmonary function, breathing test, espirometría, prueba de respiración, función pulmonar, prueba de los pulmones
sleep study, sleep test, polysomnography, polysomnogram, sleep apnea, apnea, estudio del sueño, polisomnografía, apnea del sueño, prueba del sueño
snoring, ronquidos, roncar, ronco mucho, snore
d dimer, dímero d
blood clot, blood clots, clot, clots, dvt, deep vein thrombosis, thrombosis, coágulo, coágulos, trombo, trombosis
troponin, troponina
crp, c reactive protein, proteína c reactiva
esr, sed rate, velocidad de sedimentación
rheumatoid, artritis reumatoide, factor reumatoide
lead, plomo
calcium, calcio
potassium, potasio
`;
