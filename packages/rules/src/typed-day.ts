import { isDay } from './calendar-day.ts';

const pattern = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;

/**
 * Reads a day as people type it: M/D/YYYY, one or two digits for month and day, a real day (spec §5).
 *
 * @returns an ISO date, or null.
 */
export function readTypedDay(typed: string): string | null {
  const { year = '', month = '', day = '' } = pattern.exec(typed.trim())?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
}

/** An ISO date as it is typed: M/D/YYYY. */
export function writeTypedDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}
