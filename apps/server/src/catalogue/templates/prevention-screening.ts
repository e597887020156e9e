import type { Words } from '@portico/contract';
import { imagingExam, labTest, officeVisit, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('prevention');
const specialty = 'internal-medicine';
const checkup = {
  en: 'physical, annual exam, wellness visit, well child visit, school physical, sports physical',
  es: 'examen físico anual, chequeo general, control del niño sano, revisión médica, examen escolar',
};

const childCheckup = (id: string, code: string, name: Words, baby = false): ServiceTemplate =>
  service(`checkup-${id}`, officeVisit(code, baby ? 'wellBaby' : 'physical'), {
    name,
    description: {
      en: 'A checkup of growth and health, with advice for parents.',
      es: 'Un chequeo del crecimiento y la salud, con consejos para los padres.',
    },
    synonyms: checkup,
  });

/** Checkups at the ages of childhood and from 65, and screenings of people who feel well. */
export const screeningTemplates: readonly ServiceTemplate[] = [
  childCheckup('new-baby', '99381', { en: 'First checkup of a baby', es: 'Primer chequeo de un bebé' }, true),
  childCheckup('new-1-4', '99382', {
    en: 'First checkup of a child, ages 1 to 4',
    es: 'Primer chequeo de un niño, de 1 a 4 años',
  }),
  childCheckup('new-5-11', '99383', {
    en: 'First checkup of a child, ages 5 to 11',
    es: 'Primer chequeo de un niño, de 5 a 11 años',
  }),
  childCheckup('new-12-17', '99384', {
    en: 'First checkup of a teen, ages 12 to 17',
    es: 'Primer chequeo de un adolescente, de 12 a 17 años',
  }),
  childCheckup(
    'return-baby',
    '99391',
    { en: 'Checkup of a baby with the same doctor', es: 'Chequeo de un bebé con su médico' },
    true,
  ),
  childCheckup('return-1-4', '99392', {
    en: 'Checkup of a child with the same doctor, ages 1 to 4',
    es: 'Chequeo de un niño con su médico, de 1 a 4 años',
  }),
  childCheckup('return-5-11', '99393', {
    en: 'Checkup of a child with the same doctor, ages 5 to 11',
    es: 'Chequeo de un niño con su médico, de 5 a 11 años',
  }),
  childCheckup('return-12-17', '99394', {
    en: 'Checkup of a teen with the same doctor, ages 12 to 17',
    es: 'Chequeo de un adolescente con su médico, de 12 a 17 años',
  }),
  service('checkup-new-65', officeVisit('99387', 'physical'), {
    specialty,
    name: { en: 'First yearly checkup, ages 65 and up', es: 'Primer chequeo anual, desde los 65 años' },
    description: {
      en: 'A full checkup with a doctor you have not seen before.',
      es: 'Un chequeo completo con un médico que usted no conocía.',
    },
    synonyms: { en: 'physical, annual exam, senior checkup', es: 'examen físico anual, chequeo del adulto mayor' },
  }),
  service('checkup-return-65', officeVisit('99397', 'physical'), {
    specialty,
    name: {
      en: 'Yearly checkup with your doctor, ages 65 and up',
      es: 'Chequeo anual con su médico, desde los 65 años',
    },
    description: {
      en: 'The yearly checkup with a doctor who already knows you.',
      es: 'El chequeo de cada año con un médico que ya le conoce.',
    },
    synonyms: { en: 'physical, annual exam, senior checkup', es: 'examen físico anual, chequeo del adulto mayor' },
  }),
  service('checkup-medicare-first', officeVisit('G0438', 'physical'), {
    specialty,
    name: { en: 'First Medicare wellness visit', es: 'Primera consulta de bienestar de Medicare' },
    description: {
      en: 'A talk with a doctor to plan how you stay well, once you have had Medicare for a year.',
      es: 'Una charla con un médico para planear su salud cuando ya tiene Medicare desde hace un año.',
    },
    synonyms: { en: 'annual wellness visit, AWV, Medicare checkup', es: 'visita de bienestar, chequeo de Medicare' },
  }),
  service('checkup-medicare', officeVisit('G0439', 'physical'), {
    specialty,
    name: { en: 'Yearly Medicare wellness visit', es: 'Consulta anual de bienestar de Medicare' },
    description: {
      en: 'The yearly talk with a doctor to plan how you stay well.',
      es: 'La charla de cada año con un médico para planear su salud.',
    },
    synonyms: { en: 'annual wellness visit, AWV, Medicare checkup', es: 'visita de bienestar, chequeo de Medicare' },
  }),
  service('pap-test', labTest('88175', '88142', '88174'), {
    name: { en: 'Pap test', es: 'Papanicolaou' },
    description: {
      en: 'Cells of the cervix are looked at, to find changes before they turn into cancer.',
      es: 'Se miran células del cuello uterino para hallar cambios antes de que sean cáncer.',
    },
    synonyms: {
      en: 'pap smear, pap, cervical smear, cervical cancer screening',
      es: 'papanicolau, citología, prueba de Pap, cáncer de cuello uterino',
    },
  }),
  service('hpv-test', labTest('87624'), {
    name: { en: 'HPV test', es: 'Prueba del VPH' },
    description: {
      en: 'A test for the virus that can cause cancer of the cervix.',
      es: 'Una prueba del virus que puede causar cáncer de cuello uterino.',
    },
    synonyms: { en: 'papilloma virus, cervical cancer screening', es: 'papiloma humano, cáncer de cuello uterino' },
  }),
  service(
    'mammogram-screening-3d',
    [
      ...imagingExam({ en: 'Mammogram', es: 'Mamografía' }, '77067', '4'),
      ...imagingExam({ en: 'Pictures in layers', es: 'Imágenes por capas' }, '77063', '4').map((each) => ({
        ...each,
        id: `layers-${each.id}`,
      })),
    ],
    {
      name: { en: 'Screening mammogram in 3D, both breasts', es: 'Mamografía de detección en 3D, ambas mamas' },
      description: {
        en: 'The yearly breast X-ray with added pictures in thin layers.',
        es: 'La radiografía de las mamas con más imágenes en capas finas.',
      },
      synonyms: {
        en: '3D mammogram, tomosynthesis, mammo, breast screening',
        es: 'mamografía 3D, tomosíntesis, mamograma',
      },
    },
  ),
  service('stool-test-cancer', labTest('82274', 'G0328'), {
    name: { en: 'Stool test for bowel cancer (FIT)', es: 'Prueba de heces para cáncer de colon (FIT)' },
    description: {
      en: 'A sample from home shows hidden blood, once a year.',
      es: 'Una muestra tomada en casa muestra sangre oculta, una vez al año.',
    },
    synonyms: { en: 'FIT, occult blood, colon cancer screening, poop test', es: 'sangre oculta, cáncer de colon, FIT' },
  }),
  service('stool-test-card', labTest('82270'), {
    name: { en: 'Stool test for blood, on a card', es: 'Prueba de sangre en heces, en tarjeta' },
    description: {
      en: 'A smear on a card shows hidden blood.',
      es: 'Una muestra en una tarjeta muestra sangre oculta.',
    },
    synonyms: { en: 'guaiac, FOBT, occult blood', es: 'guayaco, sangre oculta' },
  }),
  service('stool-test-genes', labTest('81528'), {
    name: { en: 'Stool test for bowel cancer with genes', es: 'Prueba de heces con genes para cáncer de colon' },
    description: {
      en: 'A sample from home is searched for blood and genes of cancer, every three years.',
      es: 'En una muestra tomada en casa se busca sangre y genes de cáncer, cada tres años.',
    },
    synonyms: { en: 'Cologuard, stool DNA, colon cancer screening', es: 'Cologuard, ADN en heces, cáncer de colon' },
  }),
  service('aorta-screening', imagingExam({ en: 'Ultrasound', es: 'Ecografía' }, '76706', '4'), {
    name: { en: 'Screening ultrasound of the large artery', es: 'Ecografía de detección de la aorta' },
    description: {
      en: 'A look for a weak place in the belly artery, once, for men who have smoked.',
      es: 'Se busca un punto débil en la arteria del vientre, una vez, en hombres que han fumado.',
    },
    synonyms: {
      en: 'AAA screening, aneurysm ultrasound, sonogram, aortic aneurysm ultrasound, aorta ultrasound',
      es: 'aneurisma de aorta, ultrasonido, sonograma, ultrasonido de la aorta',
    },
  }),
  service(
    'colon-ct-screening',
    imagingExam({ en: 'CT scan of the bowel', es: 'Tomografía del intestino' }, '74263', '62'),
    {
      name: { en: 'CT screening for bowel cancer', es: 'Tomografía para detectar cáncer de colon' },
      description: {
        en: 'A scan of the bowel in place of a colonoscopy.',
        es: 'Una tomografía del intestino en lugar de una colonoscopia.',
      },
      synonyms: { en: 'virtual colonoscopy, CT colonography', es: 'colonoscopia virtual' },
    },
  ),
  service('smoking-help', officeVisit('99406', 'smoking'), {
    name: { en: 'Help to stop smoking', es: 'Ayuda para dejar de fumar' },
    description: {
      en: 'A talk of up to ten minutes on how to quit.',
      es: 'Una charla de hasta diez minutos sobre cómo dejarlo.',
    },
    synonyms: { en: 'quit smoking, tobacco counseling, vaping', es: 'dejar el tabaco, consejería de tabaco, vapeo' },
  }),
  service(
    'nutrition-advice',
    treatment({ en: 'Advice, 15 minutes', es: 'Consejos, 15 minutos' }, '97802', '50', { units: 4 }),
    {
      name: {
        en: 'Nutrition advice, first visit of one hour',
        es: 'Consejos de nutrición, primera consulta de una hora',
      },
      description: {
        en: 'A dietitian plans with you what to eat.',
        es: 'Un nutricionista planea con usted qué comer.',
      },
      synonyms: { en: 'dietitian, diet, weight loss, nutritionist', es: 'nutricionista, dieta, bajar de peso' },
    },
  ),
];
