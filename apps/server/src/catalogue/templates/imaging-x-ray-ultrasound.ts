import { imagingExam } from '../components.ts';
import type { ServiceTemplate } from '../types.ts';

const category = 'imaging';
const xRay = { en: 'X-ray', es: 'Radiografía' };
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };
const mammogram = { en: 'Mammogram', es: 'Mamografía' };

/** X-ray, ultrasound and diagnostic mammograms. */
export const xRayAndUltrasoundTemplates: readonly ServiceTemplate[] = [
  {
    id: 'x-ray-chest',
    category,
    common: true,
    name: { en: 'Chest X-ray, two views', es: 'Radiografía de tórax, dos vistas' },
    description: {
      en: 'Pictures of the lungs, heart and ribs from the front and the side.',
      es: 'Imágenes de los pulmones, el corazón y las costillas, de frente y de lado.',
    },
    synonyms: {
      en: ['chest xray', 'lung x-ray', 'pneumonia x-ray'],
      es: ['placa de tórax', 'rayos X del pecho', 'radiografía de pulmón'],
    },
    components: imagingExam(xRay, '71046', '4'),
  },
  {
    id: 'x-ray-knee',
    category,
    common: false,
    name: { en: 'Knee X-ray, three views', es: 'Radiografía de rodilla, tres vistas' },
    description: {
      en: 'Pictures of the bones of the knee from three sides.',
      es: 'Imágenes de los huesos de la rodilla desde tres lados.',
    },
    synonyms: {
      en: ['knee xray', 'leg x-ray', 'knee pain'],
      es: ['placa de rodilla', 'rayos X de rodilla', 'dolor de rodilla'],
    },
    components: imagingExam(xRay, '73562', '4'),
  },
  {
    id: 'x-ray-foot',
    category,
    common: false,
    name: { en: 'Foot X-ray, three views or more', es: 'Radiografía de pie, tres vistas o más' },
    description: {
      en: 'Pictures of the bones of the foot from several sides.',
      es: 'Imágenes de los huesos del pie desde varios lados.',
    },
    synonyms: { en: ['foot xray', 'toe x-ray', 'broken foot'], es: ['placa de pie', 'rayos X del pie', 'pie roto'] },
    components: imagingExam(xRay, '73630', '4'),
  },
  {
    id: 'x-ray-lower-back',
    category,
    common: false,
    name: { en: 'Lower back X-ray, four views or more', es: 'Radiografía de la espalda baja, cuatro vistas o más' },
    description: {
      en: 'Pictures of the bones of the lower spine from several sides.',
      es: 'Imágenes de los huesos de la parte baja de la columna desde varios lados.',
    },
    synonyms: {
      en: ['back xray', 'lumbar x-ray', 'spine x-ray', 'back pain'],
      es: ['placa de columna', 'radiografía lumbar', 'rayos X de la espalda', 'dolor de espalda'],
    },
    components: imagingExam(xRay, '72110', '4'),
  },
  {
    id: 'ultrasound-abdomen',
    category,
    common: true,
    name: { en: 'Ultrasound of the belly', es: 'Ecografía del abdomen' },
    description: {
      en: 'Pictures of the liver, gallbladder, kidneys and other organs, made with sound waves.',
      es: 'Imágenes del hígado, la vesícula, los riñones y otros órganos, hechas con ondas de sonido.',
    },
    synonyms: {
      en: ['abdominal ultrasound', 'gallbladder ultrasound', 'liver ultrasound', 'sonogram'],
      es: ['ultrasonido de abdomen', 'ecografía abdominal', 'sonografía', 'ultrasonido de hígado', 'sonograma'],
    },
    components: imagingExam(ultrasound, '76700', '4'),
  },
  {
    id: 'ultrasound-pelvis-vaginal',
    category,
    common: false,
    name: { en: 'Ultrasound of the pelvis, through the vagina', es: 'Ecografía pélvica por vía vaginal' },
    description: {
      en: 'Pictures of the womb and ovaries, made with sound waves from a small probe.',
      es: 'Imágenes del útero y los ovarios, hechas con ondas de sonido desde una sonda pequeña.',
    },
    synonyms: {
      en: ['transvaginal ultrasound', 'pelvic ultrasound', 'ovary ultrasound', 'sonogram'],
      es: ['ultrasonido transvaginal', 'ecografía de ovarios', 'ultrasonido pélvico', 'sonograma'],
    },
    components: imagingExam(ultrasound, '76830', '4'),
  },
  {
    id: 'ultrasound-thyroid',
    category,
    common: false,
    name: { en: 'Ultrasound of the neck and thyroid', es: 'Ecografía del cuello y la tiroides' },
    description: {
      en: 'Pictures of the thyroid gland and the soft parts of the neck, made with sound waves.',
      es: 'Imágenes de la glándula tiroides y las partes blandas del cuello, hechas con ondas de sonido.',
    },
    synonyms: {
      en: ['thyroid ultrasound', 'neck ultrasound', 'sonogram'],
      es: ['ultrasonido de tiroides', 'ecografía de cuello', 'sonograma'],
    },
    components: imagingExam(ultrasound, '76536', '4'),
  },
  {
    id: 'mammogram-one-breast',
    category,
    common: false,
    name: { en: 'Diagnostic mammogram, one breast', es: 'Mamografía de diagnóstico, una mama' },
    description: {
      en: 'A closer X-ray look at one breast after a lump, pain or an unclear screening.',
      es: 'Una radiografía más detallada de una mama por un bulto, dolor o un resultado poco claro en la mamografía de detección.',
    },
    synonyms: {
      en: ['breast x-ray', 'breast lump test', 'mammo'],
      es: ['mamografía diagnóstica', 'bulto en el seno', 'mamograma'],
    },
    components: imagingExam(mammogram, '77065', '4'),
  },
  {
    id: 'mammogram-both-breasts',
    category,
    common: false,
    name: { en: 'Diagnostic mammogram, both breasts', es: 'Mamografía de diagnóstico, ambas mamas' },
    description: {
      en: 'A closer X-ray look at both breasts after a lump, pain or an unclear screening.',
      es: 'Una radiografía más detallada de ambas mamas por un bulto, dolor o un resultado poco claro en la mamografía de detección.',
    },
    synonyms: {
      en: ['breast x-ray', 'breast lump test', 'mammo'],
      es: ['mamografía diagnóstica', 'bulto en el seno', 'mamograma'],
    },
    components: imagingExam(mammogram, '77066', '4'),
  },
];
