import { imagingExam, labTest, officeVisit } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('prevention');

/** Checkups, and tests for people who feel well. */
export const preventionTemplates: readonly ServiceTemplate[] = [
  service('checkup-new-18-39', officeVisit('99385', 'physical'), {
    specialty: 'internal-medicine',
    name: { en: 'First yearly checkup, ages 18 to 39', es: 'Primer chequeo anual, de 18 a 39 años' },
    description: {
      en: 'A full checkup with a doctor you have not seen before, with advice on staying well.',
      es: 'Un chequeo completo con un médico que usted no conocía, con consejos para cuidar su salud.',
    },
    synonyms: {
      en: 'physical, annual exam, wellness visit, preventive visit',
      es: 'examen físico anual, chequeo general, revisión médica',
    },
  }),
  service('checkup-new-40-64', officeVisit('99386', 'physical'), {
    specialty: 'internal-medicine',
    name: { en: 'First yearly checkup, ages 40 to 64', es: 'Primer chequeo anual, de 40 a 64 años' },
    description: {
      en: 'A full checkup with a doctor you have not seen before. You hear which screenings are due at your age.',
      es: 'Un chequeo completo con un médico que usted no conocía, que incluye ver qué pruebas le tocan por su edad.',
    },
    synonyms: {
      en: 'physical, annual exam, wellness visit, preventive visit',
      es: 'examen físico anual, chequeo general, revisión médica',
    },
  }),
  service('checkup-return-18-39', officeVisit('99395', 'physical'), {
    specialty: 'internal-medicine',
    name: { en: 'Yearly checkup with your doctor, ages 18 to 39', es: 'Chequeo anual con su médico, de 18 a 39 años' },
    description: {
      en: 'The yearly checkup with a doctor who already knows you.',
      es: 'El chequeo de cada año con un médico que ya le conoce.',
    },
    synonyms: {
      en: 'physical, annual exam, wellness visit',
      es: 'examen físico anual, chequeo general, revisión médica',
    },
  }),
  service('checkup-return-40-64', officeVisit('99396', 'physical'), {
    common: true,
    specialty: 'internal-medicine',
    name: { en: 'Yearly checkup with your doctor, ages 40 to 64', es: 'Chequeo anual con su médico, de 40 a 64 años' },
    description: {
      en: 'The yearly checkup with a doctor who knows you. You hear which screenings are due.',
      es: 'El chequeo de cada año con un médico que ya le conoce, que incluye ver qué pruebas le tocan.',
    },
    synonyms: {
      en: 'physical, annual exam, wellness visit',
      es: 'examen físico anual, chequeo general, revisión médica',
    },
  }),
  service('mammogram-screening', imagingExam({ en: 'Mammogram', es: 'Mamografía' }, '77067', '4'), {
    common: true,
    name: { en: 'Screening mammogram, both breasts', es: 'Mamografía de detección, ambas mamas' },
    description: {
      en: 'An X-ray of both breasts to look for cancer early, when there are no signs of it.',
      es: 'Una radiografía de ambas mamas para detectar el cáncer a tiempo, cuando no hay señales de él.',
    },
    synonyms: {
      en: 'mammogram, mammo, breast screening, breast x-ray, breast cancer test',
      es: 'mamografía, mamograma, radiografía de los senos, detección de cáncer de seno',
    },
  }),
  service('bone-density', imagingExam({ en: 'Bone density scan', es: 'Densitometría' }, '77080', '4'), {
    name: { en: 'Bone density scan (DXA)', es: 'Densitometría ósea (DXA)' },
    description: {
      en: 'A low-dose X-ray of the hip and spine that shows how strong the bones are.',
      es: 'Una radiografía de baja dosis de la cadera y la columna que muestra la fuerza de los huesos.',
    },
    synonyms: { en: 'DEXA, osteoporosis test, bone scan', es: 'examen de osteoporosis, densidad de los huesos, DEXA' },
  }),
  service(
    'lung-screening',
    imagingExam({ en: 'CT scan of the lungs', es: 'Tomografía de los pulmones' }, '71271', '62'),
    {
      name: { en: 'CT screening for lung cancer', es: 'Tomografía para detectar cáncer de pulmón' },
      description: {
        en: 'A low-dose scan of the lungs, once a year, for people who have smoked for a long time.',
        es: 'Una tomografía de baja dosis de los pulmones, una vez al año, para personas que han fumado por mucho tiempo.',
      },
      synonyms: {
        en: 'lung scan, low dose CT, smoker screening, LDCT, low dose lung CT, low dose CT scan',
        es: 'tomografía de pulmón, examen para fumadores, TAC de pulmón, tomografía de baja dosis, TAC de baja dosis',
      },
    },
  ),
  service('psa-test', labTest('84153', '84154'), {
    name: { en: 'PSA blood test for the prostate', es: 'Análisis de PSA (próstata)' },
    description: {
      en: 'A blood test that can point to a prostate problem, cancer included.',
      es: 'Un análisis de sangre que puede indicar un problema de próstata, incluido el cáncer.',
    },
    synonyms: {
      en: 'prostate test, prostate cancer screening, PSA',
      es: 'antígeno prostático, examen de próstata, PSA',
    },
  }),
];
