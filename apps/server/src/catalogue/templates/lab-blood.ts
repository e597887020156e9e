import { labTest, labTests } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lab');

/** Single blood tests: sugar, salts, iron and vitamins, heart and clots, organs, inflammation, blood group. */
export const bloodTestTemplates: readonly ServiceTemplate[] = [
  service('blood-draw', labTest('36415'), {
    name: { en: 'Blood draw', es: 'Extracción de sangre' },
    description: {
      en: 'Blood is taken from a vein in the arm. The tests are billed besides.',
      es: 'Se saca sangre de una vena del brazo. Los análisis se cobran aparte.',
    },
    synonyms: {
      en: 'venipuncture, blood taken, lab draw, have blood drawn',
      es: 'sacar sangre, toma de sangre, venopunción, sacarse sangre, sacarle sangre',
    },
  }),
  service('blood-sugar', labTest('82947'), {
    name: { en: 'Blood sugar test', es: 'Análisis de azúcar en la sangre' },
    description: {
      en: 'Measures the sugar in your blood, often before breakfast.',
      es: 'Mide el azúcar en la sangre, a menudo antes del desayuno.',
    },
    synonyms: { en: 'glucose, fasting sugar, diabetes test', es: 'glucosa, glucemia, azúcar en ayunas, diabetes' },
  }),
  service('blood-sugar-three-hours', labTest('82951'), {
    name: { en: 'Sugar test over several hours', es: 'Curva de azúcar de varias horas' },
    description: {
      en: 'Three blood tests after a sweet drink show how your body handles sugar.',
      es: 'Tres análisis después de una bebida dulce muestran cómo maneja su cuerpo el azúcar.',
    },
    synonyms: { en: 'glucose tolerance test, GTT, diabetes test', es: 'tolerancia a la glucosa, curva de glucosa' },
  }),
  service('blood-salts', labTest('80051'), {
    name: { en: 'Blood salts (electrolytes)', es: 'Sales en la sangre (electrolitos)' },
    description: {
      en: 'Measures sodium, potassium and two other salts.',
      es: 'Mide el sodio, el potasio y otras dos sales.',
    },
    synonyms: { en: 'sodium, potassium, chloride, lytes', es: 'sodio, potasio, cloruro' },
  }),
  service('potassium', labTest('84132'), {
    name: { en: 'Potassium test', es: 'Análisis de potasio' },
    description: { en: 'Measures the potassium in your blood.', es: 'Mide el potasio en la sangre.' },
    synonyms: { en: 'low potassium, K level', es: 'potasio bajo' },
  }),
  service('calcium', labTest('82310'), {
    name: { en: 'Calcium test', es: 'Análisis de calcio' },
    description: { en: 'Measures the calcium in your blood.', es: 'Mide el calcio en la sangre.' },
    synonyms: { en: 'calcium level', es: 'calcio en la sangre' },
  }),
  service('magnesium', labTest('83735'), {
    name: { en: 'Magnesium test', es: 'Análisis de magnesio' },
    description: { en: 'Measures the magnesium in your blood.', es: 'Mide el magnesio en la sangre.' },
    synonyms: { en: 'mag level, cramps', es: 'calambres, nivel de magnesio' },
  }),
  service(
    'iron',
    labTests(
      { code: '83540', en: 'Iron', es: 'Hierro' },
      { code: '83550', en: 'How much iron the blood can carry', es: 'Cuánto hierro puede llevar la sangre' },
    ),
    {
      name: { en: 'Iron test', es: 'Análisis de hierro' },
      description: {
        en: 'Measures the iron in your blood and how much the blood can carry.',
        es: 'Mide el hierro en la sangre y cuánto puede llevar la sangre.',
      },
      synonyms: { en: 'iron level, TIBC, anemia test, low iron', es: 'nivel de hierro, anemia, falta de hierro' },
    },
  ),
  service('ferritin', labTest('82728'), {
    name: { en: 'Iron stores test (ferritin)', es: 'Reserva de hierro (ferritina)' },
    description: {
      en: 'Shows how much iron your body has stored.',
      es: 'Muestra cuánto hierro guarda su cuerpo.',
    },
    synonyms: { en: 'ferritin, anemia test, low iron', es: 'ferritina, anemia, falta de hierro' },
  }),
  service('vitamin-d', labTest('82306'), {
    name: { en: 'Vitamin D test', es: 'Análisis de vitamina D' },
    description: { en: 'Measures the vitamin D in your blood.', es: 'Mide la vitamina D en la sangre.' },
    synonyms: { en: 'vit D, vitamin level, 25 hydroxy', es: 'vit D, nivel de vitaminas' },
  }),
  service('vitamin-b12', labTest('82607'), {
    name: { en: 'Vitamin B12 test', es: 'Análisis de vitamina B12' },
    description: { en: 'Measures the vitamin B12 in your blood.', es: 'Mide la vitamina B12 en la sangre.' },
    synonyms: { en: 'B12, cobalamin, vitamin level', es: 'B12, nivel de vitaminas' },
  }),
  service('folic-acid', labTest('82746'), {
    name: { en: 'Folic acid test', es: 'Análisis de ácido fólico' },
    description: { en: 'Measures the folic acid in your blood.', es: 'Mide el ácido fólico en la sangre.' },
    synonyms: { en: 'folate, vitamin B9', es: 'folato, vitamina B9' },
  }),
  service('heart-damage-test', labTest('84484'), {
    name: { en: 'Heart attack blood test (troponin)', es: 'Análisis de infarto (troponina)' },
    description: {
      en: 'Shows whether the heart muscle has been hurt.',
      es: 'Muestra si el músculo del corazón ha sufrido daño.',
    },
    synonyms: {
      en: 'troponin, heart attack test, cardiac enzymes',
      es: 'troponina, enzimas cardíacas, ataque al corazón',
    },
  }),
  service('heart-strain-test', labTest('83880'), {
    name: { en: 'Heart failure blood test (BNP)', es: 'Análisis de insuficiencia cardíaca (BNP)' },
    description: {
      en: 'Shows whether the heart is under strain.',
      es: 'Muestra si el corazón trabaja con dificultad.',
    },
    synonyms: {
      en: 'BNP, heart strain, natriuretic peptide, pro BNP, NT-proBNP, heart failure test',
      es: 'BNP, péptido natriurético, prueba de insuficiencia cardíaca, pro BNP',
    },
  }),
  service('blood-clot-test', labTest('85379'), {
    name: { en: 'Blood clot test (D-dimer)', es: 'Análisis de coágulos (dímero D)' },
    description: {
      en: 'Helps to rule out a clot in the leg or lung.',
      es: 'Ayuda a descartar un coágulo en la pierna o el pulmón.',
    },
    synonyms: { en: 'D-dimer, DVT test, embolism test', es: 'dímero D, trombosis, embolia' },
  }),
  service('creatinine', labTest('82565'), {
    name: { en: 'Kidney test (creatinine)', es: 'Análisis de riñón (creatinina)' },
    description: {
      en: 'One blood test that shows how well the kidneys work.',
      es: 'Un análisis de sangre que muestra cómo trabajan los riñones.',
    },
    synonyms: { en: 'creatinine, GFR, kidney function', es: 'creatinina, función del riñón' },
  }),
  service('uric-acid', labTest('84550'), {
    name: { en: 'Gout test (uric acid)', es: 'Análisis de gota (ácido úrico)' },
    description: {
      en: 'Measures the uric acid in your blood, which can cause gout.',
      es: 'Mide el ácido úrico en la sangre, que puede causar gota.',
    },
    synonyms: { en: 'gout, uric acid', es: 'gota, ácido úrico' },
  }),
  service('bilirubin', labTest('82247'), {
    name: { en: 'Jaundice test (bilirubin)', es: 'Análisis de ictericia (bilirrubina)' },
    description: {
      en: 'Measures what makes skin and eyes yellow when the liver is ill.',
      es: 'Mide lo que pone amarillos la piel y los ojos cuando el hígado está enfermo.',
    },
    synonyms: { en: 'bilirubin, yellow baby, yellow skin', es: 'bilirrubina, piel amarilla, bebé amarillo' },
  }),
  service('lipase', labTest('83690'), {
    name: { en: 'Pancreas test (lipase)', es: 'Análisis de páncreas (lipasa)' },
    description: {
      en: 'Shows whether the pancreas is inflamed.',
      es: 'Muestra si el páncreas está inflamado.',
    },
    synonyms: {
      en: 'lipase, pancreatitis, pancreatic enzymes, pancreas enzymes',
      es: 'lipasa, pancreatitis, enzimas pancreáticas, enzimas del páncreas',
    },
  }),
  service('inflammation-crp', labTest('86140'), {
    name: { en: 'Inflammation test (CRP)', es: 'Análisis de inflamación (PCR)' },
    description: {
      en: 'Shows whether there is inflammation somewhere in the body.',
      es: 'Muestra si hay inflamación en alguna parte del cuerpo.',
    },
    synonyms: { en: 'C-reactive protein, CRP', es: 'proteína C reactiva' },
  }),
  service('inflammation-esr', labTest('85652', '85651'), {
    name: { en: 'Inflammation test (sed rate)', es: 'Velocidad de sedimentación (VSG)' },
    description: {
      en: 'Shows inflammation by how fast blood cells sink.',
      es: 'Muestra inflamación por la rapidez con que se asientan los glóbulos.',
    },
    synonyms: { en: 'ESR, sed rate, sedimentation', es: 'VSG, eritrosedimentación' },
  }),
  service('autoimmune-ana', labTest('86038'), {
    name: { en: 'Lupus test (ANA)', es: 'Análisis de lupus (ANA)' },
    description: {
      en: 'Looks for antibodies against your own cells.',
      es: 'Busca anticuerpos contra las propias células.',
    },
    synonyms: {
      en: 'ANA, antinuclear antibodies, autoimmune test, lupus',
      es: 'ANA, anticuerpos antinucleares, lupus',
    },
  }),
  service('rheumatoid-factor', labTest('86431'), {
    name: { en: 'Rheumatoid arthritis test', es: 'Análisis de artritis reumatoide' },
    description: {
      en: 'Looks for an antibody that points to rheumatoid arthritis.',
      es: 'Busca un anticuerpo que apunta a la artritis reumatoide.',
    },
    synonyms: { en: 'rheumatoid factor, RF, joint swelling', es: 'factor reumatoide, artritis' },
  }),
  service('celiac-test', labTest('86364', '83516'), {
    name: { en: 'Celiac disease blood test', es: 'Análisis de enfermedad celíaca' },
    description: {
      en: 'Looks for antibodies that gluten causes.',
      es: 'Busca anticuerpos que causa el gluten.',
    },
    synonyms: { en: 'gluten test, tTG, celiac antibodies', es: 'gluten, celiaquía, anticuerpos celíacos' },
  }),
  service(
    'blood-group',
    labTests(
      { code: '86900', en: 'Blood group', es: 'Grupo sanguíneo' },
      { code: '86901', en: 'Rh factor', es: 'Factor Rh' },
    ),
    {
      name: { en: 'Blood type', es: 'Tipo de sangre' },
      description: { en: 'Tells your blood group and Rh factor.', es: 'Dice su grupo de sangre y su factor Rh.' },
      synonyms: { en: 'blood group, ABO, Rh factor', es: 'grupo sanguíneo, factor Rh' },
    },
  ),
  service('hemoglobin', labTest('85018'), {
    name: { en: 'Hemoglobin test', es: 'Análisis de hemoglobina' },
    description: {
      en: 'One quick test for anemia.',
      es: 'Una prueba rápida de anemia.',
    },
    synonyms: { en: 'anemia test, hematocrit, H&H, HGB', es: 'anemia, hematocrito, hemoglobina baja' },
  }),
  service('lead-test', labTest('83655'), {
    name: { en: 'Lead test', es: 'Análisis de plomo' },
    description: {
      en: 'Measures the lead in the blood, mostly of small children.',
      es: 'Mide el plomo en la sangre, sobre todo de niños pequeños.',
    },
    synonyms: { en: 'lead poisoning, lead level', es: 'plomo en la sangre, intoxicación por plomo' },
  }),
  service('allergy-blood-test', labTest('86003'), {
    name: { en: 'Allergy blood test, for each substance', es: 'Análisis de alergia en sangre, por cada sustancia' },
    description: {
      en: 'Looks for antibodies against one food, pollen or animal.',
      es: 'Busca anticuerpos contra un alimento, un polen o un animal.',
    },
    synonyms: { en: 'allergy test, IgE, RAST, food allergy', es: 'prueba de alergia, IgE, alergia a alimentos' },
  }),
];
