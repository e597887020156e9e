import { imageClassFor } from './image-class.ts';
import type { Words } from '@portico/contract';
import type { ServiceCategory } from './types.ts';

const category = (id: string, name: Words, description: Words): ServiceCategory => ({
  id,
  name,
  description,
  imageClass: imageClassFor(name.en),
});

/** The kinds of care, in the order of the tiles. 'Common Services' is a tile of its own, not one of these. */
export const serviceCategories: readonly ServiceCategory[] = [
  category(
    'office-visits',
    { en: 'Office visits', es: 'Consultas médicas' },
    { en: 'Seeing a doctor, for the first time or again.', es: 'Ver a un médico, por primera vez o de nuevo.' },
  ),
  category(
    'prevention',
    { en: 'Preventive care & screening', es: 'Prevención y detección' },
    { en: 'Checkups and tests that find problems early.', es: 'Chequeos y pruebas que detectan problemas a tiempo.' },
  ),
  category(
    'imaging',
    { en: 'Imaging', es: 'Imágenes médicas' },
    { en: 'X-ray, ultrasound, CT and MRI.', es: 'Radiografías, ecografías, tomografías y resonancias.' },
  ),
  category(
    'lab',
    { en: 'Lab tests', es: 'Análisis de laboratorio' },
    { en: 'Blood and urine tests.', es: 'Análisis de sangre y de orina.' },
  ),
  category(
    'pregnancy',
    { en: 'Pregnancy & birth', es: 'Embarazo y parto' },
    { en: 'Care before, during and after birth.', es: 'Atención antes, durante y después del parto.' },
  ),
  category(
    'bones',
    { en: 'Bones & joints', es: 'Huesos y articulaciones' },
    {
      en: 'Knees, hips, shoulders, back and physical therapy.',
      es: 'Rodillas, caderas, hombros, espalda y fisioterapia.',
    },
  ),
  category(
    'heart',
    { en: 'Heart', es: 'Corazón' },
    { en: 'Heart tests and heart surgery.', es: 'Pruebas y cirugía del corazón.' },
  ),
  category(
    'digestive',
    { en: 'Digestive health', es: 'Salud digestiva' },
    { en: 'Colonoscopy, endoscopy and gallbladder.', es: 'Colonoscopia, endoscopia y vesícula.' },
  ),
  category(
    'senses',
    { en: 'Eyes, ears & throat', es: 'Ojos, oídos y garganta' },
    { en: 'Cataracts, tonsils and more.', es: 'Cataratas, amígdalas y más.' },
  ),
  category(
    'surgery',
    { en: 'Surgery', es: 'Cirugía' },
    { en: 'Hernia, breast, prostate and womb.', es: 'Hernia, mama, próstata y útero.' },
  ),
  category(
    'mental-health',
    { en: 'Mental health & sleep', es: 'Salud mental y sueño' },
    { en: 'Talk therapy and sleep studies.', es: 'Psicoterapia y estudios del sueño.' },
  ),
];
