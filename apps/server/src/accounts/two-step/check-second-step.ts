import type { FactorKind, SignInOutcome } from '@portico/contract';
import type { Transaction } from 'kysely';
import { deviceKey } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../profile.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Account } from '../queries/accounts.ts';
import { spendPendingSignIn } from '../queries/pending-sign-ins.ts';
import { holdFactors } from '../queries/second-factors.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findSignInLock } from '../sign-in/sign-in-lock.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AllowedTry } from '../../platform/limits/tries.ts';
import type { Services } from '../../platform/services.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { refuseSuspended } from '../sign-in/refuse-suspended.ts';
import { requireRoomToHash } from '../passwords/password-hash.ts';
import { beginCodeTry, refuseCode, refuseLockedStep } from './code-tries.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import type { Verdict } from './spend-code.ts';

/** What comes with a code or a passkey. */
export interface SecondStep {
  /** The factor's kind, for the audit trail. */
  kind: FactorKind;
  rememberDevice: boolean;
  deviceId: string | undefined;
  /** What takes long: slow hashes. Called after the try is counted, before the transaction. */
  prepare?(): Promise<void>;
  /** Uses up the code or passkey. Called after the try is counted, within the transaction that makes the session. */
  spend(trx: Transaction<Tables>): Promise<Verdict>;
}

/**
 * Completes a sign-in by its second step. Account status and, but for passkeys, lockout apply as at the password: they
 * are checked first, then the try is counted, and only then the code is compared.
 *
 * @throws Refusal loginSuspended, loginLockout, signInExpired, or the result of the try.
 */
export async function takeSecondStep(
  pending: PendingSignIn,
  step: SecondStep,
  visitor: Visitor,
  services: Services,
): Promise<SignInOutcome> {
  const { accountId } = pending.key;
  const context = auditContext(visitor, services);
  const { standing: status } = pending.account;
  if (status !== 'active') {
    const details = { reason: status, factor: step.kind };
    const record = { event: 'signInRefused', accountId, actor: 'visitor', details } as const;
    return refuseAndRecord(refuseSuspended(status), record, visitor, services);
  }
  if (step.prepare !== undefined) requireRoomToHash();
  const tried = step.kind === 'passkey' ? null : await beginStepTry(pending, step, visitor, services);
  await step.prepare?.();

  const outcome = await retriedTransaction(services.database.db, async (trx) => {
    await holdFactors(trx, accountId);
    const verdict = await step.spend(trx);
    if (verdict !== 'right') {
      const details = { factor: step.kind, reason: verdict, locked: tried?.remaining === 0 };
      await appendAudit(trx, context, { event: 'secondStepRefused', accountId, actor: 'visitor', details });
      return verdict;
    }
    if (!(await spendPendingSignIn(trx, pending.key, context.now))) throw new Refusal('signInExpired');
    visitor.cookies.forget('pending');
    const { deviceId, rememberDevice, kind } = step;
    const { identity } = pending;
    return completeSignIn(trx, { accountId, deviceId, rememberDevice, shownFactor: kind, identity }, visitor, services);
  });
  if (typeof outcome === 'string') throw tried === null ? new Refusal(outcome) : refuseCode(outcome, tried);
  return outcome;
}

/**
 * Counts the try of a code. A passkey is not counted: nobody guesses one, so no lock keeps its owner from using it.
 *
 * @throws Refusal loginLockout
 */
async function beginStepTry(
  { account, key }: PendingSignIn,
  { deviceId }: SecondStep,
  visitor: Visitor,
  services: Services,
): Promise<AllowedTry> {
  await requireNoSignInLock(account, deviceId, visitor, services);
  return beginCodeTry(key.accountId, visitor, services);
}

/**
 * The lockout of the password applies to the second step too, or the second step would be a way around it.
 *
 * @throws Refusal loginLockout
 */
async function requireNoSignInLock(
  account: Account,
  deviceId: string | undefined,
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { keys } = services.settings;
  const subject = {
    username: unsealProfile(keys, account).username,
    deviceKey: deviceId === undefined ? null : deviceKey(keys, deviceId),
  };
  const { lockedFor } = await findSignInLock(subject, visitor, services);
  if (lockedFor > 0) await refuseLockedStep(account.account_id, lockedFor, visitor, services);
}
