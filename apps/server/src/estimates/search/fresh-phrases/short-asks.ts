import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** Short asks, written after all families were added; 115 of 120 were found at once (decision 124). */
const english = `
xray for cough: x-ray-chest, x-ray-chest-one-view
my foot hurts xray: x-ray-foot, x-ray-foot-fewer-views
elbow xray kid: x-ray-elbow
ct sinus: ct-sinuses
mri hip: mri-hip-ankle
mri wrist left: mri-elbow-wrist
brain scan for headaches: ct-head, mri-brain, mri-brain-plain, ct-head-contrast, ct-head-both
mri for back pain: mri-lower-back, mri-upper-back, mri-lower-back-contrast
liver ultrasound: ultrasound-abdomen-part, ultrasound-abdomen
vaginal ultrasound: ultrasound-pelvis-vaginal, ultrasound-pregnancy-vaginal
first ultrasound pregnancy 8 weeks: ultrasound-pregnancy-early, ultrasound-pregnancy-vaginal
mamogram price without insurance: mammogram-screening, mammogram-screening-3d
breast mri: mri-breasts
colonoscopy biopsy: colonoscopy-biopsy
stool sample test: stool-germs, stool-parasites, stool-test-cancer, stool-test-card, c-diff-test, h-pylori-stool
pregnancy blood test: pregnancy-test-blood, pregnancy-hormone, prenatal-blood-tests
thyroid panel: thyroid-test, thyroid-free-t4, thyroid-t3
kidney function test: kidney-panel, creatinine
blood clotting test: clotting-time, clotting-ptt
testosterone test: testosterone
hormone test for menopause: fsh, estradiol
lyme disease test: lyme-test
hepatitis c test: hepatitis-c-test
herpes blood test: herpes-blood-test
chlamidia test: std-test
urine culture: urine-culture
drug test: drug-test-urine, drug-test-laboratory
rabies shot: vaccine-rabies
tdap during pregnancy: vaccine-tdap
polio vaccine: vaccine-polio
shingles shot age 60: vaccine-shingles
kindergarten shots: vaccine-kindergarten, vaccine-mmr-chickenpox
doctor visit sick: visit-return-20, visit-new-30
physical exam for work: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
endocrinologist: visit-hormone-new, visit-hormone-return
neurologist appointment: visit-nerve-new, visit-nerve-return
pediatrician visit fever: visit-child-new, visit-child-return
emergency room chest pain: emergency-visit-3, emergency-visit-4, emergency-visit-5, stay-chest-pain
ambulance ride: ambulance-basic, ambulance-advanced
deep cut on hand stitches: stitches-medium, stitches-small
broken finger: x-ray-finger, finger-fracture
broken collar bone: x-ray-collarbone, collarbone-fracture
knee injection: joint-injection, knee-gel-shot, joint-injection-ultrasound
back injection for sciatica: nerve-root-injection, back-injection
hip replacement cost: hip-replacement
hammer toe: hammertoe
hernia mesh surgery: hernia-groin, hernia-belly, hernia-groin-small-cuts
gallbladder out: gallbladder-removal
thyroidectomy: thyroid-removal
breast reduction: breast-reduction
sinus infection doctor: visit-ear-nose-throat-new, urgent-care-new, visit-return-20
tonsil removal child: tonsils-child
cataracts: cataract-surgery
glaucoma surgery: glaucoma-laser
eye injection: eye-injection
tooth filling: dental-filling
dental crown: dental-crown
marriage counseling: family-therapy-with-patient
sleep apnea study: sleep-study, sleep-test-home
chemotherapy infusion: chemotherapy, chemotherapy-three-hours
`;

const spanish = `
rayos x por tos: x-ray-chest, x-ray-chest-one-view
radiografia de pie derecho: x-ray-foot, x-ray-foot-fewer-views
radiografia de codo: x-ray-elbow
placa de la espalda: x-ray-lower-back, x-ray-upper-back, x-ray-lower-back-fewer-views
tomografia de senos paranasales: ct-sinuses
resonancia de tobillo: mri-hip-ankle
resonancia de cerebro con contraste: mri-brain
escaner de cabeza por dolor: ct-head, ct-head-contrast, ct-head-both
ultrasonido abdominal: ultrasound-abdomen, ultrasound-abdomen-part
ultrasonido de seno: ultrasound-breast
primer ultrasonido del embarazo: ultrasound-pregnancy-early
mamografia sin seguro: mammogram-screening, mammogram-screening-3d
colonoscopia con biopsia: colonoscopy-biopsy
prueba de heces: stool-germs, stool-parasites, stool-test-cancer, stool-test-card, c-diff-test, h-pylori-stool
perfil hepatico: liver-panel
examen de riñon: kidney-panel, creatinine, ultrasound-kidneys
tiempo de coagulacion: clotting-time, clotting-ptt
prueba de testosterona: testosterone
vitamina d baja: vitamin-d
hepatitis b prueba: hepatitis-b-test
prueba de clamidia y gonorrea: std-test
cultivo de orina: urine-culture
prueba de drogas para trabajo: drug-test-urine, drug-test-laboratory
analisis de heces parasitos: stool-parasites
vacuna antirrabica: vaccine-rabies
vacuna del sarampion: vaccine-mmr, vaccine-mmr-chickenpox
vacuna de neumonia para mayores: vaccine-pneumonia, vaccine-pneumonia-23
vacuna de hepatitis a para viaje: vaccine-hepatitis-a
consulta medica general: visit-return-20, visit-new-30
examen fisico para trabajo: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
endocrinologo: visit-hormone-new, visit-hormone-return
cita con neurologo: visit-nerve-new, visit-nerve-return
doctor de los huesos: visit-bone-new, visit-bone-return
doctor de la piel: visit-skin-new, visit-skin-return
emergencias dolor de estomago: emergency-visit-3, emergency-visit-4
puntos en la cabeza: stitches-small, stitches-medium, stitches-face
dedo quebrado: x-ray-finger, finger-fracture, toe-fracture, x-ray-toes
inyeccion de cortisona en la rodilla: joint-injection, shot-steroid, joint-injection-ultrasound
bloqueo para la ciatica: nerve-root-injection, back-injection
operacion de hernia: hernia-groin, hernia-belly
operacion de cadera: hip-replacement
operacion de rodilla: knee-replacement, knee-arthroscopy
quitar las anginas: tonsils-child, tonsils-adult
cirugia de nariz tabique: nose-wall
glaucoma: eye-nerve-picture, field-of-sight, glaucoma-laser, iris-laser
inyeccion en el ojo: eye-injection
tapar una muela: dental-filling
corona para muela: dental-crown
terapia familiar: family-therapy-with-patient, family-therapy-without-patient
prueba de apnea en casa: sleep-test-home
infusion de quimioterapia: chemotherapy, chemotherapy-three-hours
pruebas de embarazo de laboratorio: pregnancy-test-blood, pregnancy-test-urine
prenatal primera visita: prenatal-visits, prenatal-visits-few
ligarme las trompas: tubes-tied
quitar el diu: iud-removal
histerectomia costo: hysterectomy
biopsia de mama: breast-biopsy-ultrasound, breast-biopsy-xray
marcador tumoral ca 125: tumor-marker-ovary
masaje terapeutico: physical-therapy-hands
audifonos: hearing-aid-check
`;

export const shortAsks: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
