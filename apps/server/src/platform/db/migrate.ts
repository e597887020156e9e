import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { setTimeout as wait } from 'node:timers/promises';
import { worksAfter } from './contracting-migration.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { SchemaError } from './schema-error.ts';
import type { Tables } from './tables.ts';

/** In milliseconds: how long the requests on a table may wait behind a migration that waits for it, and the pause in which they go on. */
const LOCK_WAIT = 1000;
const PAUSE = 1000;
/** About two minutes. */
const MAX_TRIES = 60;

/** PostgreSQL: lock_not_available. */
const LOCK_TIMED_OUT = '55P03';

/** How a database stands to this program's migrations, by their names. */
export interface MigrationState {
  /** That have not run yet, in their order. */
  readonly pending: readonly string[];
  /** That a newer release has run, which this program does not have. */
  readonly newer: readonly string[];
}

/** Reads which migrations have run. Changes nothing, and works on an empty database. */
export async function readMigrationState(db: Kysely<Tables>): Promise<MigrationState> {
  const known = Object.keys(migrations);
  const executed = new Set(await executedMigrations(db));
  return {
    pending: known.filter((name) => !executed.has(name)).toSorted(),
    newer: [...executed].filter((name) => !(name in migrations)).toSorted(),
  };
}

/**
 * Brings the tables up to date. Several processes may call it at once: Kysely takes an advisory lock on PostgreSQL, and
 * a PGlite folder has one process. Where a newer release has been, its migrations stay, and this program works with what they left:
 * a release can be rolled back (docs/decisions/0178).
 *
 * @throws SchemaError if a newer release has taken away what this one needs, or a table was in use for too long.
 */
export async function migrateToLatest(database: Database): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const before = await readWorkingState(database.db);
    const { error, results } = await migratorOf(database, before.newer).migrateToLatest();
    if (error === undefined) return;
    const { newer } = await readMigrationState(database.db);
    const isBusy = (error as { code?: unknown }).code === LOCK_TIMED_OUT;
    // A newer release may have migrated at the same time.
    const isOvertaken = newer.length !== before.newer.length;
    if (!isBusy && !isOvertaken) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'none was started';
      throw new Error(`The database could not be brought up to date (migration ${failed}).`, { cause: error });
    }
    if (tries === MAX_TRIES) throw SchemaError.busy(error);
    await wait(PAUSE);
  }
}

/** Whether every migration of this program has run, and none of a newer release with which it does not work. */
export async function isUpToDate({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { pending, newer } = await readMigrationState(db);
  return pending.length === 0 && newer.every((name) => worksAfter(name));
}

/** @throws SchemaError if a newer release has taken away what this one needs. */
export async function readWorkingState(db: Kysely<Tables>): Promise<MigrationState> {
  const state = await readMigrationState(db);
  const excluding = state.newer.filter((name) => !worksAfter(name));
  if (excluding.length > 0) throw SchemaError.newer(excluding);
  return state;
}

/**
 * What stands in the order of its numbers was not always added in it: a database of an earlier release may have run a later one already.
 * Each migration needs only those that it says it needs, which have lower numbers. Kysely wants to know every migration that has run:
 * those of a newer release stand for themselves.
 */
function migratorOf({ db }: Database, newer: readonly string[]): Migrator {
  const ofNewer = newer.map((name) => [name, { up: async () => {} }] as const);
  const own = Object.entries(migrations).map(([name, each]) => [name, withLockTimeout(each)] as const);
  const provider = { getMigrations: async () => Object.fromEntries([...own, ...ofNewer]) };
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

/** A change to a table waits for the statements on it, and all further ones behind it: it gives up soon, and lets them pass. */
function withLockTimeout(migration: Migration): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db);
      await migration.up(db);
    },
  };
}

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as table`.execute(db);
  if (found[0]?.table == null) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
