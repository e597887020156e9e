import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PendingSignInsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** The key of a pending sign-in: the account and the hash of its token, which only one browser has. */
export interface PendingKey {
  accountId: string;
  tokenHash: Uint8Array;
  browserHash: Uint8Array;
}

/** Stores a sign-in whose second step is not done yet. Only hashes of the token and the browser are stored. */
export async function insertPendingSignIn(db: Kysely<Tables>, pending: Insertable<PendingSignInsTable>): Promise<void> {
  await db.insertInto('pending_sign_ins').values(pending).execute();
}

/** When the pending sign-in ends, and by which identity provider it was begun; undefined if it is unknown, expired, spent, or another browser's. */
export async function findPendingSignIn(
  db: Kysely<Tables>,
  key: PendingKey,
  now: Date,
): Promise<
  | Pick<Selectable<PendingSignInsTable>, 'expires_at' | 'identity_provider' | 'identity_amr' | 'identity_session'>
  | undefined
> {
  return db
    .selectFrom('pending_sign_ins')
    .select(['expires_at', 'identity_provider', 'identity_amr', 'identity_session'])
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a pending sign-in after its success. If several requests try at the same time, exactly one gets true. */
export async function spendPendingSignIn(db: Kysely<Tables>, key: PendingKey, now: Date): Promise<boolean> {
  const spent = await db
    .deleteFrom('pending_sign_ins')
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

/** Stores the challenge that a passkey must sign. The previous one is no longer valid. */
export async function setPendingChallenge(db: Kysely<Tables>, key: PendingKey, challenge: string): Promise<void> {
  await db
    .updateTable('pending_sign_ins')
    .set({ challenge })
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .execute();
}

/** Takes the challenge and returns it, so that it can be tried once. null if there is none. */
export async function spendPendingChallenge(trx: Transaction<Tables>, key: PendingKey): Promise<string | null> {
  const row = await trx
    .selectFrom('pending_sign_ins')
    .select('challenge')
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .updateTable('pending_sign_ins')
    .set({ challenge: null })
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .execute();
  return row?.challenge ?? null;
}
