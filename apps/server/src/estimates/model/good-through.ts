import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import { firstPlan, secondPlan } from '../figures/reached-limits.ts';
import type { SavedFigures } from '../figures/saved-figures.ts';
import { yearEndOfAmount } from '../figures/year-end.ts';
import type { EstimateView } from './estimate-view.ts';

/**
 * The last day on which an amount is good, wherever it is said: the last for which the estimate was made, or before that the
 * last of the year whose deductible or maximum the amount counts. ISO dates.
 */
export function goodThrough(lastDay: string, { yearEndsOn = null }: Pick<SavedFigures, 'yearEndsOn'>): string {
  return yearEndsOn !== null && yearEndsOn < lastDay ? yearEndsOn : lastDay;
}

/** The last day of the year that ends first of those whose deductible or maximum the amount counts; null where it counts none. */
export function yearEndOfEstimate(
  { insurance, second, system }: Pick<EstimateView, 'insurance' | 'second' | 'system'>,
  insured: InsuredEstimate | null,
): string | null {
  if (insured === null) return null;
  const plans = [
    { benefits: insurance?.benefits ?? null, plan: firstPlan(insured) },
    { benefits: second?.benefits ?? null, plan: secondPlan(insured) },
  ];
  const ends = plans.flatMap(({ benefits, plan }) => {
    const yearEnd = benefits && plan && yearEndOfAmount(benefits, plan, system.timeZone);
    return yearEnd === null ? [] : [yearEnd.on];
  });
  return ends.toSorted()[0] ?? null;
}
