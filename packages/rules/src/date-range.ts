import { dateOfDayNumber, dayNumberOf } from './day-number.ts';
import { readTypedDay } from './typed-day.ts';

/** From the start to the end, both included. ISO dates. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** What is wrong with a date of a range. */
export type DateRangeError = 'invalid' | 'tooEarly' | 'tooLate';

const WEEK = 7;
const WINDOW_MONTHS = 6;

/**
 * The days between which a range may be (spec §5, §9: "today to six months ahead").
 *
 * @param today ISO date. Where the sixth month has no such day, its last day counts.
 */
export function rangeWindow(today: string): DateRange {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + WINDOW_MONTHS, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + WINDOW_MONTHS, Math.min(day, lastOfMonth)));
  return { start: today, end: end.toISOString().slice(0, 10) };
}

/** The range to begin with (spec §5: "default end one week ahead"). */
export function defaultRange(today: string): DateRange {
  return { start: today, end: dateOfDayNumber(dayNumberOf(today) + WEEK) };
}

/** The range after its start was chosen. A start after the end takes the end along. */
export function withStart({ end }: DateRange, start: string): DateRange {
  return { start, end: end < start ? start : end };
}

/** The range after its end was chosen (spec §4: "choosing an end before the start moves the start"). */
export function withEnd({ start }: DateRange, end: string): DateRange {
  return { start: end < start ? end : start, end };
}

/**
 * Reads a date of a range: M/D/YYYY, one or two digits for month and day, a real day (spec §5).
 *
 * @param window the days that are allowed.
 * @returns an ISO date, or what is wrong.
 */
export function readRangeDate(typed: string, window: DateRange): { date: string } | { error: DateRangeError } {
  const date = readTypedDay(typed);
  if (date === null) return { error: 'invalid' };
  if (date < window.start) return { error: 'tooEarly' };
  return date > window.end ? { error: 'tooLate' } : { date };
}
