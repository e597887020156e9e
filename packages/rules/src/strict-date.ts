import { isDay } from './calendar-day.ts';

const day = /^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/((?:19|20)\d{2})$/;
const month = /^(0[1-9]|1[0-2])\/((?:19|20)\d{2})$/;

/** How far back a month may be, unless said otherwise (spec §9: "month-year helper default 100 years"). */
const YEARS_BACK = 100;

/**
 * Reads a date in its stricter form: mm/dd/yyyy with all its zeros, of 19xx or 20xx, a real day (spec §5).
 *
 * @returns an ISO date, or null.
 */
export function readStrictDate(input: string): string | null {
  const [, mm, dd, yyyy] = day.exec(input.trim()) ?? [];
  const date = `${yyyy}-${mm}-${dd}`;
  return isDay(date) ? date : null;
}

/**
 * Reads a month: mm/yyyy of 19xx or 20xx (spec §5), at most so many years back.
 *
 * @param today ISO date.
 * @returns an ISO month, as 1986-04, or null.
 */
export function readMonthYear(input: string, today: string, yearsBack: number = YEARS_BACK): string | null {
  const [, mm, yyyy] = month.exec(input.trim()) ?? [];
  if (mm === undefined || yyyy === undefined) return null;
  return Number(yyyy) < Number(today.slice(0, 4)) - yearsBack ? null : `${yyyy}-${mm}`;
}
