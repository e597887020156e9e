import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { KeptEstimatesTable } from '../../platform/db/kept-estimate-table.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredKeptEstimate = Selectable<KeptEstimatesTable>;

/** False where another estimate has the number. */
export async function insertKeptEstimate(
  trx: Transaction<Tables>,
  kept: Insertable<KeptEstimatesTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('kept_estimates')
    .values(kept)
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The estimate that has one of these hashes of its number, and has not ended. */
export async function findKeptEstimate(
  db: Kysely<Tables>,
  numberHashes: readonly Uint8Array[],
  now: Date,
): Promise<StoredKeptEstimate | undefined> {
  return db
    .selectFrom('kept_estimates')
    .selectAll()
    .where('number_hash', 'in', numberHashes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** What an owner keeps, the newest first. */
export async function listKeptEstimates(db: Kysely<Tables>, ownerId: string, now: Date): Promise<StoredKeptEstimate[]> {
  return db
    .selectFrom('kept_estimates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('kept_at', 'desc')
    .orderBy('number_hash')
    .execute();
}

/** False where it was deleted before. */
export async function deleteKeptEstimate(trx: Transaction<Tables>, numberHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('kept_estimates')
    .where('number_hash', '=', numberHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** All that an owner keeps. */
export async function deleteKeptEstimatesOf(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await trx.deleteFrom('kept_estimates').where('owner_id', '=', ownerId).execute();
}
