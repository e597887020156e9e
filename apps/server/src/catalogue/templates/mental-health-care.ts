import type { Words } from '@portico/contract';
import { diagnosticTest, readTest, therapySession, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('mental-health');
const specialty = 'behavioral-health';
const session: Words = { en: 'Your session', es: 'Su sesión' };
const reading: Words = { en: 'Reading by a doctor', es: 'Lectura por un médico' };

/** First talks, tests, programs and treatments of mental health; and more sleep tests. */
export const mentalHealthCareTemplates: readonly ServiceTemplate[] = [
  service('therapy-first', therapySession('90791', session), {
    specialty,
    name: { en: 'First talk with a therapist', es: 'Primera consulta con un terapeuta' },
    description: {
      en: 'A therapist gets to know you and plans the treatment.',
      es: 'Un terapeuta le conoce y planea el tratamiento.',
    },
    synonyms: {
      en: 'intake, psychologist, counselor, mental health evaluation, depression, anxiety',
      es: 'psicólogo, evaluación psicológica, terapia, depresión, ansiedad',
    },
  }),
  service('psychiatrist-first', therapySession('90792', session), {
    specialty,
    name: { en: 'First talk with a psychiatrist', es: 'Primera consulta con un psiquiatra' },
    description: {
      en: 'A doctor for mental health gets to know you and may give medicines.',
      es: 'Un médico de salud mental le conoce y puede dar medicinas.',
    },
    synonyms: { en: 'psychiatric evaluation, medication, ADHD, bipolar', es: 'psiquiatría, medicinas, TDAH, bipolar' },
  }),
  service('crisis-session', therapySession('90839', session), {
    specialty,
    name: { en: 'Talk in a crisis, one hour', es: 'Atención en una crisis, una hora' },
    description: {
      en: 'An urgent session when life feels unbearable. In danger, call or text 988.',
      es: 'Una sesión urgente cuando la vida parece insoportable. Si hay peligro, llame o escriba al 988.',
    },
    synonyms: { en: 'crisis therapy, suicidal, breakdown', es: 'crisis, suicidio, emergencia emocional' },
  }),
  service('psychological-tests', therapySession('96130', session), {
    specialty,
    name: { en: 'Psychological testing, first hour', es: 'Pruebas psicológicas, primera hora' },
    description: {
      en: 'A psychologist chooses tests, reads them and talks with you.',
      es: 'Un psicólogo elige pruebas, las lee y habla con usted.',
    },
    synonyms: {
      en: 'ADHD testing, autism testing, psych eval, learning disability test, dyslexia test, neuropsych testing, neuropsychological testing',
      es: 'prueba de TDAH, autismo, evaluación, prueba de dislexia, problemas de aprendizaje, evaluación neuropsicológica',
    },
  }),
  service('memory-tests', therapySession('96132', session), {
    specialty,
    name: { en: 'Memory and thinking tests, first hour', es: 'Pruebas de memoria y pensamiento, primera hora' },
    description: {
      en: 'A psychologist tests memory, attention and language.',
      es: 'Un psicólogo examina la memoria, la atención y el lenguaje.',
    },
    synonyms: {
      en: 'neuropsychological testing, dementia test, neuropsych testing',
      es: 'neuropsicología, demencia, olvidos, evaluación neuropsicológica',
    },
  }),
  service(
    'autism-therapy',
    treatment({ en: 'Therapy, 15 minutes', es: 'Terapia, 15 minutos' }, '97153', 'MH', { units: 4 }),
    {
      name: { en: 'Behavior therapy for autism, one hour', es: 'Terapia de conducta para autismo, una hora' },
      description: {
        en: 'A trained helper works with a child, one to one.',
        es: 'Una persona capacitada trabaja a solas con un niño.',
      },
      synonyms: { en: 'ABA therapy, autism, applied behavior analysis', es: 'terapia ABA, autismo' },
    },
  ),
  service('day-program-mental', treatment({ en: 'One day of the program', es: 'Un día del programa' }, 'S9480', 'MH'), {
    name: { en: 'Day program for mental health, one day', es: 'Programa de día de salud mental, un día' },
    description: {
      en: 'Several hours of group and single therapy; you sleep at home.',
      es: 'Varias horas de terapia en grupo e individual; usted duerme en casa.',
    },
    synonyms: { en: 'intensive outpatient, IOP, partial hospital, PHP', es: 'programa intensivo, hospital de día' },
  }),
  service('day-program-drugs', treatment({ en: 'One day of the program', es: 'Un día del programa' }, 'H0015', 'AI'), {
    name: { en: 'Day program for alcohol or drugs, one day', es: 'Programa de día para alcohol o drogas, un día' },
    description: {
      en: 'Several hours of help to stay off alcohol or drugs; you sleep at home.',
      es: 'Varias horas de ayuda para dejar el alcohol o las drogas; usted duerme en casa.',
    },
    synonyms: { en: 'rehab, intensive outpatient, addiction treatment', es: 'rehabilitación, adicción, alcoholismo' },
  }),
  service('magnet-treatment', treatment({ en: 'One session', es: 'Una sesión' }, '90868', 'MH'), {
    name: {
      en: 'Magnetic treatment of depression, one session',
      es: 'Tratamiento magnético de la depresión, una sesión',
    },
    description: {
      en: 'Magnetic pulses wake a part of the brain.',
      es: 'Unos pulsos magnéticos despiertan una parte del cerebro.',
    },
    synonyms: {
      en: 'TMS, depression treatment, transcranial magnetic stimulation, magnetic stimulation',
      es: 'EMT, estimulación magnética, depresión, estimulación magnética transcraneal',
    },
  }),
  service(
    'sleep-study-mask',
    readTest({ en: 'Your night in the sleep laboratory', es: 'Su noche en el laboratorio del sueño' }, '95811'),
    {
      name: { en: 'Overnight sleep study with a breathing mask', es: 'Estudio del sueño con mascarilla' },
      description: {
        en: 'You sleep at our center, and a mask is set to help you breathe.',
        es: 'Usted duerme en nuestro centro, y se ajusta una mascarilla que ayuda a respirar.',
      },
      synonyms: {
        en: 'CPAP titration, sleep apnea, sleep lab, CPAP fitting, CPAP test',
        es: 'CPAP, apnea del sueño, ronquidos, prueba de CPAP',
      },
    },
  ),
  service(
    'sleep-test-home',
    diagnosticTest({ en: 'The device for a night at home', es: 'El aparato para una noche en casa' }, reading, {
      test: '95806',
      testAlternates: ['G0399'],
      reading: '95806',
      readingModifier: '26',
    }),
    {
      name: { en: 'Sleep test at home', es: 'Prueba del sueño en casa' },
      description: {
        en: 'You wear a small device for one night in your own bed.',
        es: 'Usted lleva un aparato pequeño una noche en su propia cama.',
      },
      synonyms: { en: 'home sleep study, sleep apnea test, snoring', es: 'apnea del sueño, ronquidos, poligrafía' },
    },
  ),
];
