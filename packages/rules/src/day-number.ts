import { isDay } from './calendar-day.ts';

/** The day number of 1970-01-01 (spec §9: "Day-number offset 47117"): such days are counted from December 31, 1840. */
const OFFSET = 47_117;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of a day, to count with days without a time zone.
 *
 * @param date ISO date.
 * @throws RangeError if it is no day of the calendar.
 */
export function dayNumberOf(date: string): number {
  if (!isDay(date)) throw new RangeError(`"${date}" is not a day.`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS + OFFSET;
}

/** The ISO date of a day number. */
export function dateOfDayNumber(day: number): string {
  return new Date((day - OFFSET) * DAY_MS).toISOString().slice(0, 10);
}
