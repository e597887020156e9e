export const HOUR_SECONDS = 3600;
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
