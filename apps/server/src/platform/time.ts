export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The time so many seconds after another one; before it for a negative number. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Seconds from one time to another, with their fraction; negative where the other came before. */
export function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

/** Whole seconds until a time, as somebody is told to wait: never too few, and 0 where it has come. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil(secondsBetween(now, time)));
}

/** What calendars and clocks of a time zone (an IANA name) show: ISO date and time to the second, without the zone. */
export function localTimeIn(timeZone: string, time: Date): string {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(time).replace(' ', 'T');
}

/** The ISO date that it is in a time zone: "today" is that of the hospital, and not of the server. */
export function dayIn(timeZone: string, time: Date): string {
  return localTimeIn(timeZone, time).slice(0, 10);
}
