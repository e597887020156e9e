/**
 * What people tell of the how, when, where and who of a need, and of themselves. These words count where a service has them, and are never
 * demanded: "hurt my ankle playing soccer" seeks what is done of an ankle. One field of life a line, English before Spanish.
 */
export const circumstanceWords = `
soccer, football, basketball, baseball, softball, volleyball, tennis, hockey, wrestling, running, runner, jogging, gym, workout, playing, played, skating, skiing, biking, hiking, sport, sports, game, practice, fútbol, beisbol, básquet, jugando, jugar, corriendo, deporte, deportes, gimnasio, partido
popped, pop, snapping, tronó, trono, crujió, hookup, sex, sexo, relaciones
peanut, peanuts, nuts, nut, shellfish, shrimp, pollen, dust, maní, cacahuate, cacahuates, nuez, nueces, mariscos, camarón, polen, polvo
nursing, medical, cdl, super, plantar, gold
fell, fall, falling, slipped, tripped, hit, kicked, punched, crushed, smashed, slammed, stepped, jammed, bumped, dropped, lifting, lifted, bending, caí, caída, cayó, me caí, pegó, pegué, golpeé, golpeó, resbalé, resbaló, tropecé, pisé, pisó, machuqué, machucó, prensó, aplastó, cargar, cargando, levantando, doblar
car, truck, motorcycle, bike, bicycle, accident, crash, wreck, ladder, stairs, door, machine, knife, glass, hammer, tool, tools, oil, grease, steam, stove, boiling, aceite, hirviendo, estufa, vapor, carro, coche, camioneta, moto, bicicleta, accidente, choque, escalera, escaleras, puerta, máquina, cuchillo, vidrio, martillo, herramienta
workplace, employer, boss, shift, field, farm, factory, warehouse, kitchen, school, college, university, daycare, camp, army, immigration, uscis, green card, jefe, patrón, turno, campo, fábrica, bodega, cocina, escuela, colegio, universidad, guardería, kinder, migración, inmigración, residencia
travel, trip, abroad, vacation, moving, viaje, viajar, viajes, vacaciones, extranjero
today, tonight, tomorrow, yesterday, now, soon, asap, since, ago, lately, sometimes, often, constantly, suddenly, hoy, ahora, ahorita, mañana, ayer, pronto, hace, desde, luego, veces, siempre, seguido
bad, badly, worse, worst, severe, severely, terrible, mild, constant, chronic, acute, heavy, heavily, little, bit, lot, too, severo, severa, grave, fuerte, crónico, crónica, agudo, aguda, leve, poquito, peor, horrible
doc, nurse, provider, told, says, said, ordered, order, orders, ordering, recommended, suggested, prescribed, referred, sent, requested, required, requires, scheduled, schedule, book, booking, appointment, doctor says, pidió, pidieron, mandó, mandaron, recetó, recetaron, ordenó, orden, indicó, dijo, dijeron, recomendó, requiere, agendar, programar, solicito, solicitar
read, reading, leer, lectura, outstretched, stretched, estirado, estirada
enter, entering, enroll, entrar, ingresar, inscribir
patient, patients, person, people, someone, teen, teens, teenager, teenage, adolescent, senior, seniors, elderly, grandpa, grandma, nana, aunt, uncle, cousin, niece, nephew, boyfriend, girlfriend, partner, paciente, pacientes, persona, personas, alguien, adolescente, adolescentes, joven, jóvenes, anciano, anciana, tercera edad, adulto mayor, tía, tío, primo, prima, sobrino, sobrina, nieto, nieta, novio, novia, pareja, nuera, yerno, abuelito, abuelita, chamaco, chamaca, muchacho, muchacha
myself, himself, herself, yo, usted, él, ella, nosotros
average, range, total cost, discount, free, covered, coverage, copay, deductible, medicaid, self, selfpay, affordable, lowest, promedio, descuento, gratis, gratuito, gratuita, cubre, cubren, cobertura, copago, deducible, económico, económica, barata
place, office, facility, location, nearby, open, hours, lugar, consultorio, cercano, cercana, abierto
possible, maybe, suspected, suspect, rule, rule out, concern, concerned, worried, scared, history, family, hx, sospecha, posible, descartar, preocupada, preocupado, antecedente, antecedentes, familiar
evaluation, eval, evaluate, assessment, assess, consult, consulting, session, sessions, series, set, round, dose, doses, booster, refill, renewal, evaluación, evaluar, valoración, valorar, sesión, sesiones, dosis, refuerzo, refuerzos, reforzar
using, use, used, make, made, take, taking, took, seen, seeing, stop, stopped, stopping, start, started, try, trying, usar, usan, empezar, empezó, parar, dejó
completa, completo, limited, complete, protocol, ap, pa, lat, lateral, oblique, weight bearing, portable, axial, stat, unspecified, unilateral, w, proyección, proyecciones, anteroposterior
first, second, third, next, another, again, repeat, primera, segunda, tercera, otra, otro, repetir
`;
