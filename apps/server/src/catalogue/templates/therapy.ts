import type { Words } from '@portico/contract';
import { treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTypeCode } from '../service-type-codes.ts';
import type { ServiceComponent, ServiceTemplate } from '../types.ts';

const service = servicesOf('therapy');
const needles = {
  first: { en: 'Your session, first 15 minutes', es: 'Su sesión, primeros 15 minutos' },
  further: { en: 'Your session, 15 minutes more', es: 'Su sesión, 15 minutos más' },
};

const firstVisit = (code: string, type: ServiceTypeCode, ...alternates: readonly string[]) =>
  treatment({ en: 'First visit with the therapist', es: 'Primera consulta con el terapeuta' }, code, type, {
    alternates,
  });

/** A session that is billed for each 15 minutes. */
const quarters = (name: Words, code: string, type: ServiceTypeCode, units = 3): readonly ServiceComponent[] =>
  treatment({ en: `${name.en}, 15 minutes`, es: `${name.es}, 15 minutos` }, code, type, { units });

/** Physical, occupational and speech therapy, and training for heart and lungs. */
export const therapyTemplates: readonly ServiceTemplate[] = [
  service('physical-therapy-first', firstVisit('97161', 'PT', '97162', '97163'), {
    name: { en: 'First physical therapy visit', es: 'Primera consulta de fisioterapia' },
    description: {
      en: 'A therapist examines how you move and plans the treatment.',
      es: 'Un terapeuta examina cómo se mueve y planea el tratamiento.',
    },
    synonyms: {
      en: 'PT evaluation, physio, rehab, therapy for my back, neck therapy, shoulder therapy, knee therapy, hip therapy, foot therapy, therapy after surgery, sciatica therapy, pelvic floor therapy, PT eval',
      es: 'terapia física, evaluación de fisioterapia, rehabilitación, terapia de espalda, terapia de cuello, terapia de hombro, rehabilitación de rodilla, terapia de cadera, terapia después de una operación, terapia de ciática, terapia del piso pélvico',
    },
  }),
  service(
    'physical-therapy',
    quarters({ en: 'Exercise with the therapist', es: 'Ejercicio con el terapeuta' }, '97110', 'PT'),
    {
      common: true,
      name: { en: 'Physical therapy visit, 45 minutes', es: 'Sesión de fisioterapia, 45 minutos' },
      description: {
        en: 'Exercises with a therapist to build strength and movement. Billed as three parts of 15 minutes.',
        es: 'Ejercicios con un terapeuta para ganar fuerza y movimiento. Se cobra en tres partes de 15 minutos.',
      },
      synonyms: {
        en: 'PT, physio, rehab, therapeutic exercise, exercise therapy, therapy for my back, neck therapy, shoulder therapy, knee therapy, hip therapy, foot therapy, therapy after surgery, sciatica therapy, back went out, pelvic floor therapy, strengthening',
        es: 'terapia física, rehabilitación, fisioterapia, ejercicios terapéuticos, terapia de espalda, terapia de cuello, terapia de hombro, rehabilitación de rodilla, terapia de cadera, terapia después de una operación, terapia de ciática, terapia del piso pélvico, ejercicios',
      },
    },
  ),
  service('physical-therapy-hands', quarters({ en: 'Hands-on treatment', es: 'Tratamiento manual' }, '97140', 'PT'), {
    name: { en: 'Hands-on physical therapy, 45 minutes', es: 'Fisioterapia manual, 45 minutos' },
    description: {
      en: 'A therapist loosens stiff joints and muscles by hand.',
      es: 'Un terapeuta suelta con las manos las articulaciones y los músculos rígidos.',
    },
    synonyms: {
      en: 'manual therapy, PT, massage therapy, lymphedema therapy, lymphedema, massage, back massage',
      es: 'terapia manual, masaje terapéutico, terapia física, linfedema, drenaje linfático, masaje, masaje de espalda',
    },
  }),
  service(
    'physical-therapy-balance',
    quarters({ en: 'Balance training', es: 'Entrenamiento del equilibrio' }, '97112', 'PT'),
    {
      name: { en: 'Balance training, 45 minutes', es: 'Terapia del equilibrio, 45 minutos' },
      description: {
        en: 'You train balance and control with a therapist, often after a stroke.',
        es: 'Ejercicios con un terapeuta para el equilibrio y el control, por ejemplo, después de un derrame.',
      },
      synonyms: { en: 'neuromuscular, fall prevention, PT', es: 'caídas, reeducación neuromuscular, terapia física' },
    },
  ),
  service(
    'physical-therapy-walking',
    quarters({ en: 'Walking training', es: 'Entrenamiento de la marcha' }, '97116', 'PT'),
    {
      name: { en: 'Walking training, 45 minutes', es: 'Terapia para caminar, 45 minutos' },
      description: {
        en: 'You practice walking and stairs with a therapist.',
        es: 'Usted practica caminar y subir escaleras con un terapeuta.',
      },
      synonyms: { en: 'gait training, PT', es: 'marcha, terapia física' },
    },
  ),
  service('physical-therapy-water', quarters({ en: 'Exercise in water', es: 'Ejercicio en el agua' }, '97113', 'PT'), {
    name: { en: 'Therapy in water, 45 minutes', es: 'Terapia en el agua, 45 minutos' },
    description: {
      en: 'Exercises in a warm pool with a therapist.',
      es: 'Ejercicios en una piscina tibia con un terapeuta.',
    },
    synonyms: { en: 'aquatic therapy, pool therapy, PT', es: 'hidroterapia, piscina, terapia física' },
  }),
  service(
    'everyday-tasks-therapy',
    quarters({ en: 'Practice of everyday tasks', es: 'Práctica de tareas diarias' }, '97530', 'PT'),
    {
      name: { en: 'Therapy with everyday tasks, 45 minutes', es: 'Terapia con tareas diarias, 45 minutos' },
      description: {
        en: 'You train lifting, reaching and other daily moves with a therapist.',
        es: 'Usted practica con un terapeuta levantar, alcanzar y otros movimientos del día.',
      },
      synonyms: { en: 'therapeutic activities, PT, OT', es: 'actividades terapéuticas, terapia física' },
    },
  ),
  service('occupational-therapy-first', firstVisit('97165', 'AD', '97166', '97167'), {
    name: { en: 'First occupational therapy visit', es: 'Primera consulta de terapia ocupacional' },
    description: {
      en: 'A therapist looks at how you manage daily tasks and plans the treatment.',
      es: 'Un terapeuta mira cómo hace las tareas del día y planea el tratamiento.',
    },
    synonyms: { en: 'OT evaluation, occupational therapist', es: 'evaluación de terapia ocupacional' },
  }),
  service(
    'occupational-therapy',
    quarters({ en: 'Training for daily life', es: 'Entrenamiento para la vida diaria' }, '97535', 'AD'),
    {
      name: { en: 'Occupational therapy visit, 45 minutes', es: 'Sesión de terapia ocupacional, 45 minutos' },
      description: {
        en: 'You practice dressing, cooking and other tasks of daily life.',
        es: 'Usted practica vestirse, cocinar y otras tareas de la vida diaria.',
      },
      synonyms: { en: 'OT, hand therapy, daily living skills', es: 'terapia de la mano, vida diaria' },
    },
  ),
  service(
    'memory-training',
    treatment({ en: 'Training, first 15 minutes', es: 'Entrenamiento, primeros 15 minutos' }, '97129', 'AD', {
      further: {
        name: { en: 'Training, each further 15 minutes', es: 'Entrenamiento, cada 15 minutos más' },
        code: '97130',
        units: 2,
      },
    }),
    {
      name: {
        en: 'Training of memory and attention, 45 minutes',
        es: 'Terapia de la memoria y la atención, 45 minutos',
      },
      description: {
        en: 'Exercises for thinking after an injury or a stroke.',
        es: 'Ejercicios para pensar mejor después de un golpe o un derrame.',
      },
      synonyms: { en: 'cognitive therapy, brain injury, concussion therapy', es: 'terapia cognitiva, memoria' },
    },
  ),
  service('speech-first', firstVisit('92523', 'AF'), {
    name: { en: 'First speech therapy visit', es: 'Primera consulta de terapia del habla' },
    description: {
      en: 'A therapist listens to speech and language and plans the treatment.',
      es: 'Un terapeuta escucha el habla y el lenguaje y planea el tratamiento.',
    },
    synonyms: { en: 'speech evaluation, late talker, SLP', es: 'evaluación del habla, fonoaudiología, logopedia' },
  }),
  service(
    'speech-therapy',
    treatment({ en: 'Your session with the therapist', es: 'Su sesión con el terapeuta' }, '92507', 'AF'),
    {
      name: { en: 'Speech therapy visit', es: 'Sesión de terapia del habla' },
      description: {
        en: 'Exercises for speech, language or voice.',
        es: 'Ejercicios para el habla, el lenguaje o la voz.',
      },
      synonyms: { en: 'speech language therapy, SLP, stutter', es: 'logopedia, fonoaudiología, tartamudeo' },
    },
  ),
  service(
    'swallowing-exam',
    treatment({ en: 'Examination by the therapist', es: 'Examen del terapeuta' }, '92610', 'AF'),
    {
      name: { en: 'Swallowing exam', es: 'Examen de la deglución' },
      description: {
        en: 'A therapist watches you swallow different foods.',
        es: 'Un terapeuta observa cómo traga distintos alimentos.',
      },
      synonyms: {
        en: 'trouble swallowing, dysphagia, swallow evaluation, swallowing evaluation',
        es: 'problemas para tragar, disfagia, evaluación de la deglución',
      },
    },
  ),
  service(
    'swallowing-therapy',
    treatment({ en: 'Your session with the therapist', es: 'Su sesión con el terapeuta' }, '92526', 'AF'),
    {
      name: { en: 'Swallowing therapy', es: 'Terapia de la deglución' },
      description: {
        en: 'Exercises that make swallowing safe again.',
        es: 'Ejercicios para volver a tragar sin peligro.',
      },
      synonyms: { en: 'trouble swallowing, dysphagia therapy, feeding therapy', es: 'problemas para tragar, disfagia' },
    },
  ),
  service(
    'heart-rehab',
    treatment({ en: 'Training with a heart monitor', es: 'Entrenamiento con monitor del corazón' }, '93798', 'BG'),
    {
      name: { en: 'Heart rehabilitation, one session', es: 'Rehabilitación cardíaca, una sesión' },
      description: {
        en: 'You train under watch after a heart attack or heart surgery.',
        es: 'Ejercicio vigilado después de un infarto o una cirugía del corazón.',
      },
      synonyms: {
        en: 'cardiac rehab, exercise after heart attack',
        es: 'rehabilitación del corazón, después de un infarto',
      },
    },
  ),
  service(
    'lung-rehab',
    treatment({ en: 'Training with monitoring', es: 'Entrenamiento vigilado' }, '94626', 'BF', {
      alternates: ['94625'],
    }),
    {
      name: { en: 'Lung rehabilitation, one session', es: 'Rehabilitación pulmonar, una sesión' },
      description: {
        en: 'Exercise and breathing training for people with lung disease.',
        es: 'Ejercicio y entrenamiento de la respiración para personas con enfermedad de los pulmones.',
      },
      synonyms: { en: 'pulmonary rehab, COPD exercise', es: 'rehabilitación respiratoria, EPOC' },
    },
  ),
  service(
    'chiropractor',
    treatment({ en: 'Treatment of the spine', es: 'Tratamiento de la columna' }, '98941', '33', {
      alternates: ['98940'],
    }),
    {
      name: { en: 'Chiropractor visit', es: 'Sesión de quiropráctica' },
      description: {
        en: 'Treatment of the spine by hand.',
        es: 'Tratamiento de la columna con las manos.',
      },
      synonyms: { en: 'chiropractic adjustment, back cracking', es: 'quiropráctico, ajuste de columna' },
    },
  ),
  service(
    'acupuncture',
    treatment(needles.first, '97810', '64', { further: { name: needles.further, code: '97811' } }),
    {
      name: { en: 'Acupuncture, 30 minutes', es: 'Acupuntura, 30 minutos' },
      description: {
        en: 'A session with fine needles, for example against pain.',
        es: 'Una sesión con agujas finas, por ejemplo, contra el dolor.',
      },
      synonyms: { en: 'needles, back pain', es: 'agujas, dolor de espalda' },
    },
  ),
];
