import type { rateRules } from '../rate-rules.ts';
import type { RuleWords } from './rule-words.ts';

/** Rules about a payer-specific negotiated charge, in Spanish. */
export const rateWords: RuleWords<keyof typeof rateRules> = {
  'payer-name': {
    sentence: 'Una tarifa nombra a su pagador.',
    remedy: 'Nombre al pagador.',
  },
  'plan-name': {
    sentence: 'Una tarifa nombra su plan.',
    remedy: 'Nombre el plan, o una categoría como todos los planes PPO.',
  },
  rate: {
    sentence: 'Un pagador con su plan tiene una tarifa en dólares, un porcentaje o un algoritmo.',
    remedy: 'Ponga uno de ellos, o deje fuera el pagador y el plan.',
  },
  methodology: {
    sentence: 'La metodología de una tarifa es una de la lista.',
    remedy: 'Escriba case rate, fee schedule, percent of total billed charges, per diem u other.',
  },
  'notes-for-other': {
    sentence: 'La metodología «other» se explica en las notas de la tarifa.',
    remedy: 'Explique el contrato en las notas.',
  },
  'percentage-form': {
    sentence: 'Un porcentaje se escribe como número de puntos porcentuales.',
    remedy: 'Escriba 70.5 para 70.5 %, no 0.705.',
  },
  'percentage-size': {
    sentence: 'Un porcentaje del total de cargos facturados no es mayor que 100.',
    remedy: 'Escriba 70.5 para 70.5 %, o la metodología según la cual es un porcentaje de otra cosa.',
  },
  count: {
    sentence: 'El número de importes permitidos es 0, 1 through 10 o un número entero a partir de 11.',
    remedy: 'Escriba 0, 1 through 10, o cifras sin separador de millares.',
  },
  'count-for-formula': {
    sentence: 'Junto a un porcentaje o un algoritmo está el número de importes permitidos.',
    remedy: 'Agregue el número.',
  },
  'amounts-for-formula': {
    sentence:
      'Junto a un porcentaje o un algoritmo están la mediana y los percentiles 10 y 90, salvo que el número sea 0.',
    remedy: 'Agregue el importe.',
  },
  'no-amounts-for-zero': {
    sentence: 'Con un número de 0 no hay mediana ni percentiles 10 y 90.',
    remedy: 'Corrija el número, o deje fuera los importes.',
  },
  'notes-for-zero': {
    sentence: 'Un número de 0 se explica en las notas de la tarifa.',
    remedy: 'Diga en las notas por qué no hay pagos.',
  },
  'percentile-order': {
    sentence: 'El percentil 10 no es mayor que la mediana, ni la mediana mayor que el percentil 90.',
    remedy: 'Calcule los tres de nuevo a partir de los mismos pagos.',
  },
  'estimate-for-formula': {
    sentence: 'Una tarifa que es solo un porcentaje o un algoritmo está junto al importe permitido estimado.',
    remedy: 'Agregue el importe estimado.',
  },
  'estimate-replaced': {
    sentence: 'Un archivo de la versión 3 tiene la mediana y los percentiles en lugar de un importe estimado.',
    remedy: 'Deje fuera el importe estimado.',
  },
};
