import { intervals } from './intervals.ts';
import type { RecommendationOf } from './types.ts';

const url = 'https://www.hrsa.gov/womens-guidelines';

/** The Women's Preventive Services Guidelines that HRSA supports. */
export const womensCare: readonly RecommendationOf[] = [
  {
    id: 'womens-mammogram',
    // Of plan years that begin from 2026 on: more images are part of the screening.
    date: '2024-12-30',
    url,
    care: 'screening',
    name: { en: 'screening for breast cancer', es: 'la detección del cáncer de mama' },
    groups: [{ sex: 'female', from: 40 }],
    interval: { en: 'Every 2 years, or every year.', es: 'Cada 2 años, o cada año.' },
    goodToKnow: {
      en: 'A screening mammogram may lead to more images or tissue tests. They are part of the screening, in plan years that began in 2026 or later.',
      es: 'Después de una mamografía de detección pueden hacer falta más imágenes o pruebas de tejido. Son parte de la detección, en los años del plan que comenzaron en 2026 o después.',
    },
    always: ['77067', '77063'],
    either: ['77065', '77066', '77061', '77062', 'G0279', '76641', '76642', '77046', '77047', '77048', '77049'],
    payerTypes: ['CN'],
  },
  {
    id: 'well-woman',
    date: '2021-12-30',
    url,
    care: 'checkup',
    name: { en: 'a yearly checkup for women', es: 'el chequeo anual de la mujer' },
    groups: [{ sex: 'female', from: 12 }],
    interval: intervals.yearly,
    always: ['S0610', 'S0612', 'S0613', 'G0101'],
    either: [],
    payerTypes: ['81', 'BZ'],
  },
  {
    id: 'birth-control',
    date: '2021-12-30',
    url,
    care: 'service',
    name: { en: 'birth control', es: 'los métodos anticonceptivos' },
    groups: [{ sex: 'female' }],
    interval: intervals.asAdvised,
    goodToKnow: {
      en: 'Plans of some religious employers leave birth control out.',
      es: 'Hay planes de grupos religiosos que no pagan los anticonceptivos.',
    },
    always: ['58600', '58605', '58611', '58615', '58670', '58671', '57170', 'J7300'],
    either: [
      '58300',
      '58301',
      '58661',
      '11981',
      '11982',
      '11983',
      'J7296',
      'J7297',
      'J7298',
      'J7301',
      'J7307',
      'J1050',
    ],
    payerTypes: ['82'],
  },
  {
    id: 'breastfeeding',
    date: '2021-12-30',
    url,
    care: 'service',
    name: { en: 'help and supplies for breastfeeding', es: 'la ayuda y los artículos para la lactancia' },
    groups: [{ sex: 'female' }],
    interval: intervals.asAdvised,
    always: ['S9443', 'E0602', 'E0603'],
    either: [],
    payerTypes: [],
  },
];
