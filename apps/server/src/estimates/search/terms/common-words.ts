/** Words that tell nothing of what is sought; in a meaning of several words they count. */
export const stopWords = `
a an s m re ve ll and are as at am be been but by can could did do does done for from get gets getting give given go going got had has have having he her his
how i if im in is it its just like look looking lot many me might much must my near need needs of off on or our over please really she should so some
that the their them there they this to too want wants was we what when where which who why will with without would you your around about after before
because cant wont couldnt doesnt someone something always still again think thing into out up down every also any im ive dont hi hello help find show see
cost costs price prices pricing priced cheap estimate estimates quote bill billed charge charges fee fees pay paying insurance uninsured insured cash afford
hospital clinic center centre
wont doesn won couldn wouldn shouldn isn wasn hasn aint gonna wanna gotta lemme id ill theyre youre thats whats hows
many all each whose whom than then these those each such only own same very just even yet though while through during between per etc plus
gave gives giving run runs running cheapest cheaper expensive amount money dollars bucks worth costing paid payment payments afford budget
being were went goes going come comes came keep keeps kept say says tell tells told ask asked let lets put puts putting feel feels feeling felt
looking search searching info information question questions please thanks thank
de del el en la las los lo al mi mis tu tus su sus me te se le les nos un una unos unas y e o u para por con sin que qué como cómo cual cuál es son ser está
estoy esta este estos estas eso esa ese hay ha he hace hacer hacerme hacen hago tengo tiene tener quiero quiere quisiera necesito necesita necesitar necesitamos
cuánto cuanto cuántos cuánta cuesta cuestan costo costos coste precio precios vale valen sale cobran cobra pagar pago cerca donde dónde cuando muy mucho mucha
si no ya más mas porque algo gracias favor seguro aseguranza barato busco buscar sacarme ponerme ponen puedo puede poder hola ayuda
clínica centro
costaría costará costarían saldría saldrá cobrarían cobrará pagaría aproximado aproximadamente aprox tarifa tarifas dinero dólares presupuesto cotización cotizar
hacerse hacerle hacerte hacernos haciendo hizo hicieron sacarse sacarle sacarte sacan ponerse ponerle ponerte poner puso pusieron pongan hagan saquen
tenemos tienen tuve tuvo tenía dan dieron doy debo debe deben hay hubo fue era eran van voy va vamos ir fui ando anda
aquí allí ahí allá donde dónde cuándo quién quien quiénes entonces pero aunque mientras sobre entre hasta desde según ante tras cada todo toda todos todas
otra otro mismo misma tan tanto así bien ok pues porfa porfavor buenas buenos tardes info información pregunta necesitaría quisiéramos gustaría deseo requiero ocupo ocupa ocupamos urge
mom mother mum mommy dad daddy father wife husband brother sister grandma grandmother grandpa papá madre padre esposa esposo marido hermano hermana abuela abuelo suegra suegro
soy sea somos
time times vez veces ver frozen aguanto aguanta
congelado congelada
efectivo contado pagando pagan paying
`;

/** Words that count where they fit, and are never demanded: a "test" of the knee is what is done of the knee. */
export const weakWords = `
test, tests, testing, tested, exam, exams, examination, check, checks, checking, checked, checkin, revisar, revisarme, revisen, checar, checarme, chequear, chequearme, examinar, examinarme, inspection, study, studies, examen, exámenes, prueba, pruebas, análisis, estudio, estudios, revisión, test de
screening, screen, preventive, prevention, early detection, detección, preventivo, preventiva, prevención, tamizaje, despistaje
visit, visits, appointment, appointments, appt, office visit, consulta, consultas, cita, citas, visita, visitas, office
panel, panels, profile, level, levels, function, perfil, nivel, niveles, panel de
laparoscopy, laparoscopic, laparoscopia, laparoscópica, laparoscópico, keyhole, robotic, robot, robótica, robótico, minimally invasive
procedure, procedures, treatment, treatments, service, services, care, procedimiento, tratamiento, servicio, servicios, atención, cuidado
pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, sore, dolor, dolores, duele, duelen, adolorido, dolido, malestar, molestia, tightness, tight, discomfort, throbbing, punzada, punzadas, opresión
symptom, symptoms, síntoma, síntomas, señales, signs, body, cuerpo
weekly, monthly, daily, semanal, mensual, diario, diaria
killing, abnormal, anormal, frozen, loss, pérdida, intolerance, intolerancia, spells, work, job, trabajo, empleo
problem, problems, trouble, issue, issues, infection, disease, sick, ill, injury, injured, problema, problemas, infección, enfermedad, enfermo, enferma, lesión, lastimado, lastimada, lastimé, lastimó, lastimarse, lastimaron, mal, malo, golpe
broken, broke, break, fracture, fractured, fractura, fracturado, fracturada, roto, rota, quebrado, quebrada, quebradura, torn, tear, desgarro, sprain, sprained, twisted, esguince, torcedura, torcido, torcida
swollen, swelling, swelled, stiff, hinchó, hincho, inflamó, hinchado, hinchada, hinchazón, inflamado, inflamada, inflamación
new, first, nuevo, nueva, primer, primera
total, complete, full, comprehensive, whole, general, completo, completa, entero, totales
left, izquierdo, izquierda
right, derecho, derecha
both, bilateral, two, ambos, ambas, dos
one, single, unilateral, uno, un lado
side, lado
adult, adults, adulto, adultos, infantil, infantiles, pediatric, pediátrico, pediátrica, juvenil, child, children, daughter, daughters, childhood, kid, kids, toddler, niño, niña, niños, niñas, hijo, hija, man, men, male, woman, women, female, girl, boy, baby, babies, bebé, bebés, infant, nene, nena, hombre, hombres, varón, mujer, mujeres, señora, señor
minutes, minute, min, mins, minutos, minuto, hour, hr, hrs, hora, horas, hs, week, weeks, wk, wks, semana, semanas, month, months, mes, meses, long, short, vez, veces
year, years, yr, yrs, yo, mo, mos, old, senior, adult, fasting, fast, ayunas, ayuno, deficiency, deficiencia, falta, found, encontré, noticed, only, just, solo, sola,  yearly, annual, annually, age, año, años, anual, edad
view, views
lab, laboratory, laboratorio
diagnostic, diagnosis, diagnóstico, diagnóstica
regular, routine, normal, standard, simple, basic, rutina, básico
small, big, large, chico, grande, pequeño, pequeña, low, high, bajo, baja, alto, alta
kit, sample, box, cup, caja, rapid, quick, fast, rápida, rápido, express, count, counts, conteo, recuento
mamá, device, devices, aparato, aparatos, pill, pills, medication, medications, meds, pastilla, pastillas, cure, heal, treat, treated, curar, sanar, tratar
dead, muerto, muerta, lost, losing, perdí, perdió, entró, entro, metió, salió, salieron, got into, went in, luchar, pelear, sitting, deep, shallow, front, back side, adelante, atrás, profundo, profunda, hondo, honda, workup, work up, medicamento, medicamentos, medicina, medicinas
elements, elementos, element
outpatient, ambulatorio, ambulatoria
type, kind, tipo, program, programa, minor, seasonal, quantitative, cuantitativa, cuantitativo
results, result, resultado, resultados
home, casa
day, days, día, días, night, overnight, noche
`;

/** A weak word that points to a kind of care: a broken arm is X-rayed, a swollen knee pictured. */
export const hintTerms = `
broken: x-ray, cast
dislocated: x-ray
sprain: x-ray
torn: mri
`;
