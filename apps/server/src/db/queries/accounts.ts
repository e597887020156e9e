import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AccountsTable, AdmissionsTable } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

export type Account = Selectable<AccountsTable>;

/**
 * Writes an account with what it is found by, in one statement. Returns false, and writes nothing, where the username is
 * taken.
 */
export async function insertAccount(
  trx: Transaction<Tables>,
  found: { account: Insertable<AccountsTable>; usernameKey: Uint8Array; personKey: Uint8Array },
): Promise<boolean> {
  const { account, usernameKey, personKey } = found;
  const { account_id: id, profile, password_hash, password_changed_at, created_at } = account;
  const written = await sql`
    with name as (
      insert into usernames (username_key, account_id) values (${usernameKey}, ${id}::uuid)
      on conflict do nothing returning account_id
    ), person as (
      insert into account_people (person_key, account_id) select ${personKey}::bytea, account_id from name
    )
    insert into accounts (account_id, profile, password_hash, password_changed_at, security_question,
      security_answer_hash, created_at)
    select account_id, ${profile}::text, ${password_hash}::text, ${password_changed_at}::timestamptz,
      ${account.security_question}::text, ${account.security_answer_hash}::text, ${created_at}::timestamptz
    from name returning account_id`.execute(trx);
  return written.rows.length > 0;
}

export async function findAccount(db: Kysely<Tables>, accountId: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function findAccountByUsername(db: Kysely<Tables>, key: Uint8Array): Promise<Account | undefined> {
  return db
    .selectFrom('usernames')
    .innerJoin('accounts', 'accounts.account_id', 'usernames.account_id')
    .selectAll('accounts')
    .where('username_key', '=', key)
    .executeTakeFirst();
}

/** The account of a username, and whether a device has signed in to it before. One statement, alike for unknown names. */
export async function findAccountOfSignIn(
  db: Kysely<Tables>,
  usernameKey: Uint8Array,
  deviceKey: Uint8Array | null,
): Promise<(Account & { is_familiar: boolean }) | undefined> {
  // Each row by its key: a join of three tables takes longer to plan than to answer.
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
      eb.selectFrom('usernames').select('usernames.account_id').where('username_key', '=', usernameKey),
    )
    .executeTakeFirst();
}

/** Every account of a person: several, where somebody enrolled twice. The oldest comes first. */
export async function findAccountsOfPerson(db: Kysely<Tables>, personKey: Uint8Array): Promise<Account[]> {
  return db
    .selectFrom('account_people')
    .innerJoin('accounts', 'accounts.account_id', 'account_people.account_id')
    .selectAll('accounts')
    .where('person_key', '=', personKey)
    .orderBy('created_at')
    .execute();
}

/** An account with where its owner lies, if they are in the hospital. */
export async function findPatient(
  db: Kysely<Tables>,
  accountId: string,
): Promise<{ profile: string; admitted_to: AdmissionsTable['class'] | null } | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('admissions', 'admissions.account_id', 'accounts.account_id')
    .select(['profile', 'class as admitted_to'])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
}

/** What a sign-in depends on. */
export type HeldAccount = Pick<Account, 'standing' | 'password_hash' | 'profile' | 'recovered_by_email'> & {
  admitted_to: AdmissionsTable['class'] | null;
};

/**
 * Reads what a sign-in depends on, and holds it: whoever suspends the account or changes its password at the same moment
 * comes before or after, and finds the session then.
 */
export async function lockForSignIn(trx: Transaction<Tables>, accountId: string): Promise<HeldAccount | undefined> {
  return heldAccount(trx, accountId).executeTakeFirst();
}

/**
 * The same, with whether the sign-in needs a second step: the account has a confirmed factor, and the browser shows no
 * cookie of a device that is remembered.
 *
 * @param rememberHash hash of the device cookie; null where the browser has none for this account.
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
    .select(['standing', 'password_hash', 'profile', 'recovered_by_email'])
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

/** @param change recoveredByEmail, standing: left as they are if absent. */
export async function setPassword(
  trx: Transaction<Tables>,
  change: {
    accountId: string;
    hash: string;
    at: Date;
    recoveredByEmail?: boolean;
    standing?: Account['standing'];
  },
): Promise<void> {
  const { accountId, hash, at, recoveredByEmail, standing } = change;
  await trx
    .updateTable('accounts')
    .set({
      password_hash: hash,
      password_changed_at: at,
      ...(recoveredByEmail === undefined ? {} : { recovered_by_email: recoveredByEmail }),
      ...(standing === undefined ? {} : { standing }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

export async function setStanding(
  trx: Transaction<Tables>,
  accountId: string,
  standing: Account['standing'],
): Promise<void> {
  await trx.updateTable('accounts').set({ standing }).where('account_id', '=', accountId).execute();
}

/** @param question id: one of those that the portal offers; answerHash: of hashPassword. */
export async function setSecurityQuestion(
  trx: Transaction<Tables>,
  accountId: string,
  question: { id: string; answerHash: string },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ security_question: question.id, security_answer_hash: question.answerHash })
    .where('account_id', '=', accountId)
    .execute();
}

/** Notes that the mailbox may be a second factor again. */
export async function clearRecoveredByEmail(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.updateTable('accounts').set({ recovered_by_email: false }).where('account_id', '=', accountId).execute();
}
