import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The account of a patient; null if there is none yet. */
export async function accountOf(db: Kysely<Tables>, patientId: string): Promise<string | null> {
  const found = await db
    .selectFrom('patient_accounts')
    .select('account_id')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/**
 * Whether a record is that of an account's patient: the one to which the account is tied, or into which that one was merged since, which the account opens as well.
 *
 * @param found the record's patient.
 */
export async function isRecordOf(
  db: Kysely<Tables>,
  { accountId, patientId }: { readonly accountId: string; readonly patientId: string },
  found: string,
): Promise<boolean> {
  return found === patientId || (await accountOf(db, found)) === accountId;
}

/** The patients of an account, the one that was linked last first: after a merge of records they are several. */
export async function patientsOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Array<{ patientId: string; linkedAt: Date }>> {
  return db
    .selectFrom('patient_accounts')
    .select(['patient_id as patientId', 'linked_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at', 'desc')
    .orderBy('patient_id')
    .execute();
}

/**
 * Lets no account be linked or unlinked until the transaction ends: for what is decided by who opens which record. Whoever links at the same
 * time is waited for. Call it with the registry locked, as imports link with that lock held.
 */
export async function lockLinks(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table patient_accounts in share row exclusive mode`.execute(trx);
}

/**
 * Lets no merge give an account to another record until the transaction ends (`lockLinks`); whoever links at the same time goes on. So who links sees each merge that
 * is done, and each merge that comes sees the link.
 */
export async function holdLinks(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table patient_accounts in row exclusive mode`.execute(trx);
}

/**
 * Links the account to the patient, and not to what took the place of their record (`linkRecords`). If several try at the same time, one succeeds.
 *
 * @returns false if the patient has an account already (spec §8, 1004); nothing is written then.
 */
export async function linkAccount(
  trx: Transaction<Tables>,
  { patientId, accountId, now }: { patientId: string; accountId: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('patient_accounts')
    .values({ patient_id: patientId, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.column('patient_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Removes every patient link of an account, for example when an unfinished account is deleted. This includes links from
 * a merge of records. Links of other accounts stay.
 *
 * @returns whether there was one.
 */
export async function unlinkAccount(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('patient_accounts')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
