import { imagingExam } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';
import { mri } from './scan.ts';

const service = servicesOf('imaging');
const exam = { en: 'MRI scan', es: 'Resonancia magnética' };

/** MRI, from head to foot. */
export const mriTemplates: readonly ServiceTemplate[] = [
  mri('brain-plain', '70551', { en: 'the brain', es: 'del cerebro' }, 'without', {
    en: 'brain scan, head MRI, headache scan, seizure MRI, dizziness MRI, memory MRI',
    es: 'resonancia de cabeza, resonancia cerebral, RM de cerebro, resonancia por convulsiones, resonancia por mareo, resonancia por migraña',
  }),
  service('mri-brain', imagingExam(exam, '70553', '62'), {
    name: {
      en: 'MRI of the brain, without and with contrast',
      es: 'Resonancia magnética del cerebro, sin y con contraste',
    },
    description: {
      en: 'Detailed pictures of the brain, first plain and then with a dye given through a vein.',
      es: 'Imágenes detalladas del cerebro, primero simples y luego con un líquido de contraste por la vena.',
    },
    synonyms: {
      en: 'brain scan, head MRI, brain MRI',
      es: 'resonancia de cabeza, resonancia cerebral, RM de cerebro',
    },
  }),
  mri('head-arteries', '70544', { en: 'the arteries of the head', es: 'de las arterias de la cabeza' }, 'without', {
    en: 'MRA head, brain aneurysm scan',
    es: 'angiorresonancia, aneurisma cerebral',
  }),
  mri('neck-arteries', '70547', { en: 'the arteries of the neck', es: 'de las arterias del cuello' }, 'without', {
    en: 'MRA neck, carotid MRI',
    es: 'angiorresonancia de cuello, carótidas',
  }),
  mri('face-neck', '70543', { en: 'the face and neck', es: 'de la cara y el cuello' }, 'both', {
    en: 'orbit MRI, eye socket scan, sinus MRI',
    es: 'resonancia de órbitas, resonancia de cuello',
  }),
  mri('jaw-joint', '70336', { en: 'the jaw joint', es: 'de la articulación de la mandíbula' }, 'without', {
    en: 'TMJ scan, jaw MRI, clicking jaw',
    es: 'ATM, resonancia de mandíbula',
  }),
  mri('neck', '72141', { en: 'the spine in the neck', es: 'de la columna del cuello' }, 'without', {
    en: 'cervical MRI, neck scan, spine MRI, neck pain, pinched nerve in the neck',
    es: 'resonancia cervical, dolor de cuello, hernia de disco, nervio pinzado en el cuello',
  }),
  mri('neck-contrast', '72156', { en: 'the spine in the neck', es: 'de la columna del cuello' }, 'both', {
    en: 'cervical MRI, neck scan, spine MRI',
    es: 'resonancia cervical',
  }),
  mri('upper-back', '72146', { en: 'the upper back', es: 'de la espalda alta' }, 'without', {
    en: 'thoracic MRI, middle back scan, spine MRI',
    es: 'resonancia dorsal, resonancia torácica',
  }),
  mri('upper-back-contrast', '72157', { en: 'the upper back', es: 'de la espalda alta' }, 'both', {
    en: 'thoracic MRI, middle back scan, spine MRI',
    es: 'resonancia dorsal, resonancia torácica',
  }),
  service('mri-lower-back', imagingExam(exam, '72148', '62'), {
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
      en: 'back scan, lumbar MRI, spine MRI, slipped disc scan, sciatica scan, back pain',
      es: 'resonancia lumbar, resonancia de columna, hernia de disco, ciática, dolor de espalda',
    },
  }),
  mri('lower-back-contrast', '72158', { en: 'the lower back', es: 'de la espalda baja' }, 'both', {
    en: 'back scan, lumbar MRI, spine MRI',
    es: 'resonancia lumbar, resonancia de columna',
  }),
  mri('breasts', '77049', { en: 'both breasts', es: 'de ambas mamas' }, 'both', {
    en: 'breast MRI, breast scan, dense breasts',
    es: 'resonancia de seno, resonancia mamaria',
  }),
  mri('heart', '75561', { en: 'the heart', es: 'del corazón' }, 'both', {
    en: 'cardiac MRI, heart scan',
    es: 'resonancia cardíaca',
  }),
  mri('belly', '74181', { en: 'the belly', es: 'del abdomen' }, 'without', {
    en: 'abdomen MRI, liver MRI, MRCP, bile duct scan',
    es: 'resonancia de abdomen, resonancia de hígado, colangiorresonancia',
  }),
  mri('belly-contrast', '74183', { en: 'the belly', es: 'del abdomen' }, 'both', {
    en: 'abdomen MRI, liver MRI, kidney MRI',
    es: 'resonancia de abdomen, resonancia de hígado',
  }),
  mri('pelvis', '72195', { en: 'the pelvis', es: 'de la pelvis' }, 'without', {
    en: 'pelvic MRI, both hips MRI',
    es: 'resonancia pélvica',
  }),
  mri('pelvis-contrast', '72197', { en: 'the pelvis or prostate', es: 'de la pelvis o la próstata' }, 'both', {
    en: 'pelvic MRI, prostate MRI, uterus MRI',
    es: 'resonancia pélvica, resonancia de próstata',
  }),
  service('mri-shoulder', imagingExam(exam, '73221', '62'), {
    name: { en: 'MRI of the shoulder, without contrast', es: 'Resonancia magnética de hombro, sin contraste' },
    description: {
      en: 'A magnet makes detailed pictures of the inside of the shoulder. There are no X-rays.',
      es: 'Imágenes detalladas del interior del hombro, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: 'shoulder scan, shoulder MRI, rotator cuff scan, shoulder pain',
      es: 'resonancia de hombro, RM de hombro, manguito rotador, dolor de hombro',
    },
  }),
  mri('shoulder-dye', '73222', { en: 'the shoulder', es: 'del hombro' }, 'with', {
    en: 'MR arthrogram shoulder, labrum tear scan',
    es: 'artrorresonancia de hombro, labrum',
  }),
  mri('elbow-wrist', '73221', { en: 'the elbow or wrist', es: 'del codo o la muñeca' }, 'without', {
    en: 'elbow MRI, wrist MRI, elbow scan, wrist scan',
    es: 'resonancia de codo, resonancia de muñeca',
  }),
  mri('arm-hand', '73218', { en: 'the arm or hand', es: 'del brazo o la mano' }, 'without', {
    en: 'arm MRI, hand MRI, finger MRI',
    es: 'resonancia de brazo, resonancia de mano',
  }),
  service('mri-knee', imagingExam(exam, '73721', '62'), {
    common: true,
    name: { en: 'MRI of the knee, without contrast', es: 'Resonancia magnética de rodilla, sin contraste' },
    description: {
      en: 'A magnet makes detailed pictures of the inside of the knee. There are no X-rays.',
      es: 'Imágenes detalladas del interior de la rodilla, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: 'knee scan, knee MRI, leg joint MRI, torn ligament scan, meniscus scan, knee pain',
      es: 'resonancia de rodilla, imagen de la rodilla, RM de rodilla, menisco, dolor de rodilla',
    },
  }),
  mri('knee-dye', '73722', { en: 'the knee, hip or ankle', es: 'de la rodilla, la cadera o el tobillo' }, 'with', {
    en: 'MR arthrogram knee, MR arthrogram hip',
    es: 'artrorresonancia de rodilla, artrorresonancia de cadera',
  }),
  service('mri-hip-ankle', imagingExam(exam, '73721', '62'), {
    name: {
      en: 'MRI of the hip or ankle, without contrast',
      es: 'Resonancia magnética de cadera o tobillo, sin contraste',
    },
    description: {
      en: 'A magnet makes detailed pictures of the inside of a hip or an ankle. There are no X-rays.',
      es: 'Imágenes detalladas del interior de una cadera o un tobillo, hechas con un imán y sin rayos X.',
    },
    synonyms: {
      en: 'hip MRI, ankle MRI, hip scan, ankle scan, leg joint MRI',
      es: 'resonancia de cadera, resonancia de tobillo, RM de cadera',
    },
  }),
  mri('leg-foot', '73718', { en: 'the leg or foot', es: 'de la pierna o el pie' }, 'without', {
    en: 'foot MRI, thigh MRI, leg scan, toe MRI',
    es: 'resonancia de pie, resonancia de pierna',
  }),
];
