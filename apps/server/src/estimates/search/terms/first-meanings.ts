/**
 * Searches and the services that people mean by them first, for searches that many services fit alike and for complaints that name
 * no service: "searches in either language: ids of services, the likeliest first". Small words do not count.
 */
export const firstMeaningLines = `
colonoscopy, screening colonoscopy, colon cancer screening, colon exam, examen del colon: colonoscopy-screening, colonoscopy, colonoscopy-polyps
mammogram, breast exam, breast cancer screening: mammogram-screening, mammogram-both-breasts, mammogram-one-breast
endoscopy: upper-endoscopy, upper-endoscopy-biopsy
blood test, lab, analysis: blood-count-differential, metabolic-panel-full, cholesterol
checkup, physical exam adult, wellness: checkup-return-40-64, checkup-return-18-39, checkup-new-40-64
visit, doctor, doctor visit, see a doctor, primary care: visit-return-20, visit-new-30
mri: mri-lower-back, mri-knee, mri-brain
ct, scan: ct-abdomen-pelvis, ct-head, ct-chest
x-ray: x-ray-chest, x-ray-knee, x-ray-lower-back
ultrasound: ultrasound-abdomen, ultrasound-pregnancy, ultrasound-pelvis-vaginal
pregnancy ultrasound, baby ultrasound, ultrasound of the baby: ultrasound-pregnancy, ultrasound-pregnancy-early
birth, hospital birth: birth-vaginal, birth-cesarean
therapy, talk therapy, mental health, depression: therapy-45, therapy-60, therapy-30
headache: ct-head, mri-brain
back pain: mri-lower-back, x-ray-lower-back, physical-therapy
chest pain: ecg, x-ray-chest, stress-test
stomach pain, belly pain, stomach hurts, me duele el estómago: ultrasound-abdomen, ct-abdomen-pelvis
prostate cancer, prostate exam: psa-test, prostate-biopsy
osteoporosis: bone-density
urine test: urinalysis-microscope, urinalysis
thyroid: thyroid-test, ultrasound-thyroid
heart test, heart exam: ecg, echocardiogram, stress-test
sugar, sugar test, glucose: blood-sugar, diabetes-a1c, metabolic-panel-basic
diabetes: diabetes-a1c, blood-sugar, metabolic-panel-basic
low iron, anemia, anemia blood test: iron, ferritin, blood-count-differential
kidney test: kidney-panel
liver test: liver-panel
blood type: blood-group
yeast infection, hongos vaginales: visit-womens-new, visit-womens-return
lung cancer: lung-screening, ct-chest
cough, pneumonia: x-ray-chest
short of breath: breathing-test, x-ray-chest, ecg
dizzy: balance-test, ct-head, mri-brain
fainting: ecg, heart-monitor, echocardiogram
palpitations: ecg, heart-monitor, heart-monitor-month
tired, tired blood test: blood-count-differential, thyroid-test, iron
trouble sleeping: sleep-study, sleep-test-home
blood in urine, burning when peeing: urinalysis-microscope, urine-culture, urinalysis
blood in stool: colonoscopy, stool-test-card, stool-test-cancer
diarrhea: stool-germs, stool-parasites, c-diff-test
vomiting: emergency-visit-3, urgent-care-new, h-pylori-stool
numbness, numb hands, numbness hand, numbness foot, numbness finger, numbness arm: nerve-and-muscle-test, visit-nerve-new
hair loss: visit-skin-new, thyroid-test, iron
heavy periods: visit-womens-new, ultrasound-pelvis-vaginal, womb-lining-sample
swollen leg: ultrasound-leg-vein-one, ultrasound-leg-veins
memory: memory-tests, visit-nerve-new
penicillin, antibiotic, antibiotic shot: shot-antibiotic
sports physical, school physical: checkup-return-12-17, checkup-return-5-11, checkup-new-12-17
late period, late period pregnancy test: pregnancy-test-urine, pregnancy-test-blood, visit-womens-new
cant lift arm, cant lift arm shoulder: mri-shoulder, x-ray-shoulder, visit-bone-new
leg clot, clot in leg, coágulo pierna: ultrasound-leg-vein-one, ultrasound-leg-veins, blood-clot-test
worm, parasite: stool-parasites, stool-germs
red eye doctor, pink eye doctor: eye-exam-new, eye-exam, urgent-care-new
skin check, skin exam, full body skin check, mole check, revisión de lunares, chequeo de la piel, revisión de la piel, skin check skin cancer, skin exam skin cancer: visit-skin-new, visit-skin-return, skin-sample-shave
tooth infection: dental-exam, dental-root-canal, dental-extraction
nipple discharge: visit-womens-new, ultrasound-breast, prolactin
food gets stuck: upper-endoscopy, visit-digestive-new, x-ray-swallowing
operación de la vista catarata, lasik cataract: cataract-surgery, cataract-surgery-difficult
stroke er, stroke emergency, derrame emergencia: emergency-visit-4, emergency-visit-3, emergency-visit-5
skin cancer, cáncer de piel, skin cancer nose, skin cancer check, skin cancer removal: visit-skin-new, skin-cancer-removal, skin-cancer-layers
blood in stool doctor, sangre en las heces doctor: visit-digestive-new, colonoscopy, visit-digestive-return
high blood sugar doctor, azúcar alta doctor: visit-hormone-new, diabetes-a1c, visit-hormone-return
second opinion, second opinion doctor: second-opinion-40, second-opinion-60
skin cancer nose removal, skin cancer face removal: skin-cancer-layers, skin-cancer-removal
upper gi endoscopy: upper-endoscopy, upper-endoscopy-biopsy
stones, stone, piedras: kidney-stones-laser, gallbladder-removal, kidney-stones-waves
inyección para no embarazarse, birth control shot: birth-control-shot
pain doctor for neck, pain doctor for back, pain doctor: visit-pain-new, visit-pain-return
hair loss thyroid: thyroid-test, visit-skin-new, thyroid-free-t4
cyst, cyst removal, quiste, sacar un quiste: wrist-cyst, tailbone-cyst, lipoma-removal
wisdom teeth, tooth extraction, sacar muela: dental-surgery, x-ray-teeth
deviated septum, stuffy nose surgery, nariz tapada cirugía: nose-wall, sinus-surgery
scan in the tube, tube scan: mri-brain-plain, mri-lower-back, mri-knee
rash: visit-skin-new, urgent-care-new, visit-skin-return
fever: urgent-care-new, visit-return-20, emergency-visit-3
fever child, fever baby: visit-child-new, visit-child-return, urgent-care-new
cold: urgent-care-new, visit-return-20, covid-flu-test
sore throat: strep-test, urgent-care-new, throat-culture
ear infection: urgent-care-new, visit-ear-nose-throat-new, visit-child-new
red eye: eye-exam-new, eye-exam, urgent-care-new
iv: fluids, infusion, infusion-push
stay, stay night: observation-hour, stay-pneumonia, newborn-stay
pelvic floor: physical-therapy-first, physical-therapy, visit-womens-new
poisoning, swallowed object, allergic reaction, sting: emergency-visit-3, urgent-care-new, emergency-visit-4
poisoning eye, poison eye: emergency-visit-3, eye-speck, eye-exam-new
bite: emergency-visit-3, urgent-care-new, vaccine-rabies
head injury: ct-head, emergency-visit-3, x-ray-skull
morning after pill: urgent-care-new, visit-womens-new, visit-return-20
lice: visit-skin-new, visit-child-new, urgent-care-new
menopause: visit-womens-new, fsh, estradiol
crying baby, crying: visit-child-new, urgent-care-new, emergency-visit-3
heat stroke: emergency-visit-3, fluids, urgent-care-new
toothache, tooth pain, dolor de muela: dental-exam, dental-exam-new, dental-filling
dentist: dental-exam, dental-exam-new, dental-cleaning
tooth: dental-exam, dental-cleaning, x-ray-teeth
high blood pressure: visit-return-20, blood-pressure-day, visit-heart-new
arthritis: visit-joint-inflammation-new, rheumatoid-factor, visit-bone-new
gout: uric-acid, visit-joint-inflammation-new
lupus: autoimmune-ana, visit-joint-inflammation-new, lupus-dna-antibody
asthma: breathing-test, visit-lung-new, breathing-treatment
seizure: brain-waves, brain-waves-awake, visit-nerve-new
stroke: stay-stroke, ct-head, mri-brain-plain
lump in neck: ultrasound-thyroid, lymph-node-biopsy, thyroid-biopsy
lump: visit-surgeon-new, ultrasound-arm-leg, lipoma-removal
infertility: visit-fertility-new, pelvis-infertility-xray, semen-test
sinus, sinusitis, sinus problem: ct-sinuses, visit-ear-nose-throat-new, x-ray-sinuses
detox: stay-detox, day-program-drugs
vaccine child, vaccine baby: vaccine-baby-five, vaccine-dtap, vaccine-mmr
vaccine school, vacuna escuela, vaccine kindergarten, vacuna kinder, kindergarten shots: vaccine-kindergarten, vaccine-mmr-chickenpox, vaccine-dtap
travel vaccine, vacuna viaje, vacuna viajar: vaccine-typhoid, vaccine-yellow-fever, vaccine-hepatitis-a
vaccine: vaccine-flu, vaccine-covid, vaccine-tdap
telehealth, telehealth doctor, telehealth urgent care: visit-return-20, visit-new-30, visit-return-30
vaginal bleeding: visit-womens-new, ultrasound-pelvis-vaginal, womb-lining-sample
swallow study: x-ray-swallowing-film, swallowing-exam, x-ray-swallowing
stitches removal, stitches taken out, quitar puntos, sacar puntos: visit-return-10, visit-return-20, wound-care
cast removal, cast removed, quitar yeso: visit-bone-return, visit-bone-new, cast-arm
lump armpit, bulto axila: ultrasound-breast, visit-surgeon-new, lymph-node-biopsy
lump lung, spot lung, lung nodule, mancha pulmón: ct-chest, ct-chest-plain, lung-biopsy-needle
heel pain shot, plantar fasciitis shot, inyección espolón: tendon-injection, visit-foot-new, shot-steroid
clogged arteries, blocked arteries, arterias tapadas: heart-arteries-ct, calcium-score, heart-catheter-arteries
car accident, car crash, motorcycle accident, accidente de carro, choque de carro, accidente: emergency-visit-3, urgent-care-new, emergency-visit-4
not gaining weight, not gaining weight baby: visit-child-new, visit-child-return, visit-return-20
nose surgery, operación de nariz, cirugía de nariz: nose-wall, sinus-surgery, visit-plastic-new
nose job: visit-plastic-new, nose-wall, visit-plastic-return
hernia, hernia surgery: hernia-groin, hernia-belly, hernia-groin-small-cuts
appendix surgery, appendix out, quitar apéndice, operación de apéndice: appendix-removal, stay-stomach-bowel, visit-surgeon-new
heart checkup, heart check, chequeo del corazón, examen del corazón, estudio del corazón: ecg, echocardiogram, visit-heart-new
lung test, lung exam, examen de los pulmones, estudio de los pulmones, prueba de los pulmones: breathing-test, x-ray-chest, breathing-test-medicine
liver exam, examen del hígado, estudio del hígado: liver-panel, ultrasound-abdomen, liver-stiffness
kidney exam, examen de los riñones, estudio de los riñones: kidney-panel, creatinine, ultrasound-kidneys
breast checkup, breast check, chequeo de mama, chequeo de los senos: mammogram-screening, mammogram-both-breasts, ultrasound-breast
respiratory therapy, terapia respiratoria: breathing-treatment, lung-rehab, breathing-test
hand surgeon, cirujano de la mano: visit-bone-new, visit-plastic-new, visit-bone-return
diabetes blood test: diabetes-a1c, blood-sugar, metabolic-panel-basic
arthritis blood test: rheumatoid-factor, arthritis-antibody, inflammation-esr
lupus blood test: autoimmune-ana, lupus-dna-antibody
menopause blood test, menopause hormone: fsh, estradiol
infertility blood test: egg-reserve-test, fsh, luteinizing-hormone
suicidal, suicidal doctor: crisis-session, emergency-visit-4, psychiatrist-first
hormone test, hormone panel, hormone, hormone levels, hormone blood test, female hormones, hormonas femeninas: fsh, estradiol, thyroid-test
alcohol test, alcohol level, alcohol blood test, prueba de alcohol, alcohol en la sangre: alcohol-test
inflammation test, inflammation blood test, prueba de inflamación, inflamación: inflammation-crp, inflammation-esr
oxygen level, oxygen test, oxígeno en la sangre, oxygen in blood, nivel de oxígeno: oxygen-measure, blood-gases, oxygen-overnight
infiltración, injection: joint-injection, back-injection, shot
prostate test, prueba de próstata: psa-test, prostate-biopsy, prostate-ultrasound
consultation with doctor, doctor consultation, consultation: visit-new-30, visit-return-20, visit-new-45
checkup blood test, checkup with blood work, physical with blood work, physical with labs: checkup-return-40-64, checkup-return-18-39, metabolic-panel-full
ovarian cyst, quiste de ovario, quiste en el ovario: ultrasound-pelvis, visit-womens-new, ovary-surgery
breast cancer test, prueba de cáncer de mama, prueba de cáncer de seno: mammogram-screening, inherited-breast-cancer-test, mammogram-screening-3d
shot of penicillin, penicillin shot: shot-antibiotic, shot-penicillin
gastritis: upper-endoscopy, visit-digestive-new, h-pylori-stool
low dose ct, low dose ct scan, tomografía de baja dosis, tac de baja dosis: lung-screening
doctor child, doctor for my child, doctor para mi hijo: visit-child-new, visit-child-return
knee: x-ray-knee, mri-knee, visit-bone-new
shoulder: x-ray-shoulder, mri-shoulder, visit-bone-new
back, lower back: mri-lower-back, x-ray-lower-back, physical-therapy
hip: x-ray-hip, mri-hip-ankle, hip-replacement
ankle: x-ray-ankle, mri-hip-ankle, visit-bone-new
foot: x-ray-foot, visit-foot-new, mri-leg-foot
hand: x-ray-hand, visit-bone-new, mri-arm-hand
wrist: x-ray-wrist, mri-elbow-wrist, carpal-tunnel
elbow: x-ray-elbow, mri-elbow-wrist, visit-bone-new
neck: mri-neck, x-ray-neck, ultrasound-thyroid
head: ct-head, mri-brain-plain, visit-nerve-new
brain: mri-brain-plain, mri-brain, ct-head
breast: mammogram-screening, ultrasound-breast, mammogram-one-breast
heart: ecg, echocardiogram, visit-heart-new
lung: x-ray-chest, ct-chest-plain, breathing-test
kidney: kidney-panel, ultrasound-kidneys, visit-kidney-new
liver: liver-panel, ultrasound-abdomen, visit-digestive-new
prostate: psa-test, visit-urology-new, prostate-ultrasound
skin: visit-skin-new, visit-skin-return, skin-sample-shave
eye: eye-exam-new, eye-exam, eye-speck
`;
