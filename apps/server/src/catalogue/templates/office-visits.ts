import { officeVisit, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('office-visits');
const specialty = 'internal-medicine';

/** Visits with a doctor, by how long they usually take. */
export const officeVisitTemplates: readonly ServiceTemplate[] = [
  service('visit-new-30', officeVisit('99203'), {
    common: true,
    specialty,
    name: { en: 'First visit with a doctor, about 30 minutes', es: 'Primera consulta con un médico, unos 30 minutos' },
    description: {
      en: 'A first visit for a common problem, with time for your history and an exam.',
      es: 'Una primera consulta por un problema de dificultad normal, con tiempo para su historia clínica y un examen.',
    },
    synonyms: {
      en: 'new patient visit, doctor visit, office visit, checkup, see a doctor, primary care visit, family doctor',
      es: 'consulta médica, paciente nuevo, cita con el doctor, visita al médico, médico familiar, médico general',
    },
  }),
  service('visit-new-45', officeVisit('99204'), {
    specialty,
    name: { en: 'First visit with a doctor, about 45 minutes', es: 'Primera consulta con un médico, unos 45 minutos' },
    description: {
      en: 'A longer first visit, for several problems or one that needs more thought.',
      es: 'Una primera consulta más larga, por varios problemas o por uno que requiere más estudio.',
    },
    synonyms: {
      en: 'new patient visit, long doctor visit, office visit, primary care visit, family doctor',
      es: 'consulta médica larga, paciente nuevo, cita con el doctor, médico familiar, médico general',
    },
  }),
  service('visit-new-60', officeVisit('99205'), {
    specialty,
    name: { en: 'First visit with a doctor, about 60 minutes', es: 'Primera consulta con un médico, unos 60 minutos' },
    description: {
      en: 'The longest first visit, for serious or many-sided problems.',
      es: 'La primera consulta más larga, por problemas graves o de muchos aspectos.',
    },
    synonyms: {
      en: 'new patient visit, complex visit, office visit, primary care visit, family doctor',
      es: 'consulta médica completa, paciente nuevo, cita con el doctor, médico familiar, médico general',
    },
  }),
  service('visit-return-20', officeVisit('99213'), {
    common: true,
    specialty,
    name: { en: 'Follow-up visit, about 20 minutes', es: 'Consulta de seguimiento, unos 20 minutos' },
    description: {
      en: 'A visit with a doctor who knows you, for one or two common problems.',
      es: 'Una consulta con un médico que ya le conoce, por uno o dos problemas comunes.',
    },
    synonyms: {
      en: 'return visit, follow up, established patient, sick visit, doctor visit, primary care visit, family doctor',
      es: 'consulta de control, cita de seguimiento, visita al médico, paciente conocido, médico familiar, médico general, consulta por enfermedad',
    },
  }),
  service('visit-return-30', officeVisit('99214'), {
    specialty,
    name: { en: 'Follow-up visit, about 30 minutes', es: 'Consulta de seguimiento, unos 30 minutos' },
    description: {
      en: 'A longer visit with a doctor who knows you, to change a treatment, say.',
      es: 'Una consulta más larga con un médico que ya le conoce, por ejemplo, para cambiar un tratamiento.',
    },
    synonyms: {
      en: 'return visit, follow up, established patient, long follow up, primary care visit, family doctor, sick visit',
      es: 'consulta de control, cita de seguimiento, visita al médico, médico familiar, médico general, enfermo',
    },
  }),
  // The ids are older than the minutes of CPT 2023, and stand in saved estimates.
  service('second-opinion-40', officeVisit('99243'), {
    specialty,
    name: {
      en: 'Visit for another doctor’s advice, about 30 minutes',
      es: 'Interconsulta con otro médico, unos 30 minutos',
    },
    description: {
      en: 'Your doctor asks another doctor to see you and give an opinion.',
      es: 'Su médico le pide a otro médico que le vea y dé su opinión.',
    },
    synonyms: {
      en: 'consultation, second opinion, specialist visit, referral',
      es: 'segunda opinión, consulta con especialista, derivación, referido',
    },
  }),
  service('second-opinion-60', officeVisit('99244'), {
    specialty,
    name: {
      en: 'Visit for another doctor’s advice, about 40 minutes',
      es: 'Interconsulta con otro médico, unos 40 minutos',
    },
    description: {
      en: 'A longer visit. Another doctor looks into a harder question and gives you advice.',
      es: 'Una consulta más larga en la que otro médico estudia un caso más difícil y da su opinión.',
    },
    synonyms: {
      en: 'consultation, second opinion, specialist visit, referral',
      es: 'segunda opinión, consulta con especialista, derivación, referido',
    },
  }),
  service('visit-new-15', officeVisit('99202'), {
    specialty,
    name: { en: 'First visit with a doctor, about 15 minutes', es: 'Primera consulta con un médico, unos 15 minutos' },
    description: {
      en: 'A short first visit for one simple problem.',
      es: 'Una primera consulta corta por un problema sencillo.',
    },
    synonyms: {
      en: 'new patient visit, short doctor visit, office visit, primary care visit, family doctor',
      es: 'consulta médica corta, paciente nuevo, médico familiar, médico general',
    },
  }),
  service('visit-return-10', officeVisit('99212'), {
    specialty,
    name: { en: 'Follow-up visit, about 10 minutes', es: 'Consulta de seguimiento, unos 10 minutos' },
    description: {
      en: 'A short visit with a doctor who already knows you.',
      es: 'Una consulta corta con un médico que ya le conoce.',
    },
    synonyms: { en: 'return visit, follow up, short visit', es: 'consulta de control, cita de seguimiento' },
  }),
  service('visit-return-40', officeVisit('99215'), {
    specialty,
    name: { en: 'Follow-up visit, about 40 minutes', es: 'Consulta de seguimiento, unos 40 minutos' },
    description: {
      en: 'A long visit with a doctor who knows you, for grave problems.',
      es: 'Una consulta larga con un médico que ya le conoce, por problemas graves.',
    },
    synonyms: { en: 'return visit, follow up, long follow up', es: 'consulta de control, cita de seguimiento' },
  }),
  service(
    'diabetes-class',
    treatment({ en: 'Teaching, 30 minutes', es: 'Enseñanza, 30 minutos' }, 'G0108', '50', { units: 2 }),
    {
      name: { en: 'Diabetes teaching, one hour', es: 'Educación sobre la diabetes, una hora' },
      description: {
        en: 'A nurse teaches you to live well with diabetes.',
        es: 'Una enfermera le enseña a vivir bien con la diabetes.',
      },
      synonyms: {
        en: 'diabetes education, diabetes class, diabetes education class, insulin training, DSMT',
        es: 'educación en diabetes, clase de diabetes, insulina',
      },
    },
  ),
];
