import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/**
 * What people type before they go: what a visit, a picture or a test would cost. Written and committed before they were run: 117 of 120
 * were found at once then, 118 among the first three with "Perhaps:" (decision 122).
 */
const english = `
how much is a knee mri without insurance: mri-knee
cost of mri of the brain w and w/o contrast: mri-brain
CPT 72148 price: mri-lower-back
74177: ct-abdomen-pelvis
cat scan of my sinuses: ct-sinuses
ct scan for belly pain: ct-abdomen-pelvis, ct-abdomen-pelvis-plain, ct-belly, ct-belly-plain
ct angiogram of chest: ct-chest-arteries
xray of my foot swollen: x-ray-foot, x-ray-foot-fewer-views
elbow x-ray cost: x-ray-elbow
back xrays: x-ray-lower-back, x-ray-lower-back-fewer-views, x-ray-upper-back, x-ray-whole-spine
ultrasound for gallstones: ultrasound-abdomen, ultrasound-abdomen-part
ultrasound of ovaries: ultrasound-pelvis, ultrasound-pelvis-vaginal
scrotal ultrasound: ultrasound-testicles
breast ultrasound price: ultrasound-breast
how much does a 3d mammogram cost: mammogram-screening-3d
what does a colonoscopy cost: colonoscopy-screening, colonoscopy
endoscopy of the stomach: upper-endoscopy, upper-endoscopy-biopsy
ekg test cost: ecg
echo of the heart: echocardiogram, echocardiogram-short
24 hour holter: heart-monitor
nuclear stress test price: stress-nuclear
routine bloodwork: metabolic-panel-full, metabolic-panel-basic, blood-count, blood-count-differential, cholesterol
labs cmp and cbc: metabolic-panel-full, blood-count, blood-count-differential
kidney function blood test: kidney-panel, creatinine, metabolic-panel-full, metabolic-panel-basic
test for low vitamin d: vitamin-d
lab test for gout: uric-acid
test for celiac: celiac-test
lyme disease blood test: lyme-test
sti screening: std-test, syphilis-test, hiv-test
urine culture: urine-culture
pap smear and hpv test: pap-test, hpv-test
how much is a dermatologist visit: visit-skin-new, visit-skin-return
appointment with a cardiologist: visit-heart-new, visit-heart-return
new patient visit with orthopedic doctor: visit-bone-new
neurologist consultation: visit-nerve-new, visit-nerve-return
gastro doctor: visit-digestive-new, visit-digestive-return
endocrinologist first visit: visit-hormone-new
sick visit for my kid: visit-child-new, visit-child-return, visit-return-20, visit-new-30, visit-return-30
well child visit 4 year old: checkup-new-1-4, checkup-return-1-4
annual exam for a 30 year old: checkup-new-18-39, checkup-return-18-39
delivery of baby natural: birth-vaginal
cost of planned c-section: birth-cesarean
20 week ultrasound: ultrasound-pregnancy, ultrasound-pregnancy-detailed
gestational diabetes test: pregnancy-sugar-test
er visit chest pain: emergency-visit-3, emergency-visit-4, emergency-visit-5, stay-chest-pain
stitches on chin: stitches-face
tetanus booster: vaccine-tetanus, vaccine-tdap
vaccines for a newborn: vaccine-baby-five, vaccine-hepatitis-b-child, vaccine-rotavirus, vaccine-dtap, vaccine-polio, vaccine-hib
hepatitis b vaccination: vaccine-hepatitis-b, vaccine-hepatitis-b-child, vaccine-hepatitis-both
first session with a psychologist: therapy-first
marriage counselor: family-therapy-with-patient, family-therapy-without-patient
medication management with psychiatrist: psychiatrist-return, psychiatrist-first
physical therapy evaluation: physical-therapy-first
occupational therapy for toddler: occupational-therapy-first, occupational-therapy
root canal molar cost: dental-root-canal
dentist cleaning and xrays: dental-cleaning, dental-x-rays, dental-exam, dental-exam-new
eye doctor checkup: eye-exam-new, eye-exam
inguinal hernia surgery: hernia-groin, hernia-groin-small-cuts
getting my gall bladder taken out: gallbladder-removal, gallbladder-removal-xray
carpel tunnel surgery: carpal-tunnel
`;

const spanish = `
cuánto cuesta una resonancia de rodilla: mri-knee
precio de tac de cabeza: ct-head, ct-head-contrast, ct-head-both
resonancia lumbar simple: mri-lower-back
código 71046: x-ray-chest
CPT 76700: ultrasound-abdomen
cuanto sale una tomografía de abdomen con contraste: ct-abdomen-pelvis, ct-belly
placa de torax: x-ray-chest, x-ray-chest-one-view
radiografía de la mano: x-ray-hand
rayos x de rodilla: x-ray-knee, x-ray-knee-fewer-views, x-ray-knee-more-views
ultrasonido de la vesícula: ultrasound-abdomen, ultrasound-abdomen-part
sonograma pélvico: ultrasound-pelvis, ultrasound-pelvis-vaginal
eco de tiroides: ultrasound-thyroid
mamografia costo sin seguro: mammogram-screening, mammogram-screening-3d
densitometria osea: bone-density
colonoscopia cuanto cuesta: colonoscopy-screening, colonoscopy
electro del corazón: ecg
ecocardiograma precio: echocardiogram, echocardiogram-short
holter de 24 horas: heart-monitor
prueba de la azucar: blood-sugar, diabetes-a1c
laboratorios de sangre completos: metabolic-panel-full, blood-count, blood-count-differential
química sanguínea: metabolic-panel-full, metabolic-panel-basic
biometría hemática: blood-count, blood-count-differential
perfil tiroideo: thyroid-test, thyroid-free-t4, thyroid-t3
colesterol y triglicéridos: cholesterol
examen general de orina: urinalysis-microscope, urinalysis
prueba de vih: hiv-test
examen de próstata antígeno: psa-test
prueba de embarazo en sangre: pregnancy-test-blood, pregnancy-hormone
examen de heces por parásitos: stool-parasites
prueba rápida de influenza: flu-test, flu-test-pcr, covid-flu-test
consulta con dermatólogo: visit-skin-new, visit-skin-return
cita con el ginecólogo: visit-womens-new, visit-womens-return
primera consulta con cardiólogo: visit-heart-new
ver a un ortopeda: visit-bone-new, visit-bone-return
cuánto cuesta una consulta con el pediatra: visit-child-new, visit-child-return
neurólogo para migrañas: visit-nerve-new, visit-nerve-return
médico general consulta: visit-new-30, visit-new-15, visit-new-45, visit-return-20, visit-return-10, visit-return-30, visit-new-60, visit-return-40
chequeo anual de mujer: checkup-new-18-39, checkup-return-18-39, checkup-new-40-64, checkup-return-40-64, visit-womens-new, pap-test
sala de emergencia costo: emergency-visit-1, emergency-visit-2, emergency-visit-3, emergency-visit-4, emergency-visit-5
parto normal precio: birth-vaginal
cesárea programada: birth-cesarean
consultas prenatales: prenatal-visits, prenatal-visits-few
ultrasonido de 20 semanas: ultrasound-pregnancy, ultrasound-pregnancy-detailed
vacuna de la influenza: vaccine-flu, vaccine-flu-65
vacuna del tétano: vaccine-tetanus, vaccine-tdap
vacuna contra el covid: vaccine-covid
vacunas para bebé de 2 meses: vaccine-baby-five, vaccine-rotavirus, vaccine-pneumonia, vaccine-dtap, vaccine-polio, vaccine-hib, vaccine-hepatitis-b-child
terapia con psicóloga: therapy-first, therapy-30, therapy-45, therapy-60
terapia de pareja: family-therapy-with-patient, family-therapy-without-patient
consulta con psiquiatra: psychiatrist-first, psychiatrist-return
terapia física para la rodilla: physical-therapy-first, physical-therapy, physical-therapy-hands
terapia de lenguaje para niño: speech-first, speech-therapy
sacar una muela: dental-extraction, dental-wisdom-tooth
endodoncia: dental-root-canal, dental-root-canal-front
empaste de muela: dental-filling
examen de la vista para lentes: glasses-test, eye-exam-new, eye-exam
cirugía de cataratas: cataract-surgery, cataract-surgery-difficult
operación de la hernia: hernia-groin, hernia-groin-small-cuts, hernia-belly, hernia-belly-larger
reemplazo de cadera: hip-replacement
poner el diu: iud-hormone, iud-copper
`;

export const beforeAVisit: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
