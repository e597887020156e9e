/**
 * The age of a time as in spec §9: "Now (under 60 s); minutes (under an hour); hours (today); Yesterday at time;
 * otherwise date and time".
 */
export type HowLongAgo =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number }
  | { readonly kind: 'yesterday' | 'date' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** @param time seen from `now`, by the browser's calendar. A future time is shown as a date. */
export function howLongAgo(time: Date, now: Date): HowLongAgo {
  const age = now.getTime() - time.getTime();
  // The clocks of browser and server may differ slightly.
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
