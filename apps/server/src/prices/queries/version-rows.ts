import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** Tables whose rows belong to a version. */
export const versionTables = [
  'price_rates',
  'price_charges',
  'price_terms',
  'price_codes',
  'price_words',
  'price_listed_codes',
  'price_code_index',
  'price_items',
] as const;

/** One statement removes no more, so that on the embedded database, which does one thing at a time, readers come in between. */
const ROWS_AT_ONCE = 5000;

/**
 * Removes a version with all its rows, the version itself at the end: what is stopped half-way is found and removed later. It locks
 * nobody out. Only for a version that is not live and that nobody writes.
 */
export async function deleteVersion(db: Kysely<Tables>, locationId: string, versionId: number): Promise<void> {
  for (const table of versionTables) {
    for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE;) {
      removed = await deleteSome(db, table, locationId, versionId);
    }
  }
  await db
    .deleteFrom('price_versions')
    .where('location_id', '=', locationId)
    .where('version_id', '=', versionId)
    .execute();
}

async function deleteSome(
  db: Kysely<Tables>,
  table: (typeof versionTables)[number],
  locationId: string,
  versionId: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where location_id = ${locationId} and version_id = ${versionId} limit ${ROWS_AT_ONCE}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
