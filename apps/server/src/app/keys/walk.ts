import { type Kysely, sql, type Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** What a walk over a table did. */
export interface Walked {
  /** Rows that now stand under the current secret. */
  changed: number;
  /** Values that no secret at hand opens: they were changed, or are another row's. */
  unreadable: number;
  /** Rows that others held, and that nobody knows of how they stand: the next walk meets them. */
  skipped: number;
}

/** One part of a rotation: may be interrupted at any place, and run by several at once. */
export interface Walk {
  /** For the operator: the table. */
  readonly name: string;
  readonly run: (context: WalkContext) => Promise<Walked>;
}

export interface WalkContext {
  db: Kysely<Tables>;
  keys: Keys;
  /** Between two small transactions: lets others have their turn, and throws where the walk is to end. */
  readonly pause: () => Promise<void>;
}

export const nothing: Walked = { changed: 0, unreadable: 0, skipped: 0 };

export function sumOf(one: Walked, other: Walked): Walked {
  return {
    changed: one.changed + other.changed,
    unreadable: one.unreadable + other.unreadable,
    skipped: one.skipped + other.skipped,
  };
}

/** Blocks of a table that one transaction takes: few, so that nobody waits long for a row. */
const BLOCKS = 8;

/** A part of a table as it lies on disk, in the form of a condition. */
export type Part = ReturnType<typeof partOf>;

/**
 * Walks a table part by part, each in a transaction of its own. Rows that come while it walks may be missed: walk until
 * nothing is changed.
 */
export async function eachPart(
  { db, pause }: WalkContext,
  table: keyof Tables,
  work: (part: Part) => Promise<Walked>,
): Promise<Walked> {
  const { rows } = await sql<{ blocks: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::bigint as blocks`.execute(db);
  const blocks = rows[0]?.blocks ?? 0;
  let walked = nothing;
  for (let from = 0; from < blocks; from += BLOCKS) {
    walked = sumOf(walked, await work(partOf(from, from + BLOCKS)));
    await pause();
  }
  return walked;
}

/** Rows that one transaction of eachRow takes. */
const ROWS = 100;

/**
 * Walks a table by the ids of its rows, some to a transaction. It misses no row that was there before: an update may move
 * a row on disk, and leaves its id.
 */
export async function eachRow(
  { db, pause }: WalkContext,
  { table, id }: { table: keyof Tables; id: string },
  work: (trx: Transaction<Tables>, ids: readonly string[]) => Promise<Walked>,
): Promise<Walked> {
  let walked = nothing;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const after = last;
    const { ids, part } = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        select ${sql.ref(id)}::text as id from ${sql.table(table)}
        where ${sql.ref(id)} > ${after}::uuid order by ${sql.ref(id)} limit ${ROWS}`.execute(trx);
      const found = rows.map((row) => row.id);
      return { ids: found, part: found.length === 0 ? nothing : await work(trx, found) };
    });
    const end = ids.at(-1);
    if (end === undefined) return walked;
    walked = sumOf(walked, part);
    await pause();
    last = end;
  }
}

function partOf(from: number, to: number) {
  return sql<boolean>`ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid`;
}
