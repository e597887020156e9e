import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** What a location's prices are read from: what is kept in memory is held against it. */
export interface LiveVersion {
  versionId: number;
  /** When staff last decided on the name of a payer, in milliseconds; null where they never did. */
  namesDecidedAt: number | null;
}

/** The live version of each location that has prices, and of the names of its payers, in one small statement. */
export async function liveVersions(db: Kysely<Tables>): Promise<ReadonlyMap<string, LiveVersion>> {
  const { rows } = await sql<{ location_id: string; version_id: number; decided_at: Date | null }>`
    select live.location_id, live.version_id,
      (select max(name.decided_at) from payor_names name where name.location_id = live.location_id) as decided_at
    from price_live live`.execute(db);
  return new Map(
    rows.map((row) => [
      row.location_id,
      { versionId: row.version_id, namesDecidedAt: row.decided_at?.getTime() ?? null },
    ]),
  );
}
