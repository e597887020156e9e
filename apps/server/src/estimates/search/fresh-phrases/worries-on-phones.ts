import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** Worries, as they are typed on a phone. Written and committed before they were run (decision 124). */
const english = `
my knee popped playing soccer and its swollen now: mri-knee, x-ray-knee, x-ray-knee-fewer-views, x-ray-knee-more-views, visit-bone-new, visit-bone-return, urgent-care-new, urgent-care-return
found a lump in my breast: ultrasound-breast, mammogram-one-breast, mammogram-both-breasts, breast-biopsy-ultrasound, breast-biopsy-xray, breast-lump-removal
think i broke my wrist falling off bike: x-ray-wrist, wrist-fracture-cast, wrist-fracture-plate
baby pulling at her ear and fever: visit-child-new, visit-child-return, visit-ear-nose-throat-new, visit-ear-nose-throat-return, urgent-care-new, urgent-care-return
cant sleep snoring really loud test: sleep-study, sleep-test-home, visit-sleep-new
chest xray for green card medical: x-ray-chest, x-ray-chest-one-view
blood in my pee: urinalysis-microscope, urinalysis, visit-urology-new, visit-urology-return, urine-culture, ct-abdomen-pelvis-both, bladder-camera
blood in stool which doctor: visit-digestive-new, visit-digestive-return, colonoscopy, colonoscopy-biopsy, stool-test-card, stool-test-cancer
im always tired blood tests: blood-count-differential, blood-count, metabolic-panel-full, metabolic-panel-basic, thyroid-test, ferritin, iron
heart skips beats monitor to wear: heart-monitor, heart-monitor-month
numb hands at night nerve test: nerve-and-muscle-test, visit-nerve-new, visit-nerve-return
dizzy spells and ringing in ears: visit-ear-nose-throat-new, visit-ear-nose-throat-return, balance-test, hearing-test, dizziness-treatment
period is super heavy ultrasound: ultrasound-pelvis, ultrasound-pelvis-vaginal
late period pregnancy test at hospital: pregnancy-test-urine, pregnancy-test-blood, pregnancy-hormone
stomach pain right side after eating: visit-digestive-new, visit-digestive-return, ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
heartburn that wont go away scope: upper-endoscopy, upper-endoscopy-biopsy
my kid swallowed a coin: x-ray-belly, x-ray-swallowing, x-ray-chest, x-ray-chest-one-view, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, urgent-care-new, urgent-care-return, upper-endoscopy, upper-endoscopy-biopsy
cut my finger with a knife need stiches: stitches-small, stitches-medium
dog bite shot: vaccine-rabies, vaccine-tdap, vaccine-tetanus
stepped on a rusty nail tetanus: vaccine-tdap, vaccine-tetanus
toddler hit his head ct: ct-head, ct-head-both, ct-head-contrast
worst headache of my life: ct-head, ct-head-both, ct-head-contrast, visit-nerve-new, visit-nerve-return, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
migrane doctor: visit-nerve-new, visit-nerve-return
lower back pain cant walk injection: back-injection, nerve-root-injection, back-joint-injection
herniated disc mri: mri-lower-back, mri-lower-back-contrast, mri-neck, mri-upper-back
shoulder wont lift mri: mri-shoulder, mri-shoulder-dye
twisted ankle xray today: x-ray-ankle
gout in big toe: uric-acid, visit-foot-new, visit-foot-return, visit-joint-inflammation-new, visit-joint-inflammation-return, joint-injection
my mom fell and her hip hurts: x-ray-hip, x-ray-both-hips, stay-hip-fracture, ct-pelvis-plain, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, visit-bone-new, visit-bone-return
grandpa needs hearing aids checked: hearing-aid-check, hearing-test
blurry vision eye doctor diabetes: eye-exam-new, eye-exam, retina-picture
cataracts both eyes surgery price: cataract-surgery, cataract-surgery-difficult
itchy rash wont go away: visit-skin-new, visit-skin-return, urgent-care-new, urgent-care-return
weird mole on my back removed: mole-removal
ingrown toenale: nail-removal-lasting, nail-removal, visit-foot-new, visit-foot-return
plantar warts frozen off: warts
acne dermatologist teen: visit-skin-new, visit-skin-return
hair falling out thyroid check: thyroid-test
panic attacks therapist: therapy-first, therapy-45, therapy-60, therapy-30
feeling depressed need someone to talk to: therapy-first, therapy-45, therapy-60, therapy-30
adhd testing for my son: psychological-tests, psychiatrist-first, psychiatrist-return
couples counseling: family-therapy-with-patient
postpartum depression help: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first, psychiatrist-return
quit smoking help: smoking-help
opioid treatment suboxone: opioid-treatment
std test after hookup: std-test, hiv-test, syphilis-test
plan b or iud how much: iud-hormone, iud-copper
get my tubes tied: tubes-tied
husband wants vasectomy: vasectomy
trying to get pregnant 1 year fertility doctor: visit-fertility-new, visit-fertility-return
20 week anatomy baby ultrasound: ultrasound-pregnancy, ultrasound-pregnancy-detailed
gestational diabetes drink test: pregnancy-sugar-test, blood-sugar-three-hours
natural birth hospital bill: birth-vaginal
c section with 2 nights stay: birth-cesarean
newborn circumcized: circumcision-newborn
kidney stones they said ct scan: ct-abdomen-pelvis-plain
stone removal surgery laser: kidney-stones-laser
gallbladder attack surgery: gallbladder-removal, gallbladder-removal-xray
chest pain went to er bill: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
what does an ambulence cost: ambulance-basic, ambulance-advanced
`;

const spanish = `
me trono la rodilla jugando y se me hincho: mri-knee, x-ray-knee, x-ray-knee-fewer-views, x-ray-knee-more-views, visit-bone-new, visit-bone-return, urgent-care-new, urgent-care-return
me senti una bolita en el seno: ultrasound-breast, mammogram-one-breast, mammogram-both-breasts, breast-biopsy-ultrasound, breast-biopsy-xray, breast-lump-removal
creo que me quebre la muñeca: x-ray-wrist, wrist-fracture-cast, wrist-fracture-plate
al bebe le duele el oido y tiene calentura: visit-child-new, visit-child-return, visit-ear-nose-throat-new, visit-ear-nose-throat-return, urgent-care-new, urgent-care-return
ronco mucho y no duermo bien: sleep-study, sleep-test-home, visit-sleep-new
placa de pulmon para migracion: x-ray-chest, x-ray-chest-one-view
estoy orinando sangre: urinalysis-microscope, urinalysis, visit-urology-new, visit-urology-return, urine-culture, ct-abdomen-pelvis-both, bladder-camera
sangre al hacer popo que doctor: visit-digestive-new, visit-digestive-return, colonoscopy, colonoscopy-biopsy, stool-test-card, stool-test-cancer
siempre cansada que analisis me hago: blood-count-differential, blood-count, metabolic-panel-full, metabolic-panel-basic, thyroid-test, ferritin, iron
se me acelera el corazon: visit-heart-new, visit-heart-return, ecg, heart-monitor, heart-monitor-month
se me duermen las manos en la noche: nerve-and-muscle-test, visit-nerve-new, visit-nerve-return, carpal-tunnel, carpal-tunnel-injection
mareos y zumbido en los oidos: visit-ear-nose-throat-new, visit-ear-nose-throat-return, balance-test, hearing-test, dizziness-treatment
reglas muy abundantes ultrasonido: ultrasound-pelvis, ultrasound-pelvis-vaginal
se me atraso la regla prueba de embarazo: pregnancy-test-urine, pregnancy-test-blood, pregnancy-hormone
dolor en el lado derecho de la panza: visit-digestive-new, visit-digestive-return, ultrasound-abdomen, ultrasound-abdomen-part, ultrasound-liver-stiffness, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
agruras que no se quitan: visit-digestive-new, visit-digestive-return, upper-endoscopy, upper-endoscopy-biopsy
mi niño se trago una moneda: x-ray-belly, x-ray-swallowing, x-ray-chest, x-ray-chest-one-view, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, urgent-care-new, urgent-care-return, upper-endoscopy, upper-endoscopy-biopsy
me corte el dedo y ocupo puntadas: stitches-small, stitches-medium
me mordio un perro vacuna: vaccine-rabies, vaccine-tdap, vaccine-tetanus
pise un clavo oxidado: vaccine-tdap, vaccine-tetanus, urgent-care-new, urgent-care-return
mi hijo se pego en la cabeza: ct-head, ct-head-both, ct-head-contrast, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, urgent-care-new, urgent-care-return
dolor de cabeza muy fuerte: ct-head, ct-head-both, ct-head-contrast, visit-nerve-new, visit-nerve-return, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
migraña con el neurologo: visit-nerve-new, visit-nerve-return
no aguanto la cintura inyeccion: back-injection, nerve-root-injection, back-joint-injection
hernia de disco resonancia: mri-lower-back, mri-lower-back-contrast, mri-neck, mri-upper-back
no puedo levantar el brazo del hombro: mri-shoulder, mri-shoulder-dye, x-ray-shoulder, visit-bone-new, visit-bone-return
me doble el tobillo: x-ray-ankle, mri-hip-ankle, visit-bone-new, visit-bone-return, urgent-care-new, urgent-care-return
gota en el dedo gordo: uric-acid, visit-foot-new, visit-foot-return, visit-joint-inflammation-new, visit-joint-inflammation-return, joint-injection
mi mama se cayo y le duele la cadera: x-ray-hip, x-ray-both-hips, stay-hip-fracture, ct-pelvis-plain, emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, visit-bone-new, visit-bone-return
aparatos para oir mi abuelo: hearing-aid-check, hearing-test
veo borroso y tengo azucar: eye-exam-new, eye-exam, retina-picture
operarse de cataratas cuanto sale: cataract-surgery, cataract-surgery-difficult
comezon en todo el cuerpo: visit-skin-new, visit-skin-return, urgent-care-new, urgent-care-return
lunar raro en la espalda: mole-removal, visit-skin-new, visit-skin-return, skin-sample-shave, skin-sample-punch
uña enterrada: nail-removal-lasting, nail-removal, visit-foot-new, visit-foot-return
mezquinos en la mano quitar: warts
granos en la cara mi hija: visit-skin-new, visit-skin-return
se me cae el pelo tiroides: thyroid-test, visit-hormone-new, visit-hormone-return
ataques de panico: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first, psychiatrist-return
estoy muy triste quiero hablar con alguien: therapy-first, therapy-45, therapy-60, therapy-30
mi hijo no pone atencion en la escuela evaluacion: psychological-tests, psychiatrist-first, psychiatrist-return
terapia de parejas: family-therapy-with-patient
depresion despues del parto: therapy-first, therapy-45, therapy-60, therapy-30, psychiatrist-first, psychiatrist-return
dejar de fumar: smoking-help
ayuda para dejar las drogas: opioid-treatment, day-program-drugs, stay-detox, methadone
examen de enfermedades de transmision sexual: std-test, hiv-test, syphilis-test
el aparatito para no tener hijos: iud-hormone, iud-copper
operacion para ya no tener hijos mujer: tubes-tied
vasectomia sin bisturi: vasectomy
no puedo quedar embarazada doctor: visit-fertility-new, visit-fertility-return
ultrasonido de 20 semanas del bebe: ultrasound-pregnancy, ultrasound-pregnancy-detailed
examen de azucar del embarazo: pregnancy-sugar-test, blood-sugar-three-hours
parto normal cuanto cuesta: birth-vaginal
cesarea con hospitalizacion: birth-cesarean
circuncision del bebe: circumcision-newborn
piedras en los riñones tomografia: ct-abdomen-pelvis-plain
sacar piedra del riñon: kidney-stones-laser, kidney-stones-waves
operacion de la vesicula con laparoscopia: gallbladder-removal, gallbladder-removal-xray
dolor de pecho en urgencias: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
cuanto cobra la ambulancia: ambulance-basic, ambulance-advanced
`;

export const worriesOnPhones: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
