import type { Transaction } from 'kysely';
import { insertPendingSignIn } from '../db/queries/pending-sign-ins.ts';
import { isSecondStepNeeded } from '../db/queries/second-factors.ts';
import type { Tables } from '../db/tables.ts';
import { hashOf } from '../estimates/guest-identity.ts';
import type { Visitor } from '../http/visitor.ts';
import { newAccountToken, readAccountToken } from '../sessions/session-token.ts';

/** How long the second step may take, in seconds. */
export const SECOND_STEP_SECONDS = 15 * 60;

/**
 * Whether a sign-in whose password was right needs a second step: the account has a confirmed factor, and this browser
 * is not remembered (design: a device is remembered for 30 days).
 */
export async function needsSecondStep(
  trx: Transaction<Tables>,
  accountId: string,
  visitor: Visitor,
  now: Date,
): Promise<boolean> {
  const shown = readAccountToken(visitor.cookies.read('device') ?? '');
  const rememberHash = shown?.accountId === accountId ? shown.hash : null;
  return isSecondStepNeeded(trx, accountId, rememberHash, now);
}

/**
 * Notes that the password was right, and gives the browser the cookie that lets it take the second step. It is bound to
 * the browser; one begun elsewhere does not end it.
 */
export async function beginSecondStep(
  trx: Transaction<Tables>,
  accountId: string,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const { token, hash } = newAccountToken(accountId);
  await insertPendingSignIn(trx, {
    account_id: accountId,
    token_hash: hash,
    browser_hash: hashOf(visitor.browserId),
    challenge: null,
    expires_at: new Date(now.getTime() + SECOND_STEP_SECONDS * 1000),
  });
  visitor.cookies.keep('pending', token, SECOND_STEP_SECONDS);
}
