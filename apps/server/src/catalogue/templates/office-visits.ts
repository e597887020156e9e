import { officeVisit } from '../components.ts';
import type { ServiceTemplate } from '../types.ts';

const category = 'office-visits';
const specialty = 'internal-medicine';

/** Visits with a doctor, by how long they usually take. */
export const officeVisitTemplates: readonly ServiceTemplate[] = [
  {
    id: 'visit-new-30',
    category,
    common: true,
    name: { en: 'First visit with a doctor, about 30 minutes', es: 'Primera consulta con un médico, unos 30 minutos' },
    description: {
      en: 'A first visit for a problem of ordinary difficulty, with time for your history and an exam.',
      es: 'Una primera consulta por un problema de dificultad normal, con tiempo para su historia clínica y un examen.',
    },
    synonyms: {
      en: ['new patient visit', 'doctor visit', 'office visit', 'checkup', 'see a doctor'],
      es: ['consulta médica', 'paciente nuevo', 'cita con el doctor', 'visita al médico'],
    },
    specialty,
    components: officeVisit('99203'),
  },
  {
    id: 'visit-new-45',
    category,
    common: false,
    name: { en: 'First visit with a doctor, about 45 minutes', es: 'Primera consulta con un médico, unos 45 minutos' },
    description: {
      en: 'A longer first visit, for several problems or one that needs more thought.',
      es: 'Una primera consulta más larga, por varios problemas o por uno que requiere más estudio.',
    },
    synonyms: {
      en: ['new patient visit', 'long doctor visit', 'office visit'],
      es: ['consulta médica larga', 'paciente nuevo', 'cita con el doctor'],
    },
    specialty,
    components: officeVisit('99204'),
  },
  {
    id: 'visit-new-60',
    category,
    common: false,
    name: { en: 'First visit with a doctor, about 60 minutes', es: 'Primera consulta con un médico, unos 60 minutos' },
    description: {
      en: 'The longest first visit, for serious or many-sided problems.',
      es: 'La primera consulta más larga, por problemas graves o de muchos aspectos.',
    },
    synonyms: {
      en: ['new patient visit', 'complex visit', 'office visit'],
      es: ['consulta médica completa', 'paciente nuevo', 'cita con el doctor'],
    },
    specialty,
    components: officeVisit('99205'),
  },
  {
    id: 'visit-return-20',
    category,
    common: true,
    name: { en: 'Follow-up visit, about 20 minutes', es: 'Consulta de seguimiento, unos 20 minutos' },
    description: {
      en: 'A visit with a doctor who already knows you, for one or two ordinary problems.',
      es: 'Una consulta con un médico que ya le conoce, por uno o dos problemas comunes.',
    },
    synonyms: {
      en: ['return visit', 'follow up', 'established patient', 'sick visit', 'doctor visit'],
      es: ['consulta de control', 'cita de seguimiento', 'visita al médico', 'paciente conocido'],
    },
    specialty,
    components: officeVisit('99213'),
  },
  {
    id: 'visit-return-30',
    category,
    common: false,
    name: { en: 'Follow-up visit, about 30 minutes', es: 'Consulta de seguimiento, unos 30 minutos' },
    description: {
      en: 'A longer visit with a doctor who already knows you, for example to change a treatment.',
      es: 'Una consulta más larga con un médico que ya le conoce, por ejemplo, para cambiar un tratamiento.',
    },
    synonyms: {
      en: ['return visit', 'follow up', 'established patient', 'long follow up'],
      es: ['consulta de control', 'cita de seguimiento', 'visita al médico'],
    },
    specialty,
    components: officeVisit('99214'),
  },
  {
    id: 'second-opinion-40',
    category,
    common: false,
    name: {
      en: 'Visit for another doctor’s advice, about 40 minutes',
      es: 'Interconsulta con otro médico, unos 40 minutos',
    },
    description: {
      en: 'Your doctor asks another doctor to see you and give an opinion.',
      es: 'Su médico le pide a otro médico que le vea y dé su opinión.',
    },
    synonyms: {
      en: ['consultation', 'second opinion', 'specialist visit', 'referral'],
      es: ['segunda opinión', 'consulta con especialista', 'derivación', 'referido'],
    },
    specialty,
    components: officeVisit('99243'),
  },
  {
    id: 'second-opinion-60',
    category,
    common: false,
    name: {
      en: 'Visit for another doctor’s advice, about 60 minutes',
      es: 'Interconsulta con otro médico, unos 60 minutos',
    },
    description: {
      en: 'A longer visit in which another doctor studies a harder question and gives an opinion.',
      es: 'Una consulta más larga en la que otro médico estudia un caso más difícil y da su opinión.',
    },
    synonyms: {
      en: ['consultation', 'second opinion', 'specialist visit', 'referral'],
      es: ['segunda opinión', 'consulta con especialista', 'derivación', 'referido'],
    },
    specialty,
    components: officeVisit('99244'),
  },
];
