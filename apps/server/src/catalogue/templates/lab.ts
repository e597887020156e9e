import { labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lab');

/** Blood and urine tests. */
export const labTemplates: readonly ServiceTemplate[] = [
  service('blood-count-differential', labTest('85025'), {
    common: true,
    name: { en: 'Complete blood count, with white cell types', es: 'Hemograma completo con diferencial' },
    description: {
      en: 'Counts the red cells, the platelets and each kind of white cell in your blood.',
      es: 'Cuenta los glóbulos rojos, las plaquetas y cada tipo de glóbulo blanco de la sangre.',
    },
    synonyms: {
      en: 'CBC, blood test, blood work, anemia test, infection test, platelets, CBC with differential, complete blood count with differential, blood count with differential',
      es: 'análisis de sangre, conteo sanguíneo, biometría hemática, anemia, plaquetas, hemograma con diferencial',
    },
  }),
  service('blood-count', labTest('85027'), {
    name: { en: 'Complete blood count', es: 'Hemograma completo' },
    description: {
      en: 'Counts the red cells, white cells and platelets in your blood.',
      es: 'Cuenta los glóbulos rojos, los glóbulos blancos y las plaquetas de la sangre.',
    },
    synonyms: { en: 'CBC, blood test, blood work', es: 'análisis de sangre, conteo sanguíneo, biometría hemática' },
  }),
  service('metabolic-panel-basic', labTest('80048'), {
    name: { en: 'Basic metabolic panel', es: 'Panel metabólico básico' },
    description: {
      en: 'Eight blood tests, sugar, salts and kidney function among them.',
      es: 'Ocho análisis de sangre, entre ellos el azúcar, las sales y el funcionamiento de los riñones.',
    },
    synonyms: {
      en: 'BMP, blood chemistry, electrolytes, blood sugar, chem 7',
      es: 'química sanguínea, electrolitos, azúcar en la sangre, glucosa',
    },
  }),
  service('metabolic-panel-full', labTest('80053'), {
    common: true,
    name: { en: 'Comprehensive metabolic panel', es: 'Panel metabólico completo' },
    description: {
      en: 'Fourteen blood tests: sugar, salts, proteins, kidneys and liver.',
      es: 'Catorce análisis de sangre: azúcar, sales, proteínas, riñones e hígado.',
    },
    synonyms: {
      en: 'CMP, blood chemistry, blood work, liver and kidney test',
      es: 'química sanguínea completa, análisis de sangre, perfil bioquímico, química de 35 elementos',
    },
  }),
  service('cholesterol', labTest('80061'), {
    common: true,
    name: { en: 'Cholesterol test (lipid panel)', es: 'Análisis de colesterol (perfil de lípidos)' },
    description: {
      en: 'Measures the good and the bad cholesterol and other fats in your blood.',
      es: 'Mide el colesterol bueno y el malo, y otras grasas de la sangre.',
    },
    synonyms: {
      en: 'lipids, triglycerides, cholesterol, heart blood test',
      es: 'lípidos, triglicéridos, colesterol, grasas en la sangre',
    },
  }),
  service('kidney-panel', labTest('80069'), {
    name: { en: 'Kidney function panel', es: 'Panel de función renal' },
    description: {
      en: 'Blood tests that show how well the kidneys work.',
      es: 'Análisis de sangre que muestran cómo funcionan los riñones.',
    },
    synonyms: {
      en: 'renal panel, kidney test, creatinine',
      es: 'análisis de riñón, creatinina, prueba de los riñones',
    },
  }),
  service('liver-panel', labTest('80076'), {
    name: { en: 'Liver function panel', es: 'Panel de función hepática' },
    description: {
      en: 'Blood tests that show how well the liver works.',
      es: 'Análisis de sangre que muestran cómo funciona el hígado.',
    },
    synonyms: { en: 'liver test, hepatic panel, LFT', es: 'análisis de hígado, perfil hepático, transaminasas' },
  }),
  service('thyroid-test', labTest('84443'), {
    common: true,
    name: { en: 'Thyroid test (TSH)', es: 'Análisis de tiroides (TSH)' },
    description: {
      en: 'A blood test that shows whether the thyroid works too much or too little.',
      es: 'Un análisis de sangre que muestra si la tiroides trabaja de más o de menos.',
    },
    synonyms: { en: 'TSH, thyroid blood test, hormone test', es: 'TSH, hormona tiroidea, prueba de tiroides' },
  }),
  service('diabetes-a1c', labTest('83036'), {
    name: { en: 'Three-month blood sugar test (A1c)', es: 'Azúcar en la sangre de tres meses (A1c)' },
    description: {
      en: 'Shows your blood sugar over about three months, to find or follow diabetes.',
      es: 'Muestra el promedio de azúcar en la sangre de unos tres meses, para detectar o controlar la diabetes.',
    },
    synonyms: {
      en: 'diabetes test, A1c, hemoglobin A1c, sugar test',
      es: 'prueba de diabetes, hemoglobina glicosilada, glucosa, A1c',
    },
  }),
  service('urinalysis-microscope', labTest('81000', '81001'), {
    common: true,
    name: { en: 'Urine test, with a microscope', es: 'Análisis de orina, con microscopio' },
    description: {
      en: 'A test strip and a look through the microscope, for signs of infection or kidney trouble.',
      es: 'Una tira reactiva y un examen al microscopio, para buscar infección o problemas de los riñones.',
    },
    synonyms: {
      en: 'urinalysis, urine test, UTI test, pee test, bladder infection',
      es: 'examen de orina, urianálisis, infección urinaria, prueba de orina',
    },
  }),
  service('urinalysis', labTest('81002', '81003'), {
    name: { en: 'Urine test, test strip only', es: 'Análisis de orina, solo con tira reactiva' },
    description: {
      en: 'A quick test strip for sugar, protein, blood and signs of infection in the urine.',
      es: 'Una tira reactiva rápida para ver azúcar, proteína, sangre y señales de infección en la orina.',
    },
    synonyms: {
      en: 'urinalysis, urine dipstick, UTI test, pee test',
      es: 'examen de orina, tira de orina, infección urinaria',
    },
  }),
  service('clotting-time', labTest('85610'), {
    name: { en: 'Blood clotting time (PT/INR)', es: 'Tiempo de coagulación (TP/INR)' },
    description: {
      en: 'Measures how fast the blood clots, for example while you take warfarin.',
      es: 'Mide en cuánto tiempo coagula la sangre, por ejemplo, si usted toma warfarina.',
    },
    synonyms: {
      en: 'INR, prothrombin time, pro time, warfarin test, blood thinner test',
      es: 'INR, tiempo de protrombina, anticoagulante, warfarina',
    },
  }),
  service('clotting-ptt', labTest('85730'), {
    name: { en: 'Blood clotting test (PTT)', es: 'Prueba de coagulación (TTP)' },
    description: {
      en: 'A second way to measure how blood clots. It is often done before surgery or with a blood thinner.',
      es: 'Otra forma de medir la coagulación, a menudo antes de una operación o si se usa heparina.',
    },
    synonyms: {
      en: 'PTT, partial thromboplastin time, coagulation, heparin test',
      es: 'TTP, tromboplastina, coagulación, heparina',
    },
  }),
];
