import { intervals } from './intervals.ts';
import type { RecommendationOf } from './types.ts';

const topic = (name: string): string => `https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/${name}`;

const pregnant = { en: 'You are pregnant.', es: 'Usted está embarazada.' };

/** Screening in pregnancy that the US Preventive Services Task Force grades A or B. */
export const pregnancyScreening: readonly RecommendationOf[] = [
  {
    id: 'pregnancy-diabetes',
    date: '2021-08-10',
    url: topic('gestational-diabetes-screening'),
    care: 'screening',
    name: { en: 'screening for diabetes in pregnancy', es: 'la detección de la diabetes en el embarazo' },
    groups: [{ sex: 'female' }],
    interval: intervals.eachPregnancy,
    onlyIf: {
      en: 'You are pregnant, from the 24th week.',
      es: 'Usted está embarazada, a partir de la semana 24.',
    },
    always: [],
    either: ['82950', '82951', '82952'],
    payerTypes: [],
  },
  {
    id: 'pregnancy-infections',
    date: '2025-05-13',
    url: topic('syphilis-infection-in-pregnancy-screening'),
    care: 'screening',
    name: {
      en: 'blood screening at the start of a pregnancy',
      es: 'los análisis de detección al comienzo del embarazo',
    },
    groups: [{ sex: 'female' }],
    interval: intervals.eachPregnancy,
    onlyIf: pregnant,
    always: [],
    either: ['80055', '80081', '86901'],
    payerTypes: [],
  },
  {
    id: 'pregnancy-urine',
    date: '2019-09-24',
    url: topic('asymptomatic-bacteriuria-in-adults-screening'),
    care: 'screening',
    name: {
      en: 'screening for bacteria in the urine in pregnancy',
      es: 'la detección de bacterias en la orina durante el embarazo',
    },
    groups: [{ sex: 'female' }],
    interval: intervals.eachPregnancy,
    onlyIf: pregnant,
    always: [],
    either: ['87086', '87088'],
    payerTypes: [],
  },
];
