import type { PlanSelector } from '@portico/estimate';
import type { NameOfPayor } from '../queries/negotiated-rates.ts';
import { foldName } from './fold-name.ts';

/** Which of a payor's rates in a price file are the patient's. */
export interface PlanOfPayor {
  /**
   * `plan`: those of the very plan that the insurer names. `payor`: those that staff said hold for all plans of the payor.
   * `allPlans`: those of every plan, since nothing tells which is the patient's.
   */
  readonly by: 'plan' | 'payor' | 'allPlans';
  /** As the file names them. */
  readonly names: readonly NameOfPayor[];
  readonly isChosen: PlanSelector;
}

/**
 * Chooses the plan by the name that the insurer gave in its answer. Names are compared by their words; nothing is guessed
 * from names that are merely alike, since two plans of one insurer often are.
 *
 * @param planName '' where the insurer has named none.
 */
export function planOfPayor(names: readonly NameOfPayor[], planName: string): PlanOfPayor {
  const asked = foldName(planName);
  const ofPlan = names.filter(
    ({ portalPlan }) => portalPlan !== null && asked !== '' && foldName(portalPlan) === asked,
  );
  if (ofPlan.length > 0) return selection('plan', ofPlan);
  const ofPayor = names.filter(({ portalPlan }) => portalPlan === null);
  return ofPayor.length > 0 ? selection('payor', ofPayor) : selection('allPlans', names);
}

function selection(by: PlanOfPayor['by'], names: readonly NameOfPayor[]): PlanOfPayor {
  const keys = new Set(names.map(keyOf));
  return { by, names, isChosen: (rate) => keys.has(keyOf(rate)) };
}

/** The rates of one plan, by its name in the file. */
export function isOfName(name: NameOfPayor): PlanSelector {
  return (rate) => keyOf(rate) === keyOf(name);
}

function keyOf({ payerName, planName }: Pick<NameOfPayor, 'payerName' | 'planName'>): string {
  return JSON.stringify([payerName, planName]);
}
