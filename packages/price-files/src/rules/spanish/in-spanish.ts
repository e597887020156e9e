import { type RuleId, ruleIds, ruleOf } from '../rules.ts';
import { chargeWords } from './charge-words.ts';
import { fileWords } from './file-words.ts';
import { headerWords } from './header-words.ts';
import { itemWords } from './item-words.ts';
import { rateWords } from './rate-words.ts';
import type { RuleWords } from './rule-words.ts';

const words: RuleWords<RuleId> = { ...fileWords, ...headerWords, ...itemWords, ...chargeWords, ...rateWords };

/** Remedies of a value of another JSON type: they name a kind of value, and no value to write. */
const ofJsonType: ReadonlyMap<string, string> = new Map([
  ['Write an object, in braces.', 'Escriba un objeto, entre llaves.'],
  ['Write a list, in brackets.', 'Escriba una lista, entre corchetes.'],
  ['Write a list, such as ["one", "two"].', 'Escriba una lista, como ["uno", "dos"].'],
  ['Write text in quotes, or leave out the property.', 'Escriba un texto entre comillas, u omita la propiedad.'],
  ['Write a number, or leave out the property.', 'Escriba un número, u omita la propiedad.'],
  ['Write the number without quotes.', 'Escriba el número sin comillas.'],
  ['Write true without quotes.', 'Escriba true sin comillas.'],
  ['Write the unit as text, in quotes.', 'Escriba la unidad como texto, entre comillas.'],
]);

/** Remedies that name what stands at one place. */
const ofOnePlace: ReadonlyArray<readonly [RegExp, string]> = [
  [/^Write (\S+), by which the file is laid out\.$/, 'Escriba $1, que es como está hecho el archivo.'],
  [/^Give the rate, or leave out payer and plan\.$/, 'Ponga la tarifa, o deje fuera el pagador y el plan.'],
  [/^Put the statement in quotes\.$/, 'Ponga entre comillas la declaración.'],
  [/^Put the value of (\S.*) in quotes\.$/, 'Ponga entre comillas el valor de $1.'],
  [
    /^Write \| between the values of (\S+), in place of commas\.$/,
    'Escriba | entre los valores de $1, en lugar de comas.',
  ],
  [/^Remove what stands behind the last header\.$/, 'Quite lo que está detrás del último encabezado.'],
  [/^Keep (\S+) alone, and remove (\S+)\.$/, 'Deje solo $1, y quite $2.'],
  [/^Rename (\S+) to (\S+)\.$/, 'Cambie el nombre $1 por $2.'],
  [/^Write (\S+), and (\S+) among the modifiers\.$/, 'Escriba $1, y $2 entre los modificadores.'],
  [/^Write (\S.*)\.$/, 'Escriba $1.'],
  [
    /^([\d,]+) values? stands? (?:below it|there): correct the (?:header|name), or do without: --accept "(.*)"\.$/,
    'Valores que se perderían: $1. Corrija el nombre, o prescinda de ellos: --accept "$2".',
  ],
  [
    /^Accepted: ([\d,]+) values? stands? (?:below it|there) and will not be imported\.$/,
    'Aceptado: no se importarán estos valores: $1.',
  ],
  [/^Fill the row up: it has (\d+) of (\d+) cells\.$/, 'Complete la fila: tiene $1 de $2 celdas.'],
  [
    /^Fill the row up: it has (\d+) of (\d+) cells\. It ends on line (\d+)\.$/,
    'Complete la fila: tiene $1 de $2 celdas. Acaba en la línea $3.',
  ],
  [
    /^Quote values with commas: the row has more than (\d+) cells\.$/,
    'Ponga entre comillas los valores que tienen comas: la fila tiene más de $1 celdas.',
  ],
  [
    /^Quote values with commas: the row has more than (\d+) cells\. It ends on line (\d+)\.$/,
    'Ponga entre comillas los valores que tienen comas: la fila tiene más de $1 celdas. Acaba en la línea $2.',
  ],
  [
    /^Not imported: ([\d,]+) amounts? in ([\d,]+) rows?\. Give the code of the service .*$/,
    'No se importan: importes, $1; filas, $2. Ponga el código del servicio al que pertenece cada uno, o diga en las notas qué cambia el modificador.',
  ],
  [
    /^Remove a comma: the row has more than (\d+) cells, the last of them empty\. If one is too many at the end of each row, remove it there\.$/,
    'Quite una coma: la fila tiene más de $1 celdas, y la última está vacía. Si sobra una al final de cada fila, quítela ahí.',
  ],
  [
    /^Remove a comma: the row has more than (\d+) cells, the last of them empty\. If one is too many at the end of each row, remove it there\. It ends on line (\d+)\.$/,
    'Quite una coma: la fila tiene más de $1 celdas, y la última está vacía. Si sobra una al final de cada fila, quítela ahí. Acaba en la línea $2.',
  ],
];

/** The rule, as a sentence about any file, in Spanish. What a file has to hold stays as CMS's template writes it. */
export function sentenceInSpanish(rule: RuleId): string {
  return words[rule].sentence;
}

/**
 * What to write instead, in Spanish.
 *
 * @param remedy of a finding, in English: that of the rule, or one that says it more exactly.
 * @returns undefined for one that is said in English alone: why a file cannot be read at all.
 */
export function remedyInSpanish(rule: RuleId, remedy: string): string | undefined {
  if (remedy === ruleOf(rule).remedy) return words[rule].remedy;
  // In place of N/A the rule of the element says what to write.
  const ofElement = rule === 'no-indicator' ? ruleIds.find((id) => ruleOf(id).remedy === remedy) : undefined;
  if (ofElement !== undefined) return words[ofElement].remedy;
  const ofType = rule === 'json-type' ? ofJsonType.get(remedy) : undefined;
  if (ofType !== undefined) return ofType;
  const exact = ofOnePlace.find(([pattern]) => pattern.test(remedy));
  return exact && remedy.replace(...exact);
}
