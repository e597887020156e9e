import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { RecordNoticesTable } from '../../platform/db/enrolment-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type RecordNotice = Selectable<RecordNoticesTable>;

export async function insertRecordNotice(
  trx: Transaction<Tables>,
  notice: Insertable<RecordNoticesTable>,
): Promise<void> {
  await trx.insertInto('record_notices').values(notice).execute();
}

/** Undefined if there is none, or none any more. */
export async function findRecordNotice(db: Kysely<Tables>, hash: Uint8Array): Promise<RecordNotice | undefined> {
  return db.selectFrom('record_notices').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

/** The notices of an account, the oldest first. */
export async function listNoticesOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Array<Pick<RecordNotice, 'tied_at' | 'sent_at' | 'frozen_at'>>> {
  return db
    .selectFrom('record_notices')
    .select(['tied_at', 'sent_at', 'frozen_at'])
    .where('account_id', '=', accountId)
    .orderBy('tied_at')
    .execute();
}

/** The same, for a change: two calls with one code wait for each other. */
export async function holdRecordNotice(trx: Transaction<Tables>, hash: Uint8Array): Promise<RecordNotice | undefined> {
  return trx.selectFrom('record_notices').selectAll().where('code_hash', '=', hash).forUpdate().executeTakeFirst();
}

/**
 * Notes that a notice is sent, and to whom. If its job runs twice, one gets true.
 *
 * @param sealed the patient.
 */
export async function markNoticeSent(
  trx: Transaction<Tables>,
  { hash, sealed, now }: { hash: Uint8Array; sealed: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('record_notices')
    .set({ sealed, sent_at: now })
    .where('code_hash', '=', hash)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markNoticeFrozen(trx: Transaction<Tables>, hash: Uint8Array, now: Date): Promise<void> {
  await trx.updateTable('record_notices').set({ frozen_at: now }).where('code_hash', '=', hash).execute();
}

/** Deletes notices whose codes have expired. */
export async function removeExpiredNotices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('record_notices').where('expires_at', '<=', now).execute();
}
