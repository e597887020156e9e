import type { Language } from '@portico/contract';
import { localeOf } from '../portal/locale-of.ts';

const MINUTE = 60_000;

/** When a lock ends, in words. */
export interface UnlockTime {
  /** The day, as "Sunday, November 22"; null if it is today. */
  readonly day: string | null;
  /** The time of day, as "3:54 PM". */
  readonly time: string;
  /** The hour on the clock, from 1 to 12: Spanish has "la" for one o'clock and "las" for the others. */
  readonly hour: number;
}

/**
 * Rounded up to the minute, so that a person who returns at that time is not too early.
 *
 * @param until milliseconds of this browser's clock.
 */
export function unlockTime(until: number, language: Language, now: Date): UnlockTime {
  const minute = new Date(Math.ceil(until / MINUTE) * MINUTE);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), options).format(minute);
  const isToday = minute.toDateString() === now.toDateString();
  return {
    day: isToday ? null : format({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: format({ hour: 'numeric', minute: '2-digit' }),
    hour: minute.getHours() % 12 || 12,
  };
}
