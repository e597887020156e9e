import { isDay } from './calendar-day.ts';

/** Years of birth that a list offers (spec §5, §9). */
const BIRTH_YEARS = 116;

/** Year first, as a flow sends it (spec §3: "year/month/day"), or as M/D/YYYY (spec §5). */
const patterns = [
  /^(?<year>\d{4})[/-](?<month>\d{1,2})[/-](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/**
 * Reads a date of birth: 1986/4/27, 1986-04-27 or 4/27/1986. It must be a day of the calendar, not in the future, and of a
 * year that `birthYears` lists (spec §5).
 *
 * @param today ISO date.
 * @returns an ISO date, or null.
 */
export function readBirthDate(input: string, today: string): string | null {
  const {
    year = '',
    month = '',
    day = '',
  } = patterns.map((each) => each.exec(input.trim())).find(Boolean)?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) && date <= today && birthYears(today).includes(Number(year)) ? date : null;
}

/** What can be wrong with a date of birth: nothing, or not all of it, was typed; no year of four digits; no such day; out of range. */
export type DateOfBirthError = 'empty' | 'incomplete' | 'year' | 'notADay' | 'future' | 'tooLongAgo';

/**
 * Reads a date of birth as `readBirthDate` does, or tells what to correct in month, day and year, joined by `/` in this order.
 *
 * @param today ISO date.
 * @returns an ISO date, or what is wrong.
 */
export function readDateOfBirth(input: string, today: string): { date: string } | { error: DateOfBirthError } {
  const parts = input.split('/').map((part) => part.trim());
  const date = readBirthDate(parts.join('/'), today);
  return date === null ? { error: errorOfBirthDate(parts, today) } : { date };
}

function errorOfBirthDate([month = '', day = '', year = '']: readonly string[], today: string): DateOfBirthError {
  if (month === '' && day === '' && year === '') return 'empty';
  if (month === '' || day === '' || year === '') return 'incomplete';
  if (!/^\d{4}$/.test(year)) return 'year';
  // Every date is one of the past, seen from the end of the year after it.
  if (readBirthDate(`${year}-${month}-${day}`, `${year}-12-31`) === null) return 'notADay';
  return Number(year) < oldestBirthYear(today) ? 'tooLongAgo' : 'future';
}

/** @param today ISO date. */
export function oldestBirthYear(today: string): number {
  return Math.min(...birthYears(today));
}

/**
 * The years of birth to choose from, this year first (spec §5: "years spanning 116 years").
 *
 * @param today ISO date.
 */
export function birthYears(today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: BIRTH_YEARS }, (_, ago) => thisYear - ago);
}
