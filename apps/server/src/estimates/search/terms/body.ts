/** Parts of the body. One meaning a line; behind "|" words that only price lists have. */
export const bodyTerms = `
knee, knees, kneecap, patella, rodilla, rodillas, rótula
hip, hips, cadera, hips joint, coxofemoral, caderas
shoulder, shoulders, hombro, rotator cuff, manguito rotador
collarbone, clavicle, clavícula
ankle, ankles, tobillo
foot, feet, pie, pies, pata, patas
heel, talón, calcaneus, calcáneo
toe, toes, dedo del pie, dedos del pie, dedo gordo
hand, hands, mano, manos
finger, fingers, thumb, dedo, dedos, dedo de la mano, pulgar
wrist, wrists, muñeca, carpal
forearm, forearms, antebrazo, radius and ulna
upper arm, humerus, húmero, brazo superior, parte superior del brazo
elbow, elbows, codo
arm, arms, brazo, brazos, miembro superior, miembros superiores, extremidad superior, extremidades superiores
leg, legs, pierna, piernas, miembro inferior, miembros inferiores, extremidad inferior, extremidades inferiores
lower leg, shin, shins, calf, tibia, fibula, espinilla, canilla, pantorrilla, peroné, shin splints, shin splint
thigh, femur, upper leg, muslo, fémur
lower back, low back, lumbar, lumbar spine, lumbosacral, espalda baja, columna lumbar, cintura, parte baja de la espalda, lumbago, lumbalgia, lomo, lower spine, baja espalda, l1, l2, l3, l4, l5, s1, l4 l5, l5 s1, l3 l4
upper back, mid back, thoracic spine, espalda alta, columna torácica, columna dorsal
back, espalda
spine, spinal, backbone, columna, columna vertebral, espinazo
tailbone, coccyx, sacrum, rabadilla, cóccix, coxis, sacro
neck, cervical spine, cuello, nuca, pescuezo, columna cervical, c3, c4, c5, c6, c7, c4 c5, c5 c6, c6 c7
head, cabeza, heads, coco
brain, cerebral, cerebro
skull, cráneo, calavera, cranial, craneal
face, facial, cara, rostro, cheek, cheekbone, chin, mejilla, pómulo, barbilla, cachete, forehead, frente, ceja, eyebrow
jaw, tmj, mandíbula, quijada, jaw joint, atm, maxilar, quijadas, mandibular
sinus, sinuses, senos paranasales, senos nasales
eye, eyes, ocular, ojo, ojos
ear, ears, eardrum, oído, oídos, oreja, tímpano
nose, nasal, nariz
throat, garganta, gargantas, faringe, faríngeo, pharynx, tragadero
mouth, oral, boca, lip, lips, tongue, labio, labios, lengua
tooth, teeth, dental, diente, dientes, muela, muelas, molar, molars, molares, premolar, bicuspid, colmillo, incisor, incisivo
chest, thorax, tórax, pecho, chest area, torácico, torácica, caja torácica, sternum, esternón, toraxico, torácicos
lung, lungs, pulmonary, pulmón, pulmones, pulmonar
heart, cardiac, coronary, corazón, cardíaco, cardiaco, cardíaca, cardiovascular
breast, breasts, boob, boobs, seno, senos, mama, mamas, busto, pechos, pechito, pechos, chichi, chichis, tetas, teta, mamario, mamaria, axila, armpit, nipple, nipples, pezón, pezones, mamaria bilateral
rib, ribs, costilla, costillas, parrilla costal, costal, rib cage, ribcage
belly, abdomen, abdominal, abd, tummy, stomach, panza, vientre, barriga, estómago, guata, abdominals, gut area, tripa, timba, panzita, ombligo, belly button, navel
stomach, gastric, estómago, gástrico
pelvis, pelvic, pélvico, pélvica, ginecológico, ginecológica
bowel, bowels, colon, intestine, gut, large intestine, colorectal, intestino, intestinos, intestino grueso, bowels, tripas, colon area, small bowel, intestino delgado, intestinal
rectum, rectal, anal, anus, recto, ano
liver, hepatic, hígado, hepático
kidney, kidneys, renal, riñón, riñones, retroperitoneal
bladder, vejiga, vesical
gallbladder, gall bladder, gallstone, gallstones, vesícula, vesícula biliar, piedras en la vesícula, cálculos biliares, cholecyst, gall stones, gall stone, hiel, biliar, cálculos en la vesícula, piedras de la vesícula, piedra en la vesícula, stones, piedras, cálculos, gallbladder attack, gallbladder attacks, ataque de vesícula, ataques de vesícula, ataque de la vesícula, biliary, bile ducts, bile duct, vías biliares, vía biliar, conductos biliares, hepatobiliar, hepatobiliary, vesicular | cholecystectomy
pancreas, páncreas, pancreatic, pancreático, pancreática
appendix, apéndice
prostate, próstata, prostata agrandada, prostatic, prostático, prostática
uterus, uterine, womb, útero, matriz, uterino, uterina
ovary, ovaries, ovarian, ovario, ovarios, ovárico, ovárica
cervix, cervical, cuello uterino, cuello del útero, cuello de la matriz
vagina, vaginal, transvaginal, vulva, private parts, partes íntimas, vaginales, endovaginal, intravaginal
testicle, testicles, testicular, scrotum, testículo, testículos, escroto, balls, nuts, testes, scrotal, testicular, huevos, bolas, compañones, testículos y escroto
penis, pene, private part, foreskin, miembro, prepucio
thyroid, tiroides, tiroideo, tiroidea, tiroide
skin, piel, cutis, cutáneo, pellejo, dérmico
bone, bones, hueso, huesos, óseo, ósea
joint, joints, articulación, articulaciones, coyuntura, coyunturas
nerve, nerves, nervio, nervios
muscle, músculo
vein, veins, vena, venas, varicose, várices, varices, varicosas, spider veins, arañitas, vena várice, venous, venoso
artery, arteries, arterial, arteria
carotid, carótida, neck arteries
blood, sangre, sanguíneo, sanguínea
urine, urinary, pee, orina, orín, pipí, urinario, urinaria, peeing, pis, piss, orinar, orines, miado, chis
stool, stools, poop, feces, fecal, heces, excremento, popó, materia fecal, caca, pooping, bm, bowel movement, evacuación, caquita, deposiciones, stools sample
tonsil, tonsils, tonsillectomy, amígdala, amígdalas, anginas, amigdalectomía
adenoids, adenoides
groin, inguinal, ingle
joint fluid, líquido sinovial
buttock, buttocks, butt, bottom, glute, glutes, nalga, nalgas, glúteo, glúteos, pompis, trasero
eyelid, eyelids, párpado, párpados
food pipe, esophagus, esophageal, gullet, esófago
voice box, voice, vocal cords, vocal, larynx, laringe, voz, cuerdas vocales
gum, gums, encía, encías
tendon, tendons, tendón, tendones, tendonitis, tendinitis
lymph node, lymph nodes, swollen glands, gland, glands, ganglio, ganglios, glándula, glándulas
spleen, bazo, splenic, esplénico
pelvic floor, kegel, piso pélvico, suelo pélvico
retina, retinal
toenail, toenails, fingernail, nail, nails
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
