/**
 * When a lock ends that the server has told of.
 *
 * @param lockedFor seconds; undefined where it does not say.
 * @param now milliseconds of this browser's clock, as the answer.
 */
export function lockedUntil(lockedFor: number | undefined, now: number): number | null {
  return lockedFor === undefined ? null : now + lockedFor * 1000;
}
