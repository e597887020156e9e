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

/** The machine's clock, from which a test can go on ahead. For what is checked by the clocks of others, as signed tokens are. */
export function runningClock(): SettableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
