import { daySurgery, hospitalStay, imagingExam, outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('heart');
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };

/** Checks of heart devices, tests of the rhythm, and care of vessels. */
export const heartDeviceAndVesselTemplates: readonly ServiceTemplate[] = [
  service('pacemaker-check', readTest({ en: 'Check of the device', es: 'Revisión del aparato' }, '93288'), {
    name: { en: 'Pacemaker check', es: 'Revisión del marcapasos' },
    description: {
      en: 'The device is read with a wand on the chest.',
      es: 'El aparato se lee con un sensor sobre el pecho.',
    },
    synonyms: {
      en: 'pacemaker battery check, device check, interrogation',
      es: 'control de marcapasos, pila del marcapasos, batería',
    },
  }),
  service('defibrillator-check', readTest({ en: 'Check of the device', es: 'Revisión del aparato' }, '93289'), {
    name: { en: 'Defibrillator check', es: 'Revisión del desfibrilador' },
    description: {
      en: 'The device is read with a wand on the chest.',
      es: 'El aparato se lee con un sensor sobre el pecho.',
    },
    synonyms: { en: 'ICD check, device check', es: 'control del desfibrilador' },
  }),
  service(
    'fainting-table-test',
    readTest({ en: 'Test on a tilting table', es: 'Prueba en una mesa que se inclina' }, '93660'),
    {
      name: { en: 'Fainting test on a tilting table', es: 'Prueba de desmayos en una mesa inclinable' },
      description: {
        en: 'Heart and blood pressure are watched while a table lifts you.',
        es: 'Se vigilan el corazón y la presión mientras una mesa lo levanta.',
      },
      synonyms: { en: 'tilt table test, POTS test, syncope', es: 'mesa basculante, mesa inclinada, síncope' },
    },
  ),
  service('heart-rhythm-test', outpatientProcedure('93620', { anesthesia: '00537', kind: 'diagnostic' }), {
    specialty: 'cardiology',
    name: { en: 'Test of the heart rhythm through catheters', es: 'Estudio del ritmo del corazón por catéteres' },
    description: {
      en: 'Thin wires in the heart show where a wrong beat begins.',
      es: 'Alambres finos en el corazón muestran dónde empieza un latido malo.',
    },
    synonyms: { en: 'EP study, electrophysiology', es: 'estudio electrofisiológico, electrofisiología' },
  }),
  service(
    'heart-valve-catheter',
    hospitalStay({ code: '267', alternates: ['266'], days: 2 }, { code: '33361' }, '01926'),
    {
      specialty: 'cardiology',
      name: { en: 'Heart valve put in through a catheter', es: 'Válvula del corazón por catéter' },
      description: {
        en: 'A new aortic valve is put in through the groin.',
        es: 'Se coloca una válvula aórtica nueva por la ingle.',
      },
      synonyms: {
        en: 'TAVR, TAVI, valve replacement without open heart',
        es: 'TAVI, reemplazo de válvula sin abrir el pecho',
      },
    },
  ),
  service('heart-pumping-scan', imagingExam({ en: 'Scan with a tracer', es: 'Gammagrafía' }, '78472', '73'), {
    name: { en: 'Scan of how the heart pumps', es: 'Gammagrafía de cómo bombea el corazón' },
    description: {
      en: 'A scan with a tracer, such as during chemotherapy.',
      es: 'Una gammagrafía, por ejemplo durante la quimioterapia.',
    },
    synonyms: { en: 'MUGA scan, ejection fraction', es: 'MUGA, fracción de eyección' },
  }),
  service(
    'neck-artery-surgery',
    hospitalStay({ code: '039', alternates: ['038'], days: 2 }, { code: '35301' }, '00350'),
    {
      name: { en: 'Neck artery cleaned out', es: 'Limpieza de la arteria del cuello' },
      description: {
        en: 'A surgeon opens a narrow artery to guard against a stroke.',
        es: 'El cirujano abre una arteria estrecha para evitar un derrame.',
      },
      synonyms: {
        en: 'carotid endarterectomy, blocked neck artery',
        es: 'endarterectomía de carótida, carótida tapada',
      },
    },
  ),
  service('spider-veins', outpatientProcedure('36471'), {
    name: { en: 'Shots that close several veins of a leg', es: 'Inyecciones que cierran varias venas de una pierna' },
    description: { en: 'A liquid closes small varicose veins.', es: 'Un líquido cierra várices pequeñas.' },
    synonyms: {
      en: 'sclerotherapy, spider veins, vein injections',
      es: 'escleroterapia, arañas vasculares, arañitas, várices',
    },
  }),
  service('dialysis-vein', daySurgery('36821', { anesthesia: '01844' }), {
    name: { en: 'Access for dialysis in the arm', es: 'Fístula para diálisis en el brazo' },
    description: { en: 'A surgeon joins a vein and an artery.', es: 'El cirujano une una vena y una arteria.' },
    synonyms: { en: 'AV fistula, dialysis access', es: 'fístula arteriovenosa, acceso para diálisis' },
  }),
  service('ultrasound-kidney-arteries', imagingExam(ultrasound, '93975', '4'), {
    name: {
      en: 'Ultrasound of the blood flow in belly organs',
      es: 'Ecografía del flujo de sangre en órganos del abdomen',
    },
    description: {
      en: 'Sound waves show the arteries of the kidneys or the liver.',
      es: 'Ondas de sonido muestran las arterias de los riñones o el hígado.',
    },
    synonyms: {
      en: 'renal artery doppler, liver doppler, sonogram',
      es: 'doppler renal, doppler hepático, ultrasonido, sonograma',
    },
  }),
];
