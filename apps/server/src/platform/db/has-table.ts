import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether a table exists: false for all in a database that no migration has run on. */
export async function hasTable(db: Kysely<Tables>, name: keyof Tables): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}
