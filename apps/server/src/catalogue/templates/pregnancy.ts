import { birth, imagingExam, labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('pregnancy');
const specialty = 'obstetrics-gynecology';
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };

/** Pregnancy and birth. Anesthesia: 01967 for labor, 01961 for a cesarean. */
export const pregnancyTemplates: readonly ServiceTemplate[] = [
  service('birth-vaginal', birth({ code: '807', days: 2 }, '59400', '01967'), {
    common: true,
    specialty,
    name: { en: 'Vaginal birth, with care before and after', es: 'Parto vaginal, con la atención antes y después' },
    description: {
      en: 'Your pregnancy visits, the birth and pain relief. Your stay in the hospital and the checkup after it are part of it.',
      es: 'Sus consultas del embarazo, el parto, el alivio del dolor, su hospitalización y el chequeo posterior.',
    },
    synonyms: {
      en: 'baby delivery, giving birth, childbirth, having a baby, labor, maternity',
      es: 'parto, dar a luz, parto normal, parto natural, tener un bebé, maternidad',
    },
  }),
  service('birth-cesarean', birth({ code: '788', days: 3 }, '59510', '01961'), {
    common: true,
    specialty,
    name: {
      en: 'C-section birth, with care before and after',
      es: 'Parto por cesárea, con la atención antes y después',
    },
    description: {
      en: 'Your pregnancy visits and the birth by surgery, with anesthesia. Your stay in the hospital and the checkup after it are part of it.',
      es: 'Sus consultas del embarazo, el parto por operación, la anestesia, su hospitalización y el chequeo posterior.',
    },
    synonyms: {
      en: 'cesarean, c section, baby delivery, giving birth, having a baby, maternity',
      es: 'cesárea, parto, dar a luz, tener un bebé, maternidad',
    },
  }),
  service('birth-after-cesarean', birth({ code: '807', days: 2 }, '59610', '01967'), {
    specialty,
    name: { en: 'Vaginal birth after an earlier C-section', es: 'Parto vaginal después de una cesárea anterior' },
    description: {
      en: 'Your pregnancy visits and a vaginal birth after a C-section. Your stay in the hospital and the checkup after it are part of it.',
      es: 'Sus consultas del embarazo, un parto vaginal después de una cesárea, su hospitalización y el chequeo posterior.',
    },
    synonyms: {
      en: 'VBAC, birth after c-section, baby delivery, giving birth',
      es: 'PVDC, parto después de cesárea, dar a luz, parto',
    },
  }),
  service('ultrasound-pregnancy', imagingExam(ultrasound, '76805', '4'), {
    common: true,
    name: { en: 'Pregnancy ultrasound, from 14 weeks', es: 'Ecografía del embarazo, desde las 14 semanas' },
    description: {
      en: 'Pictures of your baby made with sound waves, to check growth and health.',
      es: 'Imágenes de su bebé hechas con ondas de sonido, para ver cómo crece y si está sano.',
    },
    synonyms: {
      en: 'baby ultrasound, sonogram, anatomy scan, 20 week scan, prenatal ultrasound',
      es: 'ultrasonido del bebé, eco del embarazo, sonograma, ultrasonido prenatal',
    },
  }),
  service('ultrasound-pregnancy-early', imagingExam(ultrasound, '76801', '4'), {
    name: { en: 'Pregnancy ultrasound, before 14 weeks', es: 'Ecografía del embarazo, antes de las 14 semanas' },
    description: {
      en: 'The first pictures of your baby, which also show how far along you are.',
      es: 'Las primeras imágenes de su bebé, que también muestran de cuántas semanas está usted.',
    },
    synonyms: {
      en: 'dating scan, first ultrasound, first trimester, early pregnancy scan, sonogram',
      es: 'primer ultrasonido, primer trimestre, ecografía temprana, ultrasonido del bebé, sonograma',
    },
  }),
  service('prenatal-blood-tests', labTest('80055'), {
    name: { en: 'Blood tests at the start of pregnancy', es: 'Análisis de sangre al inicio del embarazo' },
    description: {
      en: 'One set of blood tests early in pregnancy: blood type, blood count and protection against infections.',
      es: 'Un conjunto de análisis al comienzo del embarazo: tipo de sangre, hemograma y defensas contra infecciones.',
    },
    synonyms: {
      en: 'obstetric panel, prenatal panel, prenatal labs, pregnancy blood work',
      es: 'perfil prenatal, análisis del embarazo, perfil obstétrico',
    },
  }),
  service('pregnancy-sugar-test', labTest('82950'), {
    name: { en: 'Sugar test in pregnancy', es: 'Prueba de azúcar en el embarazo' },
    description: {
      en: 'A blood test one hour after a sweet drink, to look for diabetes of pregnancy.',
      es: 'Un análisis de sangre una hora después de una bebida dulce, para detectar la diabetes del embarazo.',
    },
    synonyms: {
      en: 'glucose test, gestational diabetes test, glucola',
      es: 'prueba de glucosa, diabetes gestacional, curva de azúcar',
    },
  }),
];
