import { dayIn, timeIn } from '../../platform/time.ts';

/** The next time that it is this hour, in the hospital's own time. */
export function nextTurnAt(timeZone: string, hour: number, now: Date): Date {
  const at = (day: string): Date => timeIn(timeZone, `${day}T${String(hour).padStart(2, '0')}:00:00`);
  const today = dayIn(timeZone, now);
  return at(today) > now ? at(today) : at(dayAfter(today));
}

/** Of the calendar: a day of 23 or 25 hours is one day as well. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
