import { labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lab');

/** Tests of hormones and of pregnancy, of urine and stool, and of drugs. */
export const hormoneAndUrineTestTemplates: readonly ServiceTemplate[] = [
  service('pregnancy-test-urine', labTest('81025'), {
    name: { en: 'Pregnancy test, urine', es: 'Prueba de embarazo, orina' },
    description: {
      en: 'A quick urine test that tells whether you are pregnant.',
      es: 'Una prueba rápida de orina que dice si está embarazada.',
    },
    synonyms: { en: 'urine pregnancy test, hCG, am I pregnant', es: 'test de embarazo, embarazada, hCG' },
  }),
  service('pregnancy-test-blood', labTest('84703'), {
    name: { en: 'Pregnancy test, blood', es: 'Prueba de embarazo, sangre' },
    description: {
      en: 'A blood test that tells whether you are pregnant.',
      es: 'Un análisis de sangre que dice si está embarazada.',
    },
    synonyms: { en: 'blood pregnancy test, hCG, am I pregnant', es: 'test de embarazo en sangre, embarazada, hCG' },
  }),
  service('pregnancy-hormone', labTest('84702'), {
    name: { en: 'Pregnancy hormone, by amount', es: 'Hormona del embarazo, cantidad' },
    description: {
      en: 'Shows how much of a hormone there is, to see how an early pregnancy goes.',
      es: 'Mide la hormona del embarazo para ver cómo va un embarazo temprano.',
    },
    synonyms: {
      en: 'beta hCG, quantitative hCG, hCG levels, quant hCG',
      es: 'beta hCG, hCG cuantitativa, gonadotropina coriónica cuantitativa, gonadotropina',
    },
  }),
  service('thyroid-free-t4', labTest('84439'), {
    name: { en: 'Thyroid hormone test (free T4)', es: 'Hormona tiroidea (T4 libre)' },
    description: {
      en: 'Measures the main hormone of the thyroid.',
      es: 'Mide la hormona principal de la tiroides.',
    },
    synonyms: { en: 'T4, thyroxine, thyroid test', es: 'T4, tiroxina, tiroides' },
  }),
  service('thyroid-t3', labTest('84480'), {
    name: { en: 'Thyroid hormone test (T3)', es: 'Hormona tiroidea (T3)' },
    description: {
      en: 'Measures the second hormone of the thyroid.',
      es: 'Mide la segunda hormona de la tiroides.',
    },
    synonyms: { en: 'T3, triiodothyronine, thyroid test', es: 'T3, triyodotironina, tiroides' },
  }),
  service('testosterone', labTest('84403'), {
    name: { en: 'Testosterone test', es: 'Análisis de testosterona' },
    description: { en: 'Measures the testosterone in your blood.', es: 'Mide la testosterona en la sangre.' },
    synonyms: { en: 'low T, male hormone', es: 'hormona masculina, testosterona baja' },
  }),
  service('estradiol', labTest('82670'), {
    name: { en: 'Estrogen test (estradiol)', es: 'Análisis de estrógeno (estradiol)' },
    description: { en: 'Measures a female hormone in your blood.', es: 'Mide una hormona femenina en la sangre.' },
    synonyms: { en: 'estrogen, female hormone, menopause test', es: 'estrógenos, hormona femenina, menopausia' },
  }),
  service('progesterone', labTest('84144'), {
    name: { en: 'Progesterone test', es: 'Análisis de progesterona' },
    description: {
      en: 'Measures a hormone of the cycle and of pregnancy.',
      es: 'Mide una hormona del ciclo y del embarazo.',
    },
    synonyms: { en: 'ovulation test, female hormone', es: 'ovulación, hormona femenina' },
  }),
  service('fsh', labTest('83001'), {
    name: { en: 'Fertility and menopause test (FSH)', es: 'Análisis de fertilidad y menopausia (FSH)' },
    description: {
      en: 'Measures a hormone that guides the ovaries or testicles.',
      es: 'Mide una hormona que guía los ovarios o los testículos.',
    },
    synonyms: { en: 'FSH, menopause test, fertility test', es: 'FSH, menopausia, fertilidad' },
  }),
  service('prolactin', labTest('84146'), {
    name: { en: 'Prolactin test', es: 'Análisis de prolactina' },
    description: {
      en: 'Measures the hormone that makes milk.',
      es: 'Mide la hormona que produce la leche.',
    },
    synonyms: { en: 'milk hormone, pituitary test', es: 'hormona de la leche, hipófisis' },
  }),
  service('cortisol', labTest('82533'), {
    name: { en: 'Cortisol test', es: 'Análisis de cortisol' },
    description: { en: 'Measures the stress hormone in your blood.', es: 'Mide la hormona del estrés en la sangre.' },
    synonyms: { en: 'stress hormone, adrenal test', es: 'hormona del estrés, suprarrenales' },
  }),
  service('semen-test', labTest('89320'), {
    name: { en: 'Sperm test', es: 'Análisis de semen' },
    description: {
      en: 'Counts the sperm and looks at how they move.',
      es: 'Cuenta los espermatozoides y mira cómo se mueven.',
    },
    synonyms: { en: 'semen analysis, sperm count, male fertility', es: 'espermograma, fertilidad masculina' },
  }),
  service('urine-protein', labTest('82043'), {
    name: { en: 'Urine protein test for the kidneys', es: 'Análisis de proteína en la orina' },
    description: {
      en: 'Looks for traces of protein, an early sign of kidney trouble.',
      es: 'Busca rastros de proteína, una señal temprana de problemas de los riñones.',
    },
    synonyms: { en: 'microalbumin, albumin urine, diabetes kidney test', es: 'microalbúmina, albúmina en orina' },
  }),
  service('drug-test-urine', labTest('80305'), {
    name: { en: 'Drug test, urine strip', es: 'Prueba de drogas, tira de orina' },
    description: {
      en: 'A quick urine test for several drugs.',
      es: 'Una prueba rápida de orina para varias drogas.',
    },
    synonyms: {
      en: 'urine drug screen, UDS, pre-employment drug test',
      es: 'antidoping, toxicológico, drogas en orina',
    },
  }),
  service('drug-test-laboratory', labTest('80307'), {
    name: { en: 'Drug test by the laboratory', es: 'Prueba de drogas en el laboratorio' },
    description: {
      en: 'A more exact test for several drugs.',
      es: 'Una prueba más exacta para varias drogas.',
    },
    synonyms: { en: 'drug screen, toxicology', es: 'toxicológico, antidoping' },
  }),
  service('alcohol-test', labTest('82077'), {
    name: { en: 'Alcohol blood test', es: 'Análisis de alcohol en la sangre' },
    description: { en: 'Measures the alcohol in your blood.', es: 'Mide el alcohol en la sangre.' },
    synonyms: { en: 'ethanol, blood alcohol', es: 'alcoholemia, etanol' },
  }),
  service('stool-inflammation', labTest('83993'), {
    name: { en: 'Bowel inflammation test, stool', es: 'Prueba de inflamación del intestino, heces' },
    description: {
      en: 'A stool test that shows whether the bowel is inflamed.',
      es: 'Un análisis de heces que muestra si el intestino está inflamado.',
    },
    synonyms: { en: 'calprotectin, Crohn test, colitis test, IBD', es: 'calprotectina, Crohn, colitis' },
  }),
];
