/**
 * Business days as the federal rules on surprise bills count them (45 CFR 149.610): Monday to Friday without the legal
 * public holidays of 5 U.S.C. 6103. Days are ISO dates.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The federal holidays that fall on a date; on a Saturday the Friday before is kept, on a Sunday the Monday after. */
const fixed = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Those that fall on a weekday of a month: its number there, or the last. */
const floating = [
  { month: 1, weekday: MONDAY, which: 3 },
  { month: 2, weekday: MONDAY, which: 3 },
  { month: 5, weekday: MONDAY, which: 'last' },
  { month: 9, weekday: MONDAY, which: 1 },
  { month: 10, weekday: MONDAY, which: 2 },
  { month: 11, weekday: THURSDAY, which: 4 },
] as const;

/** @returns the days of a year on which federal offices are closed, in order. New Year's Day of the year after may be one. */
export function federalHolidays(year: number): string[] {
  const ofDates = [...fixed, [13, 1] as const].map(([month, day]) =>
    observed(new Date(Date.UTC(year, month - 1, day))),
  );
  const ofWeekdays = floating.map(({ month, weekday, which }) => weekdayOf(year, month, weekday, which));
  return [...ofDates, ...ofWeekdays]
    .map(isoOf)
    .filter((day) => day.startsWith(String(year)))
    .toSorted();
}

/** Whether an ISO date is a business day. */
export function isBusinessDay(day: string): boolean {
  const weekday = dateOf(day).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

/** @returns the `count`th business day after a day; before it for a negative number. */
export function addBusinessDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let date = day;
  for (let left = Math.abs(count); left > 0;) {
    date = isoOf(new Date(dateOf(date).getTime() + step * DAY_MS));
    if (isBusinessDay(date)) left -= 1;
  }
  return date;
}

function observed(date: Date): Date {
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * DAY_MS);
}

function weekdayOf(year: number, month: number, weekday: number, which: number | 'last'): Date {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const day = 1 + ((weekday - first.getUTCDay() + 7) % 7);
  if (which !== 'last') return new Date(Date.UTC(year, month - 1, day + 7 * (which - 1)));
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, day + 7 * Math.floor((daysInMonth - day) / 7)));
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
