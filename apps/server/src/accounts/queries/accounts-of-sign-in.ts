import type { Kysely, Transaction } from 'kysely';
import type { AdmissionsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Account } from './accounts.ts';

/**
 * The account of a username that is not closed, and whether a device has signed in to it before. One statement, which does the same for
 * unknown usernames.
 */
export async function findAccountOfSignIn(
  db: Kysely<Tables>,
  usernameKeys: readonly Uint8Array[],
  deviceKey: Uint8Array | null,
): Promise<(Account & { is_familiar: boolean }) | undefined> {
  // Each row by its key in a subquery: planning a join of three tables takes longer than running it.
  return db
    .selectFrom('accounts')
    .selectAll()
    .select((eb) => {
      const device = eb
        .selectFrom('devices')
        .select('device_id')
        .whereRef('devices.account_id', '=', 'accounts.account_id')
        .where('device_key', '=', deviceKey);
      return eb.exists(device).$castTo<boolean>().as('is_familiar');
    })
    .where('account_id', '=', (eb) =>
      eb
        .selectFrom('usernames')
        .select('usernames.account_id')
        .where('username_key', 'in', usernameKeys)
        // Under both keys, it is one account.
        .limit(1),
    )
    .where('terms_accepted_at', 'is not', null)
    .where('standing', '<>', 'closed')
    .executeTakeFirst();
}

/** What a sign-in depends on. */
export type HeldAccount = Pick<
  Account,
  | 'account_id'
  | 'standing'
  | 'password_hash'
  | 'profile'
  | 'recovered_by_email'
  | 'has_signed_in'
  | 'terms_version'
  | 'patient_id'
> & {
  admitted_to: AdmissionsTable['class'] | null;
};

/**
 * Reads what a sign-in depends on, and locks it. A suspension or a change of the password at the same moment comes
 * before, or after and then finds the new session.
 */
export async function lockForSignIn(trx: Transaction<Tables>, accountId: string): Promise<HeldAccount | undefined> {
  return heldAccount(trx, accountId).executeTakeFirst();
}

/**
 * As lockForSignIn, and tells whether the sign-in needs a second step: the account has a confirmed factor, and the
 * browser has no cookie of a remembered device.
 *
 * @param rememberHash hash of the device cookie; null if the browser has none for this account.
 */
export async function lockForFirstStep(
  trx: Transaction<Tables>,
  accountId: string,
  rememberHash: Uint8Array | null,
  now: Date,
): Promise<(HeldAccount & { needs_second_step: boolean }) | undefined> {
  return heldAccount(trx, accountId)
    .select((eb) => {
      const factors = eb
        .selectFrom('second_factors')
        .select('factor_id')
        .whereRef('second_factors.account_id', '=', 'accounts.account_id')
        .where('confirmed_at', 'is not', null);
      const remembered = eb
        .selectFrom('devices')
        .select('device_id')
        .whereRef('devices.account_id', '=', 'accounts.account_id')
        .where('remember_hash', '=', rememberHash)
        .where('remembered_until', '>', now);
      const isNeeded = eb.and([eb.exists(factors), eb.not(eb.exists(remembered))]);
      return isNeeded.$castTo<boolean>().as('needs_second_step');
    })
    .executeTakeFirst();
}

function heldAccount(trx: Transaction<Tables>, accountId: string) {
  return trx
    .selectFrom('accounts')
    .select([
      'account_id',
      'standing',
      'password_hash',
      'profile',
      'recovered_by_email',
      'has_signed_in',
      'terms_version',
      'patient_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('admissions')
        .select('class')
        .whereRef('admissions.account_id', '=', 'accounts.account_id')
        .as('admitted_to'),
    )
    .where('account_id', '=', accountId)
    .forNoKeyUpdate();
}
