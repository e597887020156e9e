import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** Rows of each table, as text. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** The names of the portal's own tables, as the database has them. */
export async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The columns by which a row can be an account's: ids of accounts and owners, and keyed hashes of people. */
export async function columnsOfAccounts(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'
      and (column_name like '%account%' or column_name = 'owner_id' or column_name like '%\\_by')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every row of every table but those named, and of the job queue. */
export async function snapshotOf(db: Kysely<Tables>, except: readonly string[]): Promise<Snapshot> {
  const snapshot = new Map<string, readonly string[]>();
  for (const name of await tablesOf(db)) {
    if (!except.includes(name)) snapshot.set(name, await rowsOf(db, name));
  }
  return snapshot.set('pgboss.job', await rowsOf(db, 'pgboss.job'));
}

async function rowsOf(db: Kysely<Tables>, name: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(each)::text as row from ${sql.table(name)} as each`.execute(db);
  return rows.map(({ row }) => row).toSorted();
}
