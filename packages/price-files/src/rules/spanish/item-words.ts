import type { itemRules } from '../item-rules.ts';
import type { RuleWords } from './rule-words.ts';

/** Rules about an item or service, in Spanish. */
export const itemWords: RuleWords<keyof typeof itemRules> = {
  description: {
    sentence: 'Cada artículo o servicio tiene una descripción.',
    remedy: 'Diga qué es el artículo o servicio.',
  },
  code: {
    sentence: 'Cada artículo o servicio tiene un código con su tipo.',
    remedy: 'Ponga el código con el que se factura o se contabiliza, como LOCAL.',
  },
  'code-pair': {
    sentence: 'Un código tiene un tipo, y un tipo tiene un código.',
    remedy: 'Agregue lo que falta.',
  },
  'code-type': {
    sentence: 'Un tipo de código es uno de la lista de CMS.',
    remedy: 'Use uno de la lista; LOCAL para un código propio.',
  },
  'code-alone': {
    sentence: 'Un código está solo en su valor, como se factura.',
    remedy: 'Escriba un código sin otros caracteres; ponga los demás códigos por separado.',
  },
  'code-form': {
    sentence: 'Un código CPT o HCPCS tiene cinco caracteres.',
    remedy: 'Escriba el código completo como se factura; dé a un código propio el tipo LOCAL o CDM.',
  },
  'code-digits': {
    sentence: 'Un código tiene todas sus cifras.',
    remedy: 'Exporte el código como texto: una hoja de cálculo lo ha acortado.',
  },
  'code-length': {
    sentence: 'Un código y su tipo no son más largos que ninguno real.',
    remedy: 'Escriba solo el código o el tipo.',
  },
  'drug-for-ndc': {
    sentence: 'Un artículo con NDC tiene la unidad y el tipo de medida del medicamento.',
    remedy: 'Agregue ambos.',
  },
  'drug-pair': {
    sentence: 'La unidad y el tipo de medida de un medicamento están juntos.',
    remedy: 'Agregue lo que falta.',
  },
  'drug-type': {
    sentence: 'El tipo de medida de un medicamento es uno de la lista.',
    remedy: 'Escriba GR, ML, ME, UN, F2, GM o EA.',
  },
  'item-charges': {
    sentence: 'Cada artículo o servicio tiene un cargo estándar.',
    remedy: 'Agregue su cargo.',
  },
};
