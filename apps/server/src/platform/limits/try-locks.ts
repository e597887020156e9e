import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TryLimit } from './try-limit.ts';
import type { Tables } from '../db/tables.ts';
import { accountLimits } from './account-limits.ts';

const MAX_LOCK = sql`make_interval(secs => ${accountLimits.longestLock.window})`;

/** The count of a key after a try. */
export interface CountedTry {
  key: string;
  /** This try included; more than the limit for a try during a lock. */
  failures: number;
  locked_until: Date | null;
}

/**
 * Counts a try at each key in turn, until one is locked, in one statement that is exact under concurrent use.
 *
 * Rows are locked in the order of the limits, which is that of their keys (sign-in/try-subjects.ts). All callers use
 * this order, so none causes a deadlock.
 *
 * During a lock `failures` is above the limit, which distinguishes a refused try from the try that set the lock.
 */
export async function countTry(
  db: Kysely<Tables>,
  limits: readonly TryLimit[],
  now: Date,
  firstLockSeconds: number,
): Promise<CountedTry[]> {
  const at = sql`${now}::timestamptz`;
  const isForgotten = sql`old.last_try_at <= ${at} - ${MAX_LOCK}`;
  const isLocked = sql`old.locked_until > ${at}`;
  const steps = limits.map(({ key, subject, limit }, index) => {
    const isLast = sql`old.locked_until is null and old.failures + 1 >= ${limit}::int`;
    const lockEnd = sql`${at} + least(${MAX_LOCK}, ${firstLockSeconds}::float8 * interval '1 second' * 2 ^ least(old.locks, 20))`;
    const unlessLocked =
      index === 0 ? sql`` : sql`from ${step(index - 1)} where failures <= ${limits[index - 1]?.limit}`;
    return sql`${step(index)} as (
      insert into try_locks as old (key, subject, failures, locks, locked_until, last_try_at)
      select ${key}::text, ${subject}::bytea, 1, 0, null::timestamptz, ${at} ${unlessLocked}
      on conflict (key) do update set
        failures = case when ${isForgotten} then 1 when ${isLocked} then ${limit}::int + 1
          when old.locked_until is not null then 1 else old.failures + 1 end,
        locks = case when ${isForgotten} then 0 when ${isLast} then old.locks + 1 else old.locks end,
        locked_until = case when ${isForgotten} then null when ${isLocked} then old.locked_until
          when ${isLast} then ${lockEnd} else null end,
        last_try_at = ${at}
      returning key, failures, locked_until
    )`;
  });
  const union = sql.join(
    limits.map((_limit, index) => sql`select key, failures, locked_until from ${step(index)}`),
    sql` union all `,
  );
  return (await sql<CountedTry>`with ${sql.join(steps)} ${union}`.execute(db)).rows;
}

function step(index: number) {
  return sql.id(`try_${index}`);
}

/** The statement that deletes the counts of these limits, in the same order as the count. */
export function deletionOfTries(limits: readonly TryLimit[]): RawBuilder<unknown> {
  return deletionInTurn(sql`key = any(${keysOf(limits)}::text[])`);
}

export async function deleteTries(db: Kysely<Tables>, limits: readonly TryLimit[]): Promise<void> {
  await deletionOfTries(limits).execute(db);
}

export async function deleteTriesOf(db: Kysely<Tables>, subjects: readonly Uint8Array[]): Promise<void> {
  await deletionInTurn(sql`subject = any(${subjects}::bytea[])`).execute(db);
}

/** How many locks of these subjects hold now. */
export async function countLocksOf(db: Kysely<Tables>, subjects: readonly Uint8Array[], now: Date): Promise<number> {
  const { locks } = await db
    .selectFrom('try_locks')
    .select(({ fn }) => fn.countAll<number>().as('locks'))
    .where('subject', 'in', subjects)
    .where('locked_until', '>', now)
    .executeTakeFirstOrThrow();
  return locks;
}

function deletionInTurn(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`delete from try_locks
    where ${which} and key in (select key from try_locks where ${which} order by key for update)`;
}

/** The end of the last lock by these limits; null if none is locked. */
export async function findLockEnd(db: Kysely<Tables>, limits: readonly TryLimit[], now: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('try_locks')
    .select(({ fn }) => fn.max('locked_until').as('end'))
    .where('key', 'in', keysOf(limits))
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return found?.end ?? null;
}

function keysOf(limits: readonly TryLimit[]): string[] {
  return limits.map(({ key }) => key);
}
