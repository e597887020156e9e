/** Whole seconds from `now` until a moment, both in milliseconds since 1970; 0 from the moment on. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
