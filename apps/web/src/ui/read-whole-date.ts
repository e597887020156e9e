import { readMonth } from './read-month.ts';

/** A date in three boxes, as typed and not validated. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** Numbers in the American order, or year first as calendars and browsers have it. */
const forms = [
  /^(?<month>\d{1,2})[/.\- ]+(?<day>\d{1,2})[/.\- ]+(?<year>\d{4}|\d{2})$/,
  /^(?<month>0\d|1[0-2])(?<day>[0-3]\d)(?<year>\d{4})$/,
  // With its zeros: while 1953-1-12 is typed, 1953-1-1 stands there.
  /^(?<year>\d{4})[/.-](?<month>\d{2})[/.-](?<day>\d{2})$/,
  // With the month's name: March 2, 1953, 2 de marzo de 1953.
  /^(?<month>\p{L}+)\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?:de +)?(?<year>\d{4}|\d{2})$/u,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?:de +)?(?<month>\p{L}+)\.?,? +(?:de +|del +)?(?<year>\d{4}|\d{2})$/u,
];

/**
 * Reads a whole date that came into one of its boxes, however people write it in English or Spanish: 3/2/1953, 3-2-1953,
 * 03021953, 1953-03-02, March 2, 1953. A year of two digits stays one. Null for anything else.
 */
export function readWholeDate(input: string): DateParts | null {
  const text = input.normalize('NFKC').trim();
  const { month = '', day = '', year = '' } = forms.map((form) => form.exec(text)).find(Boolean)?.groups ?? {};
  const number = /^\d/.test(month) ? Number(month) : readMonth(month);
  if (day === '' || number === null || number === 0) return null;
  return { month: String(number), day: String(Number(day)), year };
}

/**
 * The years that a year of two digits can be, the latest first: of 53 only 1953, of 20 both 2020 and 1920.
 *
 * @param thisYear none is later, and none is more than 115 years ago (spec §5: "116 years").
 */
export function yearsMeant(input: string, thisYear: number): number[] {
  if (!/^\d{2}$/.test(input.trim())) return [];
  return [2000, 1900]
    .map((century) => century + Number(input))
    .filter((year) => year <= thisYear && year > thisYear - 116);
}
