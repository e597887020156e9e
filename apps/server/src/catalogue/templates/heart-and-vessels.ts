import {
  daySurgery,
  diagnosticTest,
  hospitalStay,
  imagingExam,
  outpatientProcedure,
  readTest,
  stressTest,
} from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceComponent, ServiceTemplate } from '../types.ts';

const service = servicesOf('heart');
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };
const echo = { en: 'Ultrasound of the heart', es: 'Ecografía del corazón' };
const reading = { en: 'Reading by a doctor', es: 'Lectura por un médico' };
const heartScan = imagingExam({ en: 'Scan with a tracer', es: 'Gammagrafía' }, '78452', '73');
const underStress = { en: 'Heart tracing under stress', es: 'Trazado del corazón con esfuerzo' };
const asStress = (part: ServiceComponent): ServiceComponent => ({ ...part, id: `stress-${part.id}` });
const monitor = { en: 'The monitor', es: 'El monitor' };

/** More tests of heart and vessels, and what is done through a catheter or by an operation. */
export const heartAndVesselTemplates: readonly ServiceTemplate[] = [
  service('echocardiogram-short', readTest(echo, '93308'), {
    name: { en: 'Short ultrasound of the heart', es: 'Ecografía corta del corazón' },
    description: {
      en: 'A second look at one part of the heart.',
      es: 'Una segunda mirada a una parte del corazón.',
    },
    synonyms: {
      en: 'limited echo, follow-up echocardiogram, sonogram',
      es: 'ecocardiograma limitado, ultrasonido, sonograma',
    },
  }),
  service('echocardiogram-throat', readTest(echo, '93312'), {
    name: { en: 'Ultrasound of the heart through the throat', es: 'Ecografía del corazón por la garganta' },
    description: {
      en: 'A probe in the food pipe shows the heart from close by.',
      es: 'Una sonda en el esófago muestra el corazón de cerca.',
    },
    synonyms: { en: 'TEE, transesophageal echo, sonogram', es: 'eco transesofágico, ultrasonido, sonograma' },
  }),
  service('stress-echocardiogram', readTest(echo, '93351'), {
    name: { en: 'Stress test with ultrasound of the heart', es: 'Prueba de esfuerzo con ecografía del corazón' },
    description: {
      en: 'Pictures of the heart before and after you walk on a treadmill.',
      es: 'Imágenes del corazón antes y después de caminar en una cinta.',
    },
    synonyms: { en: 'stress echo, treadmill, sonogram', es: 'eco de estrés, eco de esfuerzo, ultrasonido, sonograma' },
  }),
  service('stress-nuclear', [...heartScan, ...stressTest(underStress).map(asStress)], {
    name: { en: 'Nuclear stress test of the heart', es: 'Prueba de esfuerzo nuclear del corazón' },
    description: {
      en: 'A tracer shows the blood flow of the heart at rest and under stress.',
      es: 'Un marcador muestra cómo llega la sangre al corazón en reposo y con esfuerzo.',
    },
    synonyms: {
      en: 'myocardial perfusion, chemical stress test, lexiscan',
      es: 'perfusión miocárdica, gammagrafía cardíaca',
    },
  }),
  service('heart-monitor', diagnosticTest(monitor, reading, { test: '93225', analysis: '93226', reading: '93227' }), {
    name: { en: 'Heart monitor for one or two days', es: 'Monitor del corazón por uno o dos días (Holter)' },
    description: {
      en: 'You wear a small device that records every heartbeat.',
      es: 'Usted lleva un aparato pequeño que registra cada latido.',
    },
    synonyms: { en: 'Holter, 24-hour ECG, palpitations', es: 'Holter, palpitaciones, monitor de 24 horas' },
  }),
  service(
    'heart-monitor-month',
    diagnosticTest(monitor, reading, { test: '93270', analysis: '93271', reading: '93272' }),
    {
      name: { en: 'Heart monitor for up to 30 days', es: 'Monitor del corazón por hasta 30 días' },
      description: {
        en: 'You wear a device and press a button when you feel something.',
        es: 'Usted lleva un aparato y aprieta un botón cuando siente algo.',
      },
      synonyms: { en: 'event monitor, palpitations', es: 'monitor de eventos, palpitaciones' },
    },
  ),
  service(
    'blood-pressure-day',
    diagnosticTest({ en: 'The device', es: 'El aparato' }, reading, {
      test: '93786',
      analysis: '93788',
      reading: '93790',
    }),
    {
      name: { en: 'Blood pressure over a day', es: 'Presión arterial durante un día' },
      description: {
        en: 'A cuff measures your blood pressure day and night.',
        es: 'Un brazalete mide su presión de día y de noche.',
      },
      synonyms: {
        en: 'ambulatory blood pressure monitor, ABPM, hypertension, blood pressure holter',
        es: 'MAPA, hipertensión, presión alta, holter de presión, mapa de presión',
      },
    },
  ),
  service('calcium-score', imagingExam({ en: 'CT scan', es: 'Tomografía' }, '75571', '62'), {
    name: { en: 'CT calcium score of the heart', es: 'Puntaje de calcio del corazón por tomografía' },
    description: {
      en: 'A quick scan shows how much calcium lies in the heart arteries.',
      es: 'Una tomografía rápida muestra cuánto calcio hay en las arterias del corazón.',
    },
    synonyms: { en: 'heart scan, coronary calcium, CAC score', es: 'calcio coronario, TAC de corazón' },
  }),
  service('heart-arteries-ct', imagingExam({ en: 'CT scan', es: 'Tomografía' }, '75574', '62'), {
    name: { en: 'CT scan of the heart arteries', es: 'Tomografía de las arterias del corazón' },
    description: {
      en: 'A scan with a dye shows whether the heart arteries are narrow.',
      es: 'Una tomografía con contraste muestra si las arterias del corazón están estrechas.',
    },
    synonyms: { en: 'coronary CTA, heart CT, CT angiogram', es: 'angioTAC coronario, TAC de corazón' },
  }),
  service('ultrasound-neck-arteries', imagingExam(ultrasound, '93880', '4'), {
    name: { en: 'Ultrasound of the neck arteries', es: 'Ecografía de las arterias del cuello' },
    description: {
      en: 'Sound waves show whether the arteries to the brain are narrow.',
      es: 'Unas ondas de sonido muestran si están estrechas las arterias que van al cerebro.',
    },
    synonyms: {
      en: 'carotid ultrasound, carotid doppler, sonogram',
      es: 'doppler de carótidas, ultrasonido, sonograma',
    },
  }),
  service('ultrasound-leg-veins', imagingExam(ultrasound, '93970', '4'), {
    name: { en: 'Ultrasound of the veins of both legs', es: 'Ecografía de las venas de ambas piernas' },
    description: {
      en: 'Sound waves show whether there is a clot in the legs.',
      es: 'Unas ondas de sonido muestran si hay un coágulo en las piernas.',
    },
    synonyms: {
      en: 'DVT ultrasound, venous doppler, leg clot, sonogram',
      es: 'doppler venoso, trombosis, ultrasonido, sonograma',
    },
  }),
  service('ultrasound-leg-vein-one', imagingExam(ultrasound, '93971', '4'), {
    name: { en: 'Ultrasound of the veins of one leg', es: 'Ecografía de las venas de una pierna' },
    description: {
      en: 'Sound waves show whether there is a clot in one leg or arm.',
      es: 'Unas ondas de sonido muestran si hay un coágulo en una pierna o un brazo.',
    },
    synonyms: {
      en: 'DVT ultrasound, venous doppler, swollen leg, clot in the leg, blood clot in leg, sonogram',
      es: 'doppler venoso, pierna hinchada, coágulo en la pierna, trombosis, ultrasonido, sonograma',
    },
  }),
  service('ultrasound-leg-arteries', imagingExam(ultrasound, '93925', '4'), {
    name: { en: 'Ultrasound of the leg arteries', es: 'Ecografía de las arterias de las piernas' },
    description: {
      en: 'Sound waves show how the blood flows to the feet.',
      es: 'Unas ondas de sonido muestran cómo llega la sangre a los pies.',
    },
    synonyms: {
      en: 'arterial doppler, PAD, poor circulation, sonogram',
      es: 'doppler arterial, mala circulación, ultrasonido, sonograma',
    },
  }),
  service('leg-blood-flow', readTest({ en: 'Blood flow test', es: 'Prueba de circulación' }, '93922'), {
    name: { en: 'Blood flow test of the legs', es: 'Prueba de circulación de las piernas' },
    description: {
      en: 'The blood pressure at ankle and arm is compared.',
      es: 'Se compara la presión en el tobillo y en el brazo.',
    },
    synonyms: { en: 'ABI, ankle brachial index, PAD test', es: 'índice tobillo-brazo, mala circulación' },
  }),
  service(
    'heart-catheter-arteries',
    diagnosticTest(
      { en: 'Procedure room, nursing and recovery', es: 'Sala de procedimientos, enfermería y recuperación' },
      { en: 'The doctor who does the test', es: 'El médico que hace la prueba' },
      { test: '93458', reading: '93458', readingModifier: '26' },
    ),
    {
      specialty: 'cardiology',
      name: { en: 'Heart catheter test with pictures of the arteries', es: 'Cateterismo con imágenes de las arterias' },
      description: {
        en: 'A thin tube and a dye show whether the heart arteries are narrow.',
        es: 'Un tubo delgado y un contraste muestran si las arterias del corazón están estrechas.',
      },
      synonyms: {
        en: 'cardiac cath, angiogram, coronary angiography, heart cath, coronary angiogram',
        es: 'cateterismo cardíaco, coronariografía, angiograma, angiograma coronario, angiografía coronaria',
      },
    },
  ),
  service('heart-stent', outpatientProcedure('92928', { hospitalAlternates: ['C9600'] }), {
    specialty: 'cardiology',
    name: { en: 'Stent in a heart artery', es: 'Stent en una arteria del corazón' },
    description: {
      en: 'A doctor opens a narrow artery and puts in a small tube of mesh.',
      es: 'El médico abre una arteria estrecha y pone un tubo pequeño de malla.',
    },
    synonyms: { en: 'angioplasty, PCI, blocked artery, balloon', es: 'angioplastia, arteria tapada, muelle' },
  }),
  service('pacemaker', daySurgery('33208', { anesthesia: '00530' }), {
    specialty: 'cardiology',
    name: { en: 'Pacemaker, put in', es: 'Colocación de un marcapasos' },
    description: {
      en: 'A small device under the skin keeps the heart from beating too slowly.',
      es: 'Un aparato pequeño bajo la piel evita que el corazón lata demasiado lento.',
    },
    synonyms: {
      en: 'pacemaker surgery, slow heartbeat, pacemaker implant, pacemaker implantation, pacemaker insertion',
      es: 'marcapasos, ritmo lento, implante de marcapasos, colocación de marcapasos',
    },
  }),
  service('defibrillator', daySurgery('33249', { anesthesia: '00534' }), {
    specialty: 'cardiology',
    name: { en: 'Implanted defibrillator (ICD)', es: 'Desfibrilador implantado (DAI)' },
    description: {
      en: 'A device under the skin stops dangerous heart rhythms.',
      es: 'Un aparato bajo la piel detiene ritmos peligrosos del corazón.',
    },
    synonyms: {
      en: 'ICD, AICD, heart shock device, defibrillator implant, ICD implant, defibrillator surgery',
      es: 'DAI, desfibrilador, desfibrilador implantable, implante de desfibrilador, colocación de desfibrilador',
    },
  }),
  service('heart-monitor-implant', outpatientProcedure('33285'), {
    specialty: 'cardiology',
    name: { en: 'Heart monitor under the skin', es: 'Monitor del corazón bajo la piel' },
    description: {
      en: 'A tiny device under the skin records the heartbeat for years.',
      es: 'Un aparato diminuto bajo la piel registra los latidos por años.',
    },
    synonyms: { en: 'loop recorder, Reveal, fainting', es: 'Holter implantable, desmayos' },
  }),
  service('heart-rhythm-shock', outpatientProcedure('92960', { anesthesia: '00410' }), {
    specialty: 'cardiology',
    name: { en: 'Shock to reset the heart rhythm', es: 'Choque para corregir el ritmo del corazón' },
    description: {
      en: 'A short shock under anesthesia brings the heart back into rhythm.',
      es: 'Un choque corto con anestesia devuelve el ritmo al corazón.',
    },
    synonyms: { en: 'cardioversion, AFib, irregular heartbeat', es: 'cardioversión, fibrilación auricular, arritmia' },
  }),
  service('heart-ablation', daySurgery('93656', { anesthesia: '00537' }), {
    specialty: 'cardiology',
    name: {
      en: 'Treatment of atrial fibrillation through a catheter',
      es: 'Ablación de la fibrilación auricular por catéter',
    },
    description: {
      en: 'A doctor burns or freezes the tissue that disturbs the heartbeat.',
      es: 'El médico quema o congela el tejido que altera los latidos.',
    },
    synonyms: { en: 'AFib ablation, irregular heartbeat', es: 'ablación cardíaca, arritmia' },
  }),
  service('heart-bypass', hospitalStay({ code: '236', alternates: ['235'], days: 7 }, { code: '33533' }, '00567'), {
    specialty: 'cardiac-surgery',
    name: { en: 'Heart bypass surgery', es: 'Cirugía de bypass del corazón' },
    description: {
      en: 'A surgeon leads blood around a blocked heart artery. You stay for about a week.',
      es: 'El cirujano lleva la sangre alrededor de una arteria tapada, con una estancia de una semana.',
    },
    synonyms: {
      en: 'CABG, open heart surgery, blocked arteries, triple bypass, quadruple bypass, double bypass',
      es: 'bypass coronario, corazón abierto, puente coronario, triple bypass, cuádruple bypass, doble bypass',
    },
  }),
  service('varicose-veins', outpatientProcedure('36475', { alternates: ['36478'] }), {
    name: { en: 'Varicose vein closed by heat', es: 'Cierre de una várice con calor' },
    description: {
      en: 'A doctor closes a bad vein of the leg from inside.',
      es: 'El médico cierra desde adentro una vena mala de la pierna.',
    },
    synonyms: { en: 'vein ablation, varicose veins, laser vein', es: 'várices, venas varicosas, láser de venas' },
  }),
];
