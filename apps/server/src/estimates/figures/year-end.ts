import { dayIn } from '../../platform/time.ts';
import { type PlanBenefits, unknownSet } from './plan-benefits.ts';
import type { PayingPlan } from './reached-limits.ts';

/** The last day for which what is left of deductible and maximum counts. */
interface YearEnd {
  /** ISO date. */
  readonly on: string;
  /** The insurer named it; else it is that of the calendar year, as in most plans. */
  readonly isTold: boolean;
}

/** @param timeZone the hospital's. */
export function yearEndOf({ at, notices }: Pick<PlanBenefits, 'at' | 'notices'>, timeZone: string): YearEnd {
  const told = notices?.yearEndsOn ?? null;
  return told === null ? { on: lastDayOfYear(at, timeZone), isTold: false } : { on: told, isTold: true };
}

/** Null where the amount rests on nothing that is left of a year: no deductible, and no maximum that caps it. */
export function yearEndOfAmount(
  benefits: Pick<PlanBenefits, 'at' | 'notices' | 'overall' | 'byServiceType' | 'outOfNetwork'>,
  { share, outOfNetwork }: Pick<PayingPlan, 'share' | 'outOfNetwork'>,
  timeZone: string,
): YearEnd | null {
  const ofNetwork = outOfNetwork ? benefits.outOfNetwork : benefits;
  // A plan without a deductible has none that could begin anew.
  const hasNone = (pool: string): boolean =>
    (ofNetwork?.byServiceType[pool] ?? ofNetwork?.overall)?.deductible.totalCents === 0;
  const countsYear = (share?.steps ?? []).some((step) => {
    if (step.kind === 'deductible') return step.cents > 0 || !hasNone(step.pool);
    return step.kind === 'maximum' && step.cents !== 0;
  });
  return countsYear ? yearEndOf(benefits, timeZone) : null;
}

/**
 * Whether figures of a year still count: until the calendar year ends, with which most plans change, or before that the plan's year,
 * where the insurer named its end. Of what a patient entered, copay and coinsurance are of no year; what is left of a deductible or
 * maximum counts until the plan's year ends, by whatever end is known (decision 251).
 *
 * @param today ISO date.
 */
export function isOfYear(
  benefits: Pick<PlanBenefits, 'from' | 'at' | 'notices' | 'overall'>,
  today: string,
  timeZone: string,
): boolean {
  const isBeforeEnd = today <= yearEndOf(benefits, timeZone).on;
  if (benefits.from === 'patient') return isBeforeEnd || !hasYearly(benefits);
  return isBeforeEnd && today <= lastDayOfYear(benefits.at, timeZone);
}

function hasYearly({ overall }: Pick<PlanBenefits, 'overall'>): boolean {
  return [overall.deductible, overall.outOfPocket].some(({ remainingCents }) => typeof remainingCents === 'number');
}

/** Benefits without what was left of a year that is over. */
export function withoutYearly({ overall, ...benefits }: PlanBenefits): PlanBenefits {
  const { deductible, outOfPocket } = unknownSet;
  return { ...benefits, overall: { ...overall, deductible, outOfPocket } };
}

function lastDayOfYear(at: string, timeZone: string): string {
  return `${dayIn(timeZone, new Date(at)).slice(0, 4)}-12-31`;
}
