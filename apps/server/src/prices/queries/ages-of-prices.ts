import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** How old the live prices of a location are, in seconds. */
export interface AgeOfPrices {
  readonly location: string;
  /** Since they were imported. */
  readonly imported: number;
  /** Since the day on which the file says that it was updated; null where it does not say. */
  readonly updated: number | null;
}

export async function agesOfPrices(db: Kysely<Tables>, now: Date): Promise<AgeOfPrices[]> {
  const rows = await db
    .selectFrom('price_live')
    .innerJoin('price_versions', (join) =>
      join
        .onRef('price_versions.location_id', '=', 'price_live.location_id')
        .onRef('price_versions.version_id', '=', 'price_live.version_id'),
    )
    .select(['price_live.location_id', 'price_versions.imported_at', 'price_versions.last_updated_on'])
    .execute();
  return rows.map(({ location_id, imported_at, last_updated_on }) => ({
    location: location_id,
    imported: (now.getTime() - imported_at.getTime()) / 1000,
    updated: last_updated_on === null ? null : (now.getTime() - Date.parse(last_updated_on)) / 1000,
  }));
}
