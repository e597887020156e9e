/** Parts of the body. One meaning a line; behind "|" words that only price lists have. */
export const bodyTerms = `
knee, knees, kneecap, patella, rodilla, rodillas, rótula
hip, hips, cadera
shoulder, shoulders, hombro, rotator cuff, manguito rotador
collarbone, clavicle, clavícula
ankle, ankles, tobillo
foot, feet, pie, pies
heel, talón, calcaneus, calcáneo
toe, toes, dedo del pie, dedos del pie, dedo gordo
hand, hands, mano, manos
finger, fingers, thumb, dedo, dedos, dedo de la mano, pulgar
wrist, wrists, muñeca
forearm, forearms, antebrazo, radius and ulna
upper arm, humerus, húmero, brazo superior, parte superior del brazo
elbow, elbows, codo
arm, arms, brazo, brazos
leg, legs, pierna, piernas
lower leg, shin, shins, calf, tibia, fibula, espinilla, canilla, pantorrilla, peroné
thigh, femur, upper leg, muslo, fémur
lower back, low back, lumbar, lumbar spine, lumbosacral, espalda baja, columna lumbar, cintura, parte baja de la espalda
upper back, mid back, thoracic spine, espalda alta, columna torácica, columna dorsal
back, espalda
spine, spinal, backbone, columna, columna vertebral, espinazo
tailbone, coccyx, sacrum, rabadilla, cóccix, coxis, sacro
neck, cervical spine, cuello, nuca, pescuezo, columna cervical
head, cabeza
brain, cerebral, cerebro
skull, cráneo, calavera
face, facial, cara, rostro
jaw, tmj, mandíbula, quijada
sinus, sinuses, senos paranasales, senos nasales
eye, eyes, ocular, ojo, ojos
ear, ears, eardrum, oído, oídos, oreja, tímpano
nose, nasal, nariz
throat, garganta
mouth, oral, boca
tooth, teeth, dental, diente, dientes, muela, muelas, dentadura
chest, thorax, tórax, pecho
lung, lungs, pulmonary, pulmón, pulmones, pulmonar
heart, cardiac, coronary, corazón, cardíaco, cardiaco, cardíaca
breast, breasts, boob, boobs, seno, senos, mama, mamas, busto, pechos
rib, ribs, costilla, costillas
belly, abdomen, abdominal, abd, tummy, stomach, panza, vientre, barriga, estómago, guata
stomach, gastric, estómago, gástrico
pelvis, pelvic, pélvico, pélvica
bowel, bowels, colon, intestine, gut, large intestine, colorectal, intestino, intestinos, intestino grueso
rectum, rectal, anal, anus, recto, ano
liver, hepatic, hígado, hepático
kidney, kidneys, renal, riñón, riñones
bladder, vejiga
gallbladder, gall bladder, gallstone, gallstones, vesícula, vesícula biliar, piedras en la vesícula, cálculos biliares, cholecyst | cholecystectomy
pancreas, páncreas
appendix, apéndice
prostate, próstata
uterus, uterine, womb, útero, matriz
ovary, ovaries, ovarian, ovario, ovarios
cervix, cervical, cuello uterino, cuello del útero, cuello de la matriz
vagina, vaginal, transvaginal
testicle, testicles, testicular, scrotum, testículo, testículos, escroto
penis, pene
thyroid, tiroides
skin, piel, cutis
bone, bones, hueso, huesos, óseo, ósea
joint, joints, articulación, articulaciones, coyuntura, coyunturas
nerve, nerves, nervio, nervios
muscle, músculo
vein, veins, vena, venas, varicose, várices, varices
artery, arteries, arterial, arteria
carotid, carótida, neck arteries
blood, sangre, sanguíneo, sanguínea
urine, urinary, pee, orina, orín, pipí, urinario, urinaria
stool, stools, poop, feces, fecal, heces, excremento, popó, materia fecal, caca
tonsil, tonsils, tonsillectomy, amígdala, amígdalas, anginas, amigdalectomía
adenoids, adenoides
groin, inguinal, ingle
joint fluid, líquido sinovial
`;

/** What belongs to a wider part: who names the wider one may mean the narrower. */
export const narrowerTerms = `
arm: forearm, upper arm, elbow, wrist, hand
leg: lower leg, thigh, knee, ankle, foot, hip
hand: finger, wrist
foot: toe, heel, ankle
head: brain, skull, face
brain: head
skull: head
face: head
spine: lower back, upper back, neck, back
back: lower back, upper back, spine
lower back: spine
neck: spine
chest: lung, rib
lung: chest
rib: chest
belly: stomach, liver, gallbladder, pancreas, kidney, bowel, pelvis
liver: belly
gallbladder: belly
pancreas: belly
appendix: belly
kidney: belly
pelvis: uterus, ovary, bladder
uterus: pelvis
ovary: pelvis
collarbone: shoulder
finger: hand
toe: foot
heel: foot
shin: leg
forearm: arm
wrist: arm
thigh: leg
scan: mri, ct, ultrasound, bone density, pet, bone scan
picture: x-ray, mri, ct, ultrasound
surgery: replacement, removal, repair, arthroscopy, fusion, biopsy, bypass
operation: replacement, removal, repair
therapy: physical therapy, talk therapy
vaccine: flu vaccine, tetanus, hepatitis b, hpv, mmr, pneumonia vaccine, shingles vaccine, covid
blood test: blood count, metabolic panel, cholesterol, thyroid, a1c, liver, kidney panel
std: hiv, syphilis, chlamydia, gonorrhea, herpes, hpv, hepatitis
doctor: visit, primary care
specialist: consultation
contraception: iud, implant, tubal ligation, vasectomy
`;
