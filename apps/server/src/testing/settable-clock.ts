import type { Clock } from '../ports/clock.ts';

/** A clock that changes only when a test sets it. */
export interface SettableClock extends Clock {
  advance(seconds: number): void;
}

export function settableClock(start = '2026-11-21T10:00:00Z'): SettableClock {
  let millis = Date.parse(start);
  return {
    now: () => new Date(millis),
    advance: (seconds) => {
      millis += seconds * 1000;
    },
  };
}
