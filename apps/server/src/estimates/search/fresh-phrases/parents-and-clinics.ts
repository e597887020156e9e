import { phrasesOf, type Phrase } from '../everyday-phrases.ts';

/** As parents and people on their way to a clinic would ask. Unmended, the search found 89 of 118 (decision 124). */
const english = `
my daughters first gyn visit: visit-womens-new
kid swallowed a coin: emergency-visit-3, x-ray-belly, x-ray-throat, x-ray-chest
baby wont stop crying fever er: emergency-visit-3
well baby check 2 months: checkup-return-baby, checkup-new-baby
toddler vaccines: vaccine-mmr, vaccine-dtap, vaccine-chickenpox, vaccine-hepatitis-a-child, vaccine-baby-five, vaccine-mmr-chickenpox, vaccine-covid-small-child, vaccine-hib
lead test child: lead-test
lice: visit-child-new, visit-skin-new, visit-return-20, urgent-care-new
rash doctor: visit-skin-new, visit-skin-return
eczema: visit-skin-new, visit-skin-return, light-treatment
psoriasis light treatment: light-treatment
skin cancer mohs: skin-cancer-layers
sunspot freezing: sun-spot
patch test: allergy-patch-test
hair loss: visit-skin-new, thyroid-test
sinus ct: ct-sinuses
sinus surgery: sinus-surgery
deviated septum: nose-wall
nose bleed: nosebleed
lost my voice scope: voice-camera
adenoids: adenoids, tonsils-child
neck lump biopsy: lymph-node-biopsy, thyroid-biopsy
thyroid removal: thyroid-removal, thyroid-half-removal
bladder scope: bladder-camera
kidney infection: urine-culture, stay-kidney-infection, urinalysis-microscope
leaky bladder test: bladder-pressure-test
enlarged prostate surgery: prostate-trimming, prostate-lift
low testosterone lab: testosterone
sperm count: semen-test
infertility dye test: pelvis-infertility-xray
ivf: egg-collection, embryo-transfer
amniotic test: amniotic-fluid-test
genetic test pregnant nipt: baby-gene-test
group b strep: strep-b-test
miscarriage: miscarriage-treatment
induction of labor: birth-vaginal
epidural during labor: labor-epidural, birth-vaginal
fibroids removal: fibroid-removal, hysterectomy
uterus biopsy: womb-lining-sample
leep: cervix-loop, cervix-loop-colposcopy
brca gene: inherited-breast-cancer-test
colon cancer stool box: stool-test-genes, stool-test-cancer
fecal test blood: stool-test-cancer, stool-test-card
c diff: c-diff-test
hep c screening: hepatitis-c-test
hiv rapid: hiv-test
prep for hiv: visit-infection-new, hiv-test
syphilis: syphilis-test
herpes test: herpes-test, herpes-blood-test
yeast infection: visit-womens-new, wet-mount
bv test: vaginal-infection-test
trich: trichomonas-test
urine drug screen: drug-test-urine, drug-test-laboratory
alcohol detox: stay-detox
suboxone clinic: opioid-treatment
ketamine: esketamine
tms: magnet-treatment
couples counseling: family-therapy-with-patient
group therapy: group-therapy
ect: shock-treatment
`;

const spanish = `
mi hijo se trago una moneda: emergency-visit-3, x-ray-belly, x-ray-throat, x-ray-chest
calentura de bebe: visit-child-new, visit-child-return, urgent-care-new, emergency-visit-3, visit-return-20
revision del bebe de 2 meses: checkup-return-baby, checkup-new-baby
prueba de plomo: lead-test
ronchas: visit-skin-new, allergy-skin-test, visit-allergy-new
manchas en la piel: visit-skin-new, skin-sample-shave, sun-spot
cancer de piel: skin-cancer-removal, skin-cancer-layers, skin-sample-shave, skin-sample-punch
caida del pelo: visit-skin-new, thyroid-test
tac de senos paranasales: ct-sinuses
sinusitis: ct-sinuses, x-ray-sinuses, visit-ear-nose-throat-new, sinus-surgery
tabique desviado: nose-wall
sangrado de nariz: nosebleed
bulto en el cuello: ultrasound-thyroid, lymph-node-biopsy, thyroid-biopsy
quitar la tiroides: thyroid-removal, thyroid-half-removal
camara en la vejiga: bladder-camera
mal de orin: urine-culture, urinalysis-microscope, urinalysis
infeccion urinaria: urine-culture, urinalysis-microscope, urinalysis
operacion de prostata: prostate-trimming, prostate-removal, prostate-lift
conteo de espermas: semen-test
amniocentesis: amniotic-fluid-test
prueba de adn embarazo: baby-gene-test
aborto espontaneo: miscarriage-treatment
epidural para el parto: labor-epidural, birth-vaginal
cauterizar el cuello de la matriz: cervix-loop, cervix-freezing, cervix-loop-colposcopy
prueba de sifilis: syphilis-test
flujo vaginal mal olor: vaginal-infection-test, wet-mount
hongos en las uñas: fungus-culture, visit-skin-new, visit-foot-new, nail-trimming
terapia de pareja: family-therapy-with-patient
terapia de grupo: group-therapy
drogas prueba de orina: drug-test-urine, drug-test-laboratory
vih: hiv-test
hepatitis c: hepatitis-c-test
exudado faringeo: throat-culture, strep-test, strep-test-pcr
cultivo de garganta: throat-culture
cultivo de heces: stool-germs
tipo de sangre: blood-group
prueba de tiroides: thyroid-test
vitamina d: vitamin-d
hormonas: estradiol, testosterone, fsh, thyroid-test, progesterone, visit-hormone-new
prueba de la menopausia: fsh, estradiol
calcio en la sangre: calcium
potasio: potassium
prueba de embarazo de sangre: pregnancy-test-blood, pregnancy-hormone
eco 4d: ultrasound-pregnancy, ultrasound-pregnancy-detailed
ultrasonido transvaginal: ultrasound-pelvis-vaginal, ultrasound-pregnancy-vaginal
ultrasonido de higado: ultrasound-abdomen-part, ultrasound-abdomen
ultrasonido testicular: ultrasound-testicles
resonancia de la cadera: mri-hip-ankle
placa de la mano: x-ray-hand
placa del cuello: x-ray-neck, x-ray-neck-more-views
placa dental: x-ray-teeth, dental-x-rays
mastografia: mammogram-screening
tomografia de pulmon fumador: lung-screening
lavado de estomago: emergency-visit-3
operacion de apendice: appendix-removal
bypass gastrico: stomach-bypass
manga gastrica: sleeve-stomach
sacar agua del pulmon: lung-fluid
sacar agua de la rodilla: joint-injection, joint-injection-ultrasound
`;

export const parentsAndClinics: readonly Phrase[] = [...phrasesOf('en', english), ...phrasesOf('es', spanish)];
