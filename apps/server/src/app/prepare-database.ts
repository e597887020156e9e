import type { Keys } from '../platform/crypto/keys.ts';
import { loadKeys } from '../platform/installation/load-keys.ts';
import { queues } from './jobs/queues.ts';
import { installJobQueues } from '../platform/jobs/boss.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { requestLimits } from '../platform/db/connection-limits.ts';
import { requirePooledLimits } from '../platform/db/pooled-limits.ts';
import { migrateToLatest } from '../platform/db/migrate.ts';
import { requireUpToDate } from './require-up-to-date.ts';
import type { Installation } from '../platform/installation/installation.ts';
import {
  claimDatabase,
  type HoldsDemonstration,
  requireInstallation,
} from '../platform/installation/require-installation.ts';

/**
 * Brings a database up to date: its tables, then the job queue's. Safe to run at every start. A database that is nobody's
 * yet becomes the installation's; another's is left as it is.
 *
 * @param holdsDemonstration asked of a database with data that was made before databases said whose they are.
 * @param migrates false: the tables are not changed, and must be up to date.
 * @returns the keys, with those that the database has left of earlier secrets.
 * @throws InstallationError if the database is another installation's, or was made with another secret.
 * @throws SchemaError if its tables are not those that this program needs.
 */
export async function prepareDatabase(
  database: Database,
  installation: Installation,
  holdsDemonstration: HoldsDemonstration = async () => false,
  migrates = true,
): Promise<Keys> {
  await requireInstallation(database.db, installation, holdsDemonstration);
  await (migrates ? migrateToLatest(database) : requireUpToDate(database));
  await claimDatabase(database.db, installation);
  await installJobQueues(database, queues);
  return loadKeys(database.db, installation.keys);
}

/** Brings the tables up to date, and the job queue's, and makes the database nobody's. */
export async function migrateOnly(database: Database): Promise<void> {
  await migrateToLatest(database);
  await installJobQueues(database, queues);
}

/**
 * Opens the database for requests, after it was brought up to date and `load` has run on it. Both may take their time:
 * on PostgreSQL they use connections of their own, without the limits of requests.
 *
 * @throws DatabaseInUseError if another process uses the embedded database.
 * @throws InstallationError if the database is another installation's.
 * @throws SchemaError if its tables are not those that this program needs.
 */
export async function openForRequests<Loaded>(
  settings: DatabaseSettings & { migratesByItself?: boolean },
  installation: Installation,
  load: (database: Database, keys: Keys) => Promise<Loaded>,
  holdsDemonstration?: HoldsDemonstration,
): Promise<{ database: Database; keys: Keys; loaded: Loaded }> {
  const unlimited = await openDatabase(settings);
  let isInUse = false;
  try {
    const keys = await prepareDatabase(unlimited, installation, holdsDemonstration, settings.migratesByItself);
    const loaded = await load(unlimited, keys);
    if (unlimited.engine === 'postgresql') {
      const database = await openDatabase({ ...settings, limits: requestLimits });
      if (settings.databaseDirectUrl !== undefined) {
        await requirePooledLimits(database, requestLimits).catch(async (error: unknown) => {
          await database.close();
          throw error;
        });
      }
      return { database, keys, loaded };
    }
    isInUse = true;
    return { database: unlimited, keys, loaded };
  } finally {
    if (!isInUse) await unlimited.close();
  }
}
