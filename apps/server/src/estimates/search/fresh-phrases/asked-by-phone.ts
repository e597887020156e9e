import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** What people ask for by phone, written by whoever mended the search after the front desk's phrases, and run once (decision 191). */
const english = `
shot for the flu for my 70 year old mom: vaccine-flu-65, vaccine-flu
pneumonia vaccine over 65: vaccine-pneumonia, vaccine-pneumonia-23
hpv shot for daughter: vaccine-hpv
tetanus after rusty nail: vaccine-tetanus, vaccine-tdap
covid booster: vaccine-covid
travel shots for africa: vaccine-yellow-fever, vaccine-typhoid, vaccine-hepatitis-a, vaccine-cholera
strep throat swab: strep-test, strep-test-pcr, throat-culture
rsv test baby: rsv-test, covid-flu-rsv-test
blood test for diabetes: diabetes-a1c, blood-sugar
thyroid check: thyroid-test, ultrasound-thyroid
vitamin d blood test: vitamin-d
test my iron: iron, ferritin
hiv and syphilis test: hiv-test, syphilis-test
urine test for infection: urine-culture, urinalysis, urinalysis-microscope
colon cancer test at home: stool-test-genes, stool-test-cancer, stool-test-card
paternity or dna test: carrier-test, baby-gene-test, inherited-breast-cancer-test
broken ankle xray: x-ray-ankle
xray for pneumonia: x-ray-chest
dental xrays: dental-x-rays, x-ray-teeth
shoulder mri no contrast: mri-shoulder
mri of the prostate: mri-pelvis-contrast, mri-pelvis
lumbar mri with contrast: mri-lower-back-contrast
ct scan of neck: ct-neck, ct-neck-bones
low dose lung ct: lung-screening
kidney stone ct: ct-abdomen-pelvis-plain
calcium score heart: calcium-score
ultrasound of liver: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
baby hip ultrasound: ultrasound-baby-hips
prostate ultrasound: prostate-ultrasound
lump in breast mammogram: mammogram-one-breast, mammogram-both-breasts
30 day heart monitor: heart-monitor-month
tilt table test: fainting-table-test
breathing test for asthma: breathing-test, breathing-test-medicine, asthma-breath-test, asthma-challenge
cpap sleep study: sleep-study-mask
camera in stomach: upper-endoscopy, upper-endoscopy-biopsy
camera in bladder: bladder-camera
needle biopsy of thyroid: thyroid-biopsy
bone marrow test: bone-marrow-biopsy
freeze off warts: warts
infected cyst drained: abscess-small
splinter in finger: splinter
plantar wart: warts, visit-foot-new
dead toenail removed: nail-removal, nail-removal-lasting
cast for broken arm: cast-arm, splint-arm, forearm-fracture, upper-arm-fracture
steroid injection in hip: joint-injection, joint-injection-ultrasound
shot in my back for pain: back-injection, nerve-root-injection, back-joint-injection
pt for low back pain: physical-therapy, physical-therapy-first, physical-therapy-hands
massage therapy: physical-therapy-hands
anxiety counseling: therapy-45, therapy-60, therapy-30, therapy-first
adhd medication doctor: psychiatrist-first, psychiatrist-return
alcohol rehab: day-program-drugs, stay-detox, alcohol-advice
annual pap and pelvic exam: pap-test, visit-womens-new, visit-womens-return
get an iud: iud-copper, iud-hormone
first pregnancy appointment: prenatal-visits, prenatal-visits-few, visit-womens-new, ultrasound-pregnancy-early, prenatal-blood-tests
birth with epidural: birth-vaginal, labor-epidural
baby circumcision: circumcision-newborn
remove uterus: hysterectomy
torn acl surgery: knee-ligament
wisdom tooth removal: dental-wisdom-tooth, dental-extraction, dental-surgery
lasik eye surgery: vision-correction-laser
`;
const spanish = `
vacuna para la gripe de mi papá de 70 años: vaccine-flu-65, vaccine-flu
vacuna del virus del papiloma: vaccine-hpv
me clavé un clavo vacuna: vaccine-tetanus, vaccine-tdap
vacunas del kinder: vaccine-kindergarten, vaccine-mmr-chickenpox, vaccine-dtap
refuerzo de covid: vaccine-covid
vacuna de hepatitis b: vaccine-hepatitis-b, vaccine-hepatitis-b-child, vaccine-hepatitis-both
prueba de garganta para mi hijo: strep-test, strep-test-pcr, throat-culture
prueba del sida: hiv-test
examen de enfermedades venéreas: std-test, syphilis-test, hiv-test, herpes-test
análisis para la diabetes: diabetes-a1c, blood-sugar
examen de la hormona tiroidea: thyroid-test, thyroid-free-t4
análisis de hierro: iron, ferritin
prueba de embarazo de orina: pregnancy-test-urine
examen de sangre en el excremento: stool-test-card, stool-test-cancer
cultivo de orina: urine-culture
prueba de drogas de orina: drug-test-urine, drug-test-laboratory
radiografía de costillas: x-ray-ribs
placa del dedo quebrado: x-ray-finger, x-ray-toes
rayos x de los dientes: dental-x-rays, x-ray-teeth
rayos x de la columna completa: x-ray-whole-spine
resonancia de la cabeza con contraste: mri-brain
resonancia del hombro sin contraste: mri-shoulder
resonancia de la próstata: mri-pelvis-contrast, mri-pelvis
tomografía de pulmón: ct-chest, ct-chest-plain, lung-screening
tomografía de piedras en los riñones: ct-abdomen-pelvis-plain
ultrasonido del hígado: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
ultrasonido de riñones: ultrasound-kidneys
ultrasonido de la matriz: ultrasound-pelvis, ultrasound-pelvis-vaginal
ultrasonido de los testículos: ultrasound-testicles
mamografía por una bolita: mammogram-one-breast, mammogram-both-breasts
monitor del corazón por 30 días: heart-monitor-month
prueba de respiración: breathing-test, breathing-test-medicine
cámara en el estómago: upper-endoscopy, upper-endoscopy-biopsy
biopsia de la tiroides: thyroid-biopsy
quemar verrugas: warts
quitar una espina del dedo: splinter
sacar cera del oído: ear-wax
quitarse los puntos: visit-return-10, visit-return-20, wound-care
yeso para el brazo: cast-arm, splint-arm, forearm-fracture, upper-arm-fracture
inyección en el hombro: joint-injection, joint-injection-ultrasound
inyecciones en la columna: back-injection, nerve-root-injection, neck-injection, back-joint-injection
terapia para la espalda: physical-therapy, physical-therapy-first, physical-therapy-hands
terapia para dejar el alcohol: alcohol-advice, day-program-drugs, stay-detox
consejería por ansiedad: therapy-45, therapy-60, therapy-30, therapy-first
psiquiatra para mi hijo: psychiatrist-first, psychiatrist-return
examen de papanicolaou y mamografía: pap-test, mammogram-screening
quitar el implante del brazo: birth-control-implant-removal
ponerme la t de cobre: iud-copper
primer ultrasonido del embarazo: ultrasound-pregnancy-early, ultrasound-pregnancy
parto con epidural: birth-vaginal, labor-epidural
circuncisión de recién nacido: circumcision-newborn
operación para bajar de peso: stomach-bypass, sleeve-stomach
operación de las anginas: tonsils-child, tonsils-adult
operación de menisco: knee-arthroscopy, knee-arthroscopy-both
rodilla nueva: knee-replacement
arreglar el tabique: nose-wall
sacar la vesícula: gallbladder-removal, gallbladder-removal-xray
muela del juicio: dental-wisdom-tooth, dental-extraction, dental-surgery
examen de lentes: glasses-test, eye-exam-new, eye-exam, contact-lens-fitting
ambulancia a la casa: ambulance-basic, ambulance-advanced
`;

export const askedByPhone: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
