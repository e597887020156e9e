import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Locks of this process on an embedded database. No other process can use that database. */
const held = new WeakMap<Kysely<Tables>, Set<string>>();

/**
 * Runs the work while nobody else, in whatever process, runs work under this name. On PostgreSQL the lock belongs to the connection and ends
 * with it, so that whoever is killed leaves none behind.
 *
 * @param kind what is locked, and `name` which one of them.
 * @returns null where somebody has the lock: nothing was run.
 */
export async function withNamedLock<Result>(
  database: Database,
  { kind, name }: { kind: string; name: string },
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (database.driver.engine === 'pglite') return withProcessLock(database.db, `${kind}\n${name}`, work);
  return database.sessionDb.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(hashtext(${kind}), hashtext(${name})) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return null;
    try {
      return { result: await work() };
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${kind}), hashtext(${name}))`.execute(connection);
    }
  });
}

async function withProcessLock<Result>(
  db: Kysely<Tables>,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const names = held.get(db) ?? new Set<string>();
  held.set(db, names);
  if (names.has(name)) return null;
  names.add(name);
  try {
    return { result: await work() };
  } finally {
    names.delete(name);
  }
}
