import { birthYears, readBirthDate } from '@portico/rules';
import type { DateParts } from '../ui/read-pasted-date.ts';

/** What is wrong with a date of birth as its three boxes hold it. */
export type BirthDateFault = 'empty' | 'incomplete' | 'year' | 'notADay' | 'future' | 'tooLongAgo';

/**
 * Reads a date of birth from its boxes by the rule of spec §5, or tells what to correct.
 *
 * @param today ISO date.
 * @returns an ISO date or the fault.
 */
export function judgeBirthDate(parts: DateParts, today: string): { date: string } | { fault: BirthDateFault } {
  const { month, day, year } = trimmed(parts);
  if (month === '' && day === '' && year === '') return { fault: 'empty' };
  if (month === '' || day === '' || year === '') return { fault: 'incomplete' };
  if (!/^\d{4}$/.test(year)) return { fault: 'year' };
  const date = readBirthDate(`${year}-${month}-${day}`, today);
  if (date !== null) return { date };
  // Every date is one of the past, seen from the end of the year after it.
  if (readBirthDate(`${year}-${month}-${day}`, `${year}-12-31`) === null) return { fault: 'notADay' };
  return { fault: Number(year) < oldestBirthYear(today) ? 'tooLongAgo' : 'future' };
}

/** @param today ISO date. */
export function oldestBirthYear(today: string): number {
  return Math.min(...birthYears(today));
}

function trimmed({ month, day, year }: DateParts): DateParts {
  return { month: month.trim(), day: day.trim(), year: year.trim() };
}
