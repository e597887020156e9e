import type { SessionTimes } from '@portico/contract';

/** When a session ends and when the warning shows, in milliseconds since 1970: a clock that runs during sleep. */
export interface Deadlines {
  /** The end for inactivity. */
  readonly idleAt: number;
  /** The absolute end, whatever the user does. */
  readonly endsAt: number;
  /** When the warning appears. */
  readonly warnAt: number;
}

/** `quiet`: the end is far; `warning`: it is near; `over`: it has passed. */
export type Phase = 'quiet' | 'warning' | 'over';

/** Converts the server's times, in seconds from now, to deadlines by this browser's clock. */
export function deadlinesFrom(times: SessionTimes, now: number): Deadlines {
  const idleAt = now + times.idleIn * 1000;
  const endsAt = now + times.endsIn * 1000;
  return { idleAt, endsAt, warnAt: Math.min(idleAt, endsAt) - times.warnFor * 1000 };
}

export function phaseAt({ idleAt, endsAt, warnAt }: Deadlines, now: number): Phase {
  if (now >= Math.min(idleAt, endsAt)) return 'over';
  return now >= warnAt ? 'warning' : 'quiet';
}

/** Whole seconds that are left, never below 0. */
export function secondsLeft({ idleAt, endsAt }: Deadlines, now: number): number {
  return Math.max(0, Math.ceil((Math.min(idleAt, endsAt) - now) / 1000));
}

/** Whether activity extends the session: not if the absolute end comes first. */
export function canExtend({ idleAt, endsAt }: Deadlines): boolean {
  return idleAt < endsAt;
}
