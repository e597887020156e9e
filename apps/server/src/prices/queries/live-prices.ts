import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The state of a location's prices. A cached value is compared with it. */
export interface LiveVersion {
  versionId: number;
  /** When staff last decided on a payer name, in milliseconds; null if they never did. */
  namesDecidedAt: number | null;
}

/** The live price version of each location at the start of a request. */
export type LiveVersions = ReadonlyMap<string, LiveVersion>;

export interface VersionRow {
  location_id: string;
  version_id: number;
  decided_at: Date | null;
}

/** The live version of the prices and of the payer names, for each location that has prices. One small statement. */
export async function liveVersions(db: Kysely<Tables>): Promise<LiveVersions> {
  const { rows } = await sql<VersionRow>`
    select live.location_id, live.version_id,
      (select max(name.decided_at) from payor_names name where name.location_id = live.location_id) as decided_at
    from price_live live`.execute(db);
  return toLiveVersions(rows);
}

export function toLiveVersions(rows: readonly VersionRow[]): LiveVersions {
  return new Map(
    rows.map((row) => [
      row.location_id,
      { versionId: row.version_id, namesDecidedAt: row.decided_at?.getTime() ?? null },
    ]),
  );
}
