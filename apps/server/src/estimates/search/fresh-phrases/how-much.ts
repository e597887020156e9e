import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** What it costs, with codes and plain words mixed. Written and committed before they were run (decision 124). */
const english = `
how much is an mri without insurance: mri-brain-plain, mri-brain, mri-knee, mri-lower-back, mri-lower-back-contrast, mri-shoulder, mri-belly, mri-neck
how much does a colonoscopy cost at 50: colonoscopy-screening, colonoscopy
price of ct abdomen pelvis with contrast: ct-abdomen-pelvis
cost to see a doctor new patient: visit-new-30, visit-new-45, visit-new-15, visit-new-60
99203 office visit: visit-new-30
cpt 74177 ct abdomen: ct-abdomen-pelvis
code 45385 colonoscopy polyp: colonoscopy-polyps
70551 brain mri price: mri-brain-plain
cash price knee replacement surgery: knee-replacement
dr ordered echocardiogram 93306: echocardiogram
cost of ekg: ecg
er visit level 4 cost: emergency-visit-4
urgent care visit no insurance: urgent-care-new, urgent-care-return
how much for a pap smear: pap-test
how much is a mammogram if i pay cash: mammogram-screening, mammogram-screening-3d
diagnostic mammogram left breast: mammogram-one-breast
labs cbc cmp lipid tsh: blood-count-differential, blood-count, metabolic-panel-full, cholesterol, thyroid-test
a1c price: diabetes-a1c
80053 lab: metabolic-panel-full
lipid panel 80061 cost: cholesterol
price for urinalysis: urinalysis, urinalysis-microscope
blood type test price: blood-group
hep b titer for nursing school: immunity-hepatitis-b
mmr titer price: immunity-mmr
tb skin test for job: tuberculosis-skin
quantiferon gold: tuberculosis-blood
dot physical cdl: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
sports physicals: checkup-return-12-17, checkup-new-12-17, checkup-new-5-11, checkup-return-5-11
school physical 6 year old: checkup-return-5-11, checkup-new-5-11
wellness visit medicare: checkup-medicare, checkup-medicare-first, checkup-medicare-welcome
annual womens exam: visit-womens-new, visit-womens-return, pap-test, checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
price of hpv vaccine: vaccine-hpv
gardasil shot: vaccine-hpv
shingrix cost: vaccine-shingles
pneumonia shot senior: vaccine-pneumonia, vaccine-pneumonia-23
travel vaccines typhoid: vaccine-typhoid
yellow fever shot: vaccine-yellow-fever
rsv vaccine while pregnant: vaccine-rsv-pregnancy
monkeypox vaccine: vaccine-mpox
hysterectomy cost: hysterectomy
fibroids removal: fibroid-removal
endometriosis laparoscopy: endometriosis-surgery
d and c after miscarriage: miscarriage-treatment, womb-scrape
colposcopy abnormal pap: colposcopy, colposcopy-look
leep procedure: cervix-loop, cervix-loop-colposcopy
breast biopsy needle: breast-biopsy-ultrasound, breast-biopsy-xray
lumpectomy: breast-part-removal, breast-lump-removal
prostate biopsy: prostate-biopsy
turp surgery: prostate-trimming
cystoscopy office: bladder-camera
deviated septum operation cost: nose-wall
sinus surgery price: sinus-surgery
ear tubes toddler: ear-tubes
wisdom teeth removal: dental-wisdom-tooth
root canal cost: dental-root-canal, dental-root-canal-front
dental cleaning price: dental-cleaning, dental-cleaning-child
glasses prescription eye exam: glasses-test, eye-exam-new, eye-exam
retina injection: eye-injection
overnight sleep study price: sleep-study, sleep-study-mask
average cost of giving birth: birth-vaginal, birth-cesarean
`;

const spanish = `
cuanto cuesta una resonancia sin seguro: mri-brain-plain, mri-brain, mri-knee, mri-lower-back, mri-lower-back-contrast, mri-shoulder, mri-belly, mri-neck
precio de colonoscopia a los 50: colonoscopy-screening, colonoscopy
tomografia de abdomen y pelvis con contraste precio: ct-abdomen-pelvis
consulta con doctor por primera vez cuanto: visit-new-30, visit-new-45, visit-new-15, visit-new-60
99203 consulta: visit-new-30
codigo 74177 tomografia: ct-abdomen-pelvis
45385 colonoscopia con polipos: colonoscopy-polyps
70551 resonancia de cerebro: mri-brain-plain
precio en efectivo reemplazo de rodilla: knee-replacement
ecocardiograma cuanto cuesta: echocardiogram, echocardiogram-short
electro del corazon precio: ecg
visita a la sala de emergencia costo: emergency-visit-3, emergency-visit-4, emergency-visit-2, emergency-visit-5
urgencias sin cita sin seguro: urgent-care-new, urgent-care-return
cuanto vale el papanicolau: pap-test
mamografia pagando en efectivo: mammogram-screening, mammogram-screening-3d
mamografia de diagnostico seno izquierdo: mammogram-one-breast
biometria quimica y perfil de lipidos: blood-count-differential, blood-count, metabolic-panel-full, metabolic-panel-basic, cholesterol
hemoglobina glucosilada precio: diabetes-a1c
quimica sanguinea de 6: metabolic-panel-basic, metabolic-panel-full
examen general de orina: urinalysis, urinalysis-microscope
prueba de tipo de sangre: blood-group
titulos de hepatitis b: immunity-hepatitis-b
prueba de tuberculosis para trabajo: tuberculosis-skin, tuberculosis-blood
prueba de la tb en la piel: tuberculosis-skin
examen fisico para manejar troca: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
fisico para deportes de la escuela: checkup-return-12-17, checkup-new-12-17, checkup-new-5-11, checkup-return-5-11
chequeo de niño sano 6 años: checkup-return-5-11, checkup-new-5-11
chequeo anual de mujer: visit-womens-new, visit-womens-return, pap-test, checkup-return-40-64, checkup-return-18-39, checkup-new-40-64, checkup-new-18-39
visita anual medicare: checkup-medicare, checkup-medicare-first, checkup-medicare-welcome
vacuna del papiloma: vaccine-hpv
vacuna para la culebrilla: vaccine-shingles
vacuna de neumonia para adulto mayor: vaccine-pneumonia, vaccine-pneumonia-23
vacuna de tifoidea para viajar: vaccine-typhoid
vacuna de fiebre amarilla: vaccine-yellow-fever
vacuna del virus sincitial embarazada: vaccine-rsv-pregnancy
histerectomia precio: hysterectomy
quitar miomas: fibroid-removal
endometriosis operacion: endometriosis-surgery
legrado por aborto espontaneo: miscarriage-treatment, womb-scrape
colposcopia: colposcopy, colposcopy-look
cono del cuello de la matriz: cervix-loop, cervix-loop-colposcopy
biopsia de seno con aguja: breast-biopsy-ultrasound, breast-biopsy-xray
quitar un tumor del seno: breast-part-removal, breast-lump-removal
biopsia de prostata cuanto cuesta: prostate-biopsy
operacion de prostata raspado: prostate-trimming
camara por la vejiga: bladder-camera
operacion del tabique desviado: nose-wall
cirugia de sinusitis: sinus-surgery
tubitos en los oidos: ear-tubes
sacar las muelas del juicio: dental-wisdom-tooth
endodoncia precio: dental-root-canal, dental-root-canal-front
limpieza de dientes: dental-cleaning, dental-cleaning-child
examen de la vista para lentes: glasses-test, eye-exam-new, eye-exam, contact-lens-fitting
inyeccion en el ojo para la retina: eye-injection
estudio del sueño en la clinica: sleep-study, sleep-study-mask
nivel de hierro en la sangre: iron, ferritin
prueba de acido urico: uric-acid
nivel de vitamina b12: vitamin-b12
operacion del manguito rotador: rotator-cuff-repair
reemplazo de hombro: shoulder-replacement
`;

export const howMuch: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
