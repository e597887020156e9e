import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** As elders, teenagers and nurses would ask. Unmended, the search found 79 of 120 (decision 124). */
const english = `
water pill lab work for kidneys: metabolic-panel-basic, kidney-panel, creatinine
sugar diabetes feet check: visit-foot-new, visit-foot-return, nail-trimming, wound-care
sitting with doctor for my blood pressure: visit-return-20, visit-new-30, visit-heart-new, blood-pressure-day
pressure cuff 24 hr: blood-pressure-day
the scan where they put you in the tube: mri-lower-back, mri-knee, mri-brain
picture of my lungs: x-ray-chest, ct-chest, ct-chest-plain
swollen legs vein ultrasound: ultrasound-leg-veins, ultrasound-leg-vein-one
carotid arteries neck ultrasound: ultrasound-neck-arteries
varicose vein laser: varicose-veins
macular degeneration shots in eye: eye-injection
eye pressure test: eye-exam, eye-exam-new, eye-nerve-picture, field-of-sight
hearing aid check: hearing-aid-check, hearing-test
dentures: dental-denture
pneumonia shot for seniors: vaccine-pneumonia, vaccine-pneumonia-23
rsv vaccine: vaccine-rsv
welcome to medicare visit: checkup-medicare-welcome, checkup-medicare-first
annual wellness visit: checkup-medicare, checkup-medicare-first, checkup-return-40-64, checkup-return-65
memory loss testing: memory-tests
blood thinner test inr: clotting-time
pacemaker battery check: pacemaker-check
afib shock heart back to rhythm: heart-rhythm-shock
ablation for afib: heart-ablation
open heart bypass: heart-bypass
valve replacement: heart-valve-surgery, heart-valve-catheter
hip fracture surgery: stay-hip-fracture
back surgery fusion: spinal-fusion
slipped disc surgery: disc-surgery
kyphoplasty: spine-bone-cement
swallow test: swallowing-exam, x-ray-swallowing-film, x-ray-swallowing
feeding tube: feeding-tube
oxygen at night: oxygen-overnight
hospital room per night: observation-hour, stay-pneumonia
icu per day: critical-care
birth control shot: birth-control-shot
morning after pill: visit-womens-new, urgent-care-new, visit-return-20
acne doctor: visit-skin-new, visit-skin-return
panic attacks: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first
school shots: vaccine-kindergarten, vaccine-mmr-chickenpox, vaccine-mmr, vaccine-dtap
meningitis vaccine college: vaccine-meningitis, vaccine-meningitis-five, vaccine-meningitis-b
mono test: mono-test
concussion scan: ct-head
broken nose: x-ray-nose, broken-nose
broken arm cast: cast-arm, forearm-fracture, splint-arm
dislocated shoulder: shoulder-dislocation, x-ray-shoulder
sprained ankle: x-ray-ankle
braces: braces
tb test for job: tuberculosis-skin, tuberculosis-blood
drug test for work: drug-test-urine, drug-test-laboratory
hep b titer: immunity-hepatitis-b
mmr titer: immunity-mmr
quantiferon: tuberculosis-blood
CXR 2v: x-ray-chest
CT a/p w/ con: ct-abdomen-pelvis
US RUQ: ultrasound-abdomen-part, ultrasound-abdomen
TTE: echocardiogram
BMP: metabolic-panel-basic
PICC line: long-line
foley: bladder-catheter
ua c&s: urine-culture, urinalysis-microscope, urinalysis
I&D abscess: abscess-small
`;

const spanish = `
me mareo y se me va la vista: balance-test, ct-head, mri-brain, mri-brain-plain, visit-nerve-new, eye-exam
estudio de los riñones creatinina: creatinine, kidney-panel
aparato de 24 horas de la presion: blood-pressure-day
azucar alta en la sangre: blood-sugar, diabetes-a1c
me falta el aire: breathing-test, x-ray-chest, ecg, emergency-visit-3
placa de cadera: x-ray-hip
radiografia de columna lumbar: x-ray-lower-back, x-ray-lower-back-fewer-views
dolor de cintura: mri-lower-back, x-ray-lower-back, physical-therapy
doppler de las piernas: ultrasound-leg-veins, ultrasound-leg-arteries, ultrasound-leg-vein-one
varices: varicose-veins, spider-veins
vacuna de la neumonia: vaccine-pneumonia
vacuna contra el herpes zoster: vaccine-shingles
dentadura postiza: dental-denture
aparato para la sordera: hearing-aid-check, hearing-test
pelear con la depresion consulta: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first
perdida de memoria: memory-tests, visit-nerve-new
coagulacion inr: clotting-time
operacion de corazon abierto: heart-bypass, heart-valve-surgery
cambio de valvula: heart-valve-surgery, heart-valve-catheter
stent en el corazon: heart-stent
fractura de cadera operacion: stay-hip-fracture
hernia discal: disc-surgery, mri-lower-back, mri-neck
operacion de columna: spinal-fusion, disc-surgery, spine-narrowing-surgery, neck-fusion
sonda para orinar: bladder-catheter
cuarto de hospital por noche: observation-hour, stay-pneumonia
cuidados intensivos: critical-care
inyeccion anticonceptiva: birth-control-shot
pastilla del dia siguiente: visit-womens-new, urgent-care-new, visit-return-20
granos en la cara dermatologo: visit-skin-new, visit-skin-return
ataques de panico: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first
vacunas para la escuela: vaccine-kindergarten, vaccine-mmr-chickenpox, vaccine-mmr, vaccine-dtap
vacuna de la meningitis: vaccine-meningitis, vaccine-meningitis-five
golpe en la cabeza: ct-head, x-ray-skull, emergency-visit-3
se me quebro el brazo: x-ray-forearm, x-ray-upper-arm, forearm-fracture, upper-arm-fracture, cast-arm
yeso: cast-arm, cast-leg
se me zafo el hombro: shoulder-dislocation, x-ray-shoulder
torcedura de tobillo: x-ray-ankle
frenos para los dientes: braces
prueba de tuberculosis: tuberculosis-skin, tuberculosis-blood
antidoping: drug-test-urine, drug-test-laboratory
examen de hepatitis: hepatitis-panel, hepatitis-b-test, hepatitis-c-test
titulos de sarampion: immunity-mmr
prueba de anemia: iron, blood-count-differential, blood-count, ferritin, hemoglobin
ferritina: ferritin
acido urico: uric-acid
gota: uric-acid
reumas: visit-joint-inflammation-new, rheumatoid-factor, visit-joint-inflammation-return
factor reumatoide: rheumatoid-factor
pruebas de higado: liver-panel
higado graso: ultrasound-abdomen-part, ultrasound-abdomen, ultrasound-liver-stiffness, liver-stiffness
gastritis: upper-endoscopy, h-pylori-stool, h-pylori-breath, visit-digestive-new
helicobacter: h-pylori-stool, h-pylori-breath
almorranas: hemorrhoid-bands, hemorrhoid-surgery
parasitos heces: stool-parasites
sangre oculta en heces: stool-test-cancer, stool-test-card
coproparasitoscopico: stool-parasites
cuadro hematico: blood-count, blood-count-differential
parte de orina: urinalysis, urinalysis-microscope
sacarle sangre: blood-draw
me pico un perro mordida rabia: vaccine-rabies
`;

export const eldersAndTeens: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
