const numbers = [
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen', 'twenty', 'thirty'],
  ['forty', 'fifty', 'sixty', 'ninety', 'hundred', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  [
    'diez',
    'doce',
    'quince',
    'veinte',
    'treinta',
    'cuarenta',
    'cincuenta',
    'sesenta',
    'noventa',
    'cien',
    String.raw`\d+`,
  ],
].flat();

const units = [
  ['tries', 'times', 'failures', 'codes', 'links', 'lookups', 'messages'],
  ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'],
  ['intentos', 'veces', 'códigos', 'enlaces', 'cartas', 'mensajes'],
  ['segundos', 'minutos', 'horas', 'días', 'semanas', 'meses', 'años'],
].flat();

/** A unit that is a limit by itself; "a minute" and "a day" are figures of speech. */
const hour = '(?:an|una|media) (?:hour|hora)';

/** A number, in digits or in words, before what limits are counted in; a word may stand between: `five wrong tries`. */
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${numbers.join('|')})(?: [\p{L}-]+)? (?:${units.join('|')})|${hour})(?!\p{L})`,
  'giu',
);

/** The numbers of tries, things and times that an English or Spanish text has. */
export function numbersWithUnit(text: string): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}
