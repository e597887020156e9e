import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

/** Tables that count tries and record refusals: these a refused request may write to. */
const ofRefusals = new Set(['rate_limits', 'try_locks', 'captcha_uses', 'audit_entries', 'audit_head']);

/** Counts the rows of every other table, the waiting jobs among them. */
export type RowCounts = Readonly<Record<string, number>>;

/** Prepares the one statement that counts. Tables that are made later are not counted. */
export async function rowCounter(db: Kysely<Tables>): Promise<() => Promise<RowCounts>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = current_schema() or (table_schema = 'pgboss' and table_name = 'job'))
    order by 1, 2`.execute(db);
  const counted = rows.filter(({ name }) => !ofRefusals.has(name) && !name.startsWith('price_'));
  const counts = counted.map(
    ({ schema, name }) => sql`select ${sql.lit(name)} as name, count(*) as rows from ${sql.table(`${schema}.${name}`)}`,
  );
  const statement = sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`;
  return async () => {
    const result = await statement.execute(db);
    return Object.fromEntries(result.rows.map(({ name, rows: number }) => [name, number]));
  };
}

/** The tables that have more rows than before. */
export function grown(before: RowCounts, after: RowCounts): string[] {
  return Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));
}
