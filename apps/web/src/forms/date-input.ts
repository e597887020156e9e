import type { DateParts } from '../ui/read-whole-date.ts';

/** A date of three boxes as the rules read it and calls take it: month/day/year. */
export function dateInput({ month, day, year }: DateParts): string {
  return [month, day, year].map((part) => part.trim()).join('/');
}
