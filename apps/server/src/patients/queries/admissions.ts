import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AdmissionsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** The patient's stay in the hospital; undefined if there is none. */
export function findAdmission(db: Kysely<Tables>, accountId: string): Promise<Selectable<AdmissionsTable> | undefined> {
  return db.selectFrom('admissions').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Admits a patient, or moves one who is there already; the time of admission then stays. */
export async function upsertAdmission(trx: Transaction<Tables>, admission: Insertable<AdmissionsTable>): Promise<void> {
  const { class: to, location_id, unit, bed } = admission;
  await trx
    .insertInto('admissions')
    .values(admission)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ class: to, location_id, unit, bed }))
    .execute();
}

/** Returns false if the patient was not admitted. */
export async function deleteAdmission(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
  const gone = await trx.deleteFrom('admissions').where('account_id', '=', accountId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
