import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/**
 * Typed in a hurry on a phone, by people who worry. Written and committed before they were run: 103 of 120 were found at once
 * then, 113 among the first three with "Perhaps:" (decision 122).
 */
const english = `
my chest feels tight and my left arm is numb: emergency-visit-3, emergency-visit-4, emergency-visit-5, ecg, stay-chest-pain, heart-damage-test, visit-heart-new, visit-heart-return
kid has 103 fever er or urgent care: urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, emergency-visit-4, visit-child-new, visit-child-return
peeing every 5 min and it burns: urinalysis-microscope, urinalysis, urine-culture, visit-urology-new, visit-urology-return, urgent-care-new, urgent-care-return
lump on my neck ultrasond: ultrasound-thyroid
dr wants me to get a hida scan: gallbladder-scan
mri c spine wo contrast: mri-neck
need a dexa scan medicare age 67: bone-density
nuchal translucency: ultrasound-neck-fold
afib doctor apointment: visit-heart-new, visit-heart-return
vertigo epley thing: dizziness-treatment
baby wont stop throwing up: visit-child-new, visit-child-return, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, emergency-visit-4
torn achiles surgery cost: heel-tendon-repair
kidny stone blast: kidney-stones-waves, kidney-stones-laser
gallblader out: gallbladder-removal, gallbladder-removal-xray
lasic both eyes: vision-correction-laser
do you do botox for migranes: migraine-botox
tooth absess cant sleep: dental-root-canal, dental-root-canal-front, dental-extraction, dental-exam, dental-exam-new, dental-surgery
pink eye toddler: visit-child-new, visit-child-return, urgent-care-new, urgent-care-return, eye-exam-new, eye-exam
got a fish bone stuck in throat: visit-ear-nose-throat-new, visit-ear-nose-throat-return, voice-camera, x-ray-throat, upper-endoscopy, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, emergency-visit-4
hpv shot for my daughter: vaccine-hpv
ppd skin test read: tuberculosis-skin
drug screen for new employer: drug-test-urine, drug-test-laboratory
blood test to see if im anemic: blood-count, blood-count-differential, hemoglobin, iron, ferritin
3 month sugar test a1c price: diabetes-a1c
cortizone shot in shoulder: joint-injection, joint-injection-ultrasound, shot-steroid
pt for bad back after car wreck: physical-therapy-first, physical-therapy, physical-therapy-hands
whiplash xray: x-ray-neck, x-ray-neck-more-views
fell on outstreched hand xray: x-ray-wrist, x-ray-hand, x-ray-forearm
concusion check for my son football: ct-head, ct-head-both, ct-head-contrast, visit-nerve-new, visit-nerve-return, visit-child-new, visit-child-return, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, emergency-visit-4
ct of lungs ex smoker: lung-screening, lung-screening-talk, ct-chest-plain, ct-chest
piece of metal in my eye: eye-speck, eye-exam-new, eye-exam, emergency-visit-2, emergency-visit-3
swollen leg is it a clot: ultrasound-leg-vein-one, ultrasound-leg-veins, blood-clot-test
full body skin check melanoma: visit-skin-new, visit-skin-return
funny looking mole biopsied: skin-sample-shave, skin-sample-punch, mole-removal, visit-skin-new, visit-skin-return
robotic hysterectomy: hysterectomy
miscarriage d and c: miscarriage-treatment, womb-scrape
take out my nexplanon: birth-control-implant-removal
birthcontrol shot every 3 months: birth-control-shot
birth control thing in arm: birth-control-implant
6 wk checkup after having baby: after-birth-visit
glucola test: pregnancy-sugar-test
semen anaylsis: semen-test
low t bloodwork: testosterone
bph dr: visit-urology-new, visit-urology-return
food gets stuck going down: upper-endoscopy, upper-endoscopy-biopsy, food-pipe-widening, food-pipe-pressure, x-ray-swallowing, x-ray-swallowing-film, swallowing-exam, visit-digestive-new, visit-digestive-return
echo heart murmer: echocardiogram, echocardiogram-short
wear a monitor for my heart flutters: heart-monitor, heart-monitor-month
stress test on treadmil: stress-test, stress-echocardiogram, stress-nuclear
egd for gerd: upper-endoscopy, upper-endoscopy-biopsy
remicade infusion for crohns: infliximab
colongaurd: stool-test-genes
spinal stenosis operation: spine-narrowing-surgery, spinal-fusion, disc-surgery
epidural steriod injection l5: back-injection, nerve-root-injection
ankle wont hold weight after fall: x-ray-ankle, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, visit-bone-new, visit-bone-return
my mom keeps forgetting things: memory-tests, visit-nerve-new, visit-nerve-return, visit-older-new, visit-older-return
suicidal thoughts who can i see: crisis-session, therapy-first, psychiatrist-first, psychiatrist-return, emergency-visit-3, emergency-visit-4, emergency-visit-5
speech therapist for 3 yr old: speech-first, speech-therapy
peanut alergy test: allergy-blood-test, allergy-skin-test, allergy-total
sleep study with cpap: sleep-study-mask, sleep-study
ambulance ride bill: ambulance-basic, ambulance-advanced
`;

const spanish = `
me arde cuando orino: urinalysis-microscope, urinalysis, urine-culture, visit-urology-new, visit-urology-return, urgent-care-new, urgent-care-return
mi bebe tiene calentura y no come: visit-child-new, visit-child-return, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, emergency-visit-4
rayos x por tos con flema: x-ray-chest, x-ray-chest-one-view
sonografia de mama: ultrasound-breast
eco 4d embarazo: ultrasound-pregnancy, ultrasound-pregnancy-detailed, ultrasound-pregnancy-repeat, ultrasound-pregnancy-short
resonansia de la cabeza: mri-brain-plain, mri-brain
tac abdominal con contraste: ct-belly, ct-abdomen-pelvis, ct-belly-both, ct-abdomen-pelvis-both
me duele la barriga del lado derecho: visit-digestive-new, visit-digestive-return, ultrasound-abdomen, ultrasound-abdomen-part, appendix-removal, urgent-care-new, urgent-care-return, emergency-visit-3, emergency-visit-4
apendisitis: appendix-removal, emergency-visit-3, emergency-visit-4, ct-abdomen-pelvis
cirujia de vesicula: gallbladder-removal, gallbladder-removal-xray
perfil de lipidos: cholesterol
ver si tengo anemia: blood-count, blood-count-differential, hemoglobin, iron, ferritin
hemograma completo: blood-count, blood-count-differential
me encontraron sangre en la orina: urinalysis-microscope, urinalysis, visit-urology-new, visit-urology-return, bladder-camera, ultrasound-kidneys, urine-culture
hacerme el papanicolao: pap-test
la t de cobre: iud-copper
quitarme el diu: iud-removal
operarme pa no tener mas hijos: tubes-tied, vasectomy
se me bajo la matriz: prolapse-surgery, pessary, visit-womens-new, visit-womens-return
perdi a mi bebe a las 8 semanas: miscarriage-treatment, womb-scrape, visit-womens-new, visit-womens-return
puntos en la ceja: stitches-face, stitches-small
me mordio un perro: vaccine-rabies, vaccine-tdap, vaccine-tetanus, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3
me corte con un fierro oxidado: vaccine-tdap, vaccine-tetanus, stitches-small, stitches-medium, urgent-care-new, urgent-care-return, emergency-visit-2
vacunas pa entrar al kinder: vaccine-kindergarten, vaccine-mmr-chickenpox, vaccine-mmr, vaccine-chickenpox, vaccine-polio, vaccine-dtap
analisis de popo: stool-parasites, stool-germs, stool-test-card, stool-test-cancer
examen de azucar en ayunas: blood-sugar
tengo la presion bien alta: visit-heart-new, visit-heart-return, blood-pressure-day, urgent-care-new, urgent-care-return, emergency-visit-3
me brinca el corazon: ecg, heart-monitor, heart-monitor-month, visit-heart-new, visit-heart-return
prueba de esfuerso: stress-test, stress-echocardiogram, stress-nuclear
marcapaso: pacemaker, pacemaker-check
operacion de la vista por cataratas: cataract-surgery, cataract-surgery-difficult
carnosidad en el ojo: pterygium-removal
graduacion pa lentes: glasses-test, eye-exam-new, eye-exam
se me metio algo en el oido: ear-object, visit-ear-nose-throat-new, visit-ear-nose-throat-return, urgent-care-new, urgent-care-return
tapon de cera: ear-wax
me zumban los oidos: visit-ear-nose-throat-new, visit-ear-nose-throat-return, hearing-test
muela picada: dental-filling, dental-exam, dental-exam-new, dental-root-canal, dental-crown
me tienen que sacar una muela: dental-extraction, dental-wisdom-tooth
limpiesa dental: dental-cleaning, dental-cleaning-child
frenos pa los dientes: braces
terapia para hombro congelado: physical-therapy-first, physical-therapy, physical-therapy-hands
me falsee el tobillo: x-ray-ankle, splint-leg, urgent-care-new, urgent-care-return, emergency-visit-2, emergency-visit-3, visit-bone-new, visit-bone-return
yeso por muñeca quebrada: wrist-fracture-cast, cast-arm, splint-arm
operarme una hernia de disco: disc-surgery
infiltracion en la espalda: back-injection, nerve-root-injection, back-joint-injection
nervio ciatico: visit-spine-new, visit-spine-return, visit-pain-new, visit-pain-return, back-injection, nerve-root-injection, mri-lower-back, physical-therapy-first, physical-therapy
doctor para artritis en las manos: visit-joint-inflammation-new, visit-joint-inflammation-return
acido urico alto: uric-acid
analisis de tiroides: thyroid-test, thyroid-free-t4, thyroid-t3, thyroid-antibodies
bolita en el cuello: ultrasound-thyroid, visit-ear-nose-throat-new, visit-ear-nose-throat-return, ct-neck, lymph-node-biopsy, thyroid-biopsy, visit-surgeon-new, visit-surgeon-return
me sale liquido del pezon: visit-womens-new, visit-womens-return, ultrasound-breast, mammogram-one-breast, mammogram-both-breasts, prolactin
sesion de quimio: chemotherapy, chemotherapy-three-hours, chemotherapy-shot
psicologo para mi hijo adolecente: therapy-first, therapy-30, therapy-45, therapy-60, family-therapy-with-patient, psychological-tests
ataques de nervios: therapy-first, therapy-30, therapy-45, therapy-60, psychiatrist-first, psychiatrist-return, crisis-session, depression-questions
quiero dejar de tomar: alcohol-advice, day-program-drugs, stay-detox
se me va la respiracion cuando duermo: sleep-study, sleep-test-home, visit-sleep-new, visit-sleep-return, sleep-study-mask
espirometria por el asma: breathing-test, breathing-test-medicine
hongo en las uñas: nail-trimming, visit-foot-new, visit-foot-return, fungus-culture, visit-skin-new, visit-skin-return
ronchas por alergia consulta: visit-allergy-new, visit-allergy-return, visit-skin-new, visit-skin-return, urgent-care-new, urgent-care-return
quemar una verruga: warts
`;

export const lateAtNight: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
