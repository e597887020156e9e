import type { RefusalDetails } from '@portico/contract';
import type { Kysely } from 'kysely';
import { countLocksOf, countTry, deleteTries, deleteTriesOf, findLockEnd } from './try-locks.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import { secondsUntil } from '../time.ts';
import type { TryLimit } from './try-limit.ts';

/** A try that may be checked. */
export interface AllowedTry {
  allowed: true;
  /** Tries that are left if this one fails. */
  remaining: number;
  /** Seconds of the lock if this try fails; 0 if more tries are left. */
  lockedFor: number;
}

export interface RefusedTry {
  allowed: false;
  /** Seconds until the lock ends; 0 where the answer to a captcha opens the way now. */
  lockedFor: number;
}

/**
 * Counts a try *before* it is checked, in one statement: of fifty at once, no more than the limit are allowed. The last
 * allowed one sets the lock, and its success lifts the lock (clearTries).
 *
 * @param limits at least one that locks. Checked in their order: if one is used up, the try does not count against those after it.
 * @param firstLockSeconds length of the first lock; each further one is twice as long, up to a day. After a day without
 * a try all counts are deleted.
 */
export async function beginTry(
  db: Kysely<Tables>,
  limits: readonly TryLimit[],
  now: Date,
  firstLockSeconds: number,
): Promise<AllowedTry | RefusedTry> {
  const counted = await countTry(db, limits, now, firstLockSeconds);
  const tries = counted.map(({ key, failures, locked_until }) => ({
    failures,
    locksFor: waitUntil(locked_until, now),
    ...(limits.find((each) => each.key === key) ?? { limit: 0, beyond: 'lock' as const }),
  }));
  const locking = tries.filter(({ beyond }) => beyond === 'lock');
  const lockedFor = Math.max(0, ...locking.map(({ locksFor }) => locksFor));
  const isBeyond = tries.some(({ failures, limit }) => failures > limit);
  if (isBeyond) return { allowed: false, lockedFor: locking.some(isUsedUp) ? lockedFor : 0 };
  return { allowed: true, remaining: Math.min(...locking.map(({ failures, limit }) => limit - failures)), lockedFor };
}

const isUsedUp = ({ failures, limit }: { failures: number; limit: number }): boolean => failures > limit;

/** Deletes tries and locks after a success. */
export async function clearTries(db: Kysely<Tables>, limits: readonly TryLimit[]): Promise<void> {
  await deleteTries(db, limits);
}

/** Lifts every lock of a username or an account, for staff. */
export async function liftLocks(db: Kysely<Tables>, subjects: readonly Uint8Array[]): Promise<void> {
  await deleteTriesOf(db, subjects);
}

/** The locks of a username, a person or an account that hold now, wherever they came from. */
export async function countLocks(db: Kysely<Tables>, subjects: readonly Uint8Array[], now: Date): Promise<number> {
  return countLocksOf(db, subjects, now);
}

/** Seconds until none of these limits is locked; 0 if none is. Does not count as a try. */
export async function findLock(db: Kysely<Tables>, limits: readonly TryLimit[], now: Date): Promise<number> {
  return waitUntil(await findLockEnd(db, beyondWhich(limits, 'lock'), now), now);
}

/** Whether a try needs the answer to a captcha now. Does not count as a try. */
export async function findCaptcha(db: Kysely<Tables>, limits: readonly TryLimit[], now: Date): Promise<boolean> {
  const counting = beyondWhich(limits, 'captcha');
  return counting.length > 0 && (await findLockEnd(db, counting, now)) !== null;
}

function beyondWhich(limits: readonly TryLimit[], what: TryLimit['beyond']): TryLimit[] {
  return limits.filter(({ beyond }) => beyond === what);
}

/** The refusal of a try that is not checked: by a lock, or for want of the answer to a captcha. */
export function refuseTry({ lockedFor }: RefusedTry): Refusal {
  return lockedFor > 0 ? refuseLocked(lockedFor) : new Refusal('captchaRefused');
}

/** The refusal of a try that is not checked. @param lockedFor seconds. */
export function refuseLocked(lockedFor: number): Refusal {
  return new Refusal('loginLockout', [], undefined, { action: 'loginLockout', lockedFor });
}

/** The refusal of a wrong password: with the tries that are left, or as the lock that it set. */
export function refuseLogin({ remaining, lockedFor }: AllowedTry): Refusal {
  if (remaining === 0) return refuseLocked(lockedFor);
  const details: RefusalDetails = { action: 'invalidLogin', numRemainingLogin: remaining };
  return new Refusal('invalidLogin', [], undefined, details);
}

function waitUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : secondsUntil(end, now);
}
