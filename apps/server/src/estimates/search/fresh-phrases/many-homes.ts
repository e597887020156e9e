import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** Other mother tongues, other countries’ Spanish, and whole sentences. Written and committed before they were run (decision 124). */
const english = `
please i need check sugar in blood: blood-sugar, diabetes-a1c
doctor for children first time: visit-child-new
test for worm in stomach: stool-parasites, stool-germs
photo of lungs x ray: x-ray-chest, x-ray-chest-one-view
shots my baby 1 year old: vaccine-mmr, vaccine-chickenpox, vaccine-hepatitis-a-child, vaccine-baby-five, vaccine-mmr-chickenpox, vaccine-hib, vaccine-dtap, checkup-return-1-4, vaccine-pneumonia
checkup for my wife she is pregnant 3 month: prenatal-visits, prenatal-visits-few
stomach camera: upper-endoscopy, upper-endoscopy-biopsy
camera test in the bottom: colonoscopy-screening, colonoscopy, colonoscopy-biopsy, short-bowel-scope
big belly ultrasound for liver fatty: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
test for oxygen in the blood artery: blood-gases
my nephew needs shots for kindergarden: vaccine-kindergarten, vaccine-mmr-chickenpox
ultrasonido for pregnant: ultrasound-pregnancy, ultrasound-pregnancy-detailed, ultrasound-pregnancy-early, ultrasound-pregnancy-short, ultrasound-pregnancy-vaginal, ultrasound-pregnancy-repeat
need una cita con el foot doctor: visit-foot-new, visit-foot-return
mri de la rodilla price: mri-knee
x-ray del pecho: x-ray-chest, x-ray-chest-one-view
blood test para colesterol: cholesterol
terapia for my back: physical-therapy-first, physical-therapy, physical-therapy-hands
I would like to know the price of having my cataract taken out, I am 74 and on Medicare: cataract-surgery, cataract-surgery-difficult
My daughter is 15 and has really painful periods, who should she see?: visit-womens-new, visit-womens-return
the doctor says I need a stent in my heart, how much will that be: heart-stent
I was told to get a bone density scan because I'm over 65: bone-density
Need to have my port flushed every month: line-rinse
my husband has to have dialysis three times a week: dialysis
He needs a new pacemaker battery: pacemaker, pacemaker-check
surgery to fix a broken hip 82 yr old: stay-hip-fracture, hip-replacement
physical therapist after knee replacement: physical-therapy-first, physical-therapy, physical-therapy-hands
visiting nurse at home: home-nurse
infusion of iron: iron-infusion, iron-infusion-single
remicade infusion: infliximab
b12 shots: shot-b12
testosterone injection: shot-testosterone
blood transfusion: blood-transfusion
chemo every 3 weeks: chemotherapy, chemotherapy-three-hours
radiation treatments for prostate: radiation-session, radiation-planning, radiation-precise
pet scan for cancer: pet-body
thyroid biopsy: thyroid-biopsy
nodule on thyroid ultrasound: ultrasound-thyroid
carotid ultrasound neck arteries: ultrasound-neck-arteries
leg ultrasound for clot: ultrasound-leg-veins, ultrasound-leg-vein-one
varicose vein treatment: varicose-veins, spider-veins
nuclear stress test: stress-nuclear
cardiac cath: heart-catheter, heart-catheter-arteries
heart calcium score: calcium-score
lung cancer screening ct smoker: lung-screening
lung function test copd: breathing-test, breathing-test-medicine, lung-volume
bronchoscopy: lung-camera, lung-camera-sample
allergy testing peanuts kid: allergy-skin-test, allergy-blood-test
weekly allergy shots: allergy-shots
EMG legs: nerve-and-muscle-test
EEG for seizures: brain-waves, brain-waves-awake
spinal tap: spinal-tap
pain doctor for neck: visit-pain-new, visit-pain-return
trigger finger: trigger-finger, tendon-injection
carpal tunel release: carpal-tunnel
bunion surgery: bunion
torn meniscus surgery: knee-arthroscopy, knee-arthroscopy-both
achilles tendon rupture: heel-tendon-repair
spinal fusion lumbar: spinal-fusion
baby not talking yet speech: speech-first, speech-therapy
cant hold my pee doctor: visit-urology-new, visit-urology-return, bladder-sling
`;

const spanish = `
placa de torax: x-ray-chest, x-ray-chest-one-view
chequear el azucar: blood-sugar, diabetes-a1c
me duele la guata: visit-digestive-new, visit-digestive-return, ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
radiografia de la pata derecha se me hincho: x-ray-foot, x-ray-foot-fewer-views, x-ray-lower-leg
terapia para la espalda: physical-therapy-first, physical-therapy, physical-therapy-hands
panza inflamada ecografia: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
sonograma de la matriz: ultrasound-pelvis, ultrasound-pelvis-vaginal
sonografia abdominal: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
analitica de sangre: blood-count-differential, blood-count, metabolic-panel-full, metabolic-panel-basic
hemograma: blood-count-differential, blood-count
examen de la caca para ver si hay bichos: stool-parasites, stool-germs
control de embarazo: prenatal-visits, prenatal-visits-few
consulta con la ginecologa: visit-womens-new, visit-womens-return
medico pediatra para guagua: visit-child-new, visit-child-return
inyeccion para no embarazarse: birth-control-shot
ponerme el dispositivo: iud-hormone, iud-copper
sacarme el implante del brazo: birth-control-implant-removal
prueba de papiloma humano: hpv-test
el examen ese del pecho a los 40: mammogram-screening, mammogram-screening-3d
colonoscopia por sangre: colonoscopy, colonoscopy-biopsy
endoscopia del estomago: upper-endoscopy, upper-endoscopy-biopsy
prueba de la bacteria del estomago: h-pylori-breath, h-pylori-stool
ultrasonido del higado graso: ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness
eco doppler de piernas: ultrasound-leg-veins, ultrasound-leg-vein-one, ultrasound-leg-arteries
varices en las piernas: varicose-veins, spider-veins, visit-vessels-new, visit-vessels-return
coagulo en la pierna: ultrasound-leg-veins, ultrasound-leg-vein-one
cateterismo: heart-catheter, heart-catheter-arteries
poner un stent: heart-stent
marcapasos: pacemaker, pacemaker-check
prueba de esfuerzo en la caminadora: stress-test
holter 24 horas: heart-monitor
tomografia de pulmones fumador: lung-screening
espirometria: breathing-test, breathing-test-medicine
pruebas de alergia al mani: allergy-skin-test, allergy-blood-test
inyecciones para la alergia: allergy-shots
estudio de los nervios de las piernas: nerve-and-muscle-test
encefalograma convulsiones: brain-waves, brain-waves-awake
puncion lumbar: spinal-tap
dedo en gatillo: trigger-finger, tendon-injection
juanetes operacion: bunion
menisco roto: knee-arthroscopy, knee-arthroscopy-both, mri-knee
tendon de aquiles: heel-tendon-repair
operacion de columna: spinal-fusion, disc-surgery, spine-narrowing-surgery, neck-fusion
quebrada de cadera anciano operacion: stay-hip-fracture, hip-replacement
fisioterapia despues de operacion: physical-therapy-first, physical-therapy, physical-therapy-hands
enfermera en casa: home-nurse
suero de hierro: iron-infusion, iron-infusion-single
transfusion de sangre: blood-transfusion
quimio: chemotherapy, chemotherapy-three-hours, chemotherapy-shot
radioterapia para cancer: radiation-session, radiation-planning, radiation-precise
tomografia pet: pet-body, pet-brain
biopsia de tiroides: thyroid-biopsy
nodulo en el tiroides: ultrasound-thyroid, thyroid-biopsy, visit-hormone-new, visit-hormone-return
dialisis: dialysis
hepatitis c: hepatitis-c-test, hepatitis-c-amount
vih prueba: hiv-test
sifilis: syphilis-test
mi niño de 3 años no habla: speech-first, speech-therapy, child-development-test
quiero saber cuánto me saldría una operación de hernia en la ingle sin aseguranza: hernia-groin, hernia-groin-small-cuts
mi esposo necesita que le revisen la próstata, ¿qué examen es?: psa-test, visit-urology-new, visit-urology-return, prostate-ultrasound, prostate-biopsy
`;

export const manyHomes: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
