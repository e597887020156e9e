import type { PlanSelector } from '@portico/estimate';
import type { NameOfPayor } from '../queries/negotiated-rates.ts';
import { keyOfPayerName } from './key-of-payer-name.ts';
import { normalizePayorName } from './normalize-payor-name.ts';

/** Which of a payor's rates in a price file apply to the patient. */
export interface PlanOfPayor {
  /**
   * `plan`: the rates of the plan that the insurer names. `payor`: the rates that staff said hold for all plans of the
   * payor. `allPlans`: the rates of every plan, because it is not known which plan is the patient's.
   */
  readonly by: 'plan' | 'payor' | 'allPlans';
  /** As the file names them. */
  readonly names: readonly NameOfPayor[];
  readonly isChosen: PlanSelector;
}

/**
 * Chooses the plan by the name in the insurer's response. Names must have the same words. Similar names are never
 * matched, because two plans of one insurer often have similar names.
 *
 * @param planName '' if the insurer names none.
 */
export function planOfPayor(names: readonly NameOfPayor[], planName: string): PlanOfPayor {
  const asked = normalizePayorName(planName);
  const ofPlan = names.filter(
    ({ portalPlan }) => portalPlan !== null && asked !== '' && normalizePayorName(portalPlan) === asked,
  );
  if (ofPlan.length > 0) return selection('plan', ofPlan);
  const ofPayor = names.filter(({ portalPlan }) => portalPlan === null);
  return ofPayor.length > 0 ? selection('payor', ofPayor) : selection('allPlans', names);
}

function selection(by: PlanOfPayor['by'], names: readonly NameOfPayor[]): PlanOfPayor {
  const keys = new Set(names.map(keyOfPayerName));
  return { by, names, isChosen: (rate) => keys.has(keyOfPayerName(rate)) };
}

/** Selects the rates of one plan by its name in the file. */
export function isOfName(name: NameOfPayor): PlanSelector {
  return (rate) => keyOfPayerName(rate) === keyOfPayerName(name);
}
