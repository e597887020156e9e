import type { SessionTimes } from '@portico/contract';

/** When a session ends and when that is told, in milliseconds since 1970: a clock that goes on while a laptop sleeps. */
export interface Deadlines {
  /** For want of use. */
  readonly idleAt: number;
  /** Whatever is done. */
  readonly endsAt: number;
  /** From here on the warning shows. */
  readonly warnAt: number;
}

/** `quiet`: long to go; `warning`: it ends soon; `over`: it should have ended. */
export type Phase = 'quiet' | 'warning' | 'over';

/** The times of the server, in seconds from now, as deadlines by the clock of this browser. */
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

/** Whether using the session makes it last longer: not where its end has come whatever is done. */
export function canExtend({ idleAt, endsAt }: Deadlines): boolean {
  return idleAt < endsAt;
}
