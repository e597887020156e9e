import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The account of a patient; null where there is none yet. */
export async function accountOf(db: Kysely<Tables>, patientId: string): Promise<string | null> {
  const found = await db
    .selectFrom('patient_accounts')
    .select('account_id')
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/**
 * Notes that the account is the patient's. Of several who try at once, one succeeds.
 *
 * @returns false where the patient has an account already (spec §8, 1004); nothing is written then.
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
 * Takes the links of an account back, as when it is removed that was never finished: also one that a merge of records gave it.
 * Other accounts' links stay.
 */
export async function unlinkAccount(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('patient_accounts').where('account_id', '=', accountId).execute();
}
