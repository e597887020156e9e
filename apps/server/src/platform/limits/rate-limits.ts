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
 * Counts one use of each key in turn, in one statement: of a key only while those before it are within their limits. So
 * whoever is beyond the limit of an address leaves no rows, however many browsers they make up.
 *
 * @returns the usages that were counted.
 */
export async function countUseInTurn(
  db: Kysely<Tables>,
  limits: ReadonlyArray<{ key: string; limit: number }>,
  now: Date,
  end: Date,
): Promise<Usage[]> {
  const steps = limits.map(({ key }, index) => {
    const before = limits[index - 1];
    const ifWithin =
      before === undefined ? sql`` : sql`from ${stepName(index - 1)} where points <= ${before.limit}::int`;
    return sql`${stepName(index)} as (
      insert into rate_limits as old (key, points, expires_at)
      select ${key}::text, 1, ${end}::timestamptz ${ifWithin}
      on conflict (key) do update set
        points = case when old.expires_at <= ${now}::timestamptz then 1 else old.points + 1 end,
        expires_at = case when old.expires_at <= ${now}::timestamptz then excluded.expires_at else old.expires_at end
      returning key, points, expires_at
    )`;
  });
  const union = sql.join(
    limits.map((_limit, index) => sql`select key, points, expires_at from ${stepName(index)}`),
    sql` union all `,
  );
  return (await sql<Usage>`with ${sql.join(steps)} ${union}`.execute(db)).rows;
}

const stepName = (index: number) => sql.id(`use_${index}`);

/** A call of a browser: counted by its network address, and by the browser where that is known. */
export interface CountedCall {
  readonly address: string;
  readonly browser: string | null;
}

/**
 * Counts calls in one statement that is exact under concurrent use: each by its address, and by its browser only while the address is
 * within its limit. So whoever is beyond the limit of an address leaves no rows, however many browsers they make up.
 *
 * @returns the usages that were counted, after all of these calls.
 */
export async function countCalls(
  db: Kysely<Tables>,
  calls: readonly CountedCall[],
  { ofAddress, now, end }: { ofAddress: number; now: Date; end: Date },
): Promise<Usage[]> {
  const addresses = calls.map(({ address }) => address);
  const browsers = calls.map(({ browser }) => browser ?? '');
  const orAnew = sql`on conflict (key) do update set
      points = case when old.expires_at <= ${now}::timestamptz then excluded.points else old.points + excluded.points end,
      expires_at = case when old.expires_at <= ${now}::timestamptz then excluded.expires_at else old.expires_at end
    returning key, points, expires_at`;
  // Rows are taken in the order of their keys, all addresses before all browsers, so that two servers do not wait for each other.
  const counted = await sql<Usage>`
    with asked as (
      select address, browser, count(*) over (partition by address) as calls,
        row_number() over (partition by address order by turn) as turn
      from unnest(${addresses}::text[], ${browsers}::text[]) with ordinality as call (address, browser, turn)
    ), of_address as (
      insert into rate_limits as old (key, points, expires_at)
      select address, count(*), ${end}::timestamptz from asked group by address order by address
      ${orAnew}
    ), of_browser as (
      insert into rate_limits as old (key, points, expires_at)
      select asked.browser, count(*), ${end}::timestamptz
      from asked join of_address on of_address.key = asked.address
      where asked.browser <> '' and of_address.points - asked.calls + asked.turn <= ${ofAddress}::int
      group by asked.browser order by asked.browser
      ${orAnew}
    )
    select * from of_address union all select * from of_browser`.execute(db);
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
