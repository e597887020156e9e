import { imagingExam } from '../components.ts';
import type { ServiceTemplate } from '../types.ts';

const category = 'imaging';
const mri = { en: 'MRI scan', es: 'Resonancia magnética' };
const ct = { en: 'CT scan', es: 'Tomografía' };

/** MRI and CT. */
export const scanTemplates: readonly ServiceTemplate[] = [
  {
    id: 'mri-knee',
    category,
    common: true,
    name: { en: 'MRI of the knee, without contrast', es: 'Resonancia magnética de rodilla, sin contraste' },
    description: {
      en: 'Detailed pictures of the inside of the knee, made with a magnet and without X-rays.',
      es: 'Imágenes detalladas del interior de la rodilla, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: ['knee scan', 'knee MRI', 'leg joint MRI', 'torn ligament scan', 'meniscus scan', 'knee pain'],
      es: ['resonancia de rodilla', 'imagen de la rodilla', 'RM de rodilla', 'menisco', 'dolor de rodilla'],
    },
    components: imagingExam(mri, '73721', '62'),
  },
  {
    id: 'mri-hip-ankle',
    category,
    common: false,
    name: {
      en: 'MRI of the hip or ankle, without contrast',
      es: 'Resonancia magnética de cadera o tobillo, sin contraste',
    },
    description: {
      en: 'Detailed pictures of the inside of a hip or an ankle, made with a magnet and without X-rays.',
      es: 'Imágenes detalladas del interior de una cadera o un tobillo, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: ['hip MRI', 'ankle MRI', 'hip scan', 'ankle scan', 'leg joint MRI'],
      es: ['resonancia de cadera', 'resonancia de tobillo', 'RM de cadera'],
    },
    components: imagingExam(mri, '73721', '62'),
  },
  {
    id: 'mri-shoulder',
    category,
    common: false,
    name: { en: 'MRI of the shoulder, without contrast', es: 'Resonancia magnética de hombro, sin contraste' },
    description: {
      en: 'Detailed pictures of the inside of the shoulder, made with a magnet and without X-rays.',
      es: 'Imágenes detalladas del interior del hombro, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: ['shoulder scan', 'shoulder MRI', 'rotator cuff scan', 'elbow MRI', 'shoulder pain'],
      es: ['resonancia de hombro', 'RM de hombro', 'manguito rotador', 'dolor de hombro'],
    },
    components: imagingExam(mri, '73221', '62'),
  },
  {
    id: 'mri-lower-back',
    category,
    common: true,
    name: {
      en: 'MRI of the lower back, without contrast',
      es: 'Resonancia magnética de la espalda baja, sin contraste',
    },
    description: {
      en: 'Detailed pictures of the lower spine, its discs and its nerves.',
      es: 'Imágenes detalladas de la parte baja de la columna, sus discos y sus nervios.',
    },
    synonyms: {
      en: ['back scan', 'lumbar MRI', 'spine MRI', 'slipped disc scan', 'sciatica scan', 'back pain'],
      es: ['resonancia lumbar', 'resonancia de columna', 'hernia de disco', 'ciática', 'dolor de espalda'],
    },
    components: imagingExam(mri, '72148', '62'),
  },
  {
    id: 'mri-brain',
    category,
    common: false,
    name: {
      en: 'MRI of the brain, without and with contrast',
      es: 'Resonancia magnética del cerebro, sin y con contraste',
    },
    description: {
      en: 'Detailed pictures of the brain, first plain and then with a dye given through a vein.',
      es: 'Imágenes detalladas del cerebro, primero simples y luego con un líquido de contraste por la vena.',
    },
    synonyms: {
      en: ['brain scan', 'head MRI', 'brain MRI'],
      es: ['resonancia de cabeza', 'resonancia cerebral', 'RM de cerebro'],
    },
    components: imagingExam(mri, '70553', '62'),
  },
  {
    id: 'ct-head',
    category,
    common: true,
    name: { en: 'CT scan of the head, without contrast', es: 'Tomografía de la cabeza, sin contraste' },
    description: {
      en: 'Quick X-ray pictures of the head in thin layers, for example after an injury or for a bad headache.',
      es: 'Imágenes rápidas de la cabeza por capas, con rayos X, por ejemplo, después de un golpe o por un fuerte dolor de cabeza.',
    },
    synonyms: {
      en: ['head scan', 'brain CT', 'CAT scan', 'head injury scan'],
      es: ['TAC de cabeza', 'tomografía cerebral', 'escáner de cabeza'],
    },
    components: imagingExam(ct, '70450', '62'),
  },
  {
    id: 'ct-chest',
    category,
    common: false,
    name: { en: 'CT scan of the chest, with contrast', es: 'Tomografía del tórax, con contraste' },
    description: {
      en: 'X-ray pictures of the lungs and chest in thin layers, with a dye given through a vein.',
      es: 'Imágenes de los pulmones y el tórax por capas, con rayos X y un líquido de contraste por la vena.',
    },
    synonyms: {
      en: ['chest scan', 'lung CT', 'CAT scan'],
      es: ['TAC de tórax', 'tomografía de pecho', 'TAC de pulmón'],
    },
    components: imagingExam(ct, '71260', '62'),
  },
  {
    id: 'ct-abdomen-pelvis',
    category,
    common: true,
    name: {
      en: 'CT scan of the belly and pelvis, with contrast',
      es: 'Tomografía del abdomen y la pelvis, con contraste',
    },
    description: {
      en: 'X-ray pictures of the belly and pelvis in thin layers, with a dye given through a vein.',
      es: 'Imágenes del abdomen y la pelvis por capas, con rayos X y un líquido de contraste por la vena.',
    },
    synonyms: {
      en: ['abdomen scan', 'stomach CT', 'belly scan', 'CAT scan', 'appendix scan'],
      es: ['TAC de abdomen', 'tomografía de estómago', 'escáner de abdomen'],
    },
    components: imagingExam(ct, '74177', '62'),
  },
  {
    id: 'ct-pelvis',
    category,
    common: false,
    name: { en: 'CT scan of the pelvis, with contrast', es: 'Tomografía de la pelvis, con contraste' },
    description: {
      en: 'X-ray pictures of the pelvis in thin layers, with a dye given through a vein.',
      es: 'Imágenes de la pelvis por capas, con rayos X y un líquido de contraste por la vena.',
    },
    synonyms: {
      en: ['pelvic scan', 'pelvis CT', 'CAT scan', 'hip CT'],
      es: ['TAC de pelvis', 'tomografía pélvica', 'escáner de pelvis'],
    },
    components: imagingExam(ct, '72193', '62'),
  },
];
