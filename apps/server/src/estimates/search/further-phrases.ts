import { phrasesOf, type Phrase } from './everyday-phrases.ts';

/**
 * A second set, written without a look at the synonyms and run before these were mended (decision 149): needs and complaints, Spanish of
 * several countries, abbreviations, misspellings, another order of words, with and without contrast.
 */
const english = `
how much is a strep test: strep-test, strep-test-pcr, throat-culture
blood sugar check: blood-sugar, diabetes-a1c
what is my blood type: blood-group
mri lower back no contrast: mri-lower-back
ct abdomen and pelvis w contrast: ct-abdomen-pelvis
cat scan of my head: ct-head, ct-head-contrast, ct-head-both
sprained ankle xray: x-ray-ankle
my toe is broken: x-ray-toes
broke my wrist: x-ray-wrist, wrist-fracture-cast, wrist-fracture-plate
lump in my breast: ultrasound-breast, mammogram-one-breast, breast-lump-removal
pap smeer: pap-test
test for stds: std-test, hiv-test, syphilis-test
hiv testing: hiv-test
kidney stone surgery: kidney-stones-laser, kidney-stones-waves
gall bladder surgery: gallbladder-removal, gallbladder-removal-xray
get my tubes tied: tubes-tied
vasectomy cost: vasectomy
having a baby natural birth: birth-vaginal
c section price: birth-cesarean
first trimester ultrasound: ultrasound-pregnancy-early
20 week ultrasound: ultrasound-pregnancy, ultrasound-pregnancy-detailed
flu shot for my mom 70 years old: vaccine-flu-65
covid booster: vaccine-covid
baby rotavirus drops: vaccine-rotavirus
measles vaccine: vaccine-mmr
allergy testing skin: allergy-skin-test, allergy-patch-test
sleep apnea test at home: sleep-test-home
talk to a therapist: therapy-first, therapy-45, therapy-60
marriage counseling: family-therapy-with-patient
psychiatrist appointment: psychiatrist-first
anxiety help: therapy-first, therapy-45, therapy-60
heart echo: echocardiogram
EKG: ecg
treadmill test: stress-test
holter monitor 24 hrs: heart-monitor
blood clot in leg ultrasound: ultrasound-leg-veins, ultrasound-leg-vein-one
carotid ultrasound: ultrasound-neck-arteries
colonoscopy age 50: colonoscopy-screening
colon polyp removal: colonoscopy-polyps
stool kit for colon cancer: stool-test-cancer, stool-test-genes
heartburn camera down throat: upper-endoscopy, upper-endoscopy-biopsy
hernia surgry: hernia-groin, hernia-belly, hernia-groin-small-cuts
torn acl: knee-ligament, mri-knee
knee replacment: knee-replacement
hip replacement surgery: hip-replacement
cortizone shot in knee: joint-injection, joint-injection-ultrasound, shot-steroid
carpel tunnel: carpal-tunnel
physical therapist: physical-therapy-first, physical-therapy, physical-therapy-hands
speech therapy for my toddler: speech-therapy, speech-first
ear tubes for kid: ear-tubes
tonsils out adult: tonsils-adult
hearing test: hearing-test
cataract surgery one eye: cataract-surgery, cataract-surgery-difficult
eye exam for glasses: glasses-test, eye-exam, eye-exam-new
something in my eye: eye-speck
mole check dermatologist: visit-skin-new, visit-skin-return
wart removal: warts
ingrown toenail: nail-removal-lasting, nail-removal
drain an abscess: abscess-small
stiches on face: stitches-face
ambulance ride: ambulance-basic, ambulance-advanced
urgent care visit: urgent-care-new, urgent-care-return
ER for chest pain: emergency-visit-3, emergency-visit-4, emergency-visit-5
vit d level: vitamin-d
tsh blood work: thyroid-test
cholestrol test: cholesterol
A1C: diabetes-a1c
low iron blood test: iron, ferritin
iron infusion: iron-infusion
uti test: urinalysis-microscope, urinalysis, urine-culture
pregnancy blood test: pregnancy-test-blood, pregnancy-hormone
lyme disease: lyme-test
chemo infusion: chemotherapy, chemotherapy-three-hours
radiation for cancer: radiation-session, radiation-planning, radiation-precise
dialysis treatment: dialysis
my back is killing me: mri-lower-back, x-ray-lower-back, physical-therapy, back-injection
blood in stool: stool-test-card, stool-test-cancer, colonoscopy
shortness of breath: breathing-test, x-ray-chest, ecg
dizzy spells: balance-test, mri-brain, ct-head
gluten intolerance test: celiac-test
lactose intolerance: milk-sugar-test
food allergy blood test: allergy-blood-test
copper iud: iud-copper
birth control shot: birth-control-shot
nexplanon removal: birth-control-implant-removal
abnormal pap follow up biopsy: colposcopy
infertility test for men: semen-test
menopause hormone test: fsh, estradiol
low testosterone: testosterone
prostate check blood: psa-test
blood thinner test inr: clotting-time
cant sleep snoring: sleep-study, sleep-test-home
memory loss test: memory-tests
migraine botox: migraine-botox
numb hands nerve test: nerve-and-muscle-test
gout: uric-acid
arthritis blood test: rheumatoid-factor
bunyon surgery: bunion
frozen shoulder therapy: physical-therapy, physical-therapy-first
mri prostate: mri-pelvis-contrast
ct sinus: ct-sinuses
calcium score: calcium-score
lung cancer screening smoker: lung-screening
dexa: bone-density
stool sample parasites: stool-parasites
drug test for work: drug-test-urine, drug-test-laboratory
shot of penicillin: shot-antibiotic
b12 shots: shot-b12
nose bleed wont stop: nosebleed
kid swallowed something xray: x-ray-belly, x-ray-chest, x-ray-throat
newborn checkup: checkup-new-baby
medicare wellness: checkup-medicare, checkup-medicare-first
`;

const spanish = `
cuanto cuesta una prueba de azucar: blood-sugar, diabetes-a1c
qué tipo de sangre soy: blood-group
resonancia de columna lumbar sin contraste: mri-lower-back
tac de abdomen con contraste: ct-belly, ct-abdomen-pelvis
tomografia de la cabeza: ct-head, ct-head-contrast, ct-head-both
placa de torax: x-ray-chest, x-ray-chest-one-view
radiografia del tobillo: x-ray-ankle
me quebré la muñeca: x-ray-wrist, wrist-fracture-cast, wrist-fracture-plate
bolita en el pecho: ultrasound-breast, mammogram-one-breast, breast-lump-removal
mamografia 3d: mammogram-screening-3d
papanicolau: pap-test
prueba de enfermedades venereas: std-test, hiv-test, syphilis-test
prueba del sida: hiv-test
operacion de la vesicula: gallbladder-removal, gallbladder-removal-xray
piedras en los riñones: kidney-stones-laser, kidney-stones-waves
ligadura de trompas: tubes-tied
vasectomia: vasectomy
parto natural: birth-vaginal
cuánto sale una cesarea: birth-cesarean
ultrasonido del bebe: ultrasound-pregnancy, ultrasound-pregnancy-early
ecografia de embarazo primer trimestre: ultrasound-pregnancy-early
control prenatal: prenatal-visits, prenatal-visits-few
vacuna del covid: vaccine-covid
vacuna contra la influenza: vaccine-flu
vacuna de rotavirus: vaccine-rotavirus
vacuna del tetano: vaccine-tetanus, vaccine-tdap
vacunas para bebe: vaccine-baby-five, vaccine-dtap, vaccine-rotavirus
examen de la vista para lentes: glasses-test, eye-exam, eye-exam-new
operacion de cataratas: cataract-surgery
dolor de muela: dental-exam, dental-exam-new, dental-filling, dental-surgery, x-ray-teeth
sicologo: therapy-first, therapy-45, therapy-60
terapia de pareja: family-therapy-with-patient
psiquiatra primera vez: psychiatrist-first
depresion ayuda: therapy-first, therapy-45, therapy-60
electrocardiograma: ecg
eco del corazon: echocardiogram
prueba de esfuerzo: stress-test
varices operacion: varicose-veins
ultrasonido de la pierna por coagulo: ultrasound-leg-veins, ultrasound-leg-vein-one
colonoscopia: colonoscopy-screening, colonoscopy
endoscopia del estomago: upper-endoscopy, upper-endoscopy-biopsy
prueba de helicobacter: h-pylori-stool, h-pylori-breath
operación de hernia: hernia-groin, hernia-belly, hernia-groin-small-cuts
hernia en el ombligo: hernia-belly
ligamento roto de la rodilla: knee-ligament, mri-knee
protesis de cadera: hip-replacement
infiltracion en la rodilla: joint-injection, joint-injection-ultrasound
tunel carpiano: carpal-tunnel
fisioterapia: physical-therapy, physical-therapy-first, physical-therapy-hands
terapia de lenguaje para niños: speech-therapy, speech-first
tubitos en los oidos: ear-tubes
anginas operacion niño: tonsils-child
lavado de oidos: ear-wax
quitar un lunar: mole-removal
verrugas: warts
uña enterrada: nail-removal-lasting, nail-removal
quemadura: burn-care
puntos por cortada: stitches-small, stitches-medium
ambulancia: ambulance-basic, ambulance-advanced
sala de emergencia: emergency-visit-3, emergency-visit-2, emergency-visit-4
atencion urgente: urgent-care-new, urgent-care-return
biometria hematica completa: blood-count-differential, blood-count
quimica sanguinea: metabolic-panel-full, metabolic-panel-basic
trigliceridos: cholesterol
prueba de tiroides: thyroid-test
anemia examen: blood-count-differential, blood-count, iron
examen general de orina: urinalysis-microscope, urinalysis
infeccion de orina: urinalysis-microscope, urinalysis, urine-culture
prueba de embarazo de sangre: pregnancy-test-blood, pregnancy-hormone
acido urico: uric-acid
plaquetas bajas: platelets, blood-count-differential, blood-count
espermograma: semen-test
quimioterapia: chemotherapy
radioterapia: radiation-session, radiation-planning, radiation-precise
dialisis: dialysis
dolor de espalda baja resonancia: mri-lower-back
me falta el aire: breathing-test, x-ray-chest, ecg
mareos: balance-test, mri-brain, ct-head
intolerancia al gluten: celiac-test
intolerancia a la lactosa: milk-sugar-test
T de cobre: iud-copper
quitar el implante del brazo: birth-control-implant-removal
inyeccion anticonceptiva: birth-control-shot
cancer de prostata examen: psa-test
no puedo dormir ronco: sleep-study, sleep-test-home
examen de tuberculosis: tuberculosis-skin, tuberculosis-blood
gota acido urico: uric-acid
juanetes: bunion
resonancia de hombro: mri-shoulder
ultrasonido de tiroides: ultrasound-thyroid
eco abdominal: ultrasound-abdomen
ultrasonido transvaginal: ultrasound-pelvis-vaginal
mamografia de rutina: mammogram-screening
prueba del papiloma: hpv-test
examen de heces parasitos: stool-parasites
antidoping para trabajo: drug-test-urine, drug-test-laboratory
inyeccion de vitamina b12: shot-b12
transfusion de sangre: blood-transfusion
cita con el ginecologo: visit-womens-new, visit-womens-return
cardiologo consulta: visit-heart-new, visit-heart-return
pediatra: visit-child-new, visit-child-return
nutricionista: nutrition-advice
dejar de fumar: smoking-help
manga gastrica: sleeve-stomach
amigdalas adulto: tonsils-adult
oximetria: oxygen-measure
densitometria osea: bone-density
monitor holter: heart-monitor
cateterismo cardiaco: heart-catheter, heart-catheter-arteries
marca pasos: pacemaker
azucar en el embarazo: pregnancy-sugar-test
`;

export const furtherPhrases: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
