import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** What lay people type on a phone, 121 in each language. Unmended, the search found 213 of 242 (decision 124). */
const english = `
mri of my knee: mri-knee
MRI l spine w/o: mri-lower-back
how much is a ct scan of the head: ct-head, ct-head-contrast, ct-head-both
cost of having a baby: birth-vaginal, birth-cesarean
c section price: birth-cesarean
xray broken wrist: x-ray-wrist
hurt my ankle playing soccer xray: x-ray-ankle
ultrasound to see baby: ultrasound-pregnancy, ultrasound-pregnancy-early
mammogram no insurance: mammogram-screening, mammogram-screening-3d
3d mamogram: mammogram-screening-3d
colonoscopy at 45: colonoscopy-screening
colon camera: colonoscopy-screening, colonoscopy
camera down my throat: upper-endoscopy, upper-endoscopy-biopsy
egd with biopsy: upper-endoscopy-biopsy
blood sugar test: blood-sugar, diabetes-a1c
a1c: diabetes-a1c
cholestrol check: cholesterol
thyroid blood test: thyroid-test, thyroid-free-t4
tsh t4: thyroid-test, thyroid-free-t4
std test: std-test, syphilis-test, hiv-test
pee test for infection: urinalysis-microscope, urinalysis, urine-culture
strep throat swab kid: strep-test, strep-test-pcr
flu shot: vaccine-flu
covid booster: vaccine-covid
shingrix: vaccine-shingles
hpv vaccine for my daughter: vaccine-hpv
tetnus shot stepped on nail: vaccine-tdap, vaccine-tetanus
er visit stitches: stitches-small, stitches-medium, emergency-visit-3
how much does an ambulance cost: ambulance-basic, ambulance-advanced
chest pain ekg: ecg
stress test treadmill: stress-test
echo of heart: echocardiogram
heart monitor 24 hours: heart-monitor
heart cath: heart-catheter, heart-catheter-arteries
stent in heart: heart-stent
pacemaker: pacemaker
sleep study: sleep-study
snoring test at home: sleep-test-home
cpap fitting: sleep-study-mask
physical therapy for back: physical-therapy, physical-therapy-first, physical-therapy-hands
pt eval: physical-therapy-first
speech therapy my son 3 yrs old: speech-therapy, speech-first
occupational therapy hand: occupational-therapy, occupational-therapy-first
talk to a therapist: therapy-first, therapy-45, therapy-60, therapy-30
adhd testing for my kid: psychological-tests, psychiatrist-first
depression doctor: psychiatrist-first, therapy-first, therapy-45, therapy-60, therapy-30
psychiatrist first visit: psychiatrist-first
mole removed: mole-removal
skin tag removal: skin-tags
wart freezing: warts
skin biopsy: skin-sample-shave, skin-sample-punch
boil drained: abscess-small
ingrown toenail: nail-removal, nail-removal-lasting
cataract surgery one eye: cataract-surgery
eye exam: eye-exam, eye-exam-new
lasik: vision-correction-laser
glaucoma check: eye-nerve-picture, field-of-sight, eye-exam, eye-exam-new
hearing test: hearing-test
ear wax cleaning: ear-wax
ear tubes toddler: ear-tubes
tonsils out: tonsils-child, tonsils-adult
wisdom teeth: dental-surgery, x-ray-teeth
root canal: dental-root-canal
tooth pulled: dental-surgery, dental-extraction
teeth cleaning: dental-cleaning
gallbladder removal: gallbladder-removal
gall stones ultrasound: ultrasound-abdomen-part, ultrasound-abdomen
appendix surgery: appendix-removal
hernia repair: hernia-groin, hernia-belly, hernia-groin-small-cuts
knee replacement: knee-replacement
hip replacemnt: hip-replacement
acl surgery: knee-ligament
torn meniscus: knee-arthroscopy, knee-arthroscopy-both, mri-knee
rotator cuff: rotator-cuff-repair, mri-shoulder, shoulder-arthroscopy
carpal tunnel: carpal-tunnel
cortisone shot in shoulder: joint-injection, joint-injection-ultrasound
gel shots for knee: joint-injection, joint-injection-ultrasound
epidural for back pain: back-injection, nerve-root-injection
bunion: bunion
hysterectomy: hysterectomy
tubes tied: tubes-tied
vasectomy: vasectomy
iud: iud-hormone, iud-copper
nexplanon: birth-control-implant
pap smear: pap-test
colposcopy: colposcopy
d&c: miscarriage-treatment, womb-camera
pregnancy test blood: pregnancy-test-blood, pregnancy-hormone
gender reveal ultrasound 20 weeks: ultrasound-pregnancy, ultrasound-pregnancy-detailed
glucose test pregnant: pregnancy-sugar-test
nonstress test: baby-heartbeat-check
newborn hearing and pku: newborn-hearing
circumcision: circumcision-newborn, circumcision
prostate blood test: psa-test
prostate biopsy: prostate-biopsy
kidney stone blasting: kidney-stones-waves, kidney-stones-laser
dialysis: dialysis
chemo: chemotherapy, chemotherapy-three-hours, chemotherapy-shot
radiation treatment for cancer: radiation-session, radiation-precise, radiation-planning
pet scan: pet-body
lung cancer screening smoker: lung-screening
bone density: bone-density
breathing test asthma: breathing-test, breathing-test-medicine
nebulizer treatment: breathing-treatment
iron infusion: iron-infusion
remicade: infliximab
prolia injection: shot-denosumab
b12 shot: shot-b12
allergy test: allergy-skin-test, allergy-blood-test
allergy shots: allergy-shots
blood transfusion: blood-transfusion
vitamin d level: vitamin-d
liver function test: liver-panel, metabolic-panel-full
cbc with diff: blood-count-differential
cmp: metabolic-panel-full
70553: mri-brain
99213: visit-return-20
yearly physical: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
sports physical 14 year old: checkup-return-12-17, checkup-new-12-17
diabetes doctor visit: visit-hormone-new, visit-hormone-return, visit-return-20
weight loss surgery: sleeve-stomach, stomach-bypass
`;

const spanish = `
resonancia de rodilla: mri-knee
resonansia magnetica de la cabeza: mri-brain, mri-brain-plain
cuanto cuesta un parto: birth-vaginal, birth-cesarean
precio de una cesarea: birth-cesarean
radiografia de torax: x-ray-chest, x-ray-chest-one-view
placa del pie: x-ray-foot, x-ray-foot-fewer-views
rayos x de la muñeca: x-ray-wrist
sacarme una placa de los pulmones: x-ray-chest, x-ray-chest-one-view
tomografia de abdomen con contraste: ct-belly, ct-abdomen-pelvis, ct-belly-both
tac de cabeza: ct-head, ct-head-contrast, ct-head-both
ultrasonido de embarazo: ultrasound-pregnancy, ultrasound-pregnancy-early
ecografia de los riñones: ultrasound-kidneys
eco del corazon: echocardiogram
sonograma pelvico: ultrasound-pelvis, ultrasound-pelvis-vaginal
mamografia: mammogram-screening, mammogram-screening-3d
bolita en el seno: ultrasound-breast, mammogram-one-breast, mammogram-both-breasts, breast-lump-removal, breast-biopsy-ultrasound
papanicolau: pap-test
citologia: pap-test
colonoscopia: colonoscopy-screening, colonoscopy
me tengo que hacer una endoscopia: upper-endoscopy, upper-endoscopy-biopsy
examen de azucar: blood-sugar, diabetes-a1c
prueba de diabetes: diabetes-a1c, blood-sugar
hemoglobina glucosilada: diabetes-a1c
colesterol y trigliceridos: cholesterol
analisis de sangre completo: blood-count-differential, blood-count, metabolic-panel-full
biometria hematica: blood-count, blood-count-differential
hemograma: blood-count, blood-count-differential
quimica sanguinea: metabolic-panel-full, metabolic-panel-basic
perfil tiroideo: thyroid-test, thyroid-free-t4, thyroid-t3
examen de orina: urinalysis, urinalysis-microscope
urocultivo: urine-culture
prueba de embarazo: pregnancy-test-urine, pregnancy-test-blood
prueba de sida: hiv-test
examen de enfermedades venereas: std-test, syphilis-test, hiv-test
vacuna contra la gripe: vaccine-flu
vacuna de la influensa: vaccine-flu
vacuna del covid: vaccine-covid
vacuna del tetano: vaccine-tdap, vaccine-tetanus
vacuna del papiloma: vaccine-hpv
vacuna para la culebrilla: vaccine-shingles
vacunas para mi bebe: vaccine-baby-five, vaccine-dtap, vaccine-rotavirus, vaccine-polio, vaccine-hepatitis-b-child
puntos en la mano: stitches-small, stitches-medium
ir a urgencias por dolor de pecho: emergency-visit-3, emergency-visit-4, emergency-visit-5
emergencia: emergency-visit-3
ambulancia: ambulance-basic, ambulance-advanced
electrocardiograma: ecg
electro del corazon: ecg
prueba de esfuerzo: stress-test
cateterismo: heart-catheter, heart-catheter-arteries
marcapasos: pacemaker
holter 24 horas: heart-monitor
estudio del sueño: sleep-study
ronquidos apnea: sleep-study, sleep-test-home, sleep-study-mask
terapia fisica para la espalda: physical-therapy, physical-therapy-first, physical-therapy-hands
fisioterapia: physical-therapy, physical-therapy-first
rehabilitacion de rodilla: physical-therapy, physical-therapy-first
terapia del habla para mi niño: speech-therapy, speech-first
logopeda: speech-therapy, speech-first
terapia ocupacional: occupational-therapy, occupational-therapy-first
psicologo: therapy-first, therapy-45, therapy-60, therapy-30
cita con el psiquiatra: psychiatrist-first
ansiedad y depresion: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first
quitarme un lunar: mole-removal
verrugas: warts
me salio un nacido: abscess-small
uña enterrada: nail-removal, nail-removal-lasting
uñero: nail-removal, nail-removal-lasting
operacion de cataratas: cataract-surgery
examen de la vista: eye-exam, eye-exam-new
lentes graduados: glasses-test, eye-exam
prueba de oido: hearing-test
sacar cerilla del oido: ear-wax
lavado de oidos: ear-wax
operacion de anginas: tonsils-child, tonsils-adult
amigdalas: tonsils-child, tonsils-adult
muelas del juicio: dental-surgery, x-ray-teeth
sacar una muela: dental-surgery, dental-extraction
endodoncia: dental-root-canal
limpieza dental: dental-cleaning
operacion de la vesicula: gallbladder-removal
piedras en la vesicula ultrasonido: ultrasound-abdomen-part, ultrasound-abdomen
apendicitis: appendix-removal
hernia: hernia-groin, hernia-belly, hernia-groin-small-cuts
protesis de rodilla: knee-replacement
reemplazo de cadera: hip-replacement
menisco roto: knee-arthroscopy, knee-arthroscopy-both, mri-knee
manguito rotador: rotator-cuff-repair, mri-shoulder
tunel carpiano: carpal-tunnel
infiltracion en la rodilla: joint-injection, joint-injection-ultrasound
inyeccion en la columna: back-injection, nerve-root-injection, neck-injection
juanetes: bunion
quitar la matriz: hysterectomy
ligadura de trompas: tubes-tied
operarme para no tener hijos: tubes-tied, vasectomy
vasectomia: vasectomy
poner el diu: iud-hormone, iud-copper
ponerme la t de cobre: iud-copper
implante anticonceptivo en el brazo: birth-control-implant
legrado: miscarriage-treatment, womb-camera
curva de tolerancia a la glucosa: blood-sugar-three-hours, pregnancy-sugar-test
monitoreo fetal: baby-heartbeat-check
tamiz neonatal: newborn-hearing, newborn-blood-screen
circuncision: circumcision-newborn, circumcision
antigeno prostatico: psa-test
biopsia de prostata: prostate-biopsy
piedras en el riñon: kidney-stones-waves, kidney-stones-laser, ct-abdomen-pelvis-plain
dialisis: dialysis
quimioterapia: chemotherapy, chemotherapy-three-hours, chemotherapy-shot
radioterapia: radiation-session, radiation-planning
pet: pet-body
densitometria osea: bone-density
espirometria: breathing-test, breathing-test-medicine
nebulizaciones: breathing-treatment
hierro por la vena: iron-infusion
suero: fluids
inyeccion de b12: shot-b12
prueba de alergias: allergy-skin-test, allergy-blood-test
transfusion de sangre: blood-transfusion
chequeo general: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
control del niño sano: checkup-return-1-4, checkup-new-1-4, checkup-new-baby, checkup-return-baby, checkup-return-5-11, checkup-new-5-11
consulta con el cardiologo: visit-heart-new, visit-heart-return
`;

export const layPeople: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
