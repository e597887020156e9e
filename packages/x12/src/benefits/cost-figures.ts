import type { BenefitRow } from '../model/response.ts';
import type { CopayAmount } from './benefits.ts';
import type { Settled } from './settled.ts';
import { hasQuantity } from './quantity.ts';
import { amountOf, choice, type Figure, OPEN, rateOf, valueOf } from './settle.ts';

/** EB06 of a copay: 27 visit, 7 day, 13 any 24 hours, 36 admission. */
const perOfPeriod: ReadonlyMap<string, CopayAmount['per']> = new Map([
  ['27', 'visit'],
  ['7', 'day'],
  ['13', 'day'],
  ['36', 'admission'],
]);

/**
 * Payers also put periods on copays to name the year for which they are valid. These do not say how often a copay is
 * due.
 */
const yearsOfCopay: ReadonlySet<string> = new Set(['21', '22', '23', '25']);

/**
 * Rows that say how often a copay is due come first, so that their value is the one that the others are compared with.
 */
export function copays(rows: readonly BenefitRow[]): Figure<CopayAmount>[] {
  const figures = rows.filter(({ information }) => information === 'B').map(copayOf);
  return figures.toSorted((one, other) => Number(one.value?.per === null) - Number(other.value?.per === null));
}

/** A row that does not say how often a copay is due agrees with any row that does. */
export const isSameCopay = (one: CopayAmount, other: CopayAmount): boolean =>
  one.cents === other.cents && (one.per === other.per || one.per === null || other.per === null);

function copayOf(row: BenefitRow): Figure<CopayAmount> {
  const per = perOf(row);
  const cents = amountOf(row);
  // An estimate cannot use a copay of another period, such as one for a month's supply, nor one of some days of a stay
  // (HSD, or EB09 and EB10: as for the first five, or from the sixth).
  const isUsable = per !== undefined && !(per === 'day' && hasQuantity(row));
  return { row, value: cents === null || !isUsable ? null : { cents, per } };
}

function perOf({ period }: BenefitRow): CopayAmount['per'] | undefined {
  return period === null || yearsOfCopay.has(period) ? null : perOfPeriod.get(period);
}

export function coinsurances(rows: readonly BenefitRow[]): Figure<number>[] {
  return rows.filter(({ information }) => information === 'A').map((row) => ({ row, value: rateOf(row) }));
}

/**
 * A copay by the day may be for some days of a stay, and what the others cost may stand in another row, or nowhere ("$300
 * for days 1 to 5, then $0"). Where a quantity says so, it is open whatever the other rows state. Where a remark may say
 * so, it is a choice in the payer's words, unless a row without one states a copay above 0.
 */
export function unlessOfSomeDays(
  copay: Settled<CopayAmount>,
  figures: readonly Figure<CopayAmount>[],
): Settled<CopayAmount> {
  const settled = valueOf(copay);
  if (settled === null) return copay;
  const ofSome = figures.filter(({ row }) => perOf(row) === 'day' && amountOf(row) !== settled.cents);
  if (ofSome.some(({ row }) => hasQuantity(row))) return OPEN;
  const remarked = settled.cents > 0 ? [] : ofSome.filter(({ row }) => row.messages.length > 0);
  const same = figures.filter(({ value }) => value !== null && isSameCopay(value, settled));
  const isAloneRemarked = settled.per === 'day' && same.every(({ row }) => row.messages.length > 0);
  return isAloneRemarked || remarked.length > 0 ? choice([...remarked, ...same]) : copay;
}
