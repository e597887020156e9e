import type { BenefitRow } from '../model/response.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { isOfOtherPlace } from './part-of-care.ts';
import { amountOf, hasNumber, isIndividual } from './settle.ts';

/** EB06 of totals: calendar year, service year, contract, or none. */
const totals: ReadonlySet<string | null> = new Set(['23', '22', '25', null]);

export const isTotal = ({ period }: BenefitRow): boolean => totals.has(period);

/** EB06 of what is left. */
export const REMAINING = '29';

const YEARS = '21';
const EPISODE = '26';
const LIFETIME = '32';
const LEFT_OF_LIFETIME = '33';

/** EB06 of a deductible for each hour, day, 24 hours, episode, visit, month, week or admission. */
const eachTime: ReadonlySet<string | null> = new Set(['6', '7', '13', EPISODE, '27', '34', '35', '36']);

/** EB04 of Medicare Part A. */
const MEDICARE_A = 'MA';

/**
 * Whether a deductible that is not of a year comes beside that of the year, at the service type or the plan (rule 6): for each
 * time, for several years, or once in a lifetime. How it goes with the year's no row says. One for places alone where care of the
 * service type is not given is none of it.
 */
export function hasDeductibleBesideYear(rows: readonly BenefitRow[], serviceTypeCode: string): boolean {
  const ofCodes = [...new Set([serviceTypeCode, PLAN])].map((code) =>
    rowsOfType(rows, code).filter(
      (row) => row.information === 'C' && hasNumber(row) && !isOfOtherPlace(row, serviceTypeCode),
    ),
  );
  return isDueEachTime(ofCodes.flat()) || ofCodes.some((own) => hasOfYears(own) || hasOfLifetime(own));
}

/**
 * The deductible of Medicare Part A is for a benefit period, which payers state as an episode, and what is left of it as they
 * do of a year (42 CFR 409.82): it comes beside nothing.
 */
function isDueEachTime(deductibles: readonly BenefitRow[]): boolean {
  const isLeftOfPartA = deductibles.some(
    ({ insuranceType, period }) => insuranceType === MEDICARE_A && period === REMAINING,
  );
  return deductibles.some((row) => {
    const isOfPartA = isLeftOfPartA && row.insuranceType === MEDICARE_A && row.period === EPISODE;
    return eachTime.has(row.period) && !isZero(row) && !isOfPartA;
  });
}

/**
 * One of years is that of the year where the same is stated for it, or where it is the only one of which something is left. One of the
 * family adds nothing to the individual's of the year: a family's deductible ends those of its members.
 */
function hasOfYears(deductibles: readonly BenefitRow[]): boolean {
  const hasIndividual = deductibles.some((row) => isIndividual(row) && isOfYear(row));
  return deductibles.some((row) => {
    if (row.period !== YEARS || isZero(row) || (row.coverageLevel === 'FAM' && hasIndividual)) return false;
    const alike = deductibles.filter(({ coverageLevel }) => coverageLevel === row.coverageLevel);
    const ofYear = alike.filter(isTotal);
    const isOnly = ofYear.length === 0 && alike.some(({ period }) => period === REMAINING);
    return !isOnly && !isAmong(row, ofYear);
  });
}

/**
 * One of a lifetime of which nothing is said to be left changes nothing, nor does one that is the year's over again, in its total and
 * in what is left.
 */
function hasOfLifetime(deductibles: readonly BenefitRow[]): boolean {
  const left = deductibles.filter(({ period }) => period === LEFT_OF_LIFETIME);
  if (left.length > 0 && left.every(isZero)) return false;
  const totalsOfLifetime = deductibles.filter((row) => row.period === LIFETIME && !isZero(row));
  const leftOfYear = deductibles.filter(({ period }) => period === REMAINING);
  const isTheYears =
    totalsOfLifetime.every((row) => isAmong(row, deductibles.filter(isTotal))) &&
    left.every((row) => isAmong(row, leftOfYear));
  return !isTheYears;
}

const isOfYear = (row: BenefitRow): boolean => isTotal(row) || row.period === REMAINING;

/** Whether the same amount is stated of the same people. */
function isAmong(row: BenefitRow, others: readonly BenefitRow[]): boolean {
  const amount = amountOf(row);
  return (
    amount !== null && others.some((each) => each.coverageLevel === row.coverageLevel && amountOf(each) === amount)
  );
}

export const isZero = (row: BenefitRow): boolean => amountOf(row) === 0;
