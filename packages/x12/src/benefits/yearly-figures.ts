import type { BenefitRow } from '../model/response.ts';
import type { YearlyFigures } from './benefits.ts';
import type { Candidate, Settled } from './settled.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { hasDeductibleBesideYear, isTotal, isZero, REMAINING } from './other-deductibles.ts';
import { amountOf, type Figure, hasNumber, isIndividual, plainCandidate, settle, valueOf } from './settle.ts';

/** EB01 of the two figures that count by the year. */
export type YearlyKind = 'C' | 'G';

const YEAR_TO_DATE = '24';

/**
 * Deductible or out-of-pocket maximum of a service type (rules 4 to 6). If the service type has any row of its own for
 * the year, all of its figures come from its own rows, so that the total of one pool is never combined with the
 * remainder of another.
 *
 * @param beside rows of any network. Amounts among them show that a zero of another coverage level is not a figure.
 */
export function yearlyFigures(
  { rows, beside }: { rows: readonly BenefitRow[]; beside: readonly BenefitRow[] },
  kind: YearlyKind,
  serviceTypeCode: string,
): YearlyFigures {
  if (kind === 'C' && hasDeductibleBesideYear(rows, serviceTypeCode)) return openFigures;
  const hasOwn = annualRows(rows, kind, serviceTypeCode).length > 0;
  const code = hasOwn ? serviceTypeCode : PLAN;
  const from = annualRows(rows, kind, code);
  const ofAll = annualRows(beside, kind, code);
  const ofFamily = from.filter(isOfFamily);
  const ofIndividual = from.filter(isIndividual);
  const individual = hasAmounts(ofAll.filter(isOfFamily)) ? ofIndividual.filter(isNotHollow) : ofIndividual;
  const family = hasAmounts(ofAll.filter(isIndividual)) ? ofFamily.filter(isNotHollow) : ofFamily;
  const totalCents = valueOf(settle(figures(individual, isTotal), Object.is));
  // Payers write a maximum of 0 if there is none. Read as a maximum that is reached, it would make all care free.
  const isNoMaximum = kind === 'G' && totalCents === 0;
  const isNoFamilyFigure = valueOf(settle(figures(family, isTotal), Object.is)) === 0;
  // A family without a deductible has no member with one: the only figure of the family that holds for each of them.
  const isNoneOfFamily = from.every(isOfFamily) && isNoFamilyFigure && family.every(isZero);
  const isNoDeductible = kind === 'C' && ((totalCents === 0 && !hasAmounts(ofFamily)) || isNoneOfFamily);
  const leftOfFamily = isNoFamilyFigure ? null : remaining(family, { kind });
  const left = withinFamily(
    isNoMaximum ? null : remaining(individual, { kind, isNothing: isNoDeductible, leftOfFamily }),
    leftOfFamily,
  );
  return {
    totalCents: isNoMaximum ? null : totalCents,
    remainingCents: valueOf(left),
    remainingCandidates: left !== null && 'candidates' in left ? left.candidates : [],
    familyRemainingCents: valueOf(leftOfFamily),
    source: hasOwn || serviceTypeCode === PLAN ? 'own' : 'plan',
  };
}

const isOfFamily = ({ coverageLevel }: BenefitRow): boolean => coverageLevel === 'FAM';

const hasAmounts = (rows: readonly BenefitRow[]): boolean =>
  rows.some(({ amountCents }) => amountCents !== null && amountCents > 0);

function annualRows(rows: readonly BenefitRow[], kind: YearlyKind, serviceTypeCode: string): BenefitRow[] {
  return rowsOfType(rows, serviceTypeCode).filter((row) => row.information === kind && hasNumber(row) && isAnnual(row));
}

/** Figures that the message states, and that cannot be relied on. Neither the plan's nor none take their place. */
export const openFigures: YearlyFigures = {
  totalCents: null,
  remainingCents: null,
  remainingCandidates: [],
  familyRemainingCents: null,
  source: 'own',
};

/** Not the year: 21, 26, 27 and 32 to 35 are years, an episode, a visit, a lifetime, a month, a week (rule 6). */
export const isAnnual = (row: BenefitRow): boolean =>
  isTotal(row) || row.period === YEAR_TO_DATE || row.period === REMAINING;

/**
 * A zero marked W beside amounts of the other coverage level means that this level has no figure, not that it is
 * reached.
 */
const isNotHollow = ({ network, amountCents, period }: BenefitRow): boolean =>
  network !== 'W' || amountCents !== 0 || period === YEAR_TO_DATE;

/**
 * Rule 6: the remaining amount as stated, unless the message contradicts it; else total less year to date, but not below 0.
 * Of a total of 0 nothing remains, whatever the year to date.
 */
function remaining(
  rows: readonly BenefitRow[],
  {
    kind,
    isNothing = false,
    leftOfFamily = null,
  }: {
    kind: YearlyKind;
    isNothing?: boolean;
    leftOfFamily?: Settled<number>;
  },
): Settled<number> {
  const settled = (isWanted: (row: BenefitRow) => boolean): Settled<number> =>
    settle(figures(rows, isWanted), Object.is);
  const stated = settled(({ period }) => period === REMAINING);
  const total = settled(isTotal);
  const toDate = settled(({ period }) => period === YEAR_TO_DATE);
  const reckoned = total === null || toDate === null ? null : difference(total, toDate);
  if (stated === null) return isNothing ? { value: 0 } : reckoned;
  const level = rows[0]?.coverageLevel ?? null;
  const beside = (value: number): Settled<number> =>
    mayBe(stated, value)
      ? stated
      : { candidates: [...candidatesOf(stated, level), { ...plainCandidate(value), coverageLevel: level }] };
  const whole = valueOf(total);
  // A part is not above its whole. What caps an amount is one of the two; what is paid before it is asked of the patient.
  if (whole !== null && isAbove(stated, whole)) return kind === 'G' ? beside(whole) : aboveTotal(stated);
  const [left, expected] = [valueOf(stated), valueOf(reckoned)];
  if (left === null || expected === null || left === expected) return stated;
  return left < expected && mayBe(leftOfFamily, left) ? stated : beside(expected);
}

/** Each figure that it may be, for the coverage level of its rows. */
function candidatesOf(
  settled: NonNullable<Settled<number>>,
  coverageLevel: string | null,
): readonly Candidate<number>[] {
  return 'value' in settled ? [{ ...plainCandidate(settled.value), coverageLevel }] : settled.candidates;
}

function isAbove(stated: NonNullable<Settled<number>>, whole: number): boolean {
  return candidatesOf(stated, null).some(({ value }) => value > whole);
}

/** Of several figures the patient knows which is theirs; a single one is wrong, or its total is. */
const aboveTotal = (stated: NonNullable<Settled<number>>): Settled<number> =>
  'value' in stated ? { candidates: [] } : stated;

/** Payers also state as left for a member what is left for the family, where that is less. */
function mayBe(settled: Settled<number>, cents: number): boolean {
  return settled !== null && candidatesOf(settled, null).some(({ value }) => value === cents);
}

/**
 * What is left for the individual where the message leaves open what is left for the family, which may be less: every
 * figure that may be the lower of the two. Where none of the family's can be relied on, the individual's is one of them.
 */
function withinFamily(individual: Settled<number>, family: Settled<number>): Settled<number> {
  if (family === null || 'value' in family) return individual;
  const own =
    individual === null ? [] : 'value' in individual ? [plainCandidate(individual.value)] : individual.candidates;
  const most = (of: readonly Candidate<number>[]): number => Math.max(...of.map(({ value }) => value));
  const lower = own.length === 0 ? family.candidates : family.candidates.filter(({ value }) => value < most(own));
  const isLowest = lower.length === 0 && family.candidates.length > 0;
  if (valueOf(individual) === 0 || isLowest) return individual;
  const mayCount = family.candidates.length === 0 ? own : own.filter(({ value }) => value < most(family.candidates));
  return { candidates: [...mayCount, ...lower] };
}

/**
 * If either of the two is open, the difference is open. If both are open, there is no way to know which values belong
 * together.
 */
function difference(total: NonNullable<Settled<number>>, toDate: NonNullable<Settled<number>>): Settled<number> {
  const left = (ofTotal: number, ofDate: number): number => Math.max(0, ofTotal - ofDate);
  if ('value' in total && 'value' in toDate) return { value: left(total.value, toDate.value) };
  if ('value' in total && 'candidates' in toDate) {
    return { candidates: toDate.candidates.map((each) => ({ ...each, value: left(total.value, each.value) })) };
  }
  if ('candidates' in total && 'value' in toDate) {
    return { candidates: total.candidates.map((each) => ({ ...each, value: left(each.value, toDate.value) })) };
  }
  return { candidates: [] };
}

function figures(rows: readonly BenefitRow[], isWanted: (row: BenefitRow) => boolean): Figure<number>[] {
  return rows.filter(isWanted).map((row) => ({ row, value: amountOf(row) }));
}
