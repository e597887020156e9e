/** What people have, by the name that they were told or know. One meaning a line; `leads.ts` says who treats it. */
export const conditionTerms = `
tremor, tremors, shaky hands, shaking hands, hands shake, tiemblan las manos, me tiemblan las manos, temblor, temblores, parkinson, parkinsons
appendicitis, apendicitis, burst appendix, appendix pain
pcos, polycystic ovaries, ovario poliquístico, ovarios poliquísticos, quistes en los ovarios, ovarian cyst, ovarian cysts
endometriosis
acne, pimples, acné, espinillas, barros, granos en la cara, granos
eczema skin, psoriasis, rosacea, vitiligo, dermatitis atópica, dandruff, seborrhea, caspa, seborrea
skin cancer, melanoma, cáncer de piel, cáncer en la piel, basal cell, squamous cell
ibs, irritable bowel, crohn, crohns, colitis, ulcerative colitis, colon irritable, bloating, bloated, gas, gases, inflamación del estómago, indigestion, indigestión, gastritis
copd, emphysema, epoc, enfisema
incontinence, leaking urine, leaks urine, pee leaks, bladder leaks, cant hold my pee, incontinencia, se me sale la orina, se me sale la pipí, goteo de orina
erectile dysfunction, ed problem, impotence, impotencia, disfunción eréctil, cant get hard, problemas de erección, erección
high cholesterol, colesterol alto
high blood sugar, sugar is high, high sugar, azúcar alta, azúcar alto, tengo azúcar, diabetes alta, sugar diabetes doctor
thyroid problem, thyroid problems, hypothyroidism, hyperthyroidism, goiter, hipotiroidismo, hipertiroidismo, bocio, problema de tiroides
hearing loss, cant hear, hard of hearing, going deaf, deaf, no oigo, no oigo bien, no escucho bien, sordo, sorda, pérdida de audición
ringing ears, ringing in ears, tinnitus, zumbido en los oídos, zumbido, zumbidos, ringing in my ears, ears ringing, ears are ringing, ear ringing, ears ring, buzzing in ears, ears buzzing, ear buzzing, zumban los oídos, zumba el oído, zumban, zumba, zumbar, pitido en el oído, pitidos, me pitan los oídos, pitan los oídos, chillan los oídos
bunions, hammertoes, juanete, juanetes
heel pain, plantar fasciitis, fasciitis, fascitis plantar, espolón, heel spur
fibromyalgia, fibromialgia
jaundice, yellow skin, yellow eyes, bebé amarillo, piel amarilla, ictericia
varicocele, varicocele surgery, varicocele repair
sinus infections, stuffy sinus
swollen prostate, trouble peeing, cant pee, no puedo orinar, chorro débil, weak stream
dry eyes, ojo seco, ojos secos
double vision, floaters, flashes, moscas volantes, visión doble
`;
