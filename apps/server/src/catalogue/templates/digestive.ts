import { daySurgery, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('digestive');
const specialty = 'gastroenterology';

/** Endoscopy of the stomach and bowel, and the gallbladder. Anesthesia: 00731 above, 00811 below, 00812 for a screening. */
export const digestiveTemplates: readonly ServiceTemplate[] = [
  service('colonoscopy-screening', outpatientProcedure('45378', { anesthesia: '00812' }), {
    common: true,
    specialty,
    name: { en: 'Screening colonoscopy', es: 'Colonoscopia de detección' },
    description: {
      en: 'A camera looks at the whole large bowel, to find cancer early when there are no signs of it.',
      es: 'Una cámara revisa todo el intestino grueso para detectar el cáncer a tiempo, cuando no hay señales de él.',
    },
    synonyms: {
      en: 'colonoscopy, colon cancer screening, bowel screening',
      es: 'colonoscopia, detección de cáncer de colon, examen del colon',
    },
  }),
  service('colonoscopy', outpatientProcedure('45378', { anesthesia: '00811' }), {
    specialty,
    name: { en: 'Colonoscopy to find a cause', es: 'Colonoscopia para buscar una causa' },
    description: {
      en: 'A camera looks at the whole large bowel, because of bleeding or pain, say.',
      es: 'Una cámara revisa todo el intestino grueso, por ejemplo, por sangrado o dolor.',
    },
    synonyms: {
      en: 'colonoscopy, diagnostic colonoscopy, colonoscopy for bleeding, colonoscopy for blood, bowel exam, colon scope',
      es: 'colonoscopia, colonoscopia diagnóstica, colonoscopia por sangrado, colonoscopia por sangre, examen del intestino',
    },
  }),
  service('colonoscopy-biopsy', outpatientProcedure('45380', { anesthesia: '00811', tissue: '88305' }), {
    specialty,
    name: { en: 'Colonoscopy with a tissue sample', es: 'Colonoscopia con toma de muestra' },
    description: {
      en: 'A camera looks at the large bowel, and the doctor takes small samples for the lab.',
      es: 'Una cámara revisa el intestino grueso y el médico toma muestras pequeñas para el laboratorio.',
    },
    synonyms: {
      en: 'colonoscopy with biopsy, bowel biopsy, colon biopsy',
      es: 'colonoscopia con biopsia, biopsia de colon, biopsia de intestino',
    },
  }),
  service('colonoscopy-polyps', outpatientProcedure('45385', { anesthesia: '00811', tissue: '88305' }), {
    common: true,
    specialty,
    name: { en: 'Colonoscopy with removal of polyps', es: 'Colonoscopia con extracción de pólipos' },
    description: {
      en: 'A camera looks at the large bowel and the doctor removes growths with a wire loop.',
      es: 'Una cámara revisa el intestino grueso y el médico retira crecimientos con un lazo de alambre.',
    },
    synonyms: { en: 'polyp removal, polypectomy, colonoscopy', es: 'quitar pólipos, polipectomía, colonoscopia' },
  }),
  service('colonoscopy-ultrasound', outpatientProcedure('45391', { anesthesia: '00811' }), {
    specialty,
    name: { en: 'Colonoscopy with ultrasound', es: 'Colonoscopia con ecografía' },
    description: {
      en: 'A camera with an ultrasound tip looks at the bowel wall and what lies behind it.',
      es: 'Una cámara con ecografía en la punta revisa la pared del intestino y lo que hay detrás.',
    },
    synonyms: {
      en: 'endoscopic ultrasound of the bowel, colon EUS, rectal ultrasound',
      es: 'ecoendoscopia de colon, ultrasonido del intestino, colonoscopia',
    },
  }),
  service('upper-endoscopy', outpatientProcedure('43235', { anesthesia: '00731' }), {
    common: true,
    specialty,
    name: { en: 'Upper endoscopy', es: 'Endoscopia del estómago' },
    description: {
      en: 'A camera passed through the mouth looks at the food pipe, the stomach and the first part of the bowel.',
      es: 'Una cámara que entra por la boca revisa el esófago, el estómago y el comienzo del intestino.',
    },
    synonyms: {
      en: 'EGD, stomach scope, gastroscopy, camera down the throat, reflux test',
      es: 'gastroscopia, endoscopia digestiva, endoscopia alta, reflujo',
    },
  }),
  service('upper-endoscopy-biopsy', outpatientProcedure('43239', { anesthesia: '00731', tissue: '88305' }), {
    specialty,
    name: { en: 'Upper endoscopy with a tissue sample', es: 'Endoscopia del estómago con toma de muestra' },
    description: {
      en: 'A camera looks at the stomach by way of the mouth. The doctor takes small samples for the lab.',
      es: 'Una cámara que entra por la boca revisa el estómago, y el médico toma muestras pequeñas para el laboratorio.',
    },
    synonyms: {
      en: 'EGD with biopsy, stomach biopsy, gastroscopy, ulcer test, celiac test',
      es: 'endoscopia con biopsia, biopsia de estómago, gastroscopia, úlcera',
    },
  }),
  service('gallbladder-removal', daySurgery('47562', { anesthesia: '00790' }), {
    specialty: 'general-surgery',
    name: { en: 'Gallbladder removal through small cuts', es: 'Extirpación de la vesícula por cortes pequeños' },
    description: {
      en: 'A surgeon takes out the gallbladder with a camera and fine tools. Most people go home the same day.',
      es: 'El cirujano extirpa la vesícula con una cámara e instrumentos finos, y la mayoría vuelve a casa el mismo día.',
    },
    synonyms: {
      en: 'gallbladder surgery, gallstones, cholecystectomy, lap chole',
      es: 'operación de vesícula, cálculos biliares, piedras en la vesícula, colecistectomía',
    },
  }),
];
