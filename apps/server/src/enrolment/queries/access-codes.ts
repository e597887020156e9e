import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccessCodesTable } from '../../platform/db/enrolment-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type AccessCode = Selectable<AccessCodesTable>;

export async function insertAccessCode(trx: Transaction<Tables>, code: Insertable<AccessCodesTable>): Promise<void> {
  await trx.insertInto('access_codes').values(code).execute();
}

/** @param hashes the code in each form in which it may be stored. */
export async function findAccessCode(
  db: Kysely<Tables>,
  hashes: readonly Uint8Array[],
): Promise<AccessCode | undefined> {
  return db.selectFrom('access_codes').selectAll().where('code_hash', 'in', hashes).executeTakeFirst();
}

/** The codes by which an account was made, or patients were linked to it. */
export async function listCodesUsedBy(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Array<Pick<AccessCode, 'channel' | 'issued_at' | 'used_at'>>> {
  return db
    .selectFrom('access_codes')
    .select(['channel', 'issued_at', 'used_at'])
    .where('used_by', '=', accountId)
    .orderBy('issued_at')
    .execute();
}

/**
 * Counts a lookup as failed *before* it is checked, in one statement: of fifty at once, no more than the limit are
 * checked.
 *
 * @returns the code, including this failure; undefined if none exists for these channels, or if it has failed too
 * often.
 */
export async function countLookup(
  db: Kysely<Tables>,
  {
    hashes,
    channels,
    limit,
  }: { hashes: readonly Uint8Array[]; channels: readonly AccessCode['channel'][]; limit: number },
): Promise<AccessCode | undefined> {
  return db
    .updateTable('access_codes')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('code_hash', 'in', hashes)
    .where('channel', 'in', channels)
    .where('failures', '<', limit)
    .returningAll()
    .executeTakeFirst();
}

/** After a successful lookup: the person has shown that the code is theirs, and has all tries again. */
export async function forgetFailures(db: Kysely<Tables>, hash: Uint8Array): Promise<void> {
  await db.updateTable('access_codes').set({ failures: 0 }).where('code_hash', '=', hash).execute();
}

/**
 * Spends a code for an account, and all other codes of the patient. The patient must be linked to the account before:
 * two people who use two codes of one patient then wait for each other there.
 *
 * @param patientIds all ids of the patient under which codes may have been issued; empty for a person without a record.
 * @returns false if this code is used or gone.
 */
export async function spendCodes(
  trx: Transaction<Tables>,
  {
    hash,
    patientIds,
    accountId,
    now,
  }: { hash: Uint8Array; patientIds: readonly string[]; accountId: string; now: Date },
): Promise<boolean> {
  const spent = await trx
    .updateTable('access_codes')
    .set({ used_at: now, used_by: accountId })
    .where('used_at', 'is', null)
    .where((where) => {
      const isThis = where('code_hash', '=', hash);
      return patientIds.length === 0 ? isThis : where.or([isThis, where('patient_id', 'in', patientIds)]);
    })
    .returning('code_hash')
    .execute();
  return spent.some(({ code_hash }) => Buffer.compare(code_hash, hash) === 0);
}

/** Makes the codes valid again from which an unfinished account was created. */
export async function returnCodes(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('access_codes')
    .set({ used_at: null, used_by: null })
    .where('used_by', '=', accountId)
    .execute();
}

/** Every stored code of a patient, the newest first. */
export async function codesOfPatient(db: Kysely<Tables>, patientId: string): Promise<AccessCode[]> {
  return db
    .selectFrom('access_codes')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('issued_at', 'desc')
    .execute();
}

/** @returns the number of deleted codes. */
export async function deleteUnusedCodes(trx: Transaction<Tables>, patientId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('access_codes')
    .where('patient_id', '=', patientId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Takes back one code, unless an account was made by it. @returns whether it did. */
export async function deleteUnusedCode(trx: Transaction<Tables>, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('access_codes')
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes codes that expired before the given time. */
export async function removeExpiredCodes(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('access_codes').where('expires_at', '<', before).execute();
}
