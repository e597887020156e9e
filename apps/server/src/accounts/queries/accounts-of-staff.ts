import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Account } from './accounts.ts';

// What staff see: closed accounts too, and none whose terms were never accepted.

export async function findStaffAccount(db: Kysely<Tables>, accountId: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('terms_accepted_at', 'is not', null)
    .executeTakeFirst();
}

/** @param usernameKeys of lookup-keys.ts. */
export async function findStaffAccountByUsername(
  db: Kysely<Tables>,
  usernameKeys: readonly Uint8Array[],
): Promise<Account | undefined> {
  return db
    .selectFrom('usernames')
    .innerJoin('accounts', 'accounts.account_id', 'usernames.account_id')
    .selectAll('accounts')
    .where('username_key', 'in', usernameKeys)
    .where('terms_accepted_at', 'is not', null)
    .executeTakeFirst();
}

/** A page of all accounts in the order of their ids, after the one of before. @param after null for the first page. */
export async function listAccounts(db: Kysely<Tables>, after: string | null, limit: number): Promise<Account[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('terms_accepted_at', 'is not', null)
    .$if(after !== null, (query) => query.where('account_id', '>', after))
    .orderBy('account_id')
    .limit(limit)
    .execute();
}
