import type { Words } from '@portico/contract';
import { imagingExam } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('imaging');
const scan: Words = { en: 'Scan with a tracer', es: 'Gammagrafía' };
const pet: Words = { en: 'PET and CT scan', es: 'Tomografía PET-TAC' };

/** Pictures with a little of a radioactive tracer. */
export const nuclearScanTemplates: readonly ServiceTemplate[] = [
  service('pet-body', imagingExam(pet, '78815', '62'), {
    name: { en: 'PET scan for cancer', es: 'PET-TAC para el cáncer' },
    description: {
      en: 'A sugar with a tracer shows where in the body cells are very active.',
      es: 'Un azúcar con un marcador muestra dónde hay células muy activas en el cuerpo.',
    },
    synonyms: { en: 'PET CT, cancer scan, whole body scan', es: 'PET, tomografía por positrones, cáncer' },
  }),
  service('pet-brain', imagingExam(pet, '78608', '62'), {
    name: { en: 'PET scan of the brain', es: 'PET del cerebro' },
    description: {
      en: 'A tracer shows which parts of the brain are active.',
      es: 'Un marcador muestra qué partes del cerebro están activas.',
    },
    synonyms: { en: 'brain PET, memory loss scan, dementia', es: 'PET cerebral, demencia' },
  }),
  service('bone-scan', imagingExam(scan, '78306', '73'), {
    name: { en: 'Bone scan of the whole body', es: 'Gammagrafía de todos los huesos' },
    description: {
      en: 'A tracer shows where bones are ill or hurt.',
      es: 'Un marcador muestra dónde están enfermos o lastimados los huesos.',
    },
    synonyms: { en: 'nuclear bone scan, bone cancer scan', es: 'gammagrafía ósea, cáncer de hueso' },
  }),
  service('thyroid-scan', imagingExam(scan, '78014', '73'), {
    name: { en: 'Thyroid scan with a tracer', es: 'Gammagrafía de tiroides' },
    description: {
      en: 'A tracer shows how the thyroid works.',
      es: 'Un marcador muestra cómo trabaja la tiroides.',
    },
    synonyms: { en: 'thyroid uptake, iodine scan', es: 'captación de yodo, tiroides' },
  }),
  service('gallbladder-scan', imagingExam(scan, '78227', '73'), {
    name: { en: 'Gallbladder scan with a tracer', es: 'Gammagrafía de la vesícula' },
    description: {
      en: 'A tracer shows how well the gallbladder empties.',
      es: 'Un marcador muestra cómo se vacía la vesícula.',
    },
    synonyms: { en: 'HIDA scan, gallbladder test', es: 'HIDA, vesícula' },
  }),
  service('stomach-emptying', imagingExam(scan, '78264', '73'), {
    name: { en: 'Test of how fast the stomach empties', es: 'Prueba de vaciado del estómago' },
    description: {
      en: 'You eat a meal with a tracer, and pictures follow it.',
      es: 'Usted come una comida con un marcador, y unas imágenes la siguen.',
    },
    synonyms: { en: 'gastric emptying study, gastroparesis', es: 'vaciamiento gástrico, gastroparesia' },
  }),
  service('lung-scan', imagingExam(scan, '78582', '73'), {
    name: { en: 'Lung scan of air and blood flow', es: 'Gammagrafía de aire y sangre en los pulmones' },
    description: {
      en: 'A tracer shows whether a clot blocks a part of the lung.',
      es: 'Un marcador muestra si un coágulo tapa una parte del pulmón.',
    },
    synonyms: { en: 'VQ scan, blood clot in lung', es: 'ventilación perfusión, embolia pulmonar' },
  }),
  service('kidney-scan', imagingExam(scan, '78707', '73'), {
    name: { en: 'Kidney scan with a tracer', es: 'Gammagrafía de los riñones' },
    description: {
      en: 'A tracer shows how each kidney works.',
      es: 'Un marcador muestra cómo trabaja cada riñón.',
    },
    synonyms: { en: 'renal scan, MAG3', es: 'gammagrafía renal' },
  }),
];
