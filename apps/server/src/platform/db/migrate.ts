import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
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
