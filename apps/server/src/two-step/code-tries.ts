import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { twoStepSubjects } from '../lockout/subjects.ts';
import { type AllowedTry, beginTry, findLock, refuseLocked } from '../lockout/tries.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Verdict } from './spend-code.ts';

/**
 * Counts a try at a second factor before it is evaluated: five for an account, over all its factors and sessions.
 *
 * @throws Refusal loginLockout
 */
export async function beginCodeTry(
  db: Kysely<Tables>,
  accountId: string,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<AllowedTry> {
  const limits = twoStepSubjects(settings.secret, accountId);
  const tried = await beginTry(db, limits, ports.clock.now(), settings.healthSystem.firstLockSeconds);
  if (!tried.allowed) throw refuseLocked(tried.lockedFor);
  return tried;
}

/**
 * Refuses while the second step of an account is locked. Does not count as a try.
 *
 * @throws Refusal loginLockout
 */
export async function requireNoCodeLock(
  db: Kysely<Tables>,
  accountId: string,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const keys = twoStepSubjects(settings.secret, accountId).map(({ key }) => key);
  const lockedFor = await findLock(db, keys, ports.clock.now());
  if (lockedFor > 0) throw refuseLocked(lockedFor);
}

/** The refusal of a try that failed: with the tries that are left, or as the lock that it set. */
export function refuseCode(verdict: Exclude<Verdict, 'right'>, { remaining, lockedFor }: AllowedTry): Refusal {
  return remaining === 0
    ? refuseLocked(lockedFor)
    : new Refusal(verdict, [], undefined, { numRemainingLogin: remaining });
}
