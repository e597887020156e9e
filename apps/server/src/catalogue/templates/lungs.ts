import { hospitalStay, hospitalTest, outpatientProcedure, readTest, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lungs');
const breathing = { en: 'Breathing test', es: 'Prueba de respiración' };

/** Breathing tests, looks into the lungs, and treatment of breathing. */
export const lungTemplates: readonly ServiceTemplate[] = [
  service('breathing-test', readTest(breathing, '94010'), {
    name: { en: 'Breathing test', es: 'Prueba de respiración' },
    description: {
      en: 'You blow into a tube that shows how well your lungs work.',
      es: 'Usted sopla en un tubo que muestra cómo trabajan los pulmones.',
    },
    synonyms: { en: 'spirometry, lung function, PFT, asthma test', es: 'espirometría, función pulmonar, asma' },
  }),
  service('breathing-test-medicine', readTest(breathing, '94060'), {
    name: { en: 'Breathing test before and after medicine', es: 'Prueba de respiración antes y después de medicina' },
    description: {
      en: 'The test is done twice, to see whether an inhaler helps.',
      es: 'La prueba se hace dos veces para ver si ayuda un inhalador.',
    },
    synonyms: { en: 'spirometry, asthma test, COPD test, bronchodilator', es: 'espirometría, asma, EPOC' },
  }),
  service('lung-volume', readTest(breathing, '94726'), {
    name: { en: 'Lung volume test', es: 'Prueba de volumen de los pulmones' },
    description: {
      en: 'You sit in a glass booth that measures how much air the lungs hold.',
      es: 'Usted se sienta en una cabina que mide cuánto aire cabe en los pulmones.',
    },
    synonyms: { en: 'plethysmography, PFT, lung capacity', es: 'pletismografía, capacidad pulmonar' },
  }),
  service('lung-oxygen-passage', readTest(breathing, '94729'), {
    name: { en: 'Test of how oxygen passes into the blood', es: 'Prueba de cómo pasa el oxígeno a la sangre' },
    description: {
      en: 'You breathe a harmless gas that shows how lungs and blood work together.',
      es: 'Usted respira un gas inofensivo que muestra cómo trabajan juntos pulmones y sangre.',
    },
    synonyms: { en: 'DLCO, diffusion, PFT', es: 'difusión, DLCO' },
  }),
  service('walking-test', readTest({ en: 'Walking test', es: 'Prueba de caminata' }, '94618'), {
    name: { en: 'Six-minute walk test', es: 'Prueba de caminata de seis minutos' },
    description: {
      en: 'You walk for six minutes while your oxygen is measured.',
      es: 'Usted camina seis minutos mientras se mide su oxígeno.',
    },
    synonyms: { en: '6MWT, oxygen walk', es: 'caminata, oxígeno al caminar' },
  }),
  service(
    'breathing-treatment',
    treatment({ en: 'Medicine to breathe in', es: 'Medicina que se respira' }, '94640', '72'),
    {
      name: { en: 'Breathing treatment', es: 'Nebulización' },
      description: {
        en: 'You breathe in a mist that opens the airways.',
        es: 'Usted respira un vapor con medicina que abre los bronquios.',
      },
      synonyms: { en: 'nebulizer, asthma attack, albuterol', es: 'nebulizador, ataque de asma, vaporización' },
    },
  ),
  service('oxygen-measure', hospitalTest({ en: 'Oxygen measurement', es: 'Medición del oxígeno' }, '94761', '73'), {
    name: { en: 'Oxygen measured at the finger', es: 'Medición del oxígeno en el dedo' },
    description: {
      en: 'A clip on the finger shows the oxygen in your blood.',
      es: 'Una pinza en el dedo muestra el oxígeno en la sangre.',
    },
    synonyms: {
      en: 'pulse oximetry, oxygen level, blood oxygen level',
      es: 'oximetría, saturación, oxígeno en la sangre',
    },
  }),
  service('blood-gases', hospitalTest({ en: 'Laboratory test', es: 'Análisis de laboratorio' }, '82803', '5'), {
    name: { en: 'Blood gas test', es: 'Gases en la sangre' },
    description: {
      en: 'Measures oxygen and acid in blood from an artery.',
      es: 'Mide el oxígeno y el ácido en la sangre de una arteria.',
    },
    synonyms: { en: 'ABG, arterial blood gas', es: 'gasometría, gases arteriales' },
  }),
  service('lung-camera', outpatientProcedure('31622', { anesthesia: '00520' }), {
    name: { en: 'Camera exam of the lungs', es: 'Examen de los pulmones con cámara' },
    description: {
      en: 'A doctor looks into the airways with a thin camera.',
      es: 'El médico mira dentro de los bronquios con una cámara delgada.',
    },
    synonyms: { en: 'bronchoscopy, lung scope', es: 'broncoscopia' },
  }),
  service('lung-camera-sample', outpatientProcedure('31625', { anesthesia: '00520', tissue: '88305' }), {
    name: { en: 'Camera exam of the lungs with a sample', es: 'Examen de los pulmones con cámara y muestra' },
    description: {
      en: 'A doctor looks into the airways and takes a small sample.',
      es: 'El médico mira dentro de los bronquios y toma una muestra pequeña.',
    },
    synonyms: { en: 'bronchoscopy with biopsy, lung biopsy', es: 'broncoscopia con biopsia, biopsia de pulmón' },
  }),
  service('lung-fluid', outpatientProcedure('32555'), {
    name: { en: 'Fluid around the lung drained', es: 'Drenaje de líquido alrededor del pulmón' },
    description: {
      en: 'A doctor drains fluid through a needle, guided by ultrasound.',
      es: 'El médico saca el líquido con una aguja, guiado por ecografía.',
    },
    synonyms: {
      en: 'thoracentesis, pleural effusion, water on the lung',
      es: 'toracocentesis, derrame pleural, agua en el pulmón',
    },
  }),
  service('lung-biopsy-needle', outpatientProcedure('32408', { tissue: '88305' }), {
    name: { en: 'Lung biopsy with a needle', es: 'Biopsia de pulmón con aguja' },
    description: {
      en: 'A doctor takes a sample of a spot in the lung, guided by pictures.',
      es: 'El médico toma una muestra de una mancha del pulmón, guiado por imágenes.',
    },
    synonyms: { en: 'lung biopsy, lung nodule, lung sample', es: 'biopsia pulmonar, nódulo pulmonar' },
  }),
  service(
    'lung-part-removal',
    hospitalStay({ code: '164', alternates: ['165'], days: 4 }, { code: '32663' }, '00541'),
    {
      name: {
        en: 'Part of a lung taken out through small cuts',
        es: 'Extirpación de una parte del pulmón por cortes pequeños',
      },
      description: {
        en: 'A surgeon takes out a lobe of the lung with a camera. You stay in the hospital.',
        es: 'El cirujano quita un lóbulo del pulmón con una cámara, con hospitalización.',
      },
      synonyms: { en: 'lobectomy, VATS, lung cancer surgery', es: 'lobectomía, cirugía de pulmón' },
    },
  ),
];
