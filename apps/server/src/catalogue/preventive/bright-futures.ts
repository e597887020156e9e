import { intervals } from './intervals.ts';
import type { RecommendationOf } from './types.ts';

/** The schedule of the American Academy of Pediatrics, as HRSA last accepted it. */
const schedule = { date: '2023-12-29', url: 'https://mchb.hrsa.gov/programs-impact/bright-futures' };

/** Bright Futures: what is recommended for infants, children and adolescents. */
export const childrensCare: readonly RecommendationOf[] = [
  {
    ...schedule,
    id: 'child-checkup',
    care: 'checkup',
    name: { en: 'checkups of babies, children and teenagers', es: 'los chequeos de bebés, niños y adolescentes' },
    groups: [{ to: 21 }],
    interval: intervals.childSchedule,
    always: ['99381', '99382', '99383', '99384', '99391', '99392', '99393', '99394'],
    either: [],
    payerTypes: ['68', '81', 'BZ'],
  },
  {
    ...schedule,
    id: 'child-vision',
    care: 'screening',
    name: { en: 'screening of a child’s eyesight', es: 'la revisión de la vista de un niño' },
    groups: [{ to: 21 }],
    interval: intervals.childSchedule,
    always: ['99173', '99174', '99177'],
    either: [],
    payerTypes: [],
  },
  {
    ...schedule,
    id: 'child-hearing',
    care: 'screening',
    name: { en: 'screening of a child’s hearing', es: 'la revisión del oído de un niño' },
    groups: [{ to: 21 }],
    interval: intervals.childSchedule,
    always: ['92551', '92650'],
    either: ['92552'],
    payerTypes: [],
  },
  {
    ...schedule,
    id: 'child-development',
    care: 'screening',
    name: {
      en: 'screening of a child’s development and feelings',
      es: 'la revisión del desarrollo y las emociones de un niño',
    },
    groups: [{ to: 21 }],
    interval: intervals.childSchedule,
    always: ['96110'],
    either: ['96127'],
    payerTypes: [],
  },
  {
    ...schedule,
    id: 'child-blood',
    care: 'screening',
    name: {
      en: 'screening of a child’s blood (lead, iron, cholesterol)',
      es: 'los análisis de sangre de un niño (plomo, hierro, colesterol)',
    },
    groups: [{ to: 21 }],
    interval: intervals.childSchedule,
    always: ['S3620'],
    either: ['83655', '85018', '80061'],
    payerTypes: [],
  },
  {
    ...schedule,
    id: 'child-teeth',
    care: 'service',
    name: { en: 'fluoride on a child’s teeth', es: 'el flúor en los dientes de un niño' },
    groups: [{ to: 5 }],
    interval: intervals.childSchedule,
    always: ['99188'],
    either: [],
    payerTypes: [],
  },
];
