import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Account } from './accounts.ts';

/** What is held of an account whose address is confirmed or changed, locked until the transaction ends. */
export type AccountOfEmail = Pick<Account, 'account_id' | 'profile' | 'standing' | 'email_confirmed_at'>;

export async function holdAccountOfEmail(
  trx: Transaction<Tables>,
  accountId: string,
): Promise<AccountOfEmail | undefined> {
  return trx
    .selectFrom('accounts')
    .select(['account_id', 'profile', 'standing', 'email_confirmed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setEmailConfirmed(trx: Transaction<Tables>, accountId: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ email_confirmed_at: now }).where('account_id', '=', accountId).execute();
}

/** @param profile sealed, with an address that is not confirmed. */
export async function setProfileWithNewEmail(
  trx: Transaction<Tables>,
  accountId: string,
  profile: string,
): Promise<void> {
  const change = { profile, email_confirmed_at: null };
  await trx.updateTable('accounts').set(change).where('account_id', '=', accountId).execute();
}
