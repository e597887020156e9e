import type { Insertable, Kysely, Transaction } from 'kysely';
import type { PendingSignInsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Names one pending sign-in: the account and the hash of its token, which only one browser has. */
export interface PendingKey {
  accountId: string;
  tokenHash: Uint8Array;
  browserHash: Uint8Array;
}

/** Keeps a sign-in whose second step is still to come. Only hashes of the token and of the browser go in. */
export async function insertPendingSignIn(db: Kysely<Tables>, pending: Insertable<PendingSignInsTable>): Promise<void> {
  await db.insertInto('pending_sign_ins').values(pending).execute();
}

/** When the pending sign-in ends; undefined where it is unknown, over, spent, or another browser's. */
export async function findPendingSignIn(
  db: Kysely<Tables>,
  key: PendingKey,
  now: Date,
): Promise<{ expires_at: Date } | undefined> {
  return db
    .selectFrom('pending_sign_ins')
    .select('expires_at')
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a pending sign-in by its success. Of several at once exactly one is told true. */
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

/** Keeps the challenge that a passkey must sign; the one before is worth nothing from then on. */
export async function setPendingChallenge(db: Kysely<Tables>, key: PendingKey, challenge: string): Promise<void> {
  await db
    .updateTable('pending_sign_ins')
    .set({ challenge })
    .where('account_id', '=', key.accountId)
    .where('token_hash', '=', key.tokenHash)
    .execute();
}

/** Takes the challenge away and answers it: what it was made for can be tried once. null where there is none. */
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
