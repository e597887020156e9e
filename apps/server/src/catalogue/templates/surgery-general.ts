import { daySurgery } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('surgery');
const specialty = 'general-surgery';

/** More operations that belong to no other kind of care. */
export const generalSurgeryTemplates: readonly ServiceTemplate[] = [
  service('hernia-groin-small-cuts', daySurgery('49650', { anesthesia: '00840' }), {
    specialty,
    name: { en: 'Groin hernia repair through small cuts', es: 'Operación de hernia en la ingle por cortes pequeños' },
    description: {
      en: 'A surgeon closes a weak place in the groin with a camera and a mesh.',
      es: 'El cirujano cierra un punto débil de la ingle con una cámara y una malla.',
    },
    synonyms: {
      en: 'laparoscopic hernia, inguinal hernia, hernia surgery, hernia mesh',
      es: 'hernia inguinal, laparoscopia, cirugía de hernia, malla para la hernia',
    },
  }),
  service('hernia-belly', daySurgery('49591', { anesthesia: '00752' }), {
    specialty,
    name: { en: 'Small belly button hernia repair', es: 'Operación de hernia pequeña del ombligo' },
    description: {
      en: 'A surgeon closes a small weak place in the belly wall.',
      es: 'El cirujano cierra un punto débil pequeño de la pared del abdomen.',
    },
    synonyms: {
      en: 'umbilical hernia, ventral hernia, belly hernia, hernia mesh',
      es: 'hernia umbilical, hernia ventral, malla para la hernia',
    },
  }),
  service('hernia-belly-larger', daySurgery('49593', { anesthesia: '00752' }), {
    specialty,
    name: { en: 'Larger belly hernia repair', es: 'Operación de hernia más grande del abdomen' },
    description: {
      en: 'A surgeon closes a weak place of 3 to 10 cm (about 1 to 4 inches) in the belly wall.',
      es: 'El cirujano cierra un punto débil de 3 a 10 cm de la pared del abdomen.',
    },
    synonyms: { en: 'ventral hernia, incisional hernia, belly hernia', es: 'hernia ventral, hernia incisional' },
  }),
  service('thyroid-half-removal', daySurgery('60220', { anesthesia: '00320', tissue: '88307' }), {
    specialty,
    name: { en: 'Half of the thyroid taken out', es: 'Extirpación de la mitad de la tiroides' },
    description: {
      en: 'A surgeon removes one side of the thyroid.',
      es: 'El cirujano quita un lado de la tiroides.',
    },
    synonyms: { en: 'lobectomy, thyroid nodule, goiter', es: 'lobectomía, nódulo de tiroides, bocio' },
  }),
  service('neck-gland-removal', daySurgery('60500', { anesthesia: '00320', tissue: '88305' }), {
    specialty,
    name: { en: 'Overactive neck gland taken out', es: 'Extirpación de una glándula paratiroides' },
    description: {
      en: 'A surgeon removes a gland that drives up the calcium in the blood.',
      es: 'El cirujano quita una glándula que sube el calcio de la sangre.',
    },
    synonyms: { en: 'parathyroidectomy, high calcium', es: 'paratiroidectomía, calcio alto' },
  }),
  service('breast-reduction', daySurgery('19318', { anesthesia: '00402' }), {
    name: { en: 'Breast reduction, one breast', es: 'Reducción de mama, una mama' },
    description: {
      en: 'A surgeon makes a breast smaller that hurts back and shoulders.',
      es: 'El cirujano reduce una mama que causa dolor de espalda y hombros.',
    },
    synonyms: { en: 'reduction mammaplasty, large breasts', es: 'mamoplastia, senos grandes' },
  }),
  service('tailbone-cyst', daySurgery('11770', { alternates: ['11771'], anesthesia: '00300' }), {
    specialty,
    name: { en: 'Cyst at the tailbone taken out', es: 'Extirpación de un quiste en el cóccix' },
    description: {
      en: 'A surgeon cuts out an inflamed cyst above the crease of the buttocks.',
      es: 'El cirujano quita un quiste inflamado entre las nalgas.',
    },
    synonyms: { en: 'pilonidal cyst', es: 'quiste pilonidal, quiste sacro' },
  }),
];
