import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The live version of each location that has prices. One small read: what is kept in memory is held against it. */
export async function liveVersions(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('price_live').select(['location_id', 'version_id']).execute();
  return new Map(rows.map((row) => [row.location_id, row.version_id]));
}
