import type { SessionTimes } from '@portico/contract';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { secondsBetween } from '../../platform/time.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

type Limits = HealthSystem['session'];
type Uses = Pick<SignedIn, 'lastUsedAt' | 'endsAt'>;

/** Seconds between two notes of use, unless the session would soon end because of idle time. */
const NOTED_EVERY = 15;

/** Whether a session is within its idle time and its whole length. */
export function isLive(uses: Uses, limits: Limits, now: Date): boolean {
  const { idleIn, endsIn } = secondsLeft(uses, limits, now);
  return idleIn > 0 && endsIn > 0;
}

/** Whether the use must be noted. Not at each call, so that reading does not write. */
export function isUseDue({ lastUsedAt }: Uses, { idleSeconds }: Limits, now: Date): boolean {
  return secondsBetween(lastUsedAt, now) >= Math.min(NOTED_EVERY, idleSeconds / 10);
}

/** When a session ends, for its browser: in whole seconds, never later than the real end. */
export function sessionTimes(uses: Uses, limits: Limits, now: Date): SessionTimes {
  const { idleIn, endsIn } = secondsLeft(uses, limits, now);
  return { idleIn: wholeSeconds(idleIn), endsIn: wholeSeconds(endsIn), warnFor: limits.warnForSeconds };
}

function secondsLeft({ lastUsedAt, endsAt }: Uses, { idleSeconds }: Limits, now: Date) {
  return { idleIn: idleSeconds - secondsBetween(lastUsedAt, now), endsIn: secondsBetween(now, endsAt) };
}

function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds));
}
