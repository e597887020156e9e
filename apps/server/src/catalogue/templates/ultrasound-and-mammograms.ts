import { imagingExam } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('ultrasound');
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };
const mammogram = { en: 'Mammogram', es: 'Mamografía' };

/** Ultrasound of the body, and mammograms that look into a problem. */
export const ultrasoundTemplates: readonly ServiceTemplate[] = [
  service('ultrasound-abdomen', imagingExam(ultrasound, '76700', '4'), {
    common: true,
    name: { en: 'Ultrasound of the belly', es: 'Ecografía del abdomen' },
    description: {
      en: 'Sound waves make pictures of the liver, gallbladder, kidneys and more.',
      es: 'Imágenes del hígado, la vesícula, los riñones y otros órganos, hechas con ondas de sonido.',
    },
    synonyms: {
      en: 'abdominal ultrasound, gallbladder ultrasound, liver ultrasound, sonogram, stomach pain ultrasound, gallstones ultrasound, fatty liver ultrasound',
      es: 'ultrasonido de abdomen, ecografía abdominal, sonografía, ultrasonido de hígado, sonograma, ultrasonido por dolor de estómago, ultrasonido por piedras en la vesícula, ultrasonido de hígado graso',
    },
  }),
  service('ultrasound-pelvis-vaginal', imagingExam(ultrasound, '76830', '4'), {
    name: { en: 'Ultrasound of the pelvis, through the vagina', es: 'Ecografía pélvica por vía vaginal' },
    description: {
      en: 'Pictures of the womb and ovaries, made with sound waves from a small probe.',
      es: 'Imágenes del útero y los ovarios, hechas con ondas de sonido desde una sonda pequeña.',
    },
    synonyms: {
      en: 'transvaginal ultrasound, pelvic ultrasound, ovary ultrasound, sonogram, pelvic pain ultrasound, heavy periods ultrasound, fibroids ultrasound, ovarian cyst ultrasound',
      es: 'ultrasonido transvaginal, ecografía de ovarios, ultrasonido pélvico, sonograma, ultrasonido por dolor pélvico, ultrasonido de miomas, ultrasonido de quistes en los ovarios',
    },
  }),
  service('ultrasound-thyroid', imagingExam(ultrasound, '76536', '4'), {
    name: { en: 'Ultrasound of the neck and thyroid', es: 'Ecografía del cuello y la tiroides' },
    description: {
      en: 'Pictures of the thyroid gland and the soft parts of the neck, made with sound waves.',
      es: 'Imágenes de la glándula tiroides y las partes blandas del cuello, hechas con ondas de sonido.',
    },
    synonyms: {
      en: 'thyroid ultrasound, neck ultrasound, sonogram, lump in neck, goiter, thyroid nodule',
      es: 'ultrasonido de tiroides, ecografía de cuello, sonograma, bulto en el cuello, bolita en el cuello, bocio, nódulo de tiroides',
    },
  }),
  service('ultrasound-abdomen-part', imagingExam(ultrasound, '76705', '4'), {
    name: { en: 'Ultrasound of one organ of the belly', es: 'Ecografía de un órgano del abdomen' },
    description: {
      en: 'Pictures of one organ, such as the gallbladder or the liver.',
      es: 'Imágenes de un solo órgano, como la vesícula o el hígado.',
    },
    synonyms: {
      en: 'gallbladder ultrasound, liver ultrasound, limited abdominal ultrasound, sonogram, hernia ultrasound',
      es: 'ultrasonido de vesícula, ultrasonido de hígado, sonograma',
    },
  }),
  service('ultrasound-kidneys', imagingExam(ultrasound, '76770', '4'), {
    name: { en: 'Ultrasound of the kidneys', es: 'Ecografía de los riñones' },
    description: {
      en: 'Pictures of the kidneys and the bladder, made with sound waves.',
      es: 'Imágenes de los riñones y la vejiga, hechas con ondas de sonido.',
    },
    synonyms: {
      en: 'renal ultrasound, kidney stone ultrasound, bladder ultrasound, sonogram, retroperitoneal ultrasound',
      es: 'ultrasonido renal, ultrasonido de vejiga, sonograma, ultrasonido retroperitoneal',
    },
  }),
  service('ultrasound-pelvis', imagingExam(ultrasound, '76856', '4'), {
    name: { en: 'Ultrasound of the pelvis, over the belly', es: 'Ecografía pélvica por el abdomen' },
    description: {
      en: 'Pictures of womb, ovaries or bladder from outside.',
      es: 'Imágenes del útero, los ovarios o la vejiga desde afuera.',
    },
    synonyms: {
      en: 'pelvic ultrasound, ovary ultrasound, ovarian cyst, sonogram, pelvic pain ultrasound, heavy periods ultrasound, fibroids ultrasound',
      es: 'ultrasonido pélvico, ecografía de ovarios, quiste de ovario, sonograma, ultrasonido por dolor pélvico, ultrasonido de miomas, ultrasonido por regla abundante',
    },
  }),
  service('ultrasound-testicles', imagingExam(ultrasound, '76870', '4'), {
    name: { en: 'Ultrasound of the testicles', es: 'Ecografía de los testículos' },
    description: {
      en: 'Pictures of the testicles, made with sound waves.',
      es: 'Imágenes de los testículos, hechas con ondas de sonido.',
    },
    synonyms: { en: 'scrotal ultrasound, testicle lump, sonogram', es: 'ultrasonido testicular, bulto, sonograma' },
  }),
  service('ultrasound-breast', imagingExam(ultrasound, '76641', '4'), {
    name: { en: 'Ultrasound of one breast', es: 'Ecografía de una mama' },
    description: {
      en: 'Pictures of one breast, made with sound waves.',
      es: 'Imágenes de una mama, hechas con ondas de sonido.',
    },
    synonyms: {
      en: 'breast ultrasound, breast lump, dense breasts, sonogram',
      es: 'ultrasonido de seno, ecografía mamaria, bulto en el seno, sonograma, sonomamografía',
    },
  }),
  service('ultrasound-arm-leg', imagingExam(ultrasound, '76882', '4'), {
    name: { en: 'Ultrasound of a part of an arm or leg', es: 'Ecografía de una parte del brazo o la pierna' },
    description: {
      en: 'Pictures of a joint, a tendon or a lump, made with sound waves.',
      es: 'Imágenes de una articulación, un tendón o un bulto, hechas con ondas de sonido.',
    },
    synonyms: {
      en: 'tendon ultrasound, lump ultrasound, joint ultrasound, sonogram, knee ultrasound, shoulder ultrasound, elbow ultrasound, wrist ultrasound, ankle ultrasound, foot ultrasound, hand ultrasound, hip ultrasound, soft tissue ultrasound',
      es: 'ultrasonido de tendón, ultrasonido de bulto, sonograma, ultrasonido de rodilla, ultrasonido de hombro, ultrasonido de codo, ultrasonido de muñeca, ultrasonido de tobillo, ultrasonido de pie, ultrasonido de mano, ultrasonido de partes blandas',
    },
  }),
  service('ultrasound-chest', imagingExam(ultrasound, '76604', '4'), {
    name: { en: 'Ultrasound of the chest', es: 'Ecografía del tórax' },
    description: {
      en: 'Pictures of the chest wall and of fluid around the lungs.',
      es: 'Imágenes de la pared del pecho y del líquido alrededor de los pulmones.',
    },
    synonyms: { en: 'lung ultrasound, sonogram', es: 'ultrasonido de tórax, sonograma' },
  }),
  service('ultrasound-baby-hips', imagingExam(ultrasound, '76885', '4'), {
    name: { en: "Ultrasound of a baby's hips", es: 'Ecografía de las caderas de un bebé' },
    description: {
      en: 'Pictures that show whether the hips of a baby grow well.',
      es: 'Imágenes que muestran si las caderas de un bebé crecen bien.',
    },
    synonyms: {
      en: 'infant hip ultrasound, hip dysplasia, sonogram',
      es: 'displasia de cadera, ultrasonido, sonograma',
    },
  }),
  service('ultrasound-liver-stiffness', imagingExam(ultrasound, '76981', '4'), {
    name: { en: 'Ultrasound of how stiff the liver is', es: 'Ecografía de la dureza del hígado' },
    description: {
      en: 'Sound waves show whether the liver is scarred.',
      es: 'Unas ondas de sonido muestran si el hígado tiene cicatrices.',
    },
    synonyms: {
      en: 'elastography, fatty liver, sonogram',
      es: 'elastografía, hígado graso, ultrasonido, sonograma',
    },
  }),
  service('prostate-ultrasound', imagingExam(ultrasound, '76872', '4'), {
    name: { en: 'Ultrasound of the prostate', es: 'Ecografía de la próstata' },
    description: {
      en: 'Sound waves through the rectum show the prostate.',
      es: 'Ondas de sonido por el recto muestran la próstata.',
    },
    synonyms: {
      en: 'prostate ultrasound, TRUS, rectal ultrasound, sonogram',
      es: 'ultrasonido de próstata, ecografía transrectal, sonograma',
    },
  }),
  service('mammogram-one-breast', imagingExam(mammogram, '77065', '4'), {
    name: { en: 'Diagnostic mammogram, one breast', es: 'Mamografía de diagnóstico, una mama' },
    description: {
      en: 'A closer X-ray look at one breast after a lump, pain or an unclear screening.',
      es: 'Una radiografía más detallada de una mama por un bulto, dolor o un resultado poco claro en la mamografía de detección.',
    },
    synonyms: {
      en: 'breast x-ray, breast lump test, mammo',
      es: 'mamografía diagnóstica, bulto en el seno, mamograma',
    },
  }),
  service('mammogram-both-breasts', imagingExam(mammogram, '77066', '4'), {
    name: { en: 'Diagnostic mammogram, both breasts', es: 'Mamografía de diagnóstico, ambas mamas' },
    description: {
      en: 'A closer X-ray look at both breasts after a lump, pain or an unclear screening.',
      es: 'Una radiografía más detallada de ambas mamas por un bulto, dolor o un resultado poco claro en la mamografía de detección.',
    },
    synonyms: {
      en: 'breast x-ray, breast lump test, mammo',
      es: 'mamografía diagnóstica, bulto en el seno, mamograma',
    },
  }),
];
