/**
 * When a lock ends, by the server's answer.
 *
 * @param lockedFor seconds; undefined if the server does not say.
 * @param now milliseconds of this browser's clock, when the answer came.
 */
export function lockedUntil(lockedFor: number | undefined, now: number): number | null {
  return lockedFor === undefined ? null : now + lockedFor * 1000;
}
