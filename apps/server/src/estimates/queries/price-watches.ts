import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PriceWatchesTable } from '../../platform/db/kept-estimate-table.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredPriceWatch = Selectable<PriceWatchesTable>;

export async function insertPriceWatch(trx: Transaction<Tables>, watch: Insertable<PriceWatchesTable>): Promise<void> {
  await trx.insertInto('price_watches').values(watch).execute();
}

/** The watches of an estimate that have not expired, locked until the transaction ends. */
export async function listPriceWatchesOf(
  trx: Transaction<Tables>,
  numberHash: Uint8Array,
  now: Date,
): Promise<StoredPriceWatch[]> {
  return trx
    .selectFrom('price_watches')
    .selectAll()
    .where('number_hash', '=', numberHash)
    .where('expires_at', '>', now)
    .orderBy('token_hash')
    .forUpdate()
    .execute();
}

/** Whether a watch is confirmed and when its estimate ends; undefined where one of the two has ended. */
export async function findWatchedEstimate(
  db: Kysely<Tables>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ confirmed_at: Date | null; estimate_ends: Date } | undefined> {
  return db
    .selectFrom('price_watches')
    .innerJoin('kept_estimates', 'kept_estimates.number_hash', 'price_watches.number_hash')
    .select(['price_watches.confirmed_at', 'kept_estimates.expires_at as estimate_ends'])
    .where('token_hash', '=', tokenHash)
    .where('price_watches.expires_at', '>', now)
    .where('kept_estimates.expires_at', '>', now)
    .executeTakeFirst();
}

/** A watch by the hash of its token, that has not expired. */
export async function findPriceWatch(
  db: Kysely<Tables>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<StoredPriceWatch | undefined> {
  return db
    .selectFrom('price_watches')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function holdPriceWatch(
  trx: Transaction<Tables>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<StoredPriceWatch | undefined> {
  return trx
    .selectFrom('price_watches')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePriceWatch(
  trx: Transaction<Tables>,
  tokenHash: Uint8Array,
  change: Partial<Pick<StoredPriceWatch, 'confirmed_at' | 'expires_at' | 'sealed' | 'seen_prices'>>,
): Promise<void> {
  await trx.updateTable('price_watches').set(change).where('token_hash', '=', tokenHash).execute();
}

export async function deletePriceWatch(db: Kysely<Tables>, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('price_watches').where('token_hash', '=', tokenHash).execute();
}

/** Confirmed watches that have not looked at these prices yet, at most `limit`, in the order of their tokens from `after` on. */
export async function listDueWatches(
  db: Kysely<Tables>,
  { prices, after, limit, now }: { prices: string; after: Uint8Array; limit: number; now: Date },
): Promise<Uint8Array[]> {
  const due = await db
    .selectFrom('price_watches')
    .select('token_hash')
    .where('confirmed_at', 'is not', null)
    .where('seen_prices', '<>', prices)
    .where('expires_at', '>', now)
    .where('token_hash', '>', after)
    .orderBy('token_hash')
    .limit(limit)
    .execute();
  return due.map(({ token_hash }) => token_hash);
}
