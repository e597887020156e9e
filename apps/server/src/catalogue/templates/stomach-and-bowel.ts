import { daySurgery, hospitalStay, labTest, outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('digestive');
const specialty = 'gastroenterology';
const surgeon = 'general-surgery';

/** More of stomach and bowel: tests, treatment through a scope, and operations. */
export const stomachAndBowelTemplates: readonly ServiceTemplate[] = [
  service('short-bowel-scope', outpatientProcedure('45330'), {
    specialty,
    name: { en: 'Short camera exam of the bowel', es: 'Examen corto del intestino con cámara' },
    description: {
      en: 'A camera looks at the last part of the bowel.',
      es: 'Una cámara revisa la última parte del intestino.',
    },
    synonyms: { en: 'sigmoidoscopy, flex sig, flexible sigmoidoscopy', es: 'sigmoidoscopia, sigmoidoscopia flexible' },
  }),
  service('food-pipe-widening', outpatientProcedure('43249', { anesthesia: '00731' }), {
    specialty,
    name: { en: 'Food pipe widened with a balloon', es: 'Ensanchamiento del esófago con globo' },
    description: {
      en: 'A balloon opens a narrow place, so that food goes down.',
      es: 'Un globo abre un lugar estrecho para que baje la comida.',
    },
    synonyms: { en: 'esophageal dilation, food stuck', es: 'dilatación del esófago, comida atorada' },
  }),
  service('bile-duct-scope', outpatientProcedure('43260', { anesthesia: '00732' }), {
    specialty,
    name: { en: 'Camera exam of the bile ducts', es: 'Examen de las vías biliares con cámara' },
    description: {
      en: 'A camera and X-rays show the ducts of liver and pancreas.',
      es: 'Una cámara y rayos X muestran los conductos del hígado y el páncreas.',
    },
    synonyms: { en: 'ERCP, bile duct stone', es: 'CPRE, piedra en el conducto biliar, colangiopancreatografía' },
  }),
  service('swallowed-camera', readTest({ en: 'The camera in a pill', es: 'La cámara en una cápsula' }, '91110'), {
    specialty,
    name: { en: 'Camera that you swallow', es: 'Cámara que se traga' },
    description: {
      en: 'A camera in a pill takes pictures of the small bowel.',
      es: 'Una cámara dentro de una cápsula toma imágenes del intestino delgado.',
    },
    synonyms: { en: 'capsule endoscopy, pill cam', es: 'cápsula endoscópica' },
  }),
  service('acid-test', readTest({ en: 'Acid measured over a day', es: 'Medición del ácido durante un día' }, '91038'), {
    specialty,
    name: { en: 'Acid reflux test over a day', es: 'Prueba de reflujo durante un día' },
    description: {
      en: 'A thin tube measures the acid that comes up from the stomach.',
      es: 'Un tubo fino mide el ácido que sube del estómago.',
    },
    synonyms: { en: 'pH test, heartburn, GERD test', es: 'pHmetría, acidez, ERGE' },
  }),
  service('food-pipe-pressure', readTest({ en: 'Pressure test', es: 'Prueba de presión' }, '91010'), {
    specialty,
    name: { en: 'Pressure test of the food pipe', es: 'Prueba de presión del esófago' },
    description: {
      en: 'A thin tube shows how the food pipe squeezes when you swallow.',
      es: 'Un tubo fino muestra cómo aprieta el esófago al tragar.',
    },
    synonyms: { en: 'esophageal manometry', es: 'manometría esofágica' },
  }),
  service('milk-sugar-test', readTest({ en: 'Breath test', es: 'Prueba de aliento' }, '91065'), {
    name: { en: 'Breath test for milk sugar', es: 'Prueba de aliento para el azúcar de la leche' },
    description: {
      en: 'Shows whether your body can handle milk.',
      es: 'Muestra si su cuerpo tolera la leche.',
    },
    synonyms: {
      en: 'lactose intolerance test, hydrogen breath test, SIBO',
      es: 'intolerancia a la lactosa, hidrógeno',
    },
  }),
  service('liver-stiffness', readTest({ en: 'Test of the liver', es: 'Prueba del hígado' }, '91200'), {
    name: { en: 'Test of how stiff the liver is', es: 'Prueba de la dureza del hígado' },
    description: {
      en: 'A probe on the skin shows whether the liver is scarred.',
      es: 'Una sonda sobre la piel muestra si el hígado tiene cicatrices.',
    },
    synonyms: { en: 'fibroscan, elastography, fatty liver', es: 'fibroscan, elastografía, hígado graso' },
  }),
  service('belly-fluid', outpatientProcedure('49083'), {
    name: { en: 'Fluid in the belly drained', es: 'Drenaje de líquido del abdomen' },
    description: {
      en: 'A doctor drains fluid through a needle, guided by pictures.',
      es: 'El médico saca el líquido con una aguja, guiado por imágenes.',
    },
    synonyms: { en: 'paracentesis, ascites', es: 'paracentesis, ascitis' },
  }),
  service('feeding-tube', outpatientProcedure('43246', { anesthesia: '00731' }), {
    specialty,
    name: { en: 'Feeding tube through the belly', es: 'Sonda de alimentación por el abdomen' },
    description: {
      en: 'A tube is put into the stomach for food and medicine.',
      es: 'Se pone un tubo en el estómago para comida y medicinas.',
    },
    synonyms: {
      en: 'PEG tube, G-tube, feeding tube placement',
      es: 'gastrostomía, sonda PEG, colocación de sonda de alimentación',
    },
  }),
  service('hemorrhoid-bands', outpatientProcedure('46221'), {
    name: { en: 'Hemorrhoids tied off', es: 'Ligadura de hemorroides' },
    description: {
      en: 'A small rubber band cuts off the blood of a hemorrhoid.',
      es: 'Una liga pequeña corta la sangre de la hemorroide.',
    },
    synonyms: { en: 'hemorrhoid banding, piles', es: 'almorranas, hemorroides' },
  }),
  service('hemorrhoid-surgery', daySurgery('46260', { anesthesia: '00902' }), {
    specialty: surgeon,
    name: { en: 'Hemorrhoid surgery', es: 'Cirugía de hemorroides' },
    description: {
      en: 'A surgeon cuts out large hemorrhoids.',
      es: 'El cirujano corta las hemorroides grandes.',
    },
    synonyms: { en: 'hemorrhoidectomy, piles', es: 'almorranas, operación de hemorroides' },
  }),
  service('appendix-removal', daySurgery('44970', { anesthesia: '00840' }), {
    specialty: surgeon,
    name: { en: 'Appendix taken out through small cuts', es: 'Extirpación del apéndice por cortes pequeños' },
    description: {
      en: 'A surgeon removes an inflamed appendix.',
      es: 'El cirujano quita un apéndice inflamado.',
    },
    synonyms: { en: 'appendectomy, appendicitis', es: 'apendicitis, operación de apéndice' },
  }),
  service('gallbladder-removal-xray', daySurgery('47563', { anesthesia: '00790' }), {
    specialty: surgeon,
    name: {
      en: 'Gallbladder removal with an X-ray of the ducts',
      es: 'Extirpación de la vesícula con radiografía de los conductos',
    },
    description: {
      en: 'A surgeon removes the gallbladder through small cuts and looks for stones in the ducts.',
      es: 'El cirujano extirpa la vesícula por cortes pequeños y busca piedras en los conductos.',
    },
    synonyms: { en: 'gallbladder surgery, gallstones, lap chole', es: 'operación de vesícula, piedras en la vesícula' },
  }),
  service(
    'bowel-part-removal',
    hospitalStay({ code: '331', alternates: ['330'], days: 4 }, { code: '44204' }, '00840'),
    {
      specialty: surgeon,
      name: { en: 'Part of the bowel taken out', es: 'Extirpación de una parte del intestino' },
      description: {
        en: 'A surgeon takes out a part of the large bowel through small cuts. You stay in the hospital.',
        es: 'El cirujano quita una parte del intestino grueso por cortes pequeños, con hospitalización.',
      },
      synonyms: { en: 'colectomy, colon surgery, bowel cancer', es: 'colectomía, cirugía de colon, cáncer de colon' },
    },
  ),
  service('sleeve-stomach', hospitalStay({ code: '621', days: 2 }, { code: '43775' }, '00797'), {
    specialty: surgeon,
    name: { en: 'Weight loss surgery: smaller stomach', es: 'Cirugía para bajar de peso: estómago más pequeño' },
    description: {
      en: 'A surgeon takes away most of the stomach, with a short stay.',
      es: 'El cirujano quita la mayor parte del estómago, con una estancia corta.',
    },
    synonyms: { en: 'gastric sleeve, bariatric surgery', es: 'manga gástrica, cirugía bariátrica' },
  }),
  service('stomach-bypass', hospitalStay({ code: '621', days: 2 }, { code: '43644' }, '00797'), {
    specialty: surgeon,
    name: { en: 'Weight loss surgery: stomach bypass', es: 'Cirugía para bajar de peso: bypass gástrico' },
    description: {
      en: 'A surgeon makes a small stomach and joins it lower down the bowel, with a short stay.',
      es: 'El cirujano hace un estómago pequeño y lo une más abajo al intestino, con una estancia corta.',
    },
    synonyms: { en: 'gastric bypass, bariatric surgery', es: 'bypass gástrico, cirugía bariátrica' },
  }),
  service('ammonia-test', labTest('82140'), {
    name: { en: 'Ammonia test for the liver', es: 'Análisis de amoníaco para el hígado' },
    description: {
      en: 'A blood test that shows whether the liver clears waste.',
      es: 'Un análisis de sangre que muestra si el hígado limpia los desechos.',
    },
    synonyms: { en: 'ammonia level, liver confusion', es: 'amonio, encefalopatía' },
  }),
];
