import type { Words } from '@portico/contract';
import { officeVisit } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { Specialty } from '../specialties.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('office-visits');

/** Whom patients see, as they name them. `es` follows 'con'. */
const specialists: ReadonlyArray<{ id: string; specialty?: Specialty; who: Words; synonyms: Words }> = [
  {
    id: 'heart',
    specialty: 'cardiology',
    who: { en: 'a heart doctor', es: 'el cardiólogo' },
    synonyms: {
      en: 'cardiologist, cardiology, heart specialist, high blood pressure, palpitations, AFib, heart murmur, heart failure, chest pain',
      es: 'cardiología, especialista del corazón, presión alta, palpitaciones, arritmia, soplo, insuficiencia cardíaca, dolor de pecho',
    },
  },
  {
    id: 'digestive',
    specialty: 'gastroenterology',
    who: { en: 'a stomach and bowel doctor', es: 'el gastroenterólogo' },
    synonyms: {
      en: 'gastroenterologist, GI doctor, reflux, heartburn, IBS, gastritis, crohn, colitis, constipation, liver doctor, fatty liver, ulcer, bloating',
      es: 'gastroenterología, doctor del estómago, gastro, reflujo, gastritis, colitis, colon irritable, estreñimiento, agruras, hígado graso, úlcera',
    },
  },
  {
    id: 'bone',
    specialty: 'orthopedic-surgery',
    who: { en: 'a bone and joint doctor', es: 'el ortopedista' },
    synonyms: {
      en: 'orthopedist, orthopedic surgeon, sports medicine, arthritis, knee pain, joint pain, fracture, sports injury',
      es: 'ortopedia, traumatólogo, doctor de huesos, artritis, dolor de rodilla, dolor de articulaciones, fractura, lesión deportiva',
    },
  },
  {
    id: 'womens',
    specialty: 'obstetrics-gynecology',
    who: { en: 'a women’s doctor', es: 'el ginecólogo' },
    synonyms: {
      en: 'gynecologist, OB-GYN, OBGYN, GYN, well woman, yeast infection, vaginal itching, irregular periods, menopause, endometriosis, PCOS, birth control pills, pelvic pain',
      es: 'ginecóloga, ginecología, doctor de mujeres, examen de la mujer, hongos vaginales, comezón vaginal, regla irregular, menopausia, endometriosis, ovario poliquístico, pastillas anticonceptivas, dolor pélvico',
    },
  },
  {
    id: 'urology',
    specialty: 'urology',
    who: { en: 'a bladder and prostate doctor', es: 'el urólogo' },
    synonyms: {
      en: 'urologist, urology, prostate, erectile dysfunction, incontinence, kidney stones, blood in urine, testicle pain',
      es: 'urología, próstata, disfunción eréctil, impotencia, incontinencia, piedras en el riñón, sangre en la orina, dolor de testículos',
    },
  },
  {
    id: 'ear-nose-throat',
    specialty: 'otolaryngology',
    who: { en: 'an ear, nose and throat doctor', es: 'el otorrinolaringólogo' },
    synonyms: {
      en: 'ENT, otolaryngologist, sinusitis, ear infection, sinus infection, tinnitus, hoarseness, ringing in ears',
      es: 'otorrino, ORL, oído nariz y garganta, sinusitis, infección de oído, zumbido de oídos, ronquera, anginas',
    },
  },
  {
    id: 'surgeon',
    specialty: 'general-surgery',
    who: { en: 'a surgeon', es: 'el cirujano' },
    synonyms: {
      en: 'general surgeon, surgery consult, lump, hernia consult, gallbladder consult',
      es: 'cirugía general, bulto, consulta de hernia',
    },
  },
  {
    id: 'spine',
    specialty: 'neurosurgery',
    who: { en: 'a brain and spine surgeon', es: 'el neurocirujano' },
    synonyms: {
      en: 'neurosurgeon, spine doctor, back pain, spine surgeon, slipped disc',
      es: 'neurocirugía, doctor de la columna, dolor de espalda, hernia de disco, cirujano de columna',
    },
  },
  {
    id: 'pain',
    specialty: 'pain-medicine',
    who: { en: 'a pain doctor', es: 'el especialista del dolor' },
    synonyms: {
      en: 'pain management, pain clinic, chronic pain, back pain, fibromyalgia',
      es: 'clínica del dolor, manejo del dolor, dolor crónico, dolor de espalda, fibromialgia',
    },
  },
  {
    id: 'nerve',
    who: { en: 'a brain and nerve doctor', es: 'el neurólogo' },
    synonyms: {
      en: 'neurologist, neurology, headache doctor, migraine, headache, epilepsy, seizures, parkinson, multiple sclerosis, numbness, tremor, neuropathy, memory loss, bell’s palsy',
      es: 'neurología, migraña, dolor de cabeza, epilepsia, convulsiones, parkinson, esclerosis múltiple, adormecimiento, temblor, neuropatía, pérdida de memoria, parálisis facial',
    },
  },
  {
    id: 'skin',
    who: { en: 'a skin doctor', es: 'el dermatólogo' },
    synonyms: {
      en: 'dermatologist, dermatology, acne, rash, mole check, eczema, psoriasis, hair loss, hives, rosacea, skin check, full body skin check, check my moles, warts, spots on skin',
      es: 'dermatóloga, dermatología, doctor de la piel, acné, revisar un lunar, eccema, psoriasis, caída del cabello, ronchas, urticaria, manchas en la piel, barros, espinillas, granos en la cara, paño, vitiligo, dermatitis',
    },
  },
  {
    id: 'hormone',
    who: { en: 'a hormone and diabetes doctor', es: 'el endocrinólogo' },
    synonyms: {
      en: 'endocrinologist, thyroid doctor, diabetes, thyroid, hormones, menopause, PCOS, osteoporosis',
      es: 'endocrinología, doctor de la tiroides, diabetes, tiroides, hormonas, menopausia, ovario poliquístico, osteoporosis',
    },
  },
  {
    id: 'lung',
    who: { en: 'a lung doctor', es: 'el neumólogo' },
    synonyms: {
      en: 'pulmonologist, asthma doctor, COPD, asthma, cough, lung nodule, trouble breathing',
      es: 'neumología, doctor de los pulmones, asma, EPOC, tos, nódulo pulmonar, falta de aire',
    },
  },
  {
    id: 'cancer',
    who: { en: 'a cancer doctor', es: 'el oncólogo' },
    synonyms: {
      en: 'oncologist, oncology, tumor doctor, lymphoma, leukemia, chemo doctor',
      es: 'oncología, doctor del cáncer, doctor del tumor, linfoma, leucemia',
    },
  },
  {
    id: 'kidney',
    who: { en: 'a kidney doctor', es: 'el nefrólogo' },
    synonyms: {
      en: 'nephrologist, kidney disease, kidney failure, high creatinine, protein in urine',
      es: 'nefrología, doctor de los riñones, enfermedad del riñón, insuficiencia renal, creatinina alta',
    },
  },
  {
    id: 'joint-inflammation',
    who: { en: 'an arthritis doctor', es: 'el reumatólogo' },
    synonyms: {
      en: 'rheumatologist, lupus doctor, rheumatoid arthritis, gout, fibromyalgia, joint swelling, psoriatic arthritis',
      es: 'reumatología, artritis, lupus, artritis reumatoide, reumas, reumatismo, gota, fibromialgia',
    },
  },
  {
    id: 'child',
    who: { en: 'a children’s doctor', es: 'el pediatra' },
    synonyms: {
      en: 'pediatrician, sick child visit, kids doctor, fever, sick baby, ear infection, cold, rash, pediatrics',
      es: 'pediatría, doctor de niños, niño enfermo, fiebre, bebé enfermo, infección de oído, gripe',
    },
  },
  {
    id: 'foot',
    who: { en: 'a foot doctor', es: 'el podólogo' },
    synonyms: {
      en: 'podiatrist, podiatry, heel pain, plantar fasciitis, ingrown toenail, nail fungus, diabetic foot, foot pain, flat feet, corns',
      es: 'podiatra, podología, doctor de los pies, dolor de talón, fascitis, uña enterrada, hongos en las uñas, pie diabético, dolor de pies, pies planos, callos',
    },
  },
  {
    id: 'allergy',
    who: { en: 'an allergy doctor', es: 'el alergólogo' },
    synonyms: {
      en: 'allergist, immunologist, hay fever, hives, food allergy, asthma',
      es: 'alergista, alergias, ronchas, urticaria, alergia a alimentos, rinitis',
    },
  },
  {
    id: 'blood',
    who: { en: 'a blood doctor', es: 'el hematólogo' },
    synonyms: {
      en: 'hematologist, hematology, anemia, sickle cell, bleeding disorder, blood clots',
      es: 'hematología, anemia, anemia falciforme, plaquetas bajas, coágulos',
    },
  },
  {
    id: 'infection',
    who: { en: 'a doctor of infections', es: 'el infectólogo' },
    synonyms: {
      en: 'infectious disease, HIV doctor, PrEP, tuberculosis doctor, hepatitis doctor',
      es: 'infectología, doctor del VIH, PrEP, tuberculosis',
    },
  },
  {
    id: 'vessels',
    who: { en: 'a surgeon of veins and arteries', es: 'el cirujano vascular' },
    synonyms: {
      en: 'vascular surgeon, vein doctor, varicose veins, poor circulation',
      es: 'cirugía vascular, angiólogo, doctor de las várices, mala circulación, flebólogo',
    },
  },
  {
    id: 'plastic',
    who: { en: 'a plastic surgeon', es: 'el cirujano plástico' },
    synonyms: {
      en: 'plastic surgery, scar, breast reconstruction, tummy tuck, nose job, liposuction, facelift',
      es: 'cirugía plástica, cicatriz, reconstrucción de mama, cirugía estética, cirugía de nariz, liposucción, estiramiento facial',
    },
  },
  {
    id: 'sleep',
    who: { en: 'a sleep doctor', es: 'el especialista del sueño' },
    synonyms: {
      en: 'sleep specialist, sleep clinic, insomnia, snoring, CPAP doctor',
      es: 'clínica del sueño, insomnio, ronquidos, CPAP',
    },
  },
  {
    id: 'older',
    who: { en: 'a doctor for older people', es: 'el geriatra' },
    synonyms: {
      en: 'geriatrician, geriatrics, senior doctor, memory loss',
      es: 'geriatría, doctor de ancianos, adulto mayor',
    },
  },
  {
    id: 'rehabilitation',
    who: { en: 'a rehabilitation doctor', es: 'el médico de rehabilitación' },
    synonyms: { en: 'physiatrist, PM&R, sports doctor, stroke recovery', es: 'fisiatra, fisiatría, medicina física' },
  },
  {
    id: 'fertility',
    who: { en: 'a fertility doctor', es: 'el especialista en fertilidad' },
    synonyms: {
      en: 'infertility, trying to get pregnant, cannot get pregnant, reproductive endocrinologist',
      es: 'infertilidad, no puedo quedar embarazada, no quedo embarazada, reproducción asistida',
    },
  },
];

/** A first visit and a follow-up with each specialist. */
export const specialistVisitTemplates: readonly ServiceTemplate[] = specialists.flatMap(
  ({ id, specialty, who, synonyms }) => {
    const more = { synonyms, ...(specialty === undefined ? {} : { specialty }) };
    return [
      service(`visit-${id}-new`, officeVisit('99204'), {
        ...more,
        name: { en: `First visit with ${who.en}`, es: `Primera consulta con ${who.es}` },
        description: {
          en: 'A first visit of about 45 minutes with a specialist.',
          es: 'Una primera consulta de unos 45 minutos con un especialista.',
        },
      }),
      service(`visit-${id}-return`, officeVisit('99214'), {
        ...more,
        name: { en: `Follow-up visit with ${who.en}`, es: `Consulta de seguimiento con ${who.es}` },
        description: {
          en: 'A visit of about 30 minutes with a specialist who knows you.',
          es: 'Una consulta de unos 30 minutos con un especialista que ya le conoce.',
        },
      }),
    ];
  },
);
