import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** What people ask for at a hospital's front desk, written before the search's words were read, and run once after all mends (decision 191). */
const english = `
walk in clinic sore throat: urgent-care-new, urgent-care-return, strep-test, strep-test-pcr, throat-culture, visit-return-20, visit-new-30
how much for a flu shot: vaccine-flu, vaccine-flu-65
shot for whooping cough pregnant: vaccine-tdap
measles vaccine adult: vaccine-mmr
meningitis shot for college: vaccine-meningitis, vaccine-meningitis-b, vaccine-meningitis-five
my toddler needs his 18 month checkup: checkup-return-1-4, checkup-new-1-4
camp physical: checkup-return-5-11, checkup-return-12-17, checkup-new-5-11, checkup-new-12-17
dot physical: checkup-return-18-39, checkup-return-40-64, checkup-new-18-39, checkup-new-40-64
blood work for cholesterol and sugar: cholesterol, blood-sugar, diabetes-a1c, metabolic-panel-full, metabolic-panel-basic
blood test for kidney function: kidney-panel, creatinine, metabolic-panel-full, metabolic-panel-basic
hormone test menopause: fsh, estradiol
test for gonorrhea: std-test
pregnancy test at clinic: pregnancy-test-urine, pregnancy-test-blood
stool sample test: stool-germs, stool-test-card, stool-test-cancer, stool-parasites, stool-inflammation, stool-test-genes
test for mono: mono-test
xray of hand after punching a wall: x-ray-hand
chest xray for cough: x-ray-chest, x-ray-chest-one-view
x ray tailbone: x-ray-tailbone
ct scan sinuses: ct-sinuses
ct abdomen and pelvis with contrast: ct-abdomen-pelvis
mri of hip without contrast: mri-hip-ankle
mri cervical spine: mri-neck, mri-neck-contrast
ultrasound of gallbladder: ultrasound-abdomen, ultrasound-abdomen-part
ultrasound for lump in neck: ultrasound-thyroid
vein ultrasound legs: ultrasound-leg-veins, ultrasound-leg-vein-one
mammogram yearly: mammogram-screening, mammogram-screening-3d
breast ultrasound: ultrasound-breast
bone density: bone-density
echocardiogram: echocardiogram, echocardiogram-short
wear a heart monitor: heart-monitor, heart-monitor-month
stress test for heart: stress-test, stress-echocardiogram, stress-nuclear
sleep apnea test: sleep-study, sleep-test-home, sleep-study-mask
lung function test: breathing-test, breathing-test-medicine, lung-volume
colonoscopy over 45: colonoscopy-screening, colonoscopy
scope down my throat: upper-endoscopy, upper-endoscopy-biopsy, echocardiogram-throat, voice-camera
biopsy of a mole: skin-sample-shave, skin-sample-punch, mole-removal
remove a skin tag: skin-tags
cut on hand needs stitches: stitches-small, stitches-medium, emergency-visit-3, emergency-visit-2, urgent-care-new
ingrown toenail: nail-removal, nail-removal-lasting, visit-foot-new
drain an abscess: abscess-small
ear wax removal: ear-wax
cortisone injection shoulder: joint-injection, joint-injection-ultrasound
knee gel injections: knee-gel-shot
back injection for sciatica: back-injection, nerve-root-injection
physical therapy after knee surgery: physical-therapy, physical-therapy-first, physical-therapy-hands
hand therapy: occupational-therapy, occupational-therapy-first, physical-therapy, physical-therapy-first, physical-therapy-hands
speech therapy for 4 year old: speech-therapy, speech-first
talk to a therapist about anxiety: therapy-45, therapy-60, therapy-30, therapy-first
psychiatrist medication follow up: psychiatrist-return
pap smear: pap-test
get my iud taken out: iud-removal
birth control implant: birth-control-implant
20 week ultrasound: ultrasound-pregnancy, ultrasound-pregnancy-detailed
price of a c section: birth-cesarean
hernia operation: hernia-groin, hernia-groin-small-cuts, hernia-belly, hernia-belly-larger
gallbladder surgery cost: gallbladder-removal, gallbladder-removal-xray
new hip: hip-replacement
carpal tunnel surgery: carpal-tunnel
tonsillectomy for adult: tonsils-adult
kidney stone removal: kidney-stones-laser, kidney-stones-waves
`;
const spanish = `
cuánto cuesta la vacuna de la gripe: vaccine-flu, vaccine-flu-65
refuerzo del tétanos: vaccine-tetanus, vaccine-tdap
vacuna del sarampión: vaccine-mmr, vaccine-mmr-chickenpox
vacuna de la varicela para niño: vaccine-chickenpox, vaccine-mmr-chickenpox
chequeo del niño sano: checkup-return-1-4, checkup-return-5-11, checkup-return-baby, checkup-new-1-4, checkup-new-5-11, checkup-new-baby, checkup-return-12-17
chequeo de los 50 años: checkup-return-40-64, checkup-new-40-64
examen médico para el trabajo: checkup-return-18-39, checkup-return-40-64, checkup-new-18-39, checkup-new-40-64
análisis de colesterol: cholesterol
examen de sangre completo: blood-count-differential, blood-count, metabolic-panel-full
prueba de azúcar en ayunas: blood-sugar, diabetes-a1c
prueba de la tiroides: thyroid-test
prueba de embarazo: pregnancy-test-urine, pregnancy-test-blood
prueba de clamidia: std-test
examen de orina: urinalysis-microscope, urinalysis
examen de popó: stool-germs, stool-test-card, stool-test-cancer, stool-parasites, stool-inflammation
prueba de alergia a comida: allergy-blood-test, allergy-skin-test, allergy-total
placa de tórax: x-ray-chest, x-ray-chest-one-view
radiografía del pie: x-ray-foot, x-ray-foot-fewer-views
rayos x de la muñeca por caída: x-ray-wrist
radiografía de la espalda baja: x-ray-lower-back, x-ray-lower-back-fewer-views
tac de cabeza: ct-head, ct-head-contrast, ct-head-both
tomografía del abdomen con contraste: ct-belly, ct-abdomen-pelvis
resonancia de la rodilla: mri-knee
resonancia del cuello: mri-neck, mri-neck-contrast
ecografía de abdomen: ultrasound-abdomen, ultrasound-abdomen-part
ultrasonido de la tiroides: ultrasound-thyroid
eco del corazón: echocardiogram, echocardiogram-short
ultrasonido del bebé: ultrasound-pregnancy, ultrasound-pregnancy-early, ultrasound-pregnancy-detailed, ultrasound-pregnancy-short
mamografía de control: mammogram-screening, mammogram-screening-3d
ultrasonido de los senos: ultrasound-breast
densitometría: bone-density
electro del corazón: ecg
holter: heart-monitor
prueba de esfuerzo: stress-test
estudio para apnea del sueño: sleep-study, sleep-test-home, sleep-study-mask
colonoscopía preventiva: colonoscopy-screening
endoscopía del estómago: upper-endoscopy, upper-endoscopy-biopsy
biopsia de un lunar: skin-sample-shave, skin-sample-punch, mole-removal
quitar una verruga: warts
coser una herida: stitches-small, stitches-medium, stitches-face
uñero: nail-removal, nail-removal-lasting, visit-foot-new, visit-foot-return
lavado de oído: ear-wax
inyección de cortisona en el hombro: joint-injection, joint-injection-ultrasound
bloqueo para dolor de espalda: back-injection, nerve-root-injection, back-joint-injection
fisioterapia para la rodilla: physical-therapy, physical-therapy-first, physical-therapy-hands
terapia para hablar niño de 3 años: speech-therapy, speech-first
cita con psicólogo por ansiedad: therapy-45, therapy-60, therapy-30, therapy-first
citología vaginal: pap-test
sacar el dispositivo: iud-removal
pastillas o implante para no embarazarme: birth-control-implant, birth-control-shot, visit-womens-new, visit-womens-return
primera consulta de embarazo: prenatal-visits, prenatal-visits-few, visit-womens-new, ultrasound-pregnancy-early, prenatal-blood-tests
cesárea precio: birth-cesarean
operación de la vesícula: gallbladder-removal, gallbladder-removal-xray
operar hernia: hernia-groin, hernia-groin-small-cuts, hernia-belly, hernia-belly-larger
cambio de cadera: hip-replacement
operación del túnel carpiano: carpal-tunnel
operación de cataratas: cataract-surgery, cataract-surgery-difficult
sacar piedras del riñón: kidney-stones-laser, kidney-stones-waves
consulta con el urólogo: visit-urology-new, visit-urology-return
ir a emergencias por fiebre: emergency-visit-3, emergency-visit-2, emergency-visit-4, emergency-visit-1
`;

export const counterAsks: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
