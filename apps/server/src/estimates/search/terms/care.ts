/** Visits, emergencies, vaccines, birth, minds, and what is done to a person. Whom one sees stands in `doctors.ts`. */
export const careTerms = `
er, ed, emergency, emergencies, emergency room, emergency department, emergency visit, er visit, emergencia, emergencias, sala de emergencia, sala de emergencias, sala de urgencias, cuarto de emergencia, departamento de emergencias, urgencias, e r, emergency care, emergency doctor, ir a emergencias, emergencias del hospital, urgencias médicas, servicio de urgencias, a e, accident and emergency
urgent care, urgent, urgencia, urgencias, atención urgente, cuidado urgente, walk in, walk in clinic, urgicare, atención inmediata, immediate care, walkin, clínica de urgencia, sin cita, without appointment, same day, cuidado urgente clinica, minute clinic, minuteclinic, retail clinic
checkup, check up, check ups, checkups, physical, physicals, annual exam, annual physical, yearly exam, yearly checkup, wellness visit, wellness exam, well visit, physical exam, chequeo, chequeos, chequeo general, chequeo médico, chequeo anual, examen físico, revisión médica, revisión general, examen anual, examen general, check up annual, physical checkup, wellness, wellness check, preventive visit, preventive exam, full checkup, full body checkup, chequeo completo, chequeo de rutina, revisión anual, examen médico, examen médico general, check up general, immigration physical, work physical, employment physical, dot physical, pre employment physical, examen médico para trabajo, cdl, cdl physical, dot physical cdl, dot, examen para manejar, examen físico para manejar, físico para manejar, físico para el trabajo, physical for work, physical for job, certificado médico, certificado de salud, medical certificate, health certificate, work clearance, fit for work, examen médico
well child, well baby, child checkup, kids checkup, baby checkup, pediatric checkup, control de niño sano, niño sano, chequeo de niños, chequeo del bebé, chequeo infantil, baby check, well baby check, newborn visit, baby visit, kid checkup, child physical, revisión del bebé, revisión del niño, consulta del niño sano, control del bebé, chequeo de niño, chequeo del niño, control pediátrico
sports physical, school physical, camp physical, physical for school, physical for sports, examen físico deportivo, examen para la escuela, examen físico escolar, sport physical, physical for football, athletic physical, examen deportivo, certificado médico escolar, physical for camp, físico para deportes, físico deportivo, físico de la escuela, físico para la escuela, físico escolar, físicos deportivos, físico para deporte, examen físico para deportes, examen físico para la escuela, football physical, soccer physical, basketball physical, cheer physical, college physical, daycare physical, kindergarten physical, preschool physical, head start physical
child, children, kid, kids, toddler, pediatric, pediatrics, pediatrician, niño, niños, niña, niñas, infantil, pediatría, pediátrico, pediatra, hijo, hija, daughter, daughters, childhood
newborn, newborns, infant, baby, babies, recién nacido, bebé, bebés, nene, infante, guagua, guaguas, wawa, bebito, bebita, criatura
follow up, followup, return visit, seguimiento, consulta de control, consulta de seguimiento, cita de seguimiento, control, cita de control, chequeo de control, control con el doctor, return appointment
telehealth, telemedicine, video visit, virtual visit, online doctor, telemedicina, videoconsulta, consulta virtual, phone visit, telephone visit, zoom doctor, cita virtual, cita por teléfono, consulta por teléfono, consulta en línea, virtual, virtual doctor, virtual care, video doctor, video appointment, online visit, teleconsulta, telesalud, por video
talk therapy, psychotherapy, counseling, counselling, counselor, therapist, psychologist, shrink, mental health, psicoterapia, terapia psicológica, consejería, terapeuta, psicólogo, psicóloga, salud mental, consejero, therapy session, behavioral health, psych therapy, talk to someone, therapist appointment, terapeuta emocional, ayuda psicológica, apoyo psicológico, terapia emocional, terapia individual, psicólogos, hablar con alguien, hablar con un profesional, quiero hablar, desahogarme, consejería individual, consejera
therapy, terapia
couples therapy, couple therapy, marriage counseling, marriage therapy, family therapy, family counseling, couples counseling, terapia de pareja, terapia de parejas, terapia matrimonial, terapia familiar, terapia de familia, consejería familiar, consejería matrimonial, terapeuta de pareja, terapeuta de parejas, terapeuta familiar, couples therapist, marriage therapist, family therapist, marriage counselor, psicólogo de parejas, consejero matrimonial
group therapy, support group, terapia de grupo, terapia grupal, grupo de apoyo
depression, depressed, anxiety, anxious, depresión, deprimido, deprimida, ansiedad, nervios, stress, estrés, panic attack, ptsd, trauma, panic, panic attacks, ataque de pánico, ataques de pánico, pánico, ataque de nervios, ataques de ansiedad, crisis nerviosa, sad, sadness, tristeza, triste, grief, duelo, stressed, estresado, estresada, bipolar, ocd, mood, postpartum depression, depresión posparto, anxiety attack, depresión después del parto, depresión después de tener bebé, depresión de parto, baby blues, depression after birth, depression after baby, anger, anger management, angry, enojo, ira, coraje, manejo de la ira, control de la ira
physical therapy, physical therapist, pt, physio, physiotherapy, physiotherapist, phys therapy, rehab, terapia física, fisioterapia, rehabilitación, fisioterapeuta, terapista físico, physical rehab, phys, pt visit, physical terapy, terapia para la espalda, rehabilitación física, terapias físicas, terapista, sesión de terapia
occupational therapy, ot, terapia ocupacional, hand therapy, terapia de mano, terapia de manos
speech therapy, speech, terapia del habla, terapia de lenguaje, logopedia, fonoaudiología, speech language, speech delay, late talker, stutter, stuttering, no habla, lenguaje, terapia del lenguaje, foniatra, terapista del habla, terapia de voz, habla, logopeda, speech therapist, speech pathologist, not talking, not talking yet, isnt talking, doesnt talk, not speaking, no habla todavía, todavía no habla, no habla bien, tarda en hablar, terapeuta del habla, terapeuta de lenguaje, terapeuta del lenguaje, stroke rehab speech, wont talk, cant talk, wont speak, doesnt speak, terapia para hablar, terapia para que hable, aprender a hablar, hablar bien
vaccine, vaccines, vaccination, vaccinations, immunization, immunizations, immunisation, shot, shots, jab, vacuna, vacunas, vacunación, inmunización, vaccinate, vaccinated, get vaccinated, vacunar, vacunarme, vacunarse, immunized, dosis de vacuna, inmunizar, vaccinations for | immunization, vacc
injection, injections, shot, shots, inject, inyección, inyecciones, infiltración, piquete, injected, inyectar, inyectarme, inyectable, inyectada, piquetes, ampolleta, infiltrar, infiltraciones
flu vaccine, flu shot, flu shots, influenza vaccine, influenza shot, flu jab, vacuna de la gripe, vacuna contra la gripe, vacuna de la influenza, vacuna de influenza, vacuna antigripal, vacuna contra la influenza, flu vaccination
tetanus, tdap, dtap, td, tetanus shot, whooping cough, pertussis, tétanos, tétano, antitetánica, tos ferina, vacuna del tétano, tetnus, lockjaw, tétano shot, toxoide tetánico, rusty nail, clavo oxidado, whooping, tosferina
shingles, shingrix, zoster, culebrilla, herpes zóster, shingles shot, shingles vaccine
pneumonia vaccine, pneumonia shot, pneumovax, prevnar, pneumococcal, pneumococcus, neumococo, vacuna de la neumonía, vacuna contra la neumonía, vacuna de neumonía
pneumonia, neumonía, pulmonía
mmr, measles, mumps, rubella, sarampión, triple viral, paperas, rubéola
chickenpox, varicella, varicela, viruela loca, lechina, chicken pox, varivax
meningitis, meningococcal, meningococo
rabies, rabia
rsv, vrs
iv, intravenous, drip, suero, intravenoso, infusion, infusión, ivs, iv drip, iv therapy, sueros, suero intravenoso, por la vena, en la vena, infusions
chemo, chemotherapy, quimio, quimioterapia, antineoplastic, quimios, quimioterapias, keemo
radiation, radiation therapy, radiotherapy, radioterapia, radiación
cancer, tumor, cáncer, malignant, oncology, oncólogo, oncología, oncologist, tumors, cancerous, tumores, canser, canceroso, carcinoma
dialysis, diálisis, hemodiálisis, hemodialysis
transfusion, blood transfusion, transfusión, transfusión de sangre
stitches, stitch, sutures, suture, laceration, cut, deep cut, puntos, puntadas, sutura, suturas, cortada, cortadura, herida, wound, cut open, gash, cut my, cut finger, cuts, sewed, sewn up, sew, staples, grapas, cortaron, corté, cortó, me corté, cortarse, coser, cosieron, herida abierta, cortadas
cast, splint, yeso, férula, escayola, enyesar
broken, broke, fracture, fractured, break, fractura, fracturado, fracturada, roto, rota, quebrado, quebrada, quebradura, rotura, quebré, quebró, quebre, quiebra, rompí, rompió, fracturé, fracturó, cracked, snapped
sprain, sprained, twisted, rolled, esguince, torcedura, torcido, torcida, torcí, torció, me torcí, doblé, dobló, falseé, falseo, falseó, falsear, se me falseó, recalqué, recalcó, recalcado, recalcada, desguince, se me dobló, se me fue el pie
dislocated, dislocation, popped out, out of place, out of socket, zafado, zafada, zafó, zafé, luxación, luxado, luxada, dislocado, dislocada, dislocó, fuera de lugar, desconchabado
torn, tear, desgarro, desgarrado, rupture, ruptured, ruptura, rotura de tendón
surgery, surgeries, operation, surgical, operate, cirugía, cirugías, operación, operar, operarme, quirúrgico, operated, operaron, operan, operacion, opere, cx, intervención, procedimiento quirúrgico, operate on, operarse, operarlo, operarla, operarle, operarnos, operado, operada, opero, opera
replacement, replace, prosthesis, artificial, prótesis, reemplazo, cambio, remplazo
removal, remove, removed, taken out, take out, excision, extirpación, extirpar, extracción, quitar, sacar, remover, removing, take off, taking out, cut out, cut off, get rid of, got rid of, quitarme, quitarse, quitan, sacaron, extraer, extirpación de, eliminar, eliminación, retiro, retirar
repair, fix, fixed, reparación, reparar, arreglar, reconstruction, reconstruct, reconstrucción, reconstruir
knee replacement, new knee, total knee, tkr, tka, prótesis de rodilla, reemplazo de rodilla, rodilla nueva, remplazo de rodilla, replace knee, knee replaced, artificial knee, reemplazar rodilla, operación de rodilla prótesis
hip replacement, new hip, total hip, thr, tha, prótesis de cadera, reemplazo de cadera, cadera nueva, replace hip, hip replaced, artificial hip, reemplazar cadera
meniscus, menisco, meniscus tear, meniscal, cartilage, cartílago
acl, ligamento cruzado, anterior cruciate, ligament, ligamento
carpal tunnel, túnel carpiano, túnel del carpo, tunel del carpo, síndrome del túnel carpiano, ctr
hernia, hernias, hernia repair, hernia surgery, rupture, herniorrhaphy, operación de la hernia
appendectomy, appendicitis, apendicectomía, apendicitis, operación de apéndice, appendix surgery, appendix removal, appendix out, remove appendix, apéndice operación, quitar el apéndice, sacar el apéndice, apendicitis operación
gallbladder removal, cholecystectomy, gallbladder surgery, colecistectomía, operación de vesícula, cirugía de vesícula, gall bladder removal, gallbladder out, remove gallbladder, gall bladder surgery, operación de la vesícula, quitar la vesícula, sacar la vesícula, vesícula operación
hysterectomy, histerectomía, womb removal, sacar la matriz, operación de matriz, remove uterus, uterus removal, take out uterus, quitar la matriz, sacarme la matriz, quitar el útero, operación de la matriz, remove womb
fibroids, fibroid, miomas, mioma, fibromas
lumpectomy, breast lump, lump in breast, bulto en el seno, bolita en el seno, quiste en el seno, lumpectomía, breast mass, quiste en la mama, bolita en el pecho, bolita en la mama, bulto en el pecho, bulto en la mama, lump breast
lump, mass, bulto, bolita, masa, cyst, quiste, lumps, nodule, nodules, bump, bumps, bola, bolas, bolitas, pelota, pelotita, nódulo, nódulos, bultito, tumorcito, growth
mole, moles, skin tag, wart, lunar, lunares, verruga, verrugas, skin tags, warts, spot removal, lunarcito, mezquino, mezquinos, verruguita, plantar wart, plantar warts, genital wart, genital warts, verrugas genitales, ojo de pescado, ojos de pescado, fibromas del cuello, verrugas del cuello, verruguitas del cuello, neck skin tags
cataract, cataracts, catarata, cataratas, cloudy lens
glaucoma
vasectomy, vasectomía, snip
tubal ligation, tubes tied, tubes tide, tie tubes, tie my tubes, get my tubes tied, btl, sterilization, ligadura de trompas, ligadura, ligarse, amarrar las trompas, esterilización, operarse para no tener hijos, salpingectomía, salpingectomy, tie tubes, tubes tied surgery, tubal, ligarme, ligar las trompas, amarrarme las trompas, cortar las trompas, operarme para no tener hijos, operarse para no tener más hijos, operación para no tener hijos, no tener más hijos, ligadura tubaria, salpingoclasia, otb
contraception, contraceptive, contraceptives, birth control, family planning, anticonceptivo, anticonceptivos, anticoncepción, control natal, planificación familiar, método anticonceptivo, birth control options, pills birth control, pastillas anticonceptivas, para no embarazarme, no embarazarme, evitar embarazo, cuidarme para no embarazarme, no quedar embarazada, no quiero hijos, no tener hijos, no tener más hijos, no tener bebés, ya no tener hijos, para no tener hijos, no embarazarse, para no embarazarse, planificar, not get pregnant
iud, iuds, coil, intrauterine device, mirena, diu, dispositivo intrauterino, te de cobre, t de cobre, aparato para no embarazarse, la t, iud insertion, mirena iud, kyleena, paragard, spiral, espiral, aparatito, aparatito para no tener hijos, aparato para no tener hijos, dispositivo para no tener hijos, dispositivo anticonceptivo, dispositivo
implant, nexplanon, implante, implanon, implante anticonceptivo, arm implant, birth control arm, implante en el brazo, implante subdérmico, chip anticonceptivo, varilla, barrita, chip del brazo, chip anticonceptivo, chip, chip del brazo anticonceptivo, birth control rod, rod in arm
abortion, aborto, termination of pregnancy, dilation and curettage, legrado, curettage, interrumpir el embarazo, interrupción del embarazo, terminar el embarazo, end pregnancy, terminate pregnancy, pregnancy termination, end a pregnancy, ile
miscarriage, aborto espontáneo, pérdida del embarazo, miscarried, lost the baby, perdí al bebé, perdí mi bebé, pérdida de embarazo, legrado por aborto
birth, childbirth, giving birth, give birth, delivery, deliver, labor, labour, baby delivery, having a baby, have a baby, deliver a baby, maternity, parto, partos, dar a luz, nacimiento, alumbramiento, parir, tener un bebé, maternidad, aliviarse, birthing, delivering, give birth to, induction, induce labor, labor induction, induced, hospital birth, inducción, inducir, aliviarme, dar luz, tener a mi bebé, tener mi bebé, parto inducido
vaginal birth, normal birth, natural birth, vaginal delivery, normal delivery, natural delivery, parto normal, parto natural, parto vaginal
c-section, c section, csection, cesarean, caesarean, cesarian, cesárea, operación cesárea, c sec, csec, csections, cesaria, cesarias, cesáreas, operada del bebé, emergency c section, emergency csection, emergency cesarean, cesárea de emergencia, cesárea de urgencia, cesárea urgente
vbac, birth after cesarean, parto vaginal después de cesárea, pvdc
prenatal, prenatal care, prenatal visit, antenatal, obstetric, obstetrics, obstetrician, control prenatal, cuidado prenatal, obstetra, obstetricia, control del embarazo, control de embarazo, ob visit, ob visits, pregnancy visit, pregnancy checkup, pregnancy visits, cita prenatal, consulta de embarazo, control del embarazo, ob appointment, ob doctor, ob panel, midwife, midwives, partera, comadrona, matrona, enfermera obstétrica
epidural, raquídea, bloqueo, anestesia epidural, epidurals, epidural injection, esi, bloqueo epidural, epidural shot
anesthesia, anaesthesia, anestesia, anesthesiologist, sedation, put to sleep, put under, sedación, dormir para operar, anestesiólogo
gestational diabetes, glucola, diabetes gestacional, curva de glucosa, curva de azúcar, glucose tolerance, azúcar en el embarazo, diabetes in pregnancy, pregnancy sugar, glucose test pregnant, pregnancy glucose, one hour glucose, glucose drink, sugar drink test, prueba de glucosa embarazo, azúcar embarazo, curva de tolerancia a la glucosa, curva de tolerancia, tolerancia a la glucosa, gtt, ogtt, 1 hour glucose, 3 hour glucose, one hour glucose test, three hour glucose, 2 hour glucose, glucosa de 3 horas, glucosa de 1 hora, glucosa de una hora, glucosa de tres horas
infertility, fertility, infertilidad, fertilidad, trying to conceive, cant get pregnant, cannot get pregnant, get pregnant, fertile, infértil, no puedo quedar embarazada, quedar embarazada, no quedo embarazada, estéril, cant have kids, cant have children, cant have a baby
circumcision, circumcise, circuncisión, circumcised, circumcising, circuncidar, circuncidarlo, circuncidado
ear tubes, tubes in ears, ear tube, tubos en los oídos, tubitos en los oídos
ear wax, earwax, cera, cerumen, tapón de cera, lavado de oído, lavado de oídos, wax in ear, earwax removal, ear cleaning, ear flush, ear irrigation, clean my ears, plugged ear, clogged ear, cerilla, cerilla en el oído, limpieza de oído, limpieza de oídos, oído tapado, oídos tapados, destapar oído, tapón en el oído
cortisone, steroid, cortisone shot, steroid shot, steroid injection, cortisona, esteroide, esteroides, inyección de cortisona, cortizone, cortisone injection, kenalog, steroids, steroid shots, inyección de esteroides, cortisonas
nerve block, bloqueo de nervio
sciatica, ciática, nervio ciático, sciatic, sciatic nerve, pinched nerve, pinch nerve, ciático, nervio pinchado, nervio pinzado, pinzamiento del nervio, nervio aplastado
slipped disc, herniated disc, bulging disc, hernia de disco, disco herniado, hernia discal, disc, disco, disk, herniated disk, slipped disk, bulging disk, ruptured disc, discos, hernias discales, disco desviado
arthritis, artritis, artrosis, osteoarthritis, reuma, reumas, reumatismo, rheumatism, artritis en
osteoporosis, brittle bones
fusion, fuse, fusión, artrodesis
valve, valves, válvula, válvulas, valve replaced, heart valve, válvula del corazón, valvular
bypass, cabg, open heart, corazón abierto, puente coronario, revascularización, cabg surgery, open heart surgery, heart bypass, operación de corazón abierto, operación a corazón abierto, baipás
stent, angioplasty, angioplastia, cateterismo con stent, stents, balloon, angioplasty stent, muelle, resorte, endoprótesis
pacemaker, marcapasos, pace maker, marca pasos, pacer
heart attack, infarto, ataque al corazón
stroke, derrame cerebral, embolia, derrame, avc
kidney stone, kidney stones, cálculo renal, cálculos renales, piedras en el riñón, piedra en el riñón, lithotripsy, litotripsia, stone in kidney, stones in kidney, renal stone, cálculos en el riñón, arenilla, arenillas, piedras en los riñones, piedras del riñón, piedra renal, stones, stone, piedras, piedra, cálculos, stones, piedras, cálculos, piedra del riñón, piedras del riñón, piedra de riñón, cálculo en el riñón, stone removal, remove kidney stone, stone surgery, piedra renal, stones, stone, piedras, piedra, cálculos
polyp, polyps, pólipo, pólipos, polypectomy, polipectomía
ulcer, úlcera
reflux, heartburn, gerd, acid reflux, reflujo, acidez, agruras
constipation, estreñimiento
hemorrhoid, hemorrhoids, piles, hemorroides, almorranas, hemroids, hemorroids, roids, hemorroide, almorrana
weight loss, bariatric, gastric bypass, gastric sleeve, obesity, manga gástrica, bariátrica, bajar de peso, obesidad, lose weight, obese, lap band, bypass gástrico, balón gástrico, banda gástrica, sleeve, gastrectomy, perder peso, sobrepeso, overweight, cirugía para bajar de peso, weight management, weight control, manejo de peso, control de peso, adelgazar, cirugía para adelgazar, stomach stapling, lose weight program, weight loss program, weight loss doctor
laser, láser
root canal, endodoncia, tratamiento de conducto, root canals, tratamiento de conductos, endodoncista, endodontist, matar el nervio
filling, fillings, empaste, relleno, amalgama, cavity, cavities, caries, tooth decay, tapar una muela, tapadura, calza, calzas, resina, muela picada, diente picado, fill a tooth, fillings teeth, empastes, obturación, calza dental, tapar una caries
tooth extraction, pull a tooth, extracción de muela, sacar una muela, wisdom teeth, muelas del juicio, muela del juicio, cordal, pull tooth, tooth pulled, pulled tooth, teeth pulled, pull teeth, tooth out, remove tooth, wisdom tooth, wisdoms, sacar muela, sacarme una muela, sacar una muela, sacar muelas, sacar diente, sacar un diente, extracción dental, extracción de diente, muela de juicio, cordales
cleaning, limpieza, cleanings, clean, cleaned, limpiar, lavado, irrigation, flush
glasses, contacts, lentes, anteojos, espejuelos, gafas, eyeglasses, new glasses, prescription glasses, lentes graduados, graduación, contact lens, contact lenses, lentes de contacto, pupilentes, lentillas
smoking, smoker, smokers, quit smoking, fumar, fumador, fumadores, dejar de fumar, stop smoking, tobacco, vaping, vape, cigarettes, nicotine, tabaco, cigarro, cigarros, vapear, quit vaping, ex smoker, former smoker, used to smoke, exfumador, exfumadora, ex fumador, ex fumadora, fumaba, fumé, smoking cessation, cessation, cesación, tabaquismo
alcohol, drinking, addiction, addict, drug rehab, alcohol rehab, rehab center, alcoholic, alcoholism, adicción, adicto, adicta, alcoholismo, alcohólico, centro de rehabilitación, stop drinking, quit drinking, dejar de tomar, dejar de beber, dejar el alcohol
detox, desintoxicación, desintoxicar, withdrawal, detoxification, abstinencia
autism, autismo
adhd, tdah, déficit de atención, add, attention deficit, hyperactive, hyperactivity, cant focus, cant pay attention, trouble focusing, hiperactivo, hiperactiva, hiperactividad, no pone atención, no se concentra, falta de atención, problemas de atención, inquieto, inquieta
memory, dementia, alzheimer, memoria, demencia, forgetful, forgetting, memory loss, memory problems, olvidos, olvida, se le olvida, olvidadizo, pérdida de memoria, cognitive, cognitivo
asthma, asma, nebulizer, nebulizador, nebulización, inhaler, asma bronquial, nebulizer treatment, nebulizers, neb, breathing treatment, nebulizaciones, nebulizar, vaporizaciones
fever, fiebre, calentura, temperatura, feverish, high temp, temp, calenturas, afiebrado
cough, tos, coughing, phlegm, mucus, croup, bronchitis, flema, flemas, bronquitis, toser, tosiendo, tose
cold, resfriado, catarro, resfrío, runny nose, stuffy nose, congestion, sinus infection, moco, mocos, gripa fuerte, resfriada, agripado
rash, sarpullido, erupción, roncha, ronchas, rashes, hives, itchy, itching, itch, skin rash, urticaria, comezón, picazón, ronchitas, salpullido, granitos, eczema, eccema, dermatitis, alergia en la piel, poison ivy, poison oak, hiedra venenosa
burn, burns, quemadura, quemaduras, burned, burnt, scald, scalded, sunburn, quemado, quemada, quemé, quemó, escaldadura, quemazón
seizure, seizures, epilepsy, convulsión, convulsiones, epilepsia, convulsions, fits, epileptic, convulsionó, ataque epiléptico, ataques epilépticos, convulsionar, epiléptico
high blood pressure, hypertension, blood pressure, presión alta, presión arterial, hipertensión, presión, bp, pressure check, high bp, bp check, la presión, presion alta, tomar la presión, blood pressure check, hipertenso
migraine, migraines, headache, headaches, head pain, head hurts, migraña, migrañas, jaqueca, dolor de cabeza, head ache, head aches, me duele la cabeza, dolores de cabeza, migrañoso
stay, admission, hospitalization, inpatient, hospital stay, internamiento, hospitalización, internación, estadía, estancia, hospital room, room and board, room, private room, bed, overnight stay, admitted, be admitted, habitación, cama de hospital, cuarto, cama, internado, internada, internar, hospitalizado, hospitalizada, quedarse en el hospital
icu, intensive care, cuidados intensivos, terapia intensiva, intensive care unit, critical care, uci, unidad de cuidados intensivos
ambulance, ambulancia, paramedics, paramedic, emt, paramédicos
freezing, freeze, froze, freeze off, frozen off, cryotherapy, cryo, liquid nitrogen, congelar, congelación, crioterapia, nitrógeno líquido
drainage, drain, drained, draining, lance, lanced, pop, popped, fluid removed, drenaje, drenar, drenado, sacar agua, sacar líquido, sacar pus, sacar la pus, reventar
put in, placement, place, insertion, insert, inserted, implanted, putting in, colocación, colocar, inserción, instalar, colocaron
break up, broken up, blasting, blast, blasted, shock wave, shock waves, deshacer, romper, pulverizar, ondas de choque
cautery, cauterize, cauterized, cauterization, burn off, ablation, ablate, cauterizar, cauterización, ablación
massage, massages, masaje, masajes, sobador, sobada, sobar
lymphedema, linfedema
abscess, boil, boils, pus, infected bump, absceso, abscesos, forúnculo, postema, nacido, grano con pus, tumor con pus, bola con pus, furúnculo
foreign body, something stuck, stuck, splinter, object, astilla, espina, cuerpo extraño, algo atorado, algo adentro, clavado
denture, dentures, false teeth, dentadura postiza, dientes postizos, placa dental, postizos, dentadura, dentaduras, plancha dental, placas dentales, prótesis dental, prótesis dentales
braces, orthodontist, orthodontic, orthodontics, brackets, frenos, frenillos dentales, ortodoncia, frenos para los dientes, invisalign, clear aligners, aligners, alineadores, brackets dentales, brakets, braquets
crown, crowns, tooth cap, corona, coronas, casquillo, casquillo dental, funda, funda dental
hearing aid, hearing aids, aparato para oír, aparato auditivo, audífono, audífonos, aparato para la sordera, aparatos auditivos
lasik, prk, laser eye surgery, laser vision, vision correction, operación láser de la vista, operación de la vista, miopía, operarme la vista
hospice, end of life, hospicio, cuidados paliativos, paliativos, palliative, palliative care
in vitro, ivf, test tube baby, egg retrieval, fertilización in vitro, fecundación in vitro, fiv, bebé de probeta
opioid, opioids, suboxone, heroin, fentanyl, pain pills, buprenorphine, opioides, heroína, fentanilo
ketamine, esketamine, spravato, ketamina, esketamina
insulin pump, cgm, dexcom, sensor de glucosa, continuous glucose monitor
botox, bótox, botulinum
gel, gel shot, gel shots, gel injection, hyaluronic, synvisc, rooster, ácido hialurónico, gel en la rodilla
stimulator, spinal cord stimulator, estimulador, neuroestimulador
bunion, bunions, juanete, juanetes
ingrown toenail, ingrown nail, ingrown, uña enterrada, uña encarnada, uñero, uñeros, uñas enterradas, uña del pie encarnada, uña del pie enterrada, ingrown toe nail, ingrowing nail
septum, deviated septum, tabique, tabique desviado
nosebleed, nose bleed, nosebleeds, bloody nose, nose bleeding, sangrado de nariz, sangre por la nariz, hemorragia nasal, sangra la nariz
prolapse, dropped bladder, fallen bladder, prolapso, vejiga caída, matriz caída
incontinence, leaky bladder, bladder leak, leaking urine, pee myself, wet myself, incontinencia, se me sale la orina, goteo de orina
enlarged prostate, bph, próstata agrandada, próstata inflamada, próstata grande, turp, raspado de próstata, raspar la próstata, próstata raspado, rtup, resección transuretral, resección de próstata, hpb, hiperplasia prostática, prostate is big, big prostate, próstata crecida
`;
