import type { Words } from '@portico/contract';
import { labTest } from '../components.ts';
import type { ServiceTemplate } from '../types.ts';

/** Laboratory tests differ only in their texts and their codes. */
const lab = (
  id: string,
  codes: readonly [string, ...string[]],
  name: Words,
  description: Words,
  synonyms: ServiceTemplate['synonyms'],
  common = false,
): ServiceTemplate => ({ id, category: 'lab', common, name, description, synonyms, components: labTest(...codes) });

/** Blood and urine tests. */
export const labTemplates: readonly ServiceTemplate[] = [
  lab(
    'blood-count-differential',
    ['85025'],
    { en: 'Complete blood count, with white cell types', es: 'Hemograma completo con diferencial' },
    {
      en: 'Counts the red cells, the platelets and each kind of white cell in your blood.',
      es: 'Cuenta los glóbulos rojos, las plaquetas y cada tipo de glóbulo blanco de la sangre.',
    },
    {
      en: ['CBC', 'blood test', 'blood work', 'anemia test', 'infection test'],
      es: ['análisis de sangre', 'conteo sanguíneo', 'biometría hemática', 'anemia'],
    },
    true,
  ),
  lab(
    'blood-count',
    ['85027'],
    { en: 'Complete blood count', es: 'Hemograma completo' },
    {
      en: 'Counts the red cells, white cells and platelets in your blood.',
      es: 'Cuenta los glóbulos rojos, los glóbulos blancos y las plaquetas de la sangre.',
    },
    { en: ['CBC', 'blood test', 'blood work'], es: ['análisis de sangre', 'conteo sanguíneo', 'biometría hemática'] },
  ),
  lab(
    'metabolic-panel-basic',
    ['80048'],
    { en: 'Basic metabolic panel', es: 'Panel metabólico básico' },
    {
      en: 'Eight blood tests, sugar, salts and kidney function among them.',
      es: 'Ocho análisis de sangre, entre ellos el azúcar, las sales y el funcionamiento de los riñones.',
    },
    {
      en: ['BMP', 'blood chemistry', 'electrolytes', 'blood sugar', 'chem 7'],
      es: ['química sanguínea', 'electrolitos', 'azúcar en la sangre', 'glucosa'],
    },
  ),
  lab(
    'metabolic-panel-full',
    ['80053'],
    { en: 'Comprehensive metabolic panel', es: 'Panel metabólico completo' },
    {
      en: 'Fourteen blood tests: sugar, salts, proteins, kidneys and liver.',
      es: 'Catorce análisis de sangre: azúcar, sales, proteínas, riñones e hígado.',
    },
    {
      en: ['CMP', 'blood chemistry', 'blood work', 'liver and kidney test'],
      es: ['química sanguínea completa', 'análisis de sangre', 'perfil bioquímico'],
    },
    true,
  ),
  lab(
    'cholesterol',
    ['80061'],
    { en: 'Cholesterol test (lipid panel)', es: 'Análisis de colesterol (perfil de lípidos)' },
    {
      en: 'Measures the good and the bad cholesterol and other fats in your blood.',
      es: 'Mide el colesterol bueno y el malo, y otras grasas de la sangre.',
    },
    {
      en: ['lipids', 'triglycerides', 'cholesterol', 'heart blood test'],
      es: ['lípidos', 'triglicéridos', 'colesterol', 'grasas en la sangre'],
    },
    true,
  ),
  lab(
    'kidney-panel',
    ['80069'],
    { en: 'Kidney function panel', es: 'Panel de función renal' },
    {
      en: 'Blood tests that show how well the kidneys work.',
      es: 'Análisis de sangre que muestran cómo funcionan los riñones.',
    },
    {
      en: ['renal panel', 'kidney test', 'creatinine'],
      es: ['análisis de riñón', 'creatinina', 'prueba de los riñones'],
    },
  ),
  lab(
    'liver-panel',
    ['80076'],
    { en: 'Liver function panel', es: 'Panel de función hepática' },
    {
      en: 'Blood tests that show how well the liver works.',
      es: 'Análisis de sangre que muestran cómo funciona el hígado.',
    },
    { en: ['liver test', 'hepatic panel', 'LFT'], es: ['análisis de hígado', 'perfil hepático', 'transaminasas'] },
  ),
  lab(
    'thyroid-test',
    ['84443'],
    { en: 'Thyroid test (TSH)', es: 'Análisis de tiroides (TSH)' },
    {
      en: 'A blood test that shows whether the thyroid works too much or too little.',
      es: 'Un análisis de sangre que muestra si la tiroides trabaja de más o de menos.',
    },
    { en: ['TSH', 'thyroid blood test', 'hormone test'], es: ['TSH', 'hormona tiroidea', 'prueba de tiroides'] },
    true,
  ),
  lab(
    'diabetes-a1c',
    ['83036'],
    { en: 'Three-month blood sugar test (A1c)', es: 'Azúcar en la sangre de tres meses (A1c)' },
    {
      en: 'Shows your average blood sugar over about three months, to find or follow diabetes.',
      es: 'Muestra el promedio de azúcar en la sangre de unos tres meses, para detectar o controlar la diabetes.',
    },
    {
      en: ['diabetes test', 'A1c', 'hemoglobin A1c', 'sugar test'],
      es: ['prueba de diabetes', 'hemoglobina glicosilada', 'glucosa', 'A1c'],
    },
  ),
  lab(
    'urinalysis-microscope',
    ['81000', '81001'],
    { en: 'Urine test, with a microscope', es: 'Análisis de orina, con microscopio' },
    {
      en: 'A test strip and a look through the microscope, for signs of infection or kidney trouble.',
      es: 'Una tira reactiva y un examen al microscopio, para buscar infección o problemas de los riñones.',
    },
    {
      en: ['urinalysis', 'urine test', 'UTI test', 'pee test', 'bladder infection'],
      es: ['examen de orina', 'urianálisis', 'infección urinaria', 'prueba de orina'],
    },
    true,
  ),
  lab(
    'urinalysis',
    ['81002', '81003'],
    { en: 'Urine test, test strip only', es: 'Análisis de orina, solo con tira reactiva' },
    {
      en: 'A quick test strip for sugar, protein, blood and signs of infection in the urine.',
      es: 'Una tira reactiva rápida para ver azúcar, proteína, sangre y señales de infección en la orina.',
    },
    {
      en: ['urinalysis', 'urine dipstick', 'UTI test', 'pee test'],
      es: ['examen de orina', 'tira de orina', 'infección urinaria'],
    },
  ),
  lab(
    'clotting-time',
    ['85610'],
    { en: 'Blood clotting time (PT/INR)', es: 'Tiempo de coagulación (TP/INR)' },
    {
      en: 'Measures how fast the blood clots, for example while you take warfarin.',
      es: 'Mide en cuánto tiempo coagula la sangre, por ejemplo, si usted toma warfarina.',
    },
    {
      en: ['INR', 'prothrombin time', 'pro time', 'warfarin test', 'blood thinner test'],
      es: ['INR', 'tiempo de protrombina', 'anticoagulante', 'warfarina'],
    },
  ),
  lab(
    'clotting-ptt',
    ['85730'],
    { en: 'Blood clotting test (PTT)', es: 'Prueba de coagulación (TTP)' },
    {
      en: 'A second way to measure clotting, often before an operation or while on heparin.',
      es: 'Otra forma de medir la coagulación, a menudo antes de una operación o si se usa heparina.',
    },
    {
      en: ['PTT', 'partial thromboplastin time', 'coagulation', 'heparin test'],
      es: ['TTP', 'tromboplastina', 'coagulación', 'heparina'],
    },
  ),
  lab(
    'strep-test',
    ['87880'],
    { en: 'Rapid strep throat test', es: 'Prueba rápida de estreptococo' },
    {
      en: 'A throat swab that tells within minutes whether strep causes the sore throat.',
      es: 'Una muestra de la garganta que dice en minutos si el dolor se debe al estreptococo.',
    },
    {
      en: ['sore throat test', 'strep', 'throat swab'],
      es: ['dolor de garganta', 'estreptococo', 'muestra de garganta'],
    },
  ),
];
