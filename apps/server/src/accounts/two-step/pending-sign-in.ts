import type { Kysely } from 'kysely';
import { hashOf } from '../../platform/crypto/token.ts';
import { type Account, findAccount } from '../queries/accounts.ts';
import { findPendingSignIn, type PendingKey } from '../queries/pending-sign-ins.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import type { ByIdentity } from '../identities/by-identity.ts';
import type { HeldFactor } from './factors.ts';

/** A sign-in of this browser whose first step is done and whose second is not. */
export interface PendingSignIn {
  key: PendingKey;
  account: Account;
  expiresAt: Date;
  /** Null: it was begun by the password. */
  identity: ByIdentity | null;
}

/**
 * The browser's pending sign-in, by its cookie.
 *
 * @throws Refusal signInExpired if there is none, it has expired, or the cookie came from another browser.
 */
export async function requirePendingSignIn(db: Kysely<Tables>, visitor: Visitor, now: Date): Promise<PendingSignIn> {
  const shown = readAccountToken(visitor.cookies.read('pending') ?? '');
  if (shown === null) throw new Refusal('signInExpired');
  const key = { accountId: shown.accountId, tokenHash: shown.hash, browserHash: hashOf(visitor.browserId) };
  const pending = await findPendingSignIn(db, key, now);
  const account = pending && (await findAccount(db, key.accountId));
  if (pending === undefined || account === undefined) throw new Refusal('signInExpired');
  const { expires_at: expiresAt, identity_provider: provider, identity_amr: amr, identity_session: session } = pending;
  return { key, account, expiresAt, identity: provider === null ? null : { provider, amr: amr ?? [], session } };
}

/**
 * The factors that may be the second one. The mailbox may not, if it was the first: a password reset by a mailed link
 * proves no more than the mailbox (docs/decisions/0019).
 */
export function offeredFactors(
  factors: readonly HeldFactor[],
  account: Pick<Account, 'recovered_by_email'>,
): HeldFactor[] {
  return factors.filter(({ secret }) => !(account.recovered_by_email && secret.kind === 'email'));
}
