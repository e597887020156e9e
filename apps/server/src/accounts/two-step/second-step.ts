import type { Transaction } from 'kysely';
import { hashOf } from '../../platform/crypto/token.ts';
import { insertPendingSignIn } from '../queries/pending-sign-ins.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { ByIdentity } from '../identities/by-identity.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { newAccountToken, readAccountToken } from '../../platform/crypto/account-token.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The hash of the cookie that may remember this browser for the account; null if there is none. */
export function rememberHashOf({ cookies }: Pick<Visitor, 'cookies'>, accountId: string): Uint8Array | null {
  const shown = readAccountToken(cookies.read('device') ?? '');
  return shown?.accountId === accountId ? shown.hash : null;
}

/**
 * Stores that the password was right, or that somebody came by an account elsewhere, and gives the browser the cookie for the second step. It is bound to the browser;
 * a sign-in that begins elsewhere does not end it.
 */
export async function beginSecondStep(
  trx: Transaction<Tables>,
  accountId: string,
  visitor: Visitor,
  now: Date,
  identity: ByIdentity | null = null,
): Promise<void> {
  const { token, hash } = newAccountToken(accountId);
  await insertPendingSignIn(trx, {
    account_id: accountId,
    token_hash: hash,
    browser_hash: hashOf(visitor.browserId),
    challenge: null,
    identity_provider: identity?.provider ?? null,
    identity_amr: identity === null ? null : [...identity.amr],
    identity_session: identity?.session ?? null,
    expires_at: secondsAfter(now, limits.secondStep.window),
  });
  visitor.cookies.set('pending', token, limits.secondStep.window);
}
