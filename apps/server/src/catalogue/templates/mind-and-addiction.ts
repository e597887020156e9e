import { hospitalTest, officeVisit, outpatientProcedure, readTest, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('mental-health');
const specialty = 'behavioral-health';

/** More of the mind: questions, medicines and treatments; alcohol and drugs; sleep by day. */
export const mindAndAddictionTemplates: readonly ServiceTemplate[] = [
  service('psychiatrist-return', officeVisit('99214'), {
    specialty,
    name: { en: 'Follow-up visit with a psychiatrist', es: 'Consulta de seguimiento con un psiquiatra' },
    description: { en: 'A talk about how the medicine works.', es: 'Una consulta sobre cómo le va con la medicina.' },
    synonyms: {
      en: 'medication management, psych follow up, psychiatry, med check',
      es: 'psiquiatría, control de medicinas, control con el psiquiatra',
    },
  }),
  service('depression-questions', hospitalTest({ en: 'The questions', es: 'Las preguntas' }, '96127', 'MH'), {
    name: { en: 'Questions about low mood or worry', es: 'Preguntas sobre el ánimo o la ansiedad' },
    description: {
      en: 'A short form shows whether you may need help.',
      es: 'Un formulario corto muestra si usted necesita ayuda.',
    },
    synonyms: {
      en: 'depression screening, PHQ-9, anxiety screening, GAD-7',
      es: 'detección de depresión, cuestionario de depresión, prueba de ansiedad',
    },
  }),
  service('child-development-test', hospitalTest({ en: 'The test', es: 'La prueba' }, '96110', '50'), {
    name: { en: 'Questions about a child’s development', es: 'Preguntas sobre el desarrollo de un niño' },
    description: {
      en: 'Parents fill in a form on what the child can do.',
      es: 'Los padres llenan un formulario sobre lo que el niño sabe hacer.',
    },
    synonyms: {
      en: 'developmental screening, autism screening, ASQ, M-CHAT, late walking, late talking',
      es: 'desarrollo del niño, detección de autismo, no habla mi hijo',
    },
  }),
  service('shock-treatment', outpatientProcedure('90870', { anesthesia: '00104', kind: 'mentalHealth' }), {
    specialty,
    name: {
      en: 'Treatment of severe depression under anesthesia (ECT)',
      es: 'Tratamiento de la depresión grave con anestesia (TEC)',
    },
    description: {
      en: 'A short current through the brain while you sleep.',
      es: 'Una corriente corta en el cerebro mientras duerme.',
    },
    synonyms: {
      en: 'ECT, electroshock, electroconvulsive, shock therapy',
      es: 'TEC, electrochoque, terapia electroconvulsiva, terapia de choques',
    },
  }),
  service(
    'esketamine',
    treatment({ en: 'The spray, with watching over you', es: 'El aerosol, con vigilancia' }, 'G2082', '50'),
    {
      name: {
        en: 'Nose spray for depression (esketamine), one visit',
        es: 'Aerosol nasal para la depresión (esketamina), una visita',
      },
      description: {
        en: 'You take up to 56 mg and are watched for two hours.',
        es: 'Se aplica hasta 56 mg y lo vigilan dos horas.',
      },
      synonyms: { en: 'spravato, ketamine, depression spray', es: 'spravato, ketamina, esketamina' },
    },
  ),
  service(
    'opioid-treatment',
    treatment({ en: 'Care in the first month', es: 'Atención del primer mes' }, 'G2086', 'AI'),
    {
      name: { en: 'Treatment of opioid use, first month', es: 'Tratamiento por consumo de opioides, primer mes' },
      description: {
        en: 'Talks and planning of the medicine, by an office. The medicine is billed besides.',
        es: 'Consultas y plan de la medicina en el consultorio. La medicina se cobra aparte.',
      },
      synonyms: {
        en: 'suboxone, buprenorphine, opioid addiction, pain pill addiction, MAT',
        es: 'suboxone, buprenorfina, adicción a pastillas, adicción a opioides',
      },
    },
  ),
  service('methadone', treatment({ en: 'One dose', es: 'Una dosis' }, 'H0020', 'AI'), {
    name: { en: 'Methadone, one dose with care', es: 'Metadona, una dosis con atención' },
    description: {
      en: 'A daily medicine against the craving for opioids.',
      es: 'Una medicina diaria contra la necesidad de opioides.',
    },
    synonyms: { en: 'methadone clinic, heroin treatment', es: 'metadona, clínica de metadona, heroína' },
  }),
  service('alcohol-advice', officeVisit('99408', 'substanceUse'), {
    name: {
      en: 'Advice on alcohol or drugs, 15 to 30 minutes',
      es: 'Consejería sobre alcohol o drogas, de 15 a 30 minutos',
    },
    description: { en: 'A talk about how much you drink or use.', es: 'Una charla sobre cuánto bebe o consume.' },
    synonyms: {
      en: 'drinking too much, alcohol counseling, SBIRT',
      es: 'bebo mucho, consejería de alcohol, alcoholismo',
    },
  }),
  service('biofeedback', treatment({ en: 'One session', es: 'Una sesión' }, '90901', '50'), {
    name: {
      en: 'Training of the body by signals (biofeedback)',
      es: 'Entrenamiento del cuerpo con señales (biorretroalimentación)',
    },
    description: { en: 'Sensors show you how to relax a muscle.', es: 'Los sensores le enseñan a relajar un músculo.' },
    synonyms: { en: 'biofeedback, relaxation training', es: 'biofeedback, relajación' },
  }),
  service(
    'daytime-sleep-test',
    readTest({ en: 'Your day in the sleep laboratory', es: 'Su día en el laboratorio del sueño' }, '95805'),
    {
      name: { en: 'Daytime sleep test', es: 'Prueba del sueño durante el día' },
      description: {
        en: 'Naps in the laboratory show how fast you fall asleep.',
        es: 'Siestas en el laboratorio muestran qué tan rápido se duerme.',
      },
      synonyms: { en: 'narcolepsy test, MSLT, sleepy all day', es: 'narcolepsia, sueño de día, somnolencia' },
    },
  ),
];
