import type { BenefitRow } from '../model/response.ts';
import type { YearlyFigures } from './benefits.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { type Figure, isIndividual, says, settledNumber } from './settle.ts';

/** EB01 of the two figures that are kept by the year. */
export type YearlyKind = 'C' | 'G';

/** EB06 of totals: calendar year, service year, contract, or none. */
const totals: ReadonlySet<string | null> = new Set(['23', '22', '25', null]);
const YEAR_TO_DATE = '24';
const REMAINING = '29';

/**
 * Deductible or out-of-pocket maximum of a service type (rules 4 to 6). Where the service type has any row of its own for the
 * year, all of its figures come from there, so that no total of one pool meets the remainder of another.
 */
export function yearlyFigures(rows: readonly BenefitRow[], kind: YearlyKind, serviceTypeCode: string): YearlyFigures {
  const own = annualRows(rows, kind, serviceTypeCode);
  const hasOwn = own.length > 0;
  const from = hasOwn ? own : annualRows(rows, kind, PLAN);
  const ofFamily = from.filter(({ coverageLevel }) => coverageLevel === 'FAM');
  const ofIndividual = from.filter(isIndividual);
  const hasFamilyAmounts = hasAmounts(ofFamily);
  const individual = hasFamilyAmounts ? ofIndividual.filter(isNotHollow) : ofIndividual;
  const family = hasAmounts(ofIndividual) ? ofFamily.filter(isNotHollow) : ofFamily;
  const totalCents = settledNumber(figures(individual, isTotal));
  // Payers write a maximum of 0 where there is none; that it is reached would make all care free.
  const isNoMaximum = kind === 'G' && totalCents === 0;
  const isNoDeductible = kind === 'C' && totalCents === 0 && !hasFamilyAmounts;
  const isNoFamilyFigure = settledNumber(figures(family, isTotal)) === 0;
  return {
    totalCents: isNoMaximum ? null : totalCents,
    remainingCents: isNoMaximum ? null : remaining(individual, isNoDeductible),
    familyRemainingCents: isNoFamilyFigure ? null : remaining(family, false),
    source: hasOwn || serviceTypeCode === PLAN ? 'own' : 'plan',
  };
}

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
function remaining(rows: readonly BenefitRow[], isNothing: boolean): number | null {
  const stated = figures(rows, ({ period }) => period === REMAINING);
  if (stated.length > 0) return settledNumber(stated);
  if (isNothing) return 0;
  const total = settledNumber(figures(rows, isTotal));
  const toDate = settledNumber(figures(rows, ({ period }) => period === YEAR_TO_DATE));
  return total === null || toDate === null ? null : Math.max(0, total - toDate);
}

function figures(rows: readonly BenefitRow[], isWanted: (row: BenefitRow) => boolean): Figure<number>[] {
  return rows.filter(isWanted).map((row) => ({ row, value: row.amountCents }));
}
