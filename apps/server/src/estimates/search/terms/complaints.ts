/** What people feel, where they name no care for it. One meaning a line; `first-meanings.ts` says what is done about it. */
export const complaintTerms = `
short of breath, shortness of breath, breathless, out of breath, cant breathe, trouble breathing, hard to breathe, difficulty breathing, wheezing, falta de aire, falta el aire, falta aire, ahogo, dificultad para respirar, no puedo respirar, me ahogo, silbido en el pecho
dizzy, dizziness, dizzy spells, vertigo, lightheaded, light headed, mareo, mareos, mareado, mareada, vértigo, vértigos
fainting, faint, fainted, passed out, blackout, desmayo, desmayos, desmayé, me desmayé
palpitations, palpitation, racing heart, heart racing, irregular heartbeat, heart skips, palpitaciones, taquicardia, arritmia, corazón acelerado
tired, fatigue, exhausted, no energy, tired all the time, cansado, cansada, cansancio, fatiga, agotado, agotada, sin energía
trouble sleeping, cant sleep, insomnia, not sleeping, no puedo dormir, insomnio, no duermo
blood in urine, blood in pee, peeing blood, sangre en la orina, orina con sangre, orino sangre
blood in stool, bloody stool, rectal bleeding, sangre en las heces, sangre en el excremento, sangrado rectal
burning when peeing, burns to pee, painful urination, hurts to pee, ardor al orinar, arde al orinar, dolor al orinar
diarrhea, loose stools, diarrea, soltura
vomiting, throwing up, nausea, nauseous, vómito, vómitos, náusea, náuseas
numbness, numb, tingling, pins and needles, adormecimiento, entumecido, entumecida, hormigueo, hormigueos
hair loss, losing hair, caída del cabello, caída del pelo, se me cae el pelo
heavy periods, heavy bleeding, irregular periods, missed period, regla abundante, sangrado abundante, regla irregular, no me baja
swollen leg, leg swelling, swollen calf, pierna hinchada, pantorrilla hinchada
red eye, pink eye, pinkeye, conjunctivitis, itchy eyes, eye infection, burning eyes, ojo rojo, ojos rojos, mal de ojo, lagañas, ojos llorosos, infección en el ojo
ear infection, earache, ear ache, ear pain, infección de oído, infección en el oído, dolor de oído, otitis
bite, bites, bitten, dog bite, animal bite, spider bite, snake bite, mordida, mordidas, mordedura, mordió, mordió un perro, picadura de víbora, picadura de araña
sting, stings, stung, bee sting, wasp sting, scorpion sting, insect bite, picadura, picaduras, picadura de abeja, picadura de alacrán, alacrán
swallowed object, swallowed, swallowed a coin, swallowed battery, swallowed something, se tragó, tragó, se tragó una moneda, tragó algo, moneda
poisoning, poisoned, food poisoning, stomach pumped, pump stomach, lavado de estómago, lavado gástrico, overdose, pesticide, pesticides, chemicals, intoxicación, intoxicado, envenenamiento, envenenado, pesticida, pesticidas, sobredosis
head injury, concussion, concussed, hit my head, hit head, hit his head, bump on head, blow to the head, golpe en la cabeza, golpe de cabeza, conmoción, descalabrado, me pegué en la cabeza
sore throat, throat pain, throat hurts, dolor de garganta, garganta irritada, me duele la garganta, anginas inflamadas, tonsillitis, amigdalitis
crying, cries, colic, fussy, llora, llorando, llanto, cólico, cólicos
heat stroke, heatstroke, sunstroke, heat exhaustion, dehydrated, dehydration, insolación, golpe de calor, deshidratación, deshidratado, deshidratada
allergic reaction, anaphylaxis, anaphylactic, reacción alérgica, anafilaxia
lice, head lice, scabies, piojos, sarna
morning after pill, emergency contraception, plan b, pastilla del día siguiente, píldora del día después, pastilla del día después, anticonceptivo de emergencia
menopause, hot flashes, menopausia, bochornos, sofocos
`;
