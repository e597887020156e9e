/** Words that tell nothing of what is sought; in a meaning of several words they count. */
export const stopWords = `
a an s m re ve ll and are as at am be been but by can could did do does done for from get gets getting give given go going got had has have having he her his
how i if im in is it its just like look looking lot many me might much must my near need needs of off on or our over please really she should so some
that the their them there they this to too want wants was we what when where which who why will with without would you your around about after before
because cant wont couldnt doesnt someone something always still again think thing into out up down every also any im ive dont hi hello help find show see
cost costs price prices pricing priced cheap estimate estimates quote bill billed charge charges fee fees pay paying insurance uninsured insured cash afford
hospital clinic center centre
de del el en la las los lo al mi mis tu tus su sus me te se le les nos un una unos unas y e o u para por con sin que qué como cómo cual cuál es son ser está
estoy esta este estos estas eso esa ese hay ha he hace hacer hacerme hacen hago tengo tiene tener quiero quiere quisiera necesito necesita necesitar necesitamos
cuánto cuanto cuántos cuánta cuesta cuestan costo costos coste precio precios vale valen sale cobran cobra pagar pago cerca donde dónde cuando muy mucho mucha
si no ya más mas porque algo gracias favor seguro aseguranza barato busco buscar sacarme ponerme ponen puedo puede poder hola ayuda
clínica centro
mom mother dad father wife husband son daughter brother sister grandma grandmother grandpa mamá papá madre padre esposa esposo marido hermano hermana abuela abuelo suegra suegro
soy sea somos
`;

/** Words that count where they fit, and are never demanded: a "test" of the knee is what is done of the knee. */
export const weakWords = `
test, tests, testing, exam, exams, examination, check, checking, checked, study, studies, examen, exámenes, prueba, pruebas, análisis, estudio, estudios, revisión, test de
screening, screen, preventive, prevention, early detection, detección, preventivo, preventiva, prevención, tamizaje, despistaje
visit, visits, appointment, appointments, appt, office visit, consulta, consultas, cita, citas, visita, visitas, office
panel, panels, profile, level, levels, function, perfil, nivel, niveles, panel de
procedure, procedures, treatment, treatments, service, services, care, procedimiento, tratamiento, servicio, servicios, atención, cuidado
pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, sore, dolor, dolores, duele, duelen, adolorido, dolido, malestar, molestia
killing, abnormal, anormal, frozen, loss, pérdida, intolerance, intolerancia, spells, work, job, trabajo, empleo
problem, problems, trouble, issue, issues, infection, disease, sick, ill, injury, injured, problema, problemas, infección, enfermedad, enfermo, enferma, lesión, lastimado, lastimada, mal, malo, golpe
broken, broke, break, fracture, fractured, fractura, fracturado, fracturada, roto, rota, quebrado, quebrada, quebradura, torn, tear, desgarro, sprain, sprained, twisted, esguince, torcedura, torcido, torcida
swollen, swelling, stiff, hinchado, hinchada, hinchazón, inflamado, inflamada, inflamación
new, first, nuevo, nueva, primer, primera
total, complete, full, comprehensive, whole, general, completo, completa, entero, totales
left, izquierdo, izquierda
right, derecho, derecha
both, bilateral, two, ambos, ambas, dos
one, single, unilateral, uno, un lado
side, lado
adult, adults, adulto, adultos, child, children, kid, kids, toddler, niño, niña, niños, niñas, hijo, hija, man, men, male, woman, women, female, girl, boy, hombre, hombres, varón, mujer, mujeres, señora, señor
minutes, minute, min, mins, minutos, minuto, hour, hr, hrs, hora, horas, hs, week, weeks, wk, wks, semana, semanas, month, months, mes, meses, long, short, vez, veces
year, years, old, yearly, annual, annually, age, año, años, anual, edad
view, views
lab, laboratory, laboratorio
diagnostic, diagnosis, diagnóstico, diagnóstica
regular, routine, normal, standard, simple, basic, rutina, básico
small, big, large, chico, grande, pequeño, pequeña, low, high, bajo, baja, alto, alta
kit, sample
outpatient, ambulatorio, ambulatoria
type, kind, tipo
results, result, resultado, resultados
home, casa
day, days, día, días, night, overnight, noche
`;

/** A weak word that points to a kind of care: a broken arm is X-rayed, a swollen knee pictured. */
export const hintTerms = `
broken: x-ray, cast
sprain: x-ray
torn: mri
`;
