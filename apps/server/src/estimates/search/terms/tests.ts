/** Tests of blood, urine and the like, and tests of the heart, sleep, ears and eyes. */
export const testTerms = `
blood test, blood tests, blood work, bloodwork, labs, lab work, lab test, bloods, análisis de sangre, examen de sangre, exámenes de sangre, prueba de sangre, pruebas de sangre, estudio de sangre, estudios de sangre, analítica, laboratorios, análisis clínicos, panel de sangre, blood panel, full blood panel, complete blood panel, complete blood work, perfil completo, perfil 20, laboratorio de sangre, muestra de sangre, routine labs, routine tests, routine lab tests, análisis de rutina, exámenes de rutina, estudios de rutina, laboratorios de rutina
blood count, cbc, complete blood count, full blood count, hemogram, hemograma, biometría hemática, biometría, conteo sanguíneo, conteo de sangre, citometría hemática, cuadro hemático, cbc with diff, cbc w diff, cbc diff, cbc with differential, hematología completa, bh, bhc, cuadro de sangre, hemogram complete, cell count, white cell count, wbc, recuento sanguíneo
metabolic panel, blood chemistry, chemistry panel, química sanguínea, química de sangre, panel metabólico, perfil metabólico, perfil bioquímico, química de sangre, química, chem panel, perfil químico, quimica sanguinea de elementos
cmp, comprehensive metabolic panel, complete metabolic panel, panel metabólico completo, química sanguínea completa, chem 14
bmp, basic metabolic panel, panel metabólico básico, chem 7, chem7, electrolytes, electrolitos
cholesterol, lipid, lipids, lipid panel, triglycerides, colesterol, lípidos, perfil lipídico, perfil de lípidos, triglicéridos, hdl, ldl, cholesterols, trigliceridos altos, blood fats, fats in blood, grasa en la sangre, perfil de grasas, lipidograma
a1c, hba1c, hemoglobin a1c, hemoglobina glicosilada, hemoglobina glucosilada, hemoglobina a1c, glicosilada, azúcar de tres meses, hgb a1c, hga1c, a one c, glucosilada, glycated hemoglobin, hemoglobina glicada, a1c test, tres meses de azúcar, 3 month sugar
sugar, glucose, blood sugar, azúcar, glucosa, glicemia, glucemia, azúcar en la sangre, fasting glucose, fasting sugar, fasting blood sugar, blood glucose, high sugar, low sugar, azúcar alta, azúcar baja, glucosa en ayunas, glucemia en ayunas, fbs
diabetes, diabetic, diabetis, diabético, diabética, diabetes test, sugar diabetes, diabetes test, diabetics, prediabetes, prediabetic, diabetes mellitus, azucarado
tsh, thyroid test, thyroid stimulating hormone, hormona tiroidea, prueba de tiroides, perfil tiroideo, thyroid panel, thyroid level, thyroid levels, thyroid function, hormonas tiroideas, tsh t4, pruebas tiroideas, t3 t4, t3 y t4, t3 t4 tsh, tsh t3 t4, free t4, t4 libre, t3 libre, t4, t3, thyroid hormone, thyroid hormones
urine test, urinalysis, ua, pee test, urine sample, examen de orina, análisis de orina, prueba de orina, urianálisis, uroanálisis, general de orina, examen general de orina, ego, urine analysis, urinanalysis, pee sample, peeing test, orina completa, parte de orina, cituria, uroanalisis, prueba de pipí, examen de pipí
urinary infection, uti, urinary tract infection, bladder infection, infección urinaria, infección de orina, infección en la vejiga, mal de orín, kidney infection, infection in urine, pee infection, urine infection, infección del riñón, infección de vías urinarias, vías urinarias, cistitis, cystitis, mal de orina, pielonefritis
parasite, parasites, worms, parásito, parásitos, lombrices, bichos, ameba, amebas, amiba, amibas, coproparasitoscópico, coproparasitológico, coproparasitario, copro, giardia, pinworms, tapeworm, solitaria, stool parasites, worm, gusano, gusanos, solitaria, tapeworm, test for worm, roundworm, worms in stomach, worm in stomach, bichos en el estómago, lombrices en el estómago, worms test
stool test, stool sample, fit test, fecal occult blood, fobt, examen de heces, prueba de heces, análisis de heces, coprológico, examen coproparasitoscópico, sangre oculta, poop test, fecal test, fit kit, fecal blood, stool blood, guaiac, coprológico, coproanálisis, guayaco, sangre en popó
psa, psa test, antígeno prostático, antígeno prostático específico, prostate specific antigen
pap, pap smear, pap test, papsmear, papsmere, cervical smear, papanicolaou, papanicolau, papanicolao, papanicolas, citología, citología cervical, frotis, examen del cuello uterino, pap smears, paps, cervical screening, papa nicolau, pap nicolau, prueba de pap, citologia vaginal, examen de la matriz, cérvicovaginal, papanicolaus | cytopathology, cytp
hpv, vph, human papillomavirus, papiloma, virus del papiloma humano, papilomavirus, papilloma virus, papilloma
std, stds, sti, stis, sexually transmitted, venereal, vd, ets, its, enfermedad venérea, enfermedades de transmisión sexual, infección de transmisión sexual, transmisión sexual, std panel, full std, std check, sexual disease, sexual health, sti check, enfermedades venéreas, venéreas, venérea, examen de enfermedades sexuales, infecciones sexuales, enfermedades sexuales, salud sexual, prueba de its, pruebas de its, examen de its, exámenes de its
hiv, aids, vih, sida
syphilis, rpr, vdrl, sífilis
chlamydia, clamidia
gonorrhea, gonorrea
herpes, hsv
hepatitis, hep
hepatitis c, hep c
hepatitis b, hep b
hepatitis a, hep a
pregnancy test, hcg, beta hcg, prueba de embarazo, test de embarazo, examen de embarazo, estoy embarazada, preg test, am i pregnant, pregnancy blood test, hcg test, prueba casera, gravindex, test embarazo, prueba de sangre de embarazo, pregnancy confirmation, confirm pregnancy, confirm a pregnancy, pregnancy confirm, confirmar embarazo, confirmar el embarazo, saber si estoy embarazada | gonadotropin
pregnancy, pregnant, trimester, embarazo, embarazada, preñada, gestación, trimestre, encinta
strep, strep throat, estreptococo, throat swab, estrep, streptococcus
throat culture, cultivo de garganta, cultivo faríngeo, exudado faríngeo, exudado de garganta, hisopado de garganta
covid, covid 19, covid19, coronavirus, corona virus, sars cov 2, rona, covid 19 test, cobid, kobid, covit
flu, influenza, gripe, gripa, grippe
flu test, influenza test, prueba de gripe, prueba de influenza
mono, mononucleosis, monospot
tb, tuberculosis, tb test, tb skin test, ppd, tuberculina | tuberculin
vitamin d, vitamina d
vitamin b12, b12, vitamina b12, vit b12, b 12, vitamina b 12, complejo b
iron, ferritin, hierro, ferritina, iron studies, iron panel, tibc, low ferritin, iron test, hierro bajo, fierro, reserva de hierro
anemia, anaemia, low iron
clotting, coagulation, coagulación, inr, pt inr, pro time, protime, prothrombin, prothrombin time, protrombina, tiempo de protrombina, tp, blood thinner, coumadin, warfarin, prothrombina, tp inr, anticoagulante, warfarina
ptt, partial thromboplastin, tromboplastina, ttp, aptt, tpt, tiempo de tromboplastina, tiempo parcial de tromboplastina
kidney panel, kidney function, renal panel, kidney test, función renal, función de los riñones, creatinina, creatinine, bun, kidney tests, egfr, gfr, urea, creatinine clearance, perfil renal, pruebas renales, pruebas de riñón, prueba del riñón, riñón análisis
liver panel, liver function, lft, lfts, hepatic panel, función hepática, perfil hepático, prueba del hígado, transaminasas, enzimas hepáticas, liver enzymes, ast alt, alt ast, alt, ast, sgot, sgpt, hígado prueba, pruebas de hígado, prueba de hígado, tgo, tgp, liver test, liver tests, perfil de hígado, pruebas de funcionamiento hepático, liver enzymes, liver enzyme, enzimas del hígado, enzimas hepáticas, enzimas
blood type, blood typing, tipo de sangre, grupo sanguíneo, rh, abo, type of blood, what is my blood type, tipaje, factor rh
culture, cultivo
urine culture, urocultivo, cultivo de orina
drug test, drug screen, toxicology, antidoping, prueba de drogas, examen toxicológico, toxicología, drug screening, drug tests, uds, tox screen, urine drug, 10 panel, prueba de droga, examen de drogas, examen antidrogas, doping, antidopaje, prueba antidoping, marijuana, marijuana test, weed, thc, cannabis, marihuana, prueba de marihuana, dopaje, prueba de dopaje, examen de dopaje
testosterone, testosterona, low t, male hormone, testosterone level, hormona masculina
hormone, hormones, hormona, hormonas, hormonal
genetic test, genetic testing, prueba genética, examen genético, dna, adn, gene test, genes, dna test, genetics, genético, genética, prueba de adn
paternity, paternidad
allergy, allergies, allergic, alergia, alergias, alérgico, allergy tests, allergy panel, alérgica, alergia comida, prueba cutánea de alergia, food sensitivity, food sensitivities, food intolerance, sensitivities, intolerancia a alimentos, intolerancia alimentaria
hearing, hearing test, audiogram, audiometry, audición, audiometría, prueba de oído, examen de audición, prueba auditiva, hear, cant hear, deaf, deafness, hearing loss, audiologist, audiology, sordera, sordo, sorda, no oigo, no escucho, audiólogo, hearing aid, hearing aids, aparato para el oído, aparatos para el oído, aparato para oír, aparatos para oír, aparato auditivo, aparatos auditivos
vision, eyesight, eye test, eye exam, vista, visión, examen de la vista, examen de los ojos, prueba de la vista, blurry vision, blurred vision, ver borroso, vista borrosa, agudeza visual, optical, veo borroso, visión borrosa, vista nublada, no veo bien, veo mal, veo nublado, blurry eyes, cant see well, trouble seeing
ecg, ekg, electrocardiogram, electrocardiograma, electro, heart tracing, electro del corazón, electrocardiografía, ecg test, ekg test, heart rhythm test, electrocardio, ekgs
holter, heart monitor, monitor del corazón, monitor cardíaco, event monitor, heart monitor 24 hours, zio, zio patch, holter 24, monitor holter, holter de ritmo, loop monitor, holter cardíaco
stress test, treadmill test, treadmill, exercise test, prueba de esfuerzo, ergometría, test de esfuerzo, electro de esfuerzo, cardiac stress, heart stress, exercise stress, caminadora, prueba de la caminadora, banda sin fin, prueba de estrés, estress test, prueba de esfuerzo en banda, esfuerzo en caminadora, caminadora, banda sin fin
heart cath, cardiac cath, catheterization, heart catheter, cateterismo, cateterismo cardíaco, catheter, catéter
eeg, electroencephalogram, brain waves, electroencefalograma, ondas cerebrales, encefalograma, brain wave, brainwave, electroence, electro del cerebro
emg, electromyography, nerve conduction, nerve test, electromiografía, conducción nerviosa, nerve conduction study, ncs, ncv, emg ncv, velocidad de conducción, electromio, estudio de nervios, estudio de los nervios, examen de los nervios, prueba de nervios, prueba de los nervios, nerve study, nerve studies, nerve conduction test
lung function, spirometry, pft, pulmonary function, breathing test, espirometría, prueba de respiración, función pulmonar, prueba de los pulmones, spiro, breathing tests, pulmonary test, espiro, soplar, prueba de soplar, pfts
sleep study, sleep test, polysomnography, polysomnogram, sleep apnea, apnea, estudio del sueño, polisomnografía, apnea del sueño, prueba del sueño, sleep lab, sleep apnea test, sleep tests, osa, polisomno, estudio de sueño, examen del sueño, dejar de respirar, stop breathing, stops breathing, stop breathing at night, stop breathing in sleep, stops breathing asleep, breathing stops, gasping at night, gasp for air asleep, deja de respirar, dejo de respirar, respiración cuando duermo, respiración dormido, respiración dormida, respirar cuando duermo, respirar mientras duermo, respirar dormido, respirar dormida, ahogo dormido, ahogo cuando duermo, ahogo al dormir
snoring, ronquidos, roncar, ronco mucho, snore, snores, snorer, ronca, roncan, ronquera nocturna, ronquido
d dimer, dímero d
blood clot, blood clots, clot, clots, dvt, deep vein thrombosis, thrombosis, coágulo, coágulos, trombo, trombosis, clot in leg, leg clot, coagulo en la pierna, embolia pulmonar, pulmonary embolism
troponin, troponina, heart enzymes, cardiac enzymes, enzimas del corazón
crp, c reactive protein, proteína c reactiva
esr, sed rate, velocidad de sedimentación
rheumatoid, artritis reumatoide, factor reumatoide, ra factor, ra test, rheumatoid factor
lead, plomo
calcium, calcio
potassium, potasio
blood draw, draw blood, blood drawn, venipuncture, drawn, phlebotomist, sacar sangre, sacarme sangre, toma de sangre, toma de muestra de sangre, extracción de sangre
semen, sperm, sperms, semen analysis, sperm count, sperm test, esperma, espermas, espermatozoides, espermograma, seminograma, espermatobioscopia, conteo de espermas
cpap, bipap, breathing mask, sleep mask, titration, mascarilla para dormir, mascarilla, titulación
lupus, ana test, antinuclear
gout, uric acid, uric, gota, ácido úrico
celiac, gluten, celíaco, celíaca, celiaquía, celiac disease
titer, titers, titre, immunity, antibodies, antibody, título, títulos, inmunidad, anticuerpos, defensas
viral load, carga viral
h pylori, helicobacter, hpylori, pylori, helicobacter pylori, bacteria en el estómago
yeast, candida, fungus, fungal, hongos, hongo, candidiasis, micosis
tumor marker, tumor markers, cancer marker, marcador tumoral, marcadores tumorales
electrolyte, sodium, sodio
magnesium, magnesio
insulin, insulina
newborn screening, newborn screen, pku, heel prick, heel stick, tamiz neonatal, tamiz, tamizaje neonatal, prueba del talón, tamiz metabólico
fetal monitoring, non stress test, nst, prueba sin estrés, sin estrés, monitoreo fetal, cardiotocografía
`;
