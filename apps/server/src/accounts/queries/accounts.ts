import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AccountsTable, AdmissionsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type Account = Selectable<AccountsTable>;

/**
 * Adds an account with its lookup keys. Returns false, and writes nothing, if the username is taken under one of them.
 */
export async function insertAccount(
  trx: Transaction<Tables>,
  found: { account: Insertable<AccountsTable>; usernameKeys: readonly Uint8Array[]; personKey: Uint8Array },
): Promise<boolean> {
  const { account, usernameKeys, personKey } = found;
  const { account_id: id, profile, password_hash, password_changed_at, created_at } = account;
  // In their order, so that two who want one name wait for each other and neither has one key of it alone.
  const keys = usernameKeys.toSorted((one, other) => Buffer.compare(one, other));
  const taken = await trx
    .insertInto('usernames')
    .values(keys.map((username_key) => ({ username_key, account_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(taken.numInsertedOrUpdatedRows ?? 0n) < keys.length) {
    await trx.deleteFrom('usernames').where('username_key', 'in', keys).where('account_id', '=', id).execute();
    return false;
  }
  await sql`
    with person as (
      insert into account_people (person_key, account_id) values (${personKey}, ${id}::uuid)
    )
    insert into accounts (account_id, profile, password_hash, password_changed_at, security_question,
      security_answer_hash, created_at, terms_accepted_at, terms_version, email_confirmed_at, patient_id)
    values (${id}::uuid, ${profile}::text, ${password_hash}::text, ${password_changed_at}::timestamptz,
      ${account.security_question}::text, ${account.security_answer_hash}::text, ${created_at}::timestamptz,
      ${account.terms_accepted_at ?? null}::timestamptz, ${account.terms_version ?? null}::text,
      ${account.email_confirmed_at ?? null}::timestamptz, ${account.patient_id ?? null}::uuid)`.execute(trx);
  return true;
}

/** Deletes an account whose terms are not accepted, with its lookup keys. Returns whether there was one. */
export async function deleteUnfinishedAccount(
  trx: Transaction<Tables>,
  accountId: string,
  found: { usernameKeys: readonly Uint8Array[]; personKeys: readonly Uint8Array[] },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts')
    .where('account_id', '=', accountId)
    .where('terms_accepted_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .deleteFrom('usernames')
    .where('username_key', 'in', found.usernameKeys)
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .deleteFrom('account_people')
    .where('person_key', 'in', found.personKeys)
    .where('account_id', '=', accountId)
    .execute();
  return true;
}

/**
 * Notes that the owner accepts the terms: from now on the account is found. Returns false if they were accepted
 * already.
 */
export async function acceptAccountTerms(
  trx: Transaction<Tables>,
  accountId: string,
  { version, now }: { version: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('account_id', '=', accountId)
    .where('terms_accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Notes that the owner accepts the terms once more, in another version, and lets every session of the account go on.
 * Returns false if this version was accepted already.
 */
export async function acceptChangedTerms(
  trx: Transaction<Tables>,
  accountId: string,
  { version, now }: { version: string; now: Date },
): Promise<boolean> {
  // The account comes first: a sign-in holds it while it decides whether its session waits.
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('account_id', '=', accountId)
    .where('terms_version', 'is distinct from', version)
    .executeTakeFirst();
  await trx.updateTable('sessions').set({ terms_due: false }).where('account_id', '=', accountId).execute();
  return numUpdatedRows > 0n;
}

export async function findAccount(db: Kysely<Tables>, accountId: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** The sealed profiles of these accounts, of those that exist. */
export async function findProfiles(
  db: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<Pick<Account, 'account_id' | 'profile'>[]> {
  return db.selectFrom('accounts').select(['account_id', 'profile']).where('account_id', 'in', accountIds).execute();
}

/**
 * The account of a username; undefined while its terms are not accepted, and once it is closed.
 *
 * @param usernameKeys of lookup-keys.ts.
 */
export async function findAccountByUsername(
  db: Kysely<Tables>,
  usernameKeys: readonly Uint8Array[],
): Promise<Account | undefined> {
  return db
    .selectFrom('usernames')
    .innerJoin('accounts', 'accounts.account_id', 'usernames.account_id')
    .selectAll('accounts')
    .where('username_key', 'in', usernameKeys)
    .where('terms_accepted_at', 'is not', null)
    .where('standing', '<>', 'closed')
    .executeTakeFirst();
}

/** Every account of a person with accepted terms that is not closed, oldest first. A person who enrolled twice has several. */
export async function findAccountsOfPerson(db: Kysely<Tables>, personKeys: readonly Uint8Array[]): Promise<Account[]> {
  return (
    db
      .selectFrom('accounts')
      .selectAll()
      // While the secret is changed, a person may stand under both keys.
      .where('account_id', 'in', (eb) =>
        eb.selectFrom('account_people').select('account_people.account_id').where('person_key', 'in', personKeys),
      )
      .where('terms_accepted_at', 'is not', null)
      .where('standing', '<>', 'closed')
      .orderBy('created_at')
      .execute()
  );
}

/** An account, and the owner's place in the hospital if they are admitted. */
export async function findPatient(
  db: Kysely<Tables>,
  accountId: string,
): Promise<
  | (Pick<
      Account,
      'account_id' | 'profile' | 'security_points' | 'patient_id' | 'recovered_by_email' | 'email_confirmed_at'
    > & {
      admitted_to: AdmissionsTable['class'] | null;
    })
  | undefined
> {
  return db
    .selectFrom('accounts')
    .leftJoin('admissions', 'admissions.account_id', 'accounts.account_id')
    .select(['accounts.account_id', 'profile', 'security_points', 'patient_id', 'recovered_by_email'])
    .select('email_confirmed_at')
    .select('class as admitted_to')
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
}

/** @param change an absent property leaves its column as it is. */
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
  const { accountId, hash, at, recoveredByEmail, standing: status } = change;
  await trx
    .updateTable('accounts')
    .set({
      password_hash: hash,
      password_changed_at: at,
      ...(recoveredByEmail === undefined ? {} : { recovered_by_email: recoveredByEmail }),
      ...(status === undefined ? {} : { standing: status }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

export async function setAccountStatus(
  trx: Transaction<Tables>,
  accountId: string,
  status: Account['standing'],
): Promise<void> {
  await trx.updateTable('accounts').set({ standing: status }).where('account_id', '=', accountId).execute();
}

/** @param question id: one of the portal's questions; answerHash: made by hashPassword. */
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

/**
 * The security points of an account, locked until the transaction ends; undefined if there is no such account. A caller
 * that counts what an account has, before adding to it, locks it first.
 */
export async function holdSecurityPoints(
  trx: Transaction<Tables>,
  accountId: string,
): Promise<readonly string[] | undefined> {
  const held = await trx
    .selectFrom('accounts')
    .select('security_points')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return held?.security_points;
}

export async function setSecurityPoints(
  trx: Transaction<Tables>,
  accountId: string,
  points: readonly string[],
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ security_points: [...points] })
    .where('account_id', '=', accountId)
    .execute();
}

/** Notes whose record the account opens from now on. */
export async function setAccountPatient(trx: Transaction<Tables>, accountId: string, patientId: string): Promise<void> {
  await trx.updateTable('accounts').set({ patient_id: patientId }).where('account_id', '=', accountId).execute();
}
