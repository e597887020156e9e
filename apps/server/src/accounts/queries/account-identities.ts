import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountIdentitiesTable } from '../../platform/db/identity-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type AccountIdentity = Selectable<AccountIdentitiesTable>;

/** The account that an account elsewhere is linked to. */
export async function findAccountOfSubject(db: Kysely<Tables>, subjectHash: Uint8Array): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_subjects')
    .select('account_id')
    .where('subject_hash', '=', subjectHash)
    .executeTakeFirst();
  return row?.account_id;
}

export async function listIdentities(db: Kysely<Tables>, accountId: string): Promise<AccountIdentity[]> {
  return db
    .selectFrom('account_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider_id')
    .execute();
}

/**
 * Links an account elsewhere, if it is linked to no account, and the account to no other one of the same identity provider.
 *
 * @returns whether it is linked to this account now. Of two calls for one account elsewhere, one succeeds.
 */
export async function linkIdentity(
  trx: Transaction<Tables>,
  { account_id, provider_id, subject_hash, linked_at }: Omit<AccountIdentity, 'last_used_at'>,
): Promise<boolean> {
  await trx
    .insertInto('account_identities')
    .values({ account_id, provider_id, subject_hash, linked_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await trx
    .selectFrom('account_identities')
    .select('subject_hash')
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .executeTakeFirst();
  if (own === undefined || Buffer.compare(own.subject_hash, subject_hash) !== 0) return false;
  await trx
    .insertInto('identity_subjects')
    .values({ subject_hash, account_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await findAccountOfSubject(trx, subject_hash)) === account_id) return true;
  await trx
    .deleteFrom('account_identities')
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .execute();
  return false;
}

/** @returns whether there was one to unlink. */
export async function unlinkIdentity(
  trx: Transaction<Tables>,
  accountId: string,
  providerId: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('account_identities')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .returning('subject_hash')
    .executeTakeFirst();
  if (deleted === undefined) return false;
  await trx
    .deleteFrom('identity_subjects')
    .where('subject_hash', '=', deleted.subject_hash)
    .where('account_id', '=', accountId)
    .execute();
  return true;
}

/** Notes that an account elsewhere has signed its owner in. */
export async function touchIdentity(
  trx: Transaction<Tables>,
  accountId: string,
  providerId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account_identities')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .execute();
}
