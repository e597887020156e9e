import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * What stands in the order of its numbers was not always added in it: a database of an earlier release may have run a later one already.
 * Each migration needs only those that it says it needs, which have lower numbers.
 */
function migratorOf(database: Database): Migrator {
  const provider = { getMigrations: async () => migrations };
  return new Migrator({ db: database.db, provider, allowUnorderedMigrations: true });
}

/**
 * Brings the tables up to date. Several processes may call it at once: Kysely takes an advisory lock on PostgreSQL, and
 * a PGlite folder has one process.
 */
export async function migrateToLatest(database: Database): Promise<void> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'none was started';
  throw new Error(`The database could not be brought up to date (migration ${failed}).`, { cause: error });
}

/** Whether every migration of this program has run. */
export async function isUpToDate(database: Database): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
