import type { Words } from '@portico/contract';
import { phraseTable, readTokens, takePhrases } from './read-tokens.ts';

const both = (en: string, es: string): Words => ({ en, es });

/** What is measured, as price files name it. */
const analytes = phraseTable<Words>([
  ['sodium|na', both('sodium', 'sodio')],
  ['potassium', both('potassium', 'potasio')],
  ['chloride', both('chloride', 'cloruro')],
  ['calcium', both('calcium', 'calcio')],
  ['magnesium', both('magnesium', 'magnesio')],
  ['phosphorus|phosphate', both('phosphorus', 'fósforo')],
  ['carbon dioxide|co2', both('carbon dioxide', 'dióxido de carbono')],
  ['glucose|blood sugar', both('sugar', 'azúcar')],
  ['creatinine', both('creatinine', 'creatinina')],
  ['urea nitrogen|bun', both('urea', 'urea')],
  ['uric acid', both('uric acid', 'ácido úrico')],
  ['protein', both('protein', 'proteína')],
  ['albumin', both('albumin', 'albúmina')],
  ['bilirubin', both('bilirubin', 'bilirrubina')],
  ['cholesterol', both('cholesterol', 'colesterol')],
  ['triglycerides', both('triglycerides', 'triglicéridos')],
  ['amylase', both('amylase', 'amilasa')],
  ['lipase', both('lipase', 'lipasa')],
  ['ammonia', both('ammonia', 'amoníaco')],
  ['lactate|lactic acid', both('lactate', 'lactato')],
  ['iron', both('iron', 'hierro')],
  ['ferritin', both('ferritin', 'ferritina')],
  ['transferrin', both('transferrin', 'transferrina')],
  ['zinc', both('zinc', 'zinc')],
  ['copper', both('copper', 'cobre')],
  ['lead', both('lead', 'plomo')],
  ['mercury', both('mercury', 'mercurio')],
  ['arsenic', both('arsenic', 'arsénico')],
  ['vitamin a', both('vitamin A', 'vitamina A')],
  ['vitamin b1|vitamin b-1|thiamine', both('vitamin B1', 'vitamina B1')],
  ['vitamin b3', both('vitamin B3', 'vitamina B3')],
  ['vitamin b6|vitamin b-6', both('vitamin B6', 'vitamina B6')],
  ['vitamin b12|vitamin b-12', both('vitamin B12', 'vitamina B12')],
  ['vitamin c', both('vitamin C', 'vitamina C')],
  ['vitamin d', both('vitamin D', 'vitamina D')],
  ['vitamin e', both('vitamin E', 'vitamina E')],
  ['vitamin k', both('vitamin K', 'vitamina K')],
  ['folic acid|folate', both('folic acid', 'ácido fólico')],
  ['cortisol', both('cortisol', 'cortisol')],
  ['insulin', both('insulin', 'insulina')],
  ['c-peptide', both('C-peptide', 'péptido C')],
  ['testosterone', both('testosterone', 'testosterona')],
  ['estradiol', both('estradiol', 'estradiol')],
  ['progesterone', both('progesterone', 'progesterona')],
  ['prolactin', both('prolactin', 'prolactina')],
  ['growth hormone', both('growth hormone', 'hormona de crecimiento')],
  ['parathyroid hormone|parathormone|pth', both('parathyroid hormone', 'hormona paratiroidea')],
  ['thyroxine', both('thyroxine', 'tiroxina')],
  ['thyroglobulin', both('thyroglobulin', 'tiroglobulina')],
  ['troponin', both('troponin', 'troponina')],
  ['myoglobin', both('myoglobin', 'mioglobina')],
  ['procalcitonin', both('procalcitonin', 'procalcitonina')],
  ['haptoglobin', both('haptoglobin', 'haptoglobina')],
  ['hemoglobin', both('hemoglobin', 'hemoglobina')],
  ['fibrinogen', both('fibrinogen', 'fibrinógeno')],
  ['digoxin', both('digoxin', 'digoxina')],
  ['lithium', both('lithium', 'litio')],
  ['vancomycin', both('vancomycin', 'vancomicina')],
  ['gentamicin', both('gentamicin', 'gentamicina')],
  ['tobramycin', both('tobramycin', 'tobramicina')],
  ['lidocaine', both('lidocaine', 'lidocaína')],
  ['acetaminophen', both('acetaminophen', 'acetaminofén')],
  ['salicylate', both('salicylate', 'salicilato')],
  ['tacrolimus', both('tacrolimus', 'tacrolimus')],
  ['phenytoin', both('phenytoin', 'fenitoína')],
  ['valproic acid', both('valproic acid', 'ácido valproico')],
  ['carbamazepine', both('carbamazepine', 'carbamazepina')],
  ['measles|rubeola', both('measles', 'sarampión')],
  ['mumps', both('mumps', 'paperas')],
  ['rubella', both('rubella', 'rubéola')],
  ['toxoplasma', both('toxoplasma', 'toxoplasma')],
  ['legionella', both('legionella', 'legionela')],
  ['salmonella', both('salmonella', 'salmonela')],
  ['syphilis', both('syphilis', 'sífilis')],
  ['hiv-1|hiv', both('HIV', 'VIH')],
  ['hepatitis a', both('hepatitis A', 'hepatitis A')],
  ['hepatitis b', both('hepatitis B', 'hepatitis B')],
  ['hepatitis c', both('hepatitis C', 'hepatitis C')],
  ['cytomegalovirus|cmv', both('cytomegalovirus', 'citomegalovirus')],
  ['epstein-barr|epstein-barr virus', both('Epstein-Barr virus', 'virus de Epstein-Barr')],
]);

const details = phraseTable<Words>([
  ['urine', both('urine', 'orina')],
  ['csf|spinal fluid', both('spinal fluid', 'líquido de la columna')],
  ['feces|stool', both('stool', 'heces')],
  ['free', both('free', 'libre')],
  ['total', both('total', 'total')],
  ['ionized', both('ionized', 'ionizado')],
  ['direct', both('direct', 'directa')],
  ['antibody|antibodies|ab|antbdy', both('antibodies', 'anticuerpos')],
  ['antigen|ag', both('antigen', 'antígeno')],
  ['igg', both('IgG', 'IgG')],
  ['igm', both('IgM', 'IgM')],
  ['fasting', both('fasting', 'en ayunas')],
]);

const noise = new Set('assay of test level serum plasma blood in quant quantitative quan drug screen the'.split(' '));

/** The name of a laboratory test of one substance from a hospital's words; null where a word is left that no rule knows. */
export function laboratoryName(description: string): Words | null {
  const measured = takePhrases(readTokens(description), analytes);
  const [analyte] = measured.found;
  if (analyte === undefined || measured.found.length > 1) return null;
  const detailed = takePhrases(measured.rest, details);
  if (detailed.rest.some((word) => !noise.has(word))) return null;
  return {
    en: ['Lab test: ' + analyte.en, ...detailed.found.map(({ en }) => en)].join(', '),
    es: ['Análisis: ' + analyte.es, ...detailed.found.map(({ es }) => es)].join(', '),
  };
}
