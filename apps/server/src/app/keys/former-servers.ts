import { sql } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { applicationName, type Database } from '../../platform/db/database.ts';

/** The connections of servers whose PORTICO_SECRET is the previous one still; on the embedded database there are none. */
export async function countFormerServers({ engine, db }: Database, { previous }: Keys): Promise<number> {
  if (engine === 'pglite' || previous === null) return 0;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName(previous)}`.execute(db);
  return rows[0]?.found ?? 0;
}
