import type { WrittenLanguage } from '@portico/contract';

/** What people type, and the services any of which is right. */
export interface Phrase {
  readonly language: WrittenLanguage;
  readonly typed: string;
  readonly right: readonly string[];
}

/** Lines of "what is typed: services that are right", 120 for each language (issue 14, "What proves it"). */
const english = `
flu shot: vaccine-flu
flu vaccine: vaccine-flu
covid vaccine: vaccine-covid
covid test: covid-test, covid-test-rapid
shingles shot: vaccine-shingles
tetanus shot: vaccine-tdap, vaccine-tetanus
tdap: vaccine-tdap
pneumonia shot: vaccine-pneumonia
hpv vaccine: vaccine-hpv
hep b vaccine: vaccine-hepatitis-b
emergency room: emergency-visit-3
er visit: emergency-visit-3
ER: emergency-visit-3
urgent care: urgent-care-new, urgent-care-return
stitches: stitches-small
i cut my finger: stitches-small
broken arm xray: x-ray-forearm, x-ray-upper-arm, x-ray-wrist
forearm x-ray: x-ray-forearm
wrist xray: x-ray-wrist
chest x ray: x-ray-chest
chest xray 2 views: x-ray-chest
foot x-ray: x-ray-foot
hand xray: x-ray-hand
hip x-ray: x-ray-hip
rib xray: x-ray-ribs
knee mri: mri-knee
my knee hurts mri: mri-knee
mri of the brain with contrast: mri-brain
brain mri without contrast: mri-brain-plain
MRI lumbar spine: mri-lower-back
lower back mri: mri-lower-back
mri shoulder: mri-shoulder
mri neck: mri-neck
mri prostate: mri-pelvis-contrast
ct scan of abdomen: ct-belly, ct-abdomen-pelvis, ct-belly-plain
cat scan head: ct-head
ct chest without contrast: ct-chest-plain
ct abdomen pelvis with contrast: ct-abdomen-pelvis
sinus ct: ct-sinuses
pet scan: pet-body
bone density: bone-density
dexa scan: bone-density
ultrasound: ultrasound-abdomen, ultrasound-pregnancy
thyroid ultrasound: ultrasound-thyroid
kidney ultrasound: ultrasound-kidneys
pelvic ultrasound: ultrasound-pelvis, ultrasound-pelvis-vaginal
testicle ultrasound: ultrasound-testicles
pregnancy ultrasound: ultrasound-pregnancy
20 week ultrasound: ultrasound-pregnancy-detailed, ultrasound-pregnancy
mammogram: mammogram-screening
3d mammogram: mammogram-screening-3d
breast ultrasound: ultrasound-breast
breast biopsy: breast-biopsy-ultrasound
colonoscopy: colonoscopy-screening
colonscopy: colonoscopy-screening, colonoscopy
colonoscopy with polyp removal: colonoscopy-polyps
endoscopy: upper-endoscopy
EGD: upper-endoscopy
stool test for colon cancer: stool-test-cancer
cologuard: stool-test-genes
pap smear: pap-test
pap: pap-test
hpv test: hpv-test
std test: std-test
chlamydia test: std-test
hiv test: hiv-test
pregnancy test: pregnancy-test-blood, pregnancy-test-urine
blood test: blood-count-differential, metabolic-panel-full, cholesterol
blood work: blood-count-differential, metabolic-panel-full, cholesterol
cbc: blood-count, blood-count-differential
cmp: metabolic-panel-full
bmp: metabolic-panel-basic
lipid panel: cholesterol
cholestrol: cholesterol
a1c: diabetes-a1c
tsh: thyroid-test
thyroid blood test: thyroid-test
vitamin d: vitamin-d
iron level: iron, ferritin
psa: psa-test
urine test: urinalysis, urinalysis-microscope
uti test: urine-culture, urinalysis, urinalysis-microscope
strep test: strep-test
flu test: flu-test
mono test: mono-test
allergy test: allergy-skin-test, allergy-blood-test
allergy shots: allergy-shots
tb test: tuberculosis-skin, tuberculosis-blood
ekg: ecg
echocardiogram: echocardiogram
echo: echocardiogram
stress test: stress-test
holter monitor: heart-monitor
heart cath: heart-catheter, heart-catheter-arteries
calcium score: calcium-score
sleep study: sleep-study
sleep apnea test at home: sleep-test-home
hearing test: hearing-test
eye exam: eye-exam, eye-exam-new
cataract surgery: cataract-surgery
knee replacement: knee-replacement
total hip replacement: hip-replacement
gallbladder surgery: gallbladder-removal
hernia surgery: hernia-groin
hysterectomy: hysterectomy
tonsils out: tonsils-child, tonsils-adult
tubes tied: tubes-tied
vasectomy: vasectomy
carpal tunnel: carpal-tunnel
cortisone shot in knee: joint-injection
epidural steroid injection: back-injection
physical therapy: physical-therapy
therapist: therapy-first, therapy-45, therapy-30, therapy-60
physical: checkup-return-18-39, checkup-return-40-64, checkup-new-40-64
well child visit: checkup-return-1-4, checkup-new-1-4
giving birth: birth-vaginal
c-section: birth-cesarean
iud: iud-hormone, iud-copper
chemo: chemotherapy
radiation: radiation-session, radiation-planning
skin biopsy: skin-sample-shave, skin-sample-punch
mole removal: mole-removal
ear wax: ear-wax
cardiologist: visit-heart-new
dermatologist: visit-skin-new
swollen ankle x-ray: x-ray-ankle
kidney stone: kidney-stones-waves, kidney-stones-laser
lung cancer screening: lung-screening
wisdom teeth: dental-surgery, x-ray-teeth
sports physical: checkup-return-12-17, checkup-new-12-17
newborn checkup: checkup-new-baby, checkup-return-baby
speech therapy for child: speech-therapy, speech-first
`;

const spanish = `
vacuna de la gripe: vaccine-flu
vacuna contra la influenza: vaccine-flu
vacuna: vaccine-flu, vaccine-covid, vaccine-tdap
vacuna del covid: vaccine-covid
vacuna del tétano: vaccine-tdap, vaccine-tetanus
vacuna de la culebrilla: vaccine-shingles
vacuna del papiloma: vaccine-hpv
vacuna para la neumonía: vaccine-pneumonia
emergencia: emergency-visit-3
sala de emergencias: emergency-visit-3
urgencias: emergency-visit-3, urgent-care-new
puntos: stitches-small
papanicolaou: pap-test
papanicolau: pap-test
citología: pap-test
prueba de embarazo: pregnancy-test-blood, pregnancy-test-urine
examen de sangre: blood-count-differential, metabolic-panel-full, cholesterol
análisis de sangre: blood-count-differential, metabolic-panel-full, cholesterol
biometría hemática: blood-count, blood-count-differential
hemograma: blood-count, blood-count-differential
química sanguínea: metabolic-panel-full, metabolic-panel-basic
colesterol: cholesterol
azúcar en la sangre: blood-sugar, diabetes-a1c
hemoglobina glucosilada: diabetes-a1c
prueba de diabetes: diabetes-a1c, blood-sugar
examen de orina: urinalysis, urinalysis-microscope
cultivo de orina: urine-culture
infección de orina: urinalysis, urinalysis-microscope, urine-culture
prueba de tiroides: thyroid-test
vitamina d: vitamin-d
anemia: iron, blood-count, ferritin, hemoglobin
antígeno prostático: psa-test
prueba de próstata: psa-test
prueba del vih: hiv-test
enfermedades de transmisión sexual: std-test
prueba de clamidia: std-test
prueba de alergia: allergy-skin-test, allergy-blood-test
prueba de covid: covid-test, covid-test-rapid
prueba de estreptococo: strep-test
tuberculosis: tuberculosis-skin, tuberculosis-blood
radiografía de tórax: x-ray-chest
placa de torax: x-ray-chest
radiografía de brazo: x-ray-forearm, x-ray-upper-arm
rayos x de la mano: x-ray-hand
radiografía de rodilla: x-ray-knee
rayos equis del pie: x-ray-foot
radiografía de la espalda: x-ray-lower-back, x-ray-upper-back
placa de cadera: x-ray-hip
radiografía de muñeca: x-ray-wrist
radiografia de costillas: x-ray-ribs
resonancia de rodilla: mri-knee
resonancia magnética de cerebro: mri-brain, mri-brain-plain
resonancia de columna lumbar: mri-lower-back
resonancia de la espalda baja sin contraste: mri-lower-back
resonancia de hombro: mri-shoulder
resonancia con contraste del cerebro: mri-brain
tomografía de abdomen: ct-belly, ct-abdomen-pelvis, ct-belly-plain
tomografía de cabeza: ct-head
tac de tórax: ct-chest, ct-chest-plain
tomografía de abdomen y pelvis con contraste: ct-abdomen-pelvis
ultrasonido: ultrasound-abdomen, ultrasound-pregnancy
sonograma: ultrasound-abdomen, ultrasound-pregnancy
ultrasonido de embarazo: ultrasound-pregnancy
ultrasonido de tiroides: ultrasound-thyroid
ultrasonido de riñones: ultrasound-kidneys
ecografía pélvica: ultrasound-pelvis, ultrasound-pelvis-vaginal
ultrasonido de mama: ultrasound-breast
eco del corazón: echocardiogram
ecocardiograma: echocardiogram
electrocardiograma: ecg
prueba de esfuerzo: stress-test
cateterismo: heart-catheter, heart-catheter-arteries
mamografía: mammogram-screening
mamograma: mammogram-screening
mastografía: mammogram-screening
densitometría: bone-density
colonoscopia: colonoscopy-screening
colonoscopía: colonoscopy-screening
endoscopia: upper-endoscopy
gastroscopia: upper-endoscopy
biopsia de seno: breast-biopsy-ultrasound, breast-biopsy-xray
biopsia de piel: skin-sample-shave, skin-sample-punch
biopsia de próstata: prostate-biopsy
parto: birth-vaginal
cesárea: birth-cesarean
cuidado prenatal: prenatal-visits, prenatal-visits-few
consulta prenatal: prenatal-visits, prenatal-visits-few
anticonceptivos: birth-control-implant, birth-control-shot, iud-hormone, iud-copper
dispositivo intrauterino: iud-hormone, iud-copper
diu: iud-hormone, iud-copper
ligadura de trompas: tubes-tied
vasectomía: vasectomy
histerectomía: hysterectomy
quitar la matriz: hysterectomy
cirugía de vesícula: gallbladder-removal
operación de la vesícula: gallbladder-removal
hernia: hernia-groin, hernia-belly
cirugía de hernia: hernia-groin, hernia-belly
cataratas: cataract-surgery
operación de cataratas: cataract-surgery
amígdalas: tonsils-child, tonsils-adult
apendicitis: appendix-removal
reemplazo de rodilla: knee-replacement
prótesis de cadera: hip-replacement
túnel carpiano: carpal-tunnel
hemorroides: hemorrhoid-bands, hemorrhoid-surgery
piedras en el riñón: kidney-stones-waves, kidney-stones-laser
quimioterapia: chemotherapy
radioterapia: radiation-session, radiation-planning
diálisis: dialysis
terapia física: physical-therapy
fisioterapia: physical-therapy
terapia del habla: speech-therapy
psicólogo: therapy-first, therapy-45, therapy-30, therapy-60
psiquiatra: psychiatrist-first
chequeo anual: checkup-return-18-39, checkup-return-40-64, checkup-new-40-64
consulta con el doctor: visit-return-20, visit-new-30
cardiólogo: visit-heart-new
ginecólogo: visit-womens-new
pediatra: visit-child-new
dermatólogo: visit-skin-new
examen de la vista: eye-exam, eye-exam-new
examen de audición: hearing-test
estudio del sueño: sleep-study
me duele la rodilla: x-ray-knee, mri-knee
uña enterrada: nail-removal, nail-removal-lasting
sacar un quiste: wrist-cyst, tailbone-cyst
ameba: stool-parasites
nariz tapada cirugía: nose-wall, sinus-surgery
ultrasonido transvaginal: ultrasound-pelvis-vaginal
`;

export const everydayPhrases: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];

/** @param lines each "what is typed: ids of services that are right". */
export function phrasesOf(language: WrittenLanguage, lines: string): Phrase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', right = ''] = line.split(':');
      return { language, typed, right: right.split(',').map((id) => id.trim()) };
    });
}
