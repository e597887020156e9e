/** A time as spec §9 tells it: "Now (under 60 s); minutes (under an hour); hours (today); Yesterday at time; otherwise date and time". */
export type HowLongAgo =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number }
  | { readonly kind: 'yesterday' | 'date' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** @param time what is told, seen from `now`, by the calendar of the browser. A time to come is told by its date. */
export function howLongAgo(time: Date, now: Date): HowLongAgo {
  const age = now.getTime() - time.getTime();
  // The clocks of a browser and a server differ by a little.
  if (age < -MINUTE) return { kind: 'date' };
  if (age < MINUTE) return { kind: 'now' };
  if (age < HOUR) return { kind: 'minutes', count: Math.floor(age / MINUTE) };
  const today = dayOf(now);
  if (dayOf(time) === today) return { kind: 'hours', count: Math.floor(age / HOUR) };
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return { kind: dayOf(time) === dayOf(yesterday) ? 'yesterday' : 'date' };
}

function dayOf(time: Date): string {
  return time.toDateString();
}
