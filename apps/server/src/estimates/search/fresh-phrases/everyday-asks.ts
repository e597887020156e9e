import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** Everyday asks, written after the mends of all sets before it, and run once before any other (decision 124). */
const english = `
hurt my back at work x ray: x-ray-lower-back, x-ray-upper-back, x-ray-lower-back-fewer-views
flu test for kid: flu-test, flu-test-pcr, covid-flu-test, covid-flu-rsv-test
mri for migraines: mri-brain-plain, mri-brain
thyroid ultrasound cost: ultrasound-thyroid
baby 4 month shots: vaccine-baby-five, vaccine-rotavirus, vaccine-hib, vaccine-dtap, vaccine-polio, vaccine-pneumonia
cost of tonsillectomy child: tonsils-child
dermatologist for acne: visit-skin-new, visit-skin-return
heart doctor new patient: visit-heart-new
pregnancy ultrasound no insurance: ultrasound-pregnancy, ultrasound-pregnancy-detailed, ultrasound-pregnancy-early, ultrasound-pregnancy-short, ultrasound-pregnancy-vaginal, ultrasound-pregnancy-repeat
upper gi endoscopy: upper-endoscopy, upper-endoscopy-biopsy
colonoscopy for my dad he's 62: colonoscopy-screening, colonoscopy
mammogram and ultrasound of breast: mammogram-screening, mammogram-screening-3d, mammogram-one-breast, mammogram-both-breasts, ultrasound-breast
need a tetanus booster: vaccine-tetanus, vaccine-tdap
broken ankle surgery: ankle-fracture-plate
rotator cuff mri: mri-shoulder, mri-shoulder-dye
physical therapy for neck: physical-therapy-first, physical-therapy, physical-therapy-hands
shoulder injection: joint-injection, joint-injection-ultrasound
labor and delivery price: birth-vaginal, birth-cesarean
postpartum check up: after-birth-visit
blood test for anemia: iron, ferritin, blood-count-differential, blood-count
check my vitamin levels: vitamin-d, vitamin-b12, vitamin-a, folic-acid
food allergy test: allergy-blood-test, allergy-skin-test
cataract surgery both eyes cost: cataract-surgery, cataract-surgery-difficult
hearing aid: hearing-aid-check, hearing-test
sinus infection: ct-sinuses, visit-ear-nose-throat-new, visit-ear-nose-throat-return, urgent-care-new, visit-return-20, visit-new-30, x-ray-sinuses, sinus-surgery
ct scan of lungs: ct-chest, ct-chest-plain, lung-screening
ct scan head injury: ct-head
abdominal pain er: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
stitches on face: stitches-face
dog bit my kid: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, urgent-care-new, urgent-care-return, vaccine-rabies
removal of birth control from arm: birth-control-implant-removal
copper iud: iud-copper
hysterectomy surgery: hysterectomy
vasectomy price: vasectomy
prostate exam: psa-test, visit-urology-new, visit-urology-return, prostate-biopsy
kidney ultrasound: ultrasound-kidneys
kidney stone surgery: kidney-stones-laser, kidney-stones-waves
hernia operation: hernia-groin, hernia-belly, hernia-groin-small-cuts, hernia-belly-larger
gallbladder ultrasound: ultrasound-abdomen-part, ultrasound-abdomen
liver biopsy: liver-biopsy
chemo treatment cost: chemotherapy, chemotherapy-three-hours
skin biopsy: skin-sample-shave, skin-sample-punch
sleep apnea test at home: sleep-test-home
anxiety counseling: therapy-first, therapy-45, therapy-60, therapy-30
couples therapist: family-therapy-with-patient
psychiatrist for medication: psychiatrist-first, psychiatrist-return
alcohol rehab: day-program-drugs, stay-detox, alcohol-advice
speech therapist for 3 year old: speech-first, speech-therapy
teeth cleaning: dental-cleaning, dental-cleaning-child
tooth infection: dental-exam, dental-exam-new, dental-extraction, dental-root-canal, dental-root-canal-front, x-ray-teeth
eye exam for glasses: glasses-test, eye-exam-new, eye-exam
ambulance to hospital: ambulance-basic, ambulance-advanced
wart removal: warts
ingrown toenail: nail-removal-lasting, nail-removal, visit-foot-new, visit-foot-return
arthritis blood test: rheumatoid-factor, arthritis-antibody
stress test heart: stress-test, stress-echocardiogram, stress-nuclear
echo of the heart: echocardiogram, echocardiogram-short
urine infection test: urine-culture, urinalysis, urinalysis-microscope
covid shot: vaccine-covid, vaccine-covid-child
nutritionist: nutrition-advice
`;

const spanish = `
me lastime la espalda en el trabajo rayos x: x-ray-lower-back, x-ray-upper-back, x-ray-lower-back-fewer-views
prueba de gripe para niño: flu-test, flu-test-pcr, covid-flu-test, covid-flu-rsv-test
resonancia por migrañas: mri-brain-plain, mri-brain
ultrasonido de tiroides costo: ultrasound-thyroid
vacunas del bebe de 4 meses: vaccine-baby-five, vaccine-rotavirus, vaccine-hib, vaccine-dtap, vaccine-polio, vaccine-pneumonia
operacion de amigdalas niño: tonsils-child
dermatologo para acne: visit-skin-new, visit-skin-return
cardiologo primera cita: visit-heart-new
ultrasonido de embarazo sin seguro: ultrasound-pregnancy, ultrasound-pregnancy-detailed, ultrasound-pregnancy-early, ultrasound-pregnancy-short, ultrasound-pregnancy-vaginal, ultrasound-pregnancy-repeat
endoscopia alta: upper-endoscopy, upper-endoscopy-biopsy
colonoscopia para mi papa de 62 años: colonoscopy-screening, colonoscopy
mamografia y ultrasonido de mama: mammogram-screening, mammogram-screening-3d, mammogram-one-breast, mammogram-both-breasts, ultrasound-breast
refuerzo del tetano: vaccine-tetanus, vaccine-tdap
operacion de tobillo quebrado: ankle-fracture-plate
resonancia del manguito rotador: mri-shoulder, mri-shoulder-dye
terapia fisica para el cuello: physical-therapy-first, physical-therapy, physical-therapy-hands
infiltracion en el hombro: joint-injection, joint-injection-ultrasound
precio de un parto: birth-vaginal, birth-cesarean
revision despues del parto: after-birth-visit
analisis para anemia: iron, ferritin, blood-count-differential, blood-count
nivel de vitaminas: vitamin-d, vitamin-b12, vitamin-a, folic-acid
prueba de alergia a alimentos: allergy-blood-test, allergy-skin-test
cirugia de cataratas los dos ojos: cataract-surgery, cataract-surgery-difficult
aparato para el oido: hearing-aid-check, hearing-test, hearing-implant
sinusitis: ct-sinuses, visit-ear-nose-throat-new, visit-ear-nose-throat-return, urgent-care-new, visit-return-20, visit-new-30, x-ray-sinuses, sinus-surgery
tomografia de pulmon: ct-chest, ct-chest-plain, lung-screening
tomografia por golpe en la cabeza: ct-head
dolor abdominal emergencia: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
puntos en la cara: stitches-face
un perro mordio a mi hijo: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5, urgent-care-new, urgent-care-return, vaccine-rabies
quitar el implante anticonceptivo: birth-control-implant-removal
t de cobre: iud-copper
cirugia para quitar la matriz: hysterectomy
precio vasectomia: vasectomy
examen de prostata: psa-test, visit-urology-new, visit-urology-return, prostate-biopsy
ultrasonido de riñones: ultrasound-kidneys
cirugia de piedras en el riñon: kidney-stones-laser, kidney-stones-waves
operacion de hernia inguinal: hernia-groin, hernia-groin-small-cuts
ultrasonido de vesicula: ultrasound-abdomen-part, ultrasound-abdomen
biopsia de higado: liver-biopsy
costo de quimioterapia: chemotherapy, chemotherapy-three-hours
biopsia de piel: skin-sample-shave, skin-sample-punch
prueba de apnea del sueño en casa: sleep-test-home
terapia para la ansiedad: therapy-first, therapy-45, therapy-60, therapy-30
terapeuta de parejas: family-therapy-with-patient
psiquiatra para medicamentos: psychiatrist-first, psychiatrist-return
rehabilitacion de alcohol: day-program-drugs, stay-detox, alcohol-advice
terapeuta del habla para niño: speech-first, speech-therapy
limpieza dental: dental-cleaning, dental-cleaning-child
infeccion en una muela: dental-exam, dental-exam-new, dental-extraction, dental-root-canal, dental-root-canal-front, x-ray-teeth
examen de ojos para lentes: glasses-test, eye-exam-new, eye-exam
ambulancia al hospital: ambulance-basic, ambulance-advanced
quitar verrugas: warts
uña del pie encarnada: nail-removal-lasting, nail-removal, visit-foot-new, visit-foot-return
examen de artritis: rheumatoid-factor, arthritis-antibody
prueba de esfuerzo del corazon: stress-test, stress-echocardiogram, stress-nuclear
eco del corazon: echocardiogram, echocardiogram-short
prueba de infeccion de orina: urine-culture, urinalysis, urinalysis-microscope
vacuna del covid: vaccine-covid, vaccine-covid-child
nutricionista: nutrition-advice
`;

export const everydayAsks: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
