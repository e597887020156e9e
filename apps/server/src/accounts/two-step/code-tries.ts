import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { twoStepSubjects } from '../sign-in/try-subjects.ts';
import { type AllowedTry, beginTry, findLock, refuseLocked } from '../../platform/limits/tries.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Verdict } from './spend-code.ts';

/**
 * Counts a try at a second factor before it is checked: five for an account, over all its factors and sessions.
 *
 * @throws Refusal loginLockout
 */
export async function beginCodeTry(accountId: string, visitor: Visitor, services: Services): Promise<AllowedTry> {
  const { database, ports, settings } = services;
  const limits = twoStepSubjects(settings.keys, accountId);
  const tried = await beginTry(database.db, limits, ports.clock.now(), settings.healthSystem.firstLockSeconds);
  return tried.allowed ? tried : refuseLockedStep(accountId, tried.lockedFor, visitor, services);
}

/** Seconds until the codes of an account are locked no more; 0 if they are not. Passkeys never are. */
export async function findCodeLock(
  accountId: string,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<number> {
  return findLock(database.db, twoStepSubjects(settings.keys, accountId), ports.clock.now());
}

/**
 * Refuses while the codes of an account are locked. Does not count as a try.
 *
 * @throws Refusal loginLockout
 */
export async function requireNoCodeLock(accountId: string, visitor: Visitor, services: Services): Promise<void> {
  const lockedFor = await findCodeLock(accountId, services);
  if (lockedFor > 0) await refuseLockedStep(accountId, lockedFor, visitor, services);
}

/**
 * Writes into the audit trail that a lockout refused the second step, then refuses.
 *
 * @throws Refusal loginLockout, always.
 */
export async function refuseLockedStep(
  accountId: string,
  lockedFor: number,
  visitor: Visitor,
  services: Services,
): Promise<never> {
  const actor = visitor.session === null ? 'visitor' : 'account';
  const record = { event: 'secondStepRefused', accountId, actor, details: { reason: 'locked' } } as const;
  return refuseAndRecord(refuseLocked(lockedFor), record, visitor, services);
}

/** The refusal of a failed try: with the tries that are left, or the lockout that it caused. */
export function refuseCode(verdict: Exclude<Verdict, 'right'>, { remaining, lockedFor }: AllowedTry): Refusal {
  return remaining === 0
    ? refuseLocked(lockedFor)
    : new Refusal(verdict, [], undefined, { numRemainingLogin: remaining });
}
