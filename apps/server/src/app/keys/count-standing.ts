import { type Kysely, sql } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { sealedPrefix } from '../../platform/crypto/sealed.ts';
import { type SealedColumn, sealedColumns } from '../../platform/crypto/sealed-columns.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Under what the values of a column stand. */
export interface Standing {
  column: string;
  current: number;
  previous: number;
  /** As versions before wrote them: they name no key and are bound to no row. */
  unbound: number;
  /** Under keys that are not at hand. */
  other: number;
}

/** Counts the sealed values of every column, and of the jobs that wait. */
export async function countStanding(db: Kysely<Tables>, keys: Keys): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const column of Object.keys(sealedColumns) as SealedColumn[]) {
    const at = column.indexOf('.');
    const value = sql`${sql.ref(column.slice(at + 1))}`;
    found.push(await count(db, keys, { column, value, from: sql`${sql.table(column.slice(0, at))}` }));
  }
  const waiting = sql`pgboss.job where state in ('created', 'retry', 'active')`;
  found.push(await count(db, keys, { column: 'pgboss.job', value: sql`data ->> 'sealed'`, from: waiting }));
  return found;
}

async function count(
  db: Kysely<Tables>,
  { current, previous }: Keys,
  { column, value, from }: { column: string; value: ReturnType<typeof sql>; from: ReturnType<typeof sql> },
): Promise<Standing> {
  const isUnder = (prefix: string | null) => sql`${value} like ${prefix === null ? null : `${prefix}%`}::text`;
  const isCurrent = isUnder(sealedPrefix(current));
  const isPrevious = isUnder(previous === null ? null : sealedPrefix(previous));
  const isUnbound = sql`${value} not like ${'%.%'}`;
  const { rows } = await sql<Omit<Standing, 'column' | 'other'> & { all: number }>`
    select count(${value}) as "all", count(*) filter (where ${isCurrent}) as current,
      count(*) filter (where ${isPrevious}) as previous, count(*) filter (where ${isUnbound}) as unbound
    from ${from}`.execute(db);
  const { all = 0, ...counts } = rows[0] ?? { current: 0, previous: 0, unbound: 0 };
  return { column, ...counts, other: all - counts.current - counts.previous - counts.unbound };
}
