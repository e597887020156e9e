import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The number of uses of a key in its current window, including this one. */
export interface Usage {
  key: string;
  points: number;
  expires_at: Date;
}

/**
 * Counts one use of each key, in one statement that is exact under concurrent use. An expired window starts anew.
 *
 * @param keys always in the same order, so that two requests do not wait for each other.
 */
export async function countUse(db: Kysely<Tables>, keys: readonly string[], now: Date, end: Date): Promise<Usage[]> {
  const rows = sql.join(keys.map((key) => sql`(${key}, 1, ${end}::timestamptz)`));
  const counted = await sql<Usage>`
    insert into rate_limits as old (key, points, expires_at) values ${rows}
    on conflict (key) do update set
      points = case when old.expires_at <= ${now}::timestamptz then 1 else old.points + 1 end,
      expires_at = case when old.expires_at <= ${now}::timestamptz then excluded.expires_at else old.expires_at end
    returning key, points, expires_at`.execute(db);
  return counted.rows;
}

/**
 * Takes back one use of each key.
 *
 * @param keys in the order in which they were counted.
 */
export async function returnUse(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  // One statement for each key: a single statement could take the rows in any order, and cause a deadlock with a
  // concurrent count.
  for (const key of keys) {
    await db
      .updateTable('rate_limits')
      .set({ points: sql<number>`points - 1` })
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  }
}
