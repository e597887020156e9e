import type { DatedEvent } from '../model/parties.ts';
import type { BenefitRow } from '../model/response.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { boundsOn } from './plan-dates.ts';
import { isAnnual } from './yearly-figures.ts';

/**
 * The last day for which what is left of deductible and maximum counts: the end of the earliest year that the rows name which
 * state them (DTP of EB01 C and G), of the service types or the plan, as an ISO date; `null` if none of them names one. A plan's year
 * need not be that of the calendar.
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
  const ends = yearly.flatMap(({ dates }) => boundsOn(dates.filter(isOfYear), on).endsOn ?? []);
  return ends.toSorted()[0] ?? null;
}

/** DTP01 of plan, benefit, and the beginning and end of a plan and the beginning of a benefit. Eligibility (307) is told by the month. */
const ofYears: ReadonlySet<string> = new Set(['291', '292', '346', '347', '348']);

/** Years of 52 or 53 weeks, and those that end some days early or late, are years. */
const DAYS_OF_YEAR = { least: 355, most: 375 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an event is a period of about a year: months, and the day of the question echoed, are no years of a deductible. */
function isOfYear({ qualifier, from, to }: DatedEvent): boolean {
  if (to === null || !ofYears.has(qualifier)) return false;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= DAYS_OF_YEAR.least && days <= DAYS_OF_YEAR.most;
}
