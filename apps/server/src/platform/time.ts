export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The time a number of seconds later; earlier for a negative number. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Seconds from one time to another, with their fraction; negative if the other came before. */
export function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

/** Whole seconds until a time, rounded up, to show as a wait; 0 if the time has passed. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil(secondsBetween(now, time)));
}

/** The local time in a time zone (an IANA name): ISO date and time to the second, without the zone. */
export function localTimeIn(timeZone: string, time: Date): string {
  return formatIn(timeZone).format(time).replace(' ', 'T');
}

/** One for each zone: they take long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // The Swedish locale formats dates as ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
}

/** The ISO date in a time zone: "today" is the hospital's day, not the server's. */
export function dayIn(timeZone: string, time: Date): string {
  const minute = Math.floor(time.getTime() / (MINUTE_SECONDS * 1000));
  const key = `${timeZone} ${minute}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = localTimeIn(timeZone, time).slice(0, 10);
  if (days.size >= MAX_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** Of the minutes that were asked for: each day begins with a whole one, and formatting takes long for what every estimate asks. */
const days = new Map<string, string>();
const MAX_DAYS = 1000;

/**
 * The time at which clocks in a time zone show a local time (ISO, without a zone). Of two in autumn the first; in the gap of
 * spring the one that clocks show instead.
 */
export function timeIn(timeZone: string, local: string): Date {
  const wanted = new Date(`${local}Z`).getTime();
  // The zone's offset is asked for at the first guess, and once more near the time that it leads to.
  let time = wanted;
  for (let round = 0; round < 2; round += 1) {
    time += wanted - new Date(`${localTimeIn(timeZone, new Date(time))}Z`).getTime();
  }
  return new Date(time);
}
