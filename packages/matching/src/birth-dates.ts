import { isOneSlip } from './one-slip.ts';
import type { FindingOf } from './points.ts';

/** Years by which two dates that differ by a slip may lie apart. Parents and children of one name lie further. */
const MOST_YEARS = 9;

/** @param one an ISO date. */
export function compareBirthDates(one: string, other: string): FindingOf<'birthDate'> {
  const is = (found: FindingOf<'birthDate'>['is']): FindingOf<'birthDate'> => ({ subject: 'birthDate', is: found });
  if (one === other) return is('equal');
  if (withDayAsMonth(one) === other) return is('exchanged');
  const years = Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4)));
  return is(
    years <= MOST_YEARS && isOneSlip(one.replaceAll('-', ''), other.replaceAll('-', '')) ? 'slip' : 'different',
  );
}

/** The date with day and month exchanged; null where that is no date. */
export function withDayAsMonth(date: string): string | null {
  const [year = '', month = '', day = ''] = date.split('-');
  return Number(day) >= 1 && Number(day) <= 12 ? `${year}-${day}-${month}` : null;
}
