import type { chargeRules } from '../charge-rules.ts';
import type { RuleWords } from './rule-words.ts';

/** Rules about numbers, and about a standard charge without its rates, in Spanish. */
export const chargeWords: RuleWords<keyof typeof chargeRules> = {
  number: {
    sentence: 'Un valor numérico es un número.',
    remedy: 'Escriba cifras con punto decimal, como 1234.50, o no ponga nada.',
  },
  'number-form': {
    sentence: 'Un número se escribe solo con cifras y punto decimal.',
    remedy: 'Escríbalo sin signos de dólar ni de porcentaje, sin comas y sin exponentes.',
  },
  'number-not-negative': {
    sentence: 'Un número no es menor que cero.',
    remedy: 'Ponga el cargo, o no ponga nada.',
  },
  'number-not-zero': {
    sentence: 'Un número no es cero.',
    remedy: 'Deje fuera un valor que no corresponda.',
  },
  'number-size': {
    sentence: 'Un importe no es mayor de lo que puede ser un precio.',
    remedy: 'Corrija el importe.',
  },
  'whole-cents': {
    sentence: 'Un importe es de al menos un centavo: lo que es menos se muestra como un centavo.',
    remedy: 'Ponga el precio de una unidad que cueste un centavo o más.',
  },
  'nine-nines': {
    sentence: 'Un importe que no se conoce se deja vacío y no se escribe como 999999999.',
    remedy: 'Ponga el importe, o déjelo vacío.',
  },
  setting: {
    sentence: 'El ámbito de atención es inpatient, outpatient o both.',
    remedy: 'Escriba inpatient, outpatient o both.',
  },
  'enum-case': {
    sentence:
      'En JSON, una palabra de una lista se escribe como está en la lista, con las mismas mayúsculas y minúsculas.',
    remedy: 'Escriba la palabra como en el diccionario de datos.',
  },
  'billing-class': {
    sentence: 'La clase de facturación es professional, facility o both.',
    remedy: 'Escriba professional, facility o both.',
  },
  modifiers: {
    sentence: 'Los modificadores son una lista de códigos que no están vacíos.',
    remedy: 'Escriba una lista como ["26"], o déjela fuera.',
  },
  'modifier-explained': {
    sentence: 'Una fila con un modificador y sin código tiene una descripción, y una tarifa o notas.',
    remedy: 'Diga en las notas qué cambia el modificador en un precio.',
  },
  'modifier-form': {
    sentence: 'Un modificador tiene dos caracteres, como se factura.',
    remedy: 'Escriba cada modificador como se factura, como 26 o LT; en un CSV, separados por |.',
  },
  'modifier-amounts': {
    sentence:
      'Un importe está en una fila con un código: junto a un modificador solo no es de ningún servicio, y no se importa.',
    remedy: 'Ponga el código del servicio al que pertenece el importe.',
  },
  'some-charge': {
    sentence: 'Cada cargo tiene un cargo bruto, un precio con descuento al contado o una tarifa.',
    remedy: 'Ponga al menos uno de ellos.',
  },
  'bounds-for-dollars': {
    sentence: 'Junto a una tarifa en dólares están el cargo negociado mínimo y el máximo.',
    remedy: 'Agregue la más baja y la más alta de las tarifas en dólares.',
  },
  'bounds-order': {
    sentence: 'El cargo negociado mínimo no es mayor que el máximo.',
    remedy: 'Ponga la más baja y la más alta de las tarifas en dólares.',
  },
  'rate-within-bounds': {
    sentence: 'Una tarifa en dólares está entre el cargo negociado mínimo y el máximo.',
    remedy: 'Ponga la más baja y la más alta de las tarifas en dólares.',
  },
  'text-not-empty': {
    sentence: 'En JSON, un texto o una lista que se pone no está vacío.',
    remedy: 'Ponga el valor, o deje fuera la propiedad.',
  },
};
