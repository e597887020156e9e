import { hospitalTest, officeVisit } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('prevention');
const visit = servicesOf('office-visits');
const specialty = 'internal-medicine';

/** Talks and advice that prevent, and quick tests of children. */
export const adviceTemplates: readonly ServiceTemplate[] = [
  service('checkup-medicare-welcome', officeVisit('G0402', 'physical'), {
    specialty,
    name: { en: 'Welcome to Medicare visit', es: 'Consulta de bienvenida a Medicare' },
    description: {
      en: 'A visit in the first year with Medicare Part B.',
      es: 'Una consulta en el primer año con Medicare Parte B.',
    },
    synonyms: { en: 'welcome to Medicare, IPPE, new to Medicare', es: 'bienvenida a Medicare, nuevo en Medicare' },
  }),
  visit('care-planning-talk', officeVisit('99497'), {
    name: { en: 'Talk about care at the end of life', es: 'Charla sobre la atención al final de la vida' },
    description: {
      en: 'You say what care you want if you cannot speak for yourself.',
      es: 'Usted dice qué atención quiere si no puede hablar.',
    },
    synonyms: {
      en: 'advance care planning, living will, advance directive, power of attorney health',
      es: 'voluntades anticipadas, testamento vital, directiva anticipada',
    },
  }),
  service('weight-advice', officeVisit('G0447', 'physical'), {
    name: { en: 'Advice on weight, 15 minutes', es: 'Consejos sobre el peso, 15 minutos' },
    description: {
      en: 'A talk about food and movement, for adults who weigh too much.',
      es: 'Una charla sobre comida y ejercicio para adultos con obesidad.',
    },
    synonyms: {
      en: 'obesity counseling, weight loss help, diet plan, weight loss shots, weight loss injections, Ozempic, Wegovy, semaglutide',
      es: 'obesidad, bajar de peso, plan para bajar de peso, inyecciones para bajar de peso, Ozempic',
    },
  }),
  service(
    'child-vision-check',
    hospitalTest({ en: 'Quick test of sight', es: 'Prueba rápida de la vista' }, '99173', '73'),
    {
      name: { en: 'Quick test of a child’s sight', es: 'Prueba rápida de la vista de un niño' },
      description: {
        en: 'A chart with letters or pictures on the wall.',
        es: 'Una tabla con letras o dibujos en la pared.',
      },
      synonyms: {
        en: 'vision screening, eye chart, school vision test',
        es: 'agudeza visual, examen de la vista para la escuela',
      },
    },
  ),
  service(
    'child-hearing-check',
    hospitalTest({ en: 'Quick hearing test', es: 'Prueba rápida de audición' }, '92551', '71'),
    {
      name: { en: 'Quick hearing test', es: 'Prueba rápida de audición' },
      description: {
        en: 'Tones through headphones, such as for school.',
        es: 'Tonos por audífonos, por ejemplo para la escuela.',
      },
      synonyms: { en: 'hearing screening, school hearing test', es: 'tamiz auditivo, prueba de oído para la escuela' },
    },
  ),
  service('lung-screening-talk', officeVisit('G0296'), {
    name: { en: 'Talk before screening for lung cancer', es: 'Charla antes de la detección de cáncer de pulmón' },
    description: {
      en: 'A doctor tells you what the scan can and cannot do.',
      es: 'El médico le explica qué puede y qué no puede mostrar la tomografía.',
    },
    synonyms: { en: 'lung screening visit, smoker visit', es: 'charla sobre cáncer de pulmón, fumadores' },
  }),
];
