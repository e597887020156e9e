import type { BenefitRow } from '../model/response.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { boundsOn } from './plan-dates.ts';
import { isAnnual } from './yearly-figures.ts';

/**
 * The last day for which what is left of deductible and maximum counts: the earliest that the rows name which state them (DTP of
 * EB01 C and G), of the service types or the plan, as an ISO date; `null` if none of them names one. A plan's year need not be that of
 * the calendar.
 *
 * @param rows those that count.
 * @param on an ISO date.
 */
export function yearEndsOn(
  rows: readonly BenefitRow[],
  serviceTypeCodes: readonly string[],
  on: string,
): string | null {
  const yearly = [...new Set([...serviceTypeCodes, PLAN])]
    .flatMap((code) => rowsOfType(rows, code))
    .filter((row) => (row.information === 'C' || row.information === 'G') && isAnnual(row));
  const ends = yearly.flatMap(({ dates }) => boundsOn(dates, on).endsOn ?? []);
  return ends.toSorted()[0] ?? null;
}
