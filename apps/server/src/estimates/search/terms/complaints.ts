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
`;
