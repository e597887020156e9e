/** What people feel, where they name no care for it. One meaning a line; `first-meanings.ts` says what is done about it. */
export const complaintTerms = `
short of breath, shortness of breath, breathless, out of breath, cant breathe, trouble breathing, hard to breathe, difficulty breathing, wheezing, falta de aire, falta el aire, falta aire, ahogo, dificultad para respirar, no puedo respirar, me ahogo, silbido en el pecho
dizzy, dizziness, dizzy spells, vertigo, lightheaded, light headed, mareo, mareos, mareado, mareada, vértigo, vértigos
fainting, faint, fainted, passed out, blackout, desmayo, desmayos, desmayé, me desmayé
palpitations, palpitation, racing heart, heart racing, irregular heartbeat, heart skips, palpitaciones, taquicardia, arritmia, corazón acelerado, heart skips beats, skips beats, skipping beats, heart pounding, heart beats fast, heart beating fast, heart flutters, fluttering heart, acelera el corazón, se me acelera el corazón, se acelera el corazón, corazón rápido, late rápido el corazón, late muy rápido, brinca el corazón
tired, fatigue, exhausted, no energy, tired all the time, cansado, cansada, cansancio, fatiga, agotado, agotada, sin energía
trouble sleeping, cant sleep, insomnia, not sleeping, no puedo dormir, insomnio, no duermo
blood in urine, blood in pee, peeing blood, sangre en la orina, orina con sangre, orino sangre
blood in stool, bloody stool, rectal bleeding, sangre en las heces, sangre en el excremento, sangrado rectal
burning when peeing, burns to pee, painful urination, hurts to pee, ardor al orinar, arde al orinar, dolor al orinar, burning pee, burning when pee, burns when pee, hurts when pee, pain when pee, stings when pee, burn pee, me arde cuando orino, me quema al orinar, mal de orín, chorro quema
diarrhea, loose stools, diarrea, soltura
vomiting, throwing up, nausea, nauseous, vómito, vómitos, náusea, náuseas
numbness, numb, tingling, pins and needles, adormecimiento, entumecido, entumecida, hormigueo, hormigueos, hands go numb, hands fall asleep, hand falls asleep, arm falls asleep, duermen las manos, duerme la mano, se me duermen las manos, se me duerme la mano, se me duermen los pies, se me duerme el brazo, duerme el brazo, duermen los pies, duermen los dedos, se duermen
hair loss, losing hair, caída del cabello, caída del pelo, se me cae el pelo, hair falling out, hair falling, hair fall, hair is falling, pelo se cae, se cae el pelo, se me cae el cabello, se cae el cabello
heavy periods, heavy bleeding, irregular periods, regla abundante, sangrado abundante, regla irregular, period is heavy, period super heavy, heavy period, reglas abundantes, mucho sangrado
late period, missed period, period is late, missed my period, no me baja, no me ha bajado, no me bajó, regla atrasada, regla retrasada, atrasó la regla, se me atrasó la regla, se me atrasó, retraso de la regla, retraso menstrual, no me llega la regla
cant lift arm, cant lift my arm, cant raise my arm, cant raise arm, wont lift, no puedo levantar el brazo, no puedo alzar el brazo, no puedo subir el brazo, no levanto el brazo
swollen leg, leg swelling, swollen calf, pierna hinchada, pantorrilla hinchada
red eye, pink eye, pinkeye, conjunctivitis, itchy eyes, eye infection, burning eyes, ojo rojo, ojos rojos, mal de ojo, lagañas, ojos llorosos, infección en el ojo
ear infection, earache, ear ache, ear pain, infección de oído, infección en el oído, dolor de oído, otitis
bite, bites, bitten, dog bite, animal bite, spider bite, snake bite, mordida, mordidas, mordedura, mordió, mordió un perro, picadura de víbora, picadura de araña
sting, stings, stung, bee sting, wasp sting, scorpion sting, insect bite, picadura, picaduras, picadura de abeja, picadura de alacrán, alacrán, picó, me picó, le picó, picaron
swallowed object, swallowed, swallowed a coin, swallowed battery, swallowed something, se tragó, tragó, se tragó una moneda, tragó algo, moneda
poisoning, poisoned, food poisoning, stomach pumped, pump stomach, lavado de estómago, lavado gástrico, overdose, pesticide, pesticides, chemicals, intoxicación, intoxicado, envenenamiento, envenenado, pesticida, pesticidas, sobredosis
head injury, concussion, concussed, hit my head, hit head, hit his head, bump on head, blow to the head, golpe en la cabeza, golpe de cabeza, conmoción, descalabrado, me pegué en la cabeza, hit her head, hits head, bumped his head, bumped her head, bumped head, banged head, banged his head, fell on head, se pegó en la cabeza, pegó en la cabeza, pegó la cabeza, se golpeó la cabeza, golpeó la cabeza, cayó de cabeza, pegué la cabeza
sore throat, throat pain, throat hurts, dolor de garganta, garganta irritada, me duele la garganta, anginas inflamadas, tonsillitis, amigdalitis
crying, cries, colic, fussy, llora, llorando, llanto, cólico, cólicos
heat stroke, heatstroke, sunstroke, heat exhaustion, dehydrated, dehydration, insolación, golpe de calor, deshidratación, deshidratado, deshidratada
allergic reaction, anaphylaxis, anaphylactic, reacción alérgica, anafilaxia
lice, head lice, scabies, piojos, sarna
morning after pill, emergency contraception, plan b, pastilla del día siguiente, píldora del día después, pastilla del día después, anticonceptivo de emergencia
menopause, hot flashes, menopausia, bochornos, sofocos
vaginal bleeding, bleeding between periods, spotting, breakthrough bleeding, sangrado vaginal, sangrado entre reglas, manchado, sangrado de la matriz
swallow study, swallowing study, swallow test, swallowing test, trouble swallowing, hard to swallow, cant swallow, difficulty swallowing, estudio de deglución, estudio de la deglución, problemas para tragar, no puedo tragar, dificultad para tragar
not gaining weight, isnt gaining weight, wont gain weight, no sube de peso, no aumenta de peso, no gana peso
`;
