import type { fileRules } from '../file-rules.ts';
import type { RuleWords } from './rule-words.ts';

/** Rules about the file as a whole, in Spanish. */
export const fileWords: RuleWords<keyof typeof fileRules> = {
  'price-file': {
    sentence: 'El archivo es un archivo de precios en JSON o CSV.',
    remedy: 'Suba el propio archivo JSON o CSV.',
  },
  'not-cut-short': {
    sentence: 'El archivo está completo.',
    remedy: 'Descárguelo o expórtelo de nuevo.',
  },
  'has-prices': {
    sentence: 'El archivo tiene al menos un artículo o servicio.',
    remedy: 'Agregue los artículos y servicios con sus cargos.',
  },
  encoding: {
    sentence: 'El texto está escrito en UTF-8.',
    remedy: 'Guarde el archivo como UTF-8.',
  },
  'invisible-characters': {
    sentence: 'Un valor no tiene caracteres de control, como NUL.',
    remedy: 'Escriba el valor sin ellos.',
  },
  'no-indicator': {
    sentence: 'Lo que no corresponde se deja vacío.',
    remedy: 'Déjelo vacío; las notas pueden decir por qué.',
  },
  'json-syntax': {
    sentence: 'El archivo es un solo objeto JSON válido, y nada le sigue.',
    remedy: 'Corrija el JSON en este lugar, o exporte el archivo de nuevo.',
  },
  'json-key-once': {
    sentence: 'Una clave está una sola vez en un objeto JSON.',
    remedy: 'Conserve la que se quiere decir y quite la otra.',
  },
  'json-type': {
    sentence: 'Un valor tiene el tipo de JSON que nombra el esquema.',
    remedy: 'Escriba los textos entre comillas, y los números y true o false sin ellas.',
  },
  'csv-rows': {
    sentence: 'Cada fila es una línea de valores separados por comas.',
    remedy: 'Guarde el archivo como CSV con comas y saltos de línea.',
  },
  'csv-quotes': {
    sentence: 'Un valor entre comillas se cierra, y cada comilla dentro de él se escribe doble.',
    remedy: 'Escriba "" en lugar de una comilla dentro de un valor.',
  },
  'csv-cells': {
    sentence: 'Una fila tiene tantas celdas como encabezados de columna hay.',
    remedy: 'Agregue las celdas que faltan, o ponga entre comillas los valores que tienen comas.',
  },
  'csv-last-line': {
    sentence: 'La última fila acaba con un salto de línea, para que se distinga su final de un corte.',
    remedy: 'Compruebe que la fila está completa y acábela con un salto de línea.',
  },
  'csv-first-rows': {
    sentence:
      'Los encabezados generales, sus valores y los encabezados de columna están en la primera, la segunda y la tercera fila.',
    remedy: 'Quite las filas en blanco que hay encima de esta.',
  },
  'csv-general-headers': {
    sentence: 'La primera fila tiene los encabezados generales de la plantilla, y el primero es hospital_name.',
    remedy: 'Agregue el encabezado y, debajo, su valor.',
  },
  'csv-general-cells': {
    sentence: 'La segunda fila tiene un valor debajo de cada encabezado general de la primera.',
    remedy: 'Ponga entre comillas cada valor que tiene comas.',
  },
  'csv-columns': {
    sentence: 'La tercera fila tiene todos los encabezados de columna de la plantilla.',
    remedy: 'Agregue la columna, aunque quede vacía.',
  },
  'csv-header-once': {
    sentence: 'Un encabezado está una sola vez en su fila.',
    remedy: 'Conserve el que se quiere decir y cambie el nombre del otro o quítelo.',
  },
  'csv-header-known': {
    sentence: 'Una columna con valores es una de la plantilla.',
    remedy: 'Corrija el encabezado.',
  },
  'json-property-known': {
    sentence: 'Una propiedad de un artículo que tiene un valor es una de la plantilla.',
    remedy: 'Corrija el nombre de la propiedad.',
  },
  'csv-header-plan': {
    sentence: 'El encabezado de una tarifa en un archivo ancho nombra un pagador y un plan.',
    remedy: 'Escriba el pagador y el plan entre las barras.',
  },
  'csv-one-layout': {
    sentence:
      'Los pagadores están en una columna propia (archivo largo) o en los encabezados de columna (archivo ancho), y no en ambos.',
    remedy: 'Ponga en filas propias las tarifas que hay debajo de este encabezado y quite la columna.',
  },
  'csv-header-filled-in': {
    sentence: 'En un encabezado no queda ningún texto provisional de la plantilla.',
    remedy: 'Escriba en su lugar el nombre o el número.',
  },
  'csv-payer-columns': {
    sentence: 'El archivo tiene columnas para las tarifas de los pagadores.',
    remedy: 'Agregue las columnas de las tarifas.',
  },
  limit: {
    sentence: 'El archivo no pasa de los límites de lo que se lee.',
    remedy: 'Corrija el archivo; ningún archivo de precios real necesita tanto.',
  },
};
