import { DAY_SECONDS, secondsAfter, timeIn } from '../platform/time.ts';
import { ActError } from './act-error.ts';
import type { Staff } from './staff.ts';

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Whether a text is a local time of the calendar, as 2026-11-21T10:00. */
export function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  const time = new Date(`${text}:00Z`);
  // A day that the month does not have would become one of the next.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/**
 * A day, or a local time of the hospital, as somebody types it.
 *
 * @param option by which the message names it.
 * @throws ActError timeUnreadable.
 */
export function readLocalTime(option: string, text: string, { settings }: Pick<Staff, 'settings'>): Date {
  const local = isDay(text) ? `${text}T00:00` : text;
  if (!isLocalTime(local)) {
    throw new ActError(
      'timeUnreadable',
      `${option} must be a day or a local time of the hospital, as 2026-11-21 or 2026-11-21T10:00.`,
    );
  }
  return timeIn(settings.healthSystem.timeZone, `${local}:00`);
}

/** As readLocalTime; a day counts to its end, which clocks may put an hour off. */
export function readLocalEnd(option: string, text: string, staff: Pick<Staff, 'settings'>): Date {
  const start = readLocalTime(option, text, staff);
  if (!isDay(text)) return start;
  const next = secondsAfter(new Date(`${text}T00:00:00Z`), DAY_SECONDS)
    .toISOString()
    .slice(0, 10);
  return readLocalTime(option, next, staff);
}
