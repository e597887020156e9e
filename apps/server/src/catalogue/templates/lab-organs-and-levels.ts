import { labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lab');

/** More single tests: hormones and vitamins, organs, blood cells, markers, levels of medicines. */
export const organAndLevelTestTemplates: readonly ServiceTemplate[] = [
  service('insulin-test', labTest('83525'), {
    name: { en: 'Insulin test', es: 'Análisis de insulina' },
    description: {
      en: 'A blood test of how much insulin the body makes.',
      es: 'Un análisis de sangre de cuánta insulina produce el cuerpo.',
    },
    synonyms: { en: 'insulin resistance, insulin level', es: 'resistencia a la insulina, nivel de insulina' },
  }),
  service('parathyroid-hormone', labTest('83970'), {
    name: { en: 'Parathyroid hormone test (PTH)', es: 'Análisis de hormona paratiroidea (PTH)' },
    description: {
      en: 'A blood test of the hormone that steers calcium.',
      es: 'Un análisis de la hormona que regula el calcio.',
    },
    synonyms: { en: 'PTH, parathyroid, high calcium', es: 'PTH, paratohormona, paratiroides' },
  }),
  service('luteinizing-hormone', labTest('83002'), {
    name: { en: 'Hormone test for ovulation (LH)', es: 'Análisis de la hormona de la ovulación (LH)' },
    description: { en: 'A blood test of a hormone of fertility.', es: 'Un análisis de una hormona de la fertilidad.' },
    synonyms: {
      en: 'LH, luteinizing hormone, fertility test, ovulation',
      es: 'LH, hormona luteinizante, fertilidad, ovulación',
    },
  }),
  service('egg-reserve-test', labTest('82166'), {
    name: { en: 'Egg reserve test (AMH)', es: 'Análisis de reserva de óvulos (AMH)' },
    description: { en: 'A blood test of how many eggs are left.', es: 'Un análisis de cuántos óvulos quedan.' },
    synonyms: {
      en: 'AMH, ovarian reserve, fertility test, anti-mullerian, egg count',
      es: 'antimülleriana, reserva ovárica, fertilidad, hormona antimulleriana, conteo de óvulos',
    },
  }),
  service('dhea-test', labTest('82627'), {
    name: { en: 'DHEA-S hormone test', es: 'Análisis de la hormona DHEA-S' },
    description: {
      en: 'A blood test of a hormone of the adrenal glands.',
      es: 'Un análisis de una hormona de las suprarrenales.',
    },
    synonyms: { en: 'DHEA, adrenal hormone, androgen', es: 'DHEA, andrógenos, suprarrenales' },
  }),
  service('growth-hormone-test', labTest('84305'), {
    name: { en: 'Growth hormone test (IGF-1)', es: 'Análisis de hormona del crecimiento (IGF-1)' },
    description: {
      en: 'A blood test that shows whether the body makes enough growth hormone.',
      es: 'Un análisis que muestra si el cuerpo produce suficiente hormona del crecimiento.',
    },
    synonyms: { en: 'IGF-1, growth hormone, short child', es: 'IGF-1, hormona del crecimiento, niño bajito' },
  }),
  service('zinc-test', labTest('84630'), {
    name: { en: 'Zinc test', es: 'Análisis de zinc' },
    description: { en: 'A blood test of the zinc level.', es: 'Un análisis del nivel de zinc.' },
    synonyms: { en: 'zinc level', es: 'nivel de zinc, cinc' },
  }),
  service('vitamin-a', labTest('84590'), {
    name: { en: 'Vitamin A test', es: 'Análisis de vitamina A' },
    description: { en: 'A blood test of the vitamin A level.', es: 'Un análisis del nivel de vitamina A.' },
    synonyms: { en: 'retinol, vitamin level', es: 'retinol, nivel de vitaminas' },
  }),
  service('vitamin-b6', labTest('84207'), {
    name: { en: 'Vitamin B6 test', es: 'Análisis de vitamina B6' },
    description: { en: 'A blood test of the vitamin B6 level.', es: 'Un análisis del nivel de vitamina B6.' },
    synonyms: { en: 'B6, pyridoxine, vitamin level', es: 'B6, piridoxina, nivel de vitaminas' },
  }),
  service('vitamin-b1', labTest('84425'), {
    name: { en: 'Vitamin B1 test', es: 'Análisis de vitamina B1' },
    description: { en: 'A blood test of the vitamin B1 level.', es: 'Un análisis del nivel de vitamina B1.' },
    synonyms: { en: 'B1, thiamine, vitamin level', es: 'B1, tiamina, nivel de vitaminas' },
  }),
  service('homocysteine', labTest('83090'), {
    name: { en: 'Homocysteine test', es: 'Análisis de homocisteína' },
    description: {
      en: 'A blood test that can point to a risk for the heart.',
      es: 'Un análisis que puede indicar un riesgo para el corazón.',
    },
    synonyms: { en: 'homocysteine level', es: 'homocisteína' },
  }),
  service('lipoprotein-a', labTest('83695'), {
    name: { en: 'Inherited cholesterol test, Lp(a)', es: 'Análisis de colesterol heredado, Lp(a)' },
    description: { en: 'A blood test of a fat that runs in families.', es: 'Un análisis de una grasa que se hereda.' },
    synonyms: { en: 'lipoprotein a, Lp(a), family heart disease', es: 'lipoproteína a, Lp(a)' },
  }),
  service('muscle-enzyme', labTest('82550'), {
    name: { en: 'Muscle enzyme test (CK)', es: 'Análisis de enzima muscular (CK)' },
    description: {
      en: 'A blood test that shows whether muscle is breaking down.',
      es: 'Un análisis que muestra si se daña el músculo.',
    },
    synonyms: {
      en: 'CPK, creatine kinase, muscle pain test, statin muscle test',
      es: 'CPK, creatina quinasa, dolor muscular',
    },
  }),
  service('amylase', labTest('82150'), {
    name: { en: 'Pancreas test (amylase)', es: 'Análisis de páncreas (amilasa)' },
    description: { en: 'A blood test of an enzyme of the pancreas.', es: 'Un análisis de una enzima del páncreas.' },
    synonyms: {
      en: 'amylase, pancreatitis, pancreatic enzymes, pancreas enzymes',
      es: 'amilasa, pancreatitis, enzimas pancreáticas, enzimas del páncreas',
    },
  }),
  service('bile-duct-enzyme', labTest('82977'), {
    name: { en: 'Liver enzyme test (GGT)', es: 'Análisis de enzima del hígado (GGT)' },
    description: { en: 'A blood test of the liver and bile ducts.', es: 'Un análisis del hígado y las vías biliares.' },
    synonyms: { en: 'GGT, gamma GT', es: 'GGT, gamma GT' },
  }),
  service('sodium', labTest('84295'), {
    name: { en: 'Sodium test', es: 'Análisis de sodio' },
    description: { en: 'A blood test of salt.', es: 'Un análisis de sal en la sangre.' },
    synonyms: { en: 'low sodium, salt level, Na', es: 'sodio bajo, sal en la sangre' },
  }),
  service('platelets', labTest('85049'), {
    name: { en: 'Platelet count', es: 'Conteo de plaquetas' },
    description: {
      en: 'How many cells help the blood to clot.',
      es: 'Cuántas células ayudan a que la sangre coagule.',
    },
    synonyms: { en: 'low platelets, PLT', es: 'plaquetas bajas, plaquetas' },
  }),
  service('sickle-cell-test', labTest('85660'), {
    name: { en: 'Sickle cell test', es: 'Prueba de anemia falciforme' },
    description: {
      en: 'A blood test for an anemia that is inherited.',
      es: 'Un análisis para una anemia que se hereda.',
    },
    synonyms: { en: 'sickle cell anemia, sickle trait', es: 'células falciformes, drepanocitos, anemia falciforme' },
  }),
  service('hemoglobin-types', labTest('83020'), {
    name: { en: 'Test of the kinds of hemoglobin', es: 'Prueba de los tipos de hemoglobina' },
    description: {
      en: 'A blood test for sickle cell disease and thalassemia.',
      es: 'Un análisis para la anemia falciforme y la talasemia.',
    },
    synonyms: {
      en: 'hemoglobin electrophoresis, thalassemia, sickle cell',
      es: 'electroforesis de hemoglobina, talasemia',
    },
  }),
  service('protein-types', labTest('84165'), {
    name: { en: 'Test of the kinds of blood protein', es: 'Prueba de las proteínas de la sangre' },
    description: { en: 'A blood test that can point to myeloma.', es: 'Un análisis que puede indicar mieloma.' },
    synonyms: { en: 'SPEP, protein electrophoresis, myeloma test', es: 'electroforesis de proteínas, mieloma' },
  }),
  service('tumor-marker-liver', labTest('82105'), {
    name: { en: 'Liver tumor marker (AFP)', es: 'Marcador de tumor de hígado (AFP)' },
    description: { en: 'A blood test that watches over the liver.', es: 'Un análisis que vigila el hígado.' },
    synonyms: { en: 'AFP, alpha fetoprotein, liver cancer test', es: 'AFP, alfafetoproteína, cáncer de hígado' },
  }),
  service('tumor-marker-breast', labTest('86300'), {
    name: { en: 'Breast tumor marker (CA 15-3)', es: 'Marcador de tumor de mama (CA 15-3)' },
    description: {
      en: 'A blood test that follows breast cancer under treatment.',
      es: 'Un análisis que sigue el cáncer de mama en tratamiento.',
    },
    synonyms: { en: 'CA 15-3, CA 27-29, breast cancer blood test', es: 'CA 15-3, cáncer de mama en sangre' },
  }),
  service('lithium-level', labTest('80178'), {
    name: { en: 'Lithium level', es: 'Nivel de litio' },
    description: {
      en: 'A blood test of whether the dose of lithium is right.',
      es: 'Un análisis para saber si la dosis de litio es la correcta.',
    },
    synonyms: { en: 'lithium test, bipolar medicine level', es: 'litio' },
  }),
  service('digoxin-level', labTest('80162'), {
    name: { en: 'Digoxin level', es: 'Nivel de digoxina' },
    description: {
      en: 'A blood test of whether the dose of the heart medicine is right.',
      es: 'Un análisis para saber si la dosis de la medicina del corazón es la correcta.',
    },
    synonyms: { en: 'digoxin test, dig level', es: 'digoxina' },
  }),
  service('seizure-medicine-level', labTest('80164'), {
    name: { en: 'Valproic acid level', es: 'Nivel de ácido valproico' },
    description: {
      en: 'A blood test of whether the dose of the seizure medicine is right.',
      es: 'Un análisis para saber si la dosis de la medicina contra convulsiones es la correcta.',
    },
    synonyms: { en: 'depakote level, valproate, seizure medicine level', es: 'depakote, valproato' },
  }),
  service('kidney-stone-analysis', labTest('82365', '82360', '82370'), {
    name: { en: 'Kidney stone sent to the laboratory', es: 'Piedra del riñón enviada al laboratorio' },
    description: {
      en: 'The laboratory finds out what a stone is made of.',
      es: 'El laboratorio averigua de qué es la piedra.',
    },
    synonyms: { en: 'stone analysis, passed a stone', es: 'análisis de cálculo, análisis de la piedra' },
  }),
  service('urine-protein-total', labTest('84156'), {
    name: { en: 'Protein in urine, total', es: 'Proteína total en la orina' },
    description: {
      en: 'A test of a urine sample, or of the urine of a day.',
      es: 'Un análisis de una muestra de orina o de la orina de un día.',
    },
    synonyms: { en: 'proteinuria, 24 hour urine, foamy urine', es: 'proteinuria, orina de 24 horas, orina espumosa' },
  }),
];
