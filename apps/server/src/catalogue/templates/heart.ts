import { diagnosticTest, hospitalStay, stressTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('heart');
const reading = { en: 'Reading by a doctor', es: 'Lectura por un médico' };

/** Heart tests, from the simplest to an operation. */
export const heartTemplates: readonly ServiceTemplate[] = [
  service(
    'ecg',
    diagnosticTest({ en: 'Heart tracing', es: 'Trazado eléctrico del corazón' }, reading, {
      test: '93005',
      testAlternates: ['93000'],
      reading: '93010',
    }),
    {
      common: true,
      name: { en: 'Heart tracing (ECG)', es: 'Electrocardiograma (ECG)' },
      description: {
        en: 'Stickers on the skin record the rhythm of your heart for a few seconds; a doctor reads the result.',
        es: 'Unos parches en la piel registran el ritmo del corazón por unos segundos; un médico lee el resultado.',
      },
      synonyms: {
        en: 'EKG, ECG, electrocardiogram, heart rhythm test, chest pain test, EKG for chest pain, palpitations, heart flutter, fainting',
        es: 'electro, ECG, ritmo del corazón, prueba del corazón, dolor de pecho, palpitaciones, desmayo',
      },
    },
  ),
  service(
    'echocardiogram',
    diagnosticTest({ en: 'Ultrasound of the heart', es: 'Ecografía del corazón' }, reading, {
      test: '93306',
      reading: '93306',
      readingModifier: '26',
    }),
    {
      name: { en: 'Ultrasound of the heart', es: 'Ecografía del corazón' },
      description: {
        en: 'Moving pictures of the heart and its valves, made with sound waves.',
        es: 'Imágenes en movimiento del corazón y sus válvulas, hechas con ondas de sonido.',
      },
      synonyms: {
        en: 'echo, echocardiogram, heart ultrasound, heart scan, sonogram, heart murmur test, heart failure test, shortness of breath echo',
        es: 'ecocardiograma, eco del corazón, ultrasonido del corazón, sonograma, eco por soplo, eco por falta de aire, insuficiencia cardíaca',
      },
    },
  ),
  service('stress-test', stressTest({ en: 'Test on the treadmill', es: 'Prueba en la cinta' }), {
    name: { en: 'Exercise stress test of the heart', es: 'Prueba de esfuerzo del corazón' },
    description: {
      en: 'Your heart is traced while you walk faster and faster on a treadmill.',
      es: 'Se registra su corazón mientras usted camina cada vez más rápido en una cinta.',
    },
    synonyms: {
      en: 'treadmill test, stress test, exercise ECG, chest pain',
      es: 'prueba en la cinta, ergometría, electro de esfuerzo, dolor de pecho',
    },
  }),
  service(
    'heart-catheter',
    diagnosticTest(
      { en: 'Procedure room, nursing and recovery', es: 'Sala de procedimientos, enfermería y recuperación' },
      { en: 'The doctor who does the test', es: 'El médico que hace la prueba' },
      { test: '93452', reading: '93452', readingModifier: '26' },
    ),
    {
      specialty: 'cardiology',
      name: { en: 'Heart catheter test, left side', es: 'Cateterismo del lado izquierdo del corazón' },
      description: {
        en: 'A thin tube is led to the left side of the heart to measure pressure and see how it pumps.',
        es: 'Se lleva un tubo delgado hasta el lado izquierdo del corazón para medir la presión y ver cómo bombea.',
      },
      synonyms: {
        en: 'cardiac cath, heart cath, cardiac catheterization, angiogram',
        es: 'cateterismo cardíaco, cateterismo, angiograma',
      },
    },
  ),
  service(
    'heart-valve-surgery',
    hospitalStay({ code: '216', days: 11 }, { code: '33405', alternates: ['33430'] }, '00562'),
    {
      specialty: 'cardiac-surgery',
      name: { en: 'Heart valve surgery', es: 'Cirugía de válvula del corazón' },
      description: {
        en: 'Open surgery to mend or replace a heart valve, for a very ill patient. A heart catheter test and a long stay are part of it.',
        es: 'Una operación abierta para reparar o cambiar una válvula del corazón de alguien muy enfermo. Incluye un cateterismo y muchos días en el hospital.',
      },
      synonyms: {
        en: 'valve replacement, aortic valve, open heart surgery, mitral valve',
        es: 'reemplazo de válvula, válvula aórtica, cirugía de corazón abierto, válvula mitral',
      },
    },
  ),
];
