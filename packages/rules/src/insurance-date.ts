import { isDay } from './calendar-day.ts';

const pattern = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:19|20)\d{2})$/;

/**
 * Reads a date of birth on an insurance: M/D/YYYY, one or two digits for month and day, a year of 19xx or 20xx. It must
 * be a real day, and not in the future (spec §5: "Future dates are invalid for insurance dates").
 *
 * @param today ISO date.
 * @returns an ISO date, or null.
 */
export function readInsuranceDate(input: string, today: string): string | null {
  const { year = '', month = '', day = '' } = pattern.exec(input.trim())?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) && date <= today ? date : null;
}
