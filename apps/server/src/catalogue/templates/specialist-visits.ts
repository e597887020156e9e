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
    synonyms: { en: 'cardiologist, cardiology, heart specialist', es: 'cardiología, especialista del corazón' },
  },
  {
    id: 'digestive',
    specialty: 'gastroenterology',
    who: { en: 'a stomach and bowel doctor', es: 'el gastroenterólogo' },
    synonyms: { en: 'gastroenterologist, GI doctor', es: 'gastroenterología, doctor del estómago' },
  },
  {
    id: 'bone',
    specialty: 'orthopedic-surgery',
    who: { en: 'a bone and joint doctor', es: 'el ortopedista' },
    synonyms: {
      en: 'orthopedist, orthopedic surgeon, sports medicine',
      es: 'ortopedia, traumatólogo, doctor de huesos',
    },
  },
  {
    id: 'womens',
    specialty: 'obstetrics-gynecology',
    who: { en: 'a women’s doctor', es: 'el ginecólogo' },
    synonyms: { en: 'gynecologist, OB-GYN, OBGYN, GYN', es: 'ginecóloga, ginecología, doctor de mujeres' },
  },
  {
    id: 'urology',
    specialty: 'urology',
    who: { en: 'a bladder and prostate doctor', es: 'el urólogo' },
    synonyms: { en: 'urologist, urology', es: 'urología' },
  },
  {
    id: 'ear-nose-throat',
    specialty: 'otolaryngology',
    who: { en: 'an ear, nose and throat doctor', es: 'el otorrinolaringólogo' },
    synonyms: { en: 'ENT, otolaryngologist', es: 'otorrino, ORL, oído nariz y garganta' },
  },
  {
    id: 'surgeon',
    specialty: 'general-surgery',
    who: { en: 'a surgeon', es: 'el cirujano' },
    synonyms: { en: 'general surgeon, surgery consult', es: 'cirugía general' },
  },
  {
    id: 'spine',
    specialty: 'neurosurgery',
    who: { en: 'a brain and spine surgeon', es: 'el neurocirujano' },
    synonyms: { en: 'neurosurgeon, spine doctor', es: 'neurocirugía, doctor de la columna' },
  },
  {
    id: 'pain',
    specialty: 'pain-medicine',
    who: { en: 'a pain doctor', es: 'el especialista del dolor' },
    synonyms: { en: 'pain management, pain clinic', es: 'clínica del dolor, manejo del dolor' },
  },
  {
    id: 'nerve',
    who: { en: 'a brain and nerve doctor', es: 'el neurólogo' },
    synonyms: { en: 'neurologist, neurology, headache doctor', es: 'neurología' },
  },
  {
    id: 'skin',
    who: { en: 'a skin doctor', es: 'el dermatólogo' },
    synonyms: {
      en: 'dermatologist, dermatology, acne, rash, mole check',
      es: 'dermatóloga, dermatología, doctor de la piel, acné, revisar un lunar',
    },
  },
  {
    id: 'hormone',
    who: { en: 'a hormone and diabetes doctor', es: 'el endocrinólogo' },
    synonyms: { en: 'endocrinologist, thyroid doctor', es: 'endocrinología, doctor de la tiroides' },
  },
  {
    id: 'lung',
    who: { en: 'a lung doctor', es: 'el neumólogo' },
    synonyms: { en: 'pulmonologist, asthma doctor', es: 'neumología, doctor de los pulmones' },
  },
  {
    id: 'cancer',
    who: { en: 'a cancer doctor', es: 'el oncólogo' },
    synonyms: { en: 'oncologist, oncology', es: 'oncología, doctor del cáncer' },
  },
  {
    id: 'kidney',
    who: { en: 'a kidney doctor', es: 'el nefrólogo' },
    synonyms: { en: 'nephrologist', es: 'nefrología, doctor de los riñones' },
  },
  {
    id: 'joint-inflammation',
    who: { en: 'an arthritis doctor', es: 'el reumatólogo' },
    synonyms: { en: 'rheumatologist, lupus doctor', es: 'reumatología, artritis, lupus' },
  },
  {
    id: 'child',
    who: { en: 'a children’s doctor', es: 'el pediatra' },
    synonyms: { en: 'pediatrician, sick child visit, kids doctor', es: 'pediatría, doctor de niños, niño enfermo' },
  },
  {
    id: 'foot',
    who: { en: 'a foot doctor', es: 'el podólogo' },
    synonyms: { en: 'podiatrist, podiatry', es: 'podiatra, podología, doctor de los pies' },
  },
  {
    id: 'allergy',
    who: { en: 'an allergy doctor', es: 'el alergólogo' },
    synonyms: { en: 'allergist, immunologist', es: 'alergista, alergias' },
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
