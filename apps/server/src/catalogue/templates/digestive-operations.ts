import { daySurgery, imagingExam, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('digestive');
const specialty = 'gastroenterology';
const surgeon = 'general-surgery';

/** More of the digestive organs: scopes, operations, pictures of the bowel. */
export const digestiveOperationTemplates: readonly ServiceTemplate[] = [
  service('upper-endoscopy-ultrasound', outpatientProcedure('43259', { anesthesia: '00731' }), {
    specialty,
    name: { en: 'Upper endoscopy with ultrasound', es: 'Endoscopia del estómago con ecografía' },
    description: {
      en: 'A camera with ultrasound looks at the pancreas and the bile ducts.',
      es: 'Una cámara con ecografía mira el páncreas y las vías biliares.',
    },
    synonyms: { en: 'EUS, endoscopic ultrasound, pancreas scope', es: 'ecoendoscopia, ultrasonido endoscópico' },
  }),
  service('stomach-hernia-surgery', daySurgery('43281', { anesthesia: '00790' }), {
    specialty: surgeon,
    name: { en: 'Hiatal hernia repaired through small cuts', es: 'Operación de hernia de hiato por cortes pequeños' },
    description: {
      en: 'A surgeon wraps the stomach around the food pipe.',
      es: 'El cirujano envuelve el estómago alrededor del esófago.',
    },
    synonyms: {
      en: 'hiatal hernia surgery, reflux surgery, nissen, fundoplication',
      es: 'hernia hiatal, operación de reflujo, funduplicatura',
    },
  }),
  service('fissure-surgery', daySurgery('46080', { anesthesia: '00902' }), {
    specialty: surgeon,
    name: { en: 'Surgery for a tear of the anus', es: 'Operación de fisura anal' },
    description: { en: 'A small cut lets the tear heal.', es: 'Un corte pequeño deja que la fisura sane.' },
    synonyms: { en: 'anal fissure, sphincterotomy', es: 'fisura anal, esfinterotomía' },
  }),
  service('fistula-surgery', daySurgery('46270', { anesthesia: '00902' }), {
    specialty: surgeon,
    name: { en: 'Surgery for a fistula of the anus', es: 'Operación de fístula anal' },
    description: {
      en: 'A surgeon opens the small tunnel beside the anus.',
      es: 'El cirujano abre el pequeño túnel junto al ano.',
    },
    synonyms: { en: 'anal fistula, fistulotomy', es: 'fístula anal, fistulotomía' },
  }),
  service('bowel-x-ray', imagingExam({ en: 'X-ray', es: 'Radiografía' }, '74270', '4'), {
    name: { en: 'X-ray of the large bowel with a white liquid', es: 'Radiografía del colon con líquido blanco' },
    description: {
      en: 'An enema of white liquid shows the bowel.',
      es: 'Un enema de líquido blanco muestra el intestino.',
    },
    synonyms: { en: 'barium enema, lower GI series', es: 'enema de bario, colon por enema' },
  }),
  service('small-bowel-x-ray', imagingExam({ en: 'X-ray', es: 'Radiografía' }, '74250', '4'), {
    name: {
      en: 'X-ray of the small bowel with a white drink',
      es: 'Radiografía del intestino delgado con bebida blanca',
    },
    description: {
      en: 'Pictures follow a white drink through the bowel.',
      es: 'Las imágenes siguen una bebida blanca por el intestino.',
    },
    synonyms: { en: 'small bowel follow through', es: 'tránsito intestinal' },
  }),
];
