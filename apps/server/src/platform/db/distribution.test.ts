import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import type { Database } from './database.ts';
import { type Distribution, distributions } from './distribution.ts';

/** Foreign keys between tables that are not spread by the same column. Each becomes two deletes on the day that the tables are spread. */
const keysAcross = ['price_watches → kept_estimates'];

describe('tables that could be spread over machines (issue 16, point 5; docs/decisions/0140)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase('postgresql');
  });
  afterAll(() => database.close());

  const wayOf = (table: string): Distribution | undefined =>
    Object.entries<Distribution>(distributions).find(([name]) => name === table)?.[1];

  it('are all of them, each by one of its own columns or as a whole', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
      group by table_name`.execute(database.db);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(distributions).toSorted());
    const without = rows.filter(({ table, columns }) => {
      const way = wayOf(table);
      return typeof way === 'object' && !columns.includes(way.by);
    });
    expect(without).toEqual([]);
  });

  it('have that column first in their primary key and in whatever else is unique: Citus keeps nothing unique across machines', async () => {
    const { rows } = await sql<{ table: string; index: string; first: string }>`
      select class.relname as table, index.indexrelid::regclass::text as index, attribute.attname as first
      from pg_index index join pg_class class on class.oid = index.indrelid
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = index.indkey[0]
      where index.indisunique and class.relnamespace = 'public'::regnamespace`.execute(database.db);
    const spread = rows.filter(({ table }) => typeof wayOf(table) === 'object');
    expect(spread.length).toBeGreaterThan(40);
    for (const { table, index, first } of spread)
      expect({ index, by: first }).toEqual({ index, ...(wayOf(table) as object) });
  });

  it('have foreign keys only where both ends are on the same machine', async () => {
    const { rows } = await sql<{ from: string; to: string; columns: string[] }>`
      select conrelid::regclass::text as from, confrelid::regclass::text as to,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db);
    const across = rows.filter(({ from, to, columns }) => {
      const [own, other] = [wayOf(from), wayOf(to)];
      if (other === 'every machine') return false;
      return typeof own !== 'object' || typeof other !== 'object' || own.by !== other.by || !columns.includes(own.by);
    });
    expect(across.map(({ from, to }) => `${from} → ${to}`)).toEqual(keysAcross);
  });
});
