import { hospitalTest, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lungs');

/** More tests of breathing. */
export const breathingTestTemplates: readonly ServiceTemplate[] = [
  service('oxygen-overnight', hospitalTest({ en: 'Oxygen measurement', es: 'Medición del oxígeno' }, '94762', '73'), {
    name: { en: 'Oxygen measured through the night', es: 'Medición del oxígeno durante la noche' },
    description: {
      en: 'A clip on the finger measures the oxygen while you sleep.',
      es: 'Una pinza en el dedo mide el oxígeno mientras duerme.',
    },
    synonyms: { en: 'overnight oximetry, oxygen at night', es: 'oximetría nocturna, oxígeno en la noche' },
  }),
  service('asthma-breath-test', hospitalTest({ en: 'Breath test', es: 'Prueba de aliento' }, '95012', '73'), {
    name: { en: 'Breath test for asthma (FeNO)', es: 'Prueba de aliento para el asma (FeNO)' },
    description: {
      en: 'A gas in the breath shows swelling of the airways.',
      es: 'Un gas en el aliento muestra la inflamación de los bronquios.',
    },
    synonyms: { en: 'FeNO, nitric oxide test, asthma test', es: 'FeNO, óxido nítrico, asma' },
  }),
  service('asthma-challenge', readTest({ en: 'Breathing test', es: 'Prueba de respiración' }, '94070'), {
    name: {
      en: 'Asthma test with a medicine that narrows the airways',
      es: 'Prueba de asma con una medicina que cierra los bronquios',
    },
    description: { en: 'Breathing is measured after each dose.', es: 'Se mide la respiración después de cada dosis.' },
    synonyms: { en: 'methacholine challenge, bronchial challenge', es: 'metacolina, reto bronquial' },
  }),
];
