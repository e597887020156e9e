import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { versionTables } from '../queries/version-rows.ts';

/** What a location shows: its file, and whether every rate of it is there, at one price and of no other. */
export interface ShownPrices {
  file: string;
  isWhole: boolean;
}

/** What readers see at a location whose files have one price throughout (`tallFile`). Undefined if nothing is live. */
export async function shownPrices({ db }: Database, locationId: string): Promise<ShownPrices | undefined> {
  const { rows } = await sql<ShownPrices>`
    select version.file_name as file,
      version.items = (select count(*) from price_items item where (item.location_id, item.version_id) = (live.location_id, live.version_id))
        and version.rates = count(rate.line) and count(distinct rate.dollar_cents) = 1 as "isWhole"
    from price_live live
    join price_versions version using (location_id, version_id)
    left join price_charge_rates rate using (location_id, version_id)
    where live.location_id = ${locationId} and version.status = 'live'
    group by live.location_id, live.version_id, version.file_name, version.items, version.rates`.execute(db);
  return rows[0];
}

/** The tables with rows of a version that is not there, or was never whole. Empty once an import has come to its end. */
export async function tablesWithOrphans({ db }: Database): Promise<string[]> {
  const found = [];
  for (const table of versionTables) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} orphan where not exists (
        select 1 from price_versions version
        where version.location_id = orphan.location_id and version.version_id = orphan.version_id
          and version.status in ('staged', 'live', 'kept')
      ) limit 1`.execute(db);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
