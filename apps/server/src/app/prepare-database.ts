import type { Keys } from '../platform/crypto/keys.ts';
import { loadKeys } from '../platform/installation/load-keys.ts';
import { queues } from './jobs/queues.ts';
import { installJobQueues } from '../platform/jobs/boss.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { requestLimits } from '../platform/db/connection-limits.ts';
import { migrateToLatest } from '../platform/db/migrate.ts';
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
 * @returns the keys, with those that the database has left of earlier secrets.
 * @throws InstallationError if the database is another installation's, or was made with another secret.
 */
export async function prepareDatabase(
  database: Database,
  installation: Installation,
  holdsDemonstration: HoldsDemonstration = async () => false,
): Promise<Keys> {
  await requireInstallation(database.db, installation, holdsDemonstration);
  await migrateToLatest(database);
  await claimDatabase(database.db, installation);
  await installJobQueues(database, queues);
  return loadKeys(database.db, installation.keys);
}

/**
 * Opens the database for requests, after it was brought up to date and `load` has run on it. Both may take their time:
 * on PostgreSQL they use connections of their own, without the limits of requests.
 *
 * @throws DatabaseInUseError if another process uses the embedded database.
 * @throws InstallationError if the database is another installation's.
 */
export async function openForRequests<Loaded>(
  settings: DatabaseSettings,
  installation: Installation,
  load: (database: Database, keys: Keys) => Promise<Loaded>,
  holdsDemonstration?: HoldsDemonstration,
): Promise<{ database: Database; keys: Keys; loaded: Loaded }> {
  const unlimited = await openDatabase(settings);
  let isInUse = false;
  try {
    const keys = await prepareDatabase(unlimited, installation, holdsDemonstration);
    const loaded = await load(unlimited, keys);
    if (unlimited.engine === 'postgresql') {
      const database = await openDatabase({ ...settings, limits: requestLimits });
      return { database, keys, loaded };
    }
    isInUse = true;
    return { database: unlimited, keys, loaded };
  } finally {
    if (!isInUse) await unlimited.close();
  }
}
