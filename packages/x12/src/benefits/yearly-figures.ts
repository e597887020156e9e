import type { BenefitRow } from '../model/response.ts';
import type { Settled, YearlyFigures } from './benefits.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { type Figure, isIndividual, says, settle, valueOf } from './settle.ts';

/** EB01 of the two figures that are kept by the year. */
export type YearlyKind = 'C' | 'G';

/** EB06 of totals: calendar year, service year, contract, or none. */
const totals: ReadonlySet<string | null> = new Set(['23', '22', '25', null]);
const YEAR_TO_DATE = '24';
const REMAINING = '29';

/**
 * Deductible or out-of-pocket maximum of a service type (rules 4 to 6). Where the service type has any row of its own for the
 * year, all of its figures come from there, so that no total of one pool meets the remainder of another.
 *
 * @param beside rows of whatever network, among which amounts tell that a zero of another coverage level is no figure.
 */
export function yearlyFigures(
  { rows, beside }: { rows: readonly BenefitRow[]; beside: readonly BenefitRow[] },
  kind: YearlyKind,
  serviceTypeCode: string,
): YearlyFigures {
  const hasOwn = annualRows(rows, kind, serviceTypeCode).length > 0;
  const code = hasOwn ? serviceTypeCode : PLAN;
  const from = annualRows(rows, kind, code);
  const ofAll = annualRows(beside, kind, code);
  const ofFamily = from.filter(isOfFamily);
  const ofIndividual = from.filter(isIndividual);
  const individual = hasAmounts(ofAll.filter(isOfFamily)) ? ofIndividual.filter(isNotHollow) : ofIndividual;
  const family = hasAmounts(ofAll.filter(isIndividual)) ? ofFamily.filter(isNotHollow) : ofFamily;
  const totalCents = valueOf(settle(figures(individual, isTotal), Object.is));
  // Payers write a maximum of 0 where there is none; that it is reached would make all care free.
  const isNoMaximum = kind === 'G' && totalCents === 0;
  const isNoDeductible = kind === 'C' && totalCents === 0 && !hasAmounts(ofFamily);
  const isNoFamilyFigure = valueOf(settle(figures(family, isTotal), Object.is)) === 0;
  const left = isNoMaximum ? null : remaining(individual, isNoDeductible);
  return {
    totalCents: isNoMaximum ? null : totalCents,
    remainingCents: valueOf(left),
    remainingCandidates: left !== null && 'candidates' in left ? left.candidates : [],
    familyRemainingCents: isNoFamilyFigure ? null : valueOf(remaining(family, false)),
    source: hasOwn || serviceTypeCode === PLAN ? 'own' : 'plan',
  };
}

const isOfFamily = ({ coverageLevel }: BenefitRow): boolean => coverageLevel === 'FAM';

const hasAmounts = (rows: readonly BenefitRow[]): boolean =>
  rows.some(({ amountCents }) => amountCents !== null && amountCents > 0);

function annualRows(rows: readonly BenefitRow[], kind: YearlyKind, serviceTypeCode: string): BenefitRow[] {
  return rowsOfType(rows, serviceTypeCode).filter((row) => row.information === kind && says(row, 7) && isAnnual(row));
}

/** 26, 27 and 32 to 34 are of an episode, a visit, a lifetime, a month (rule 6). */
const isAnnual = (row: BenefitRow): boolean => isTotal(row) || row.period === YEAR_TO_DATE || row.period === REMAINING;

const isTotal = ({ period }: BenefitRow): boolean => totals.has(period);

/** A zero marked W beside amounts of the other level says that this level has no figure, not that it is reached. */
const isNotHollow = ({ network, amountCents, period }: BenefitRow): boolean =>
  network !== 'W' || amountCents !== 0 || period === YEAR_TO_DATE;

/** Rule 6: what is stated as remaining; else total less year to date, not below 0: of a total of 0 whatever the latter. */
function remaining(rows: readonly BenefitRow[], isNothing: boolean): Settled<number> {
  const stated = settle(
    figures(rows, ({ period }) => period === REMAINING),
    Object.is,
  );
  if (stated !== null) return stated;
  if (isNothing) return { value: 0 };
  const total = settle(figures(rows, isTotal), Object.is);
  const toDate = settle(
    figures(rows, ({ period }) => period === YEAR_TO_DATE),
    Object.is,
  );
  return total === null || toDate === null ? null : difference(total, toDate);
}

/** Where one of the two is left open, so is the difference; of two that are open, nothing tells which belong together. */
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
  return rows.filter(isWanted).map((row) => ({ row, value: row.amountCents }));
}
