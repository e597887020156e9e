import { daySurgery, hospitalStay, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('surgery');

/** Operations that belong to no other kind of care. */
export const surgeryTemplates: readonly ServiceTemplate[] = [
  service('hernia-groin', daySurgery('49505', { anesthesia: '00830' }), {
    common: true,
    specialty: 'general-surgery',
    name: { en: 'Groin hernia repair', es: 'Operación de hernia en la ingle' },
    description: {
      en: 'A surgeon closes a weak place in the groin through one cut, for patients aged 5 and over.',
      es: 'El cirujano cierra un punto débil de la ingle por un solo corte, en pacientes de 5 años o más.',
    },
    synonyms: {
      en: 'hernia surgery, inguinal hernia, hernia operation, hernia mesh',
      es: 'hernia inguinal, cirugía de hernia, operación de hernia, malla para la hernia',
    },
  }),
  service('breast-lump-removal', daySurgery('19120', { anesthesia: '00400', tissue: '88305' }), {
    specialty: 'general-surgery',
    name: { en: 'Removal of a breast lump', es: 'Extirpación de un bulto en la mama' },
    description: {
      en: 'A surgeon takes a growth out of the breast through a cut, and the lab looks at it.',
      es: 'El cirujano extirpa un bulto de la mama por un corte, y el laboratorio lo examina.',
    },
    synonyms: {
      en: 'lumpectomy, breast surgery, breast biopsy, breast growth',
      es: 'bulto en el seno, cirugía de seno, lumpectomía, quiste de mama, tumorectomía',
    },
  }),
  service('hysterectomy', hospitalStay({ code: '743', days: 2 }, { code: '58571', alternates: ['58150'] }, '00840'), {
    specialty: 'obstetrics-gynecology',
    name: { en: 'Removal of the womb (hysterectomy)', es: 'Extirpación del útero (histerectomía)' },
    description: {
      en: 'Surgery on the womb and ovaries for a reason other than cancer. You stay in the hospital.',
      es: 'Una operación del útero y los ovarios por una causa que no es cáncer, con hospitalización.',
    },
    synonyms: {
      en: 'hysterectomy, fibroid surgery, uterus removal, womb surgery',
      es: 'histerectomía, miomas, operación de matriz, sacar el útero',
    },
  }),
  service('prostate-biopsy', outpatientProcedure('55707', { tissue: 'G0416' }), {
    specialty: 'urology',
    name: { en: 'Prostate biopsy', es: 'Biopsia de próstata' },
    description: {
      en: 'A doctor takes small samples of the prostate with a needle, and the lab looks at them.',
      es: 'El médico toma muestras pequeñas de la próstata con una aguja, y el laboratorio las examina.',
    },
    synonyms: {
      en: 'prostate sample, prostate cancer test, needle biopsy',
      es: 'muestra de próstata, examen de cáncer de próstata, biopsia con aguja',
    },
  }),
  service('prostate-removal', daySurgery('55866', { anesthesia: '00865' }), {
    specialty: 'urology',
    name: { en: 'Prostate removal through small cuts', es: 'Extirpación de la próstata por cortes pequeños' },
    description: {
      en: 'A surgeon takes out the prostate because of cancer, with a camera and fine tools.',
      es: 'El cirujano extirpa la próstata a causa de un cáncer, con una cámara e instrumentos finos.',
    },
    synonyms: {
      en: 'prostatectomy, prostate surgery, robotic prostatectomy, prostate cancer surgery',
      es: 'prostatectomía, cirugía de próstata, cirugía robótica, cáncer de próstata',
    },
  }),
];
