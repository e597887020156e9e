import { queues } from './jobs/queues.ts';
import { installJobQueues } from '../platform/jobs/boss.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { migrateToLatest } from '../platform/db/migrate.ts';

/** Makes a database fit for this program: its tables, then the job queue's. Safe to run at every start. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateToLatest(database);
  await installJobQueues(database, queues);
}

/** No request waits longer for one statement, in milliseconds: one that runs on would hold its connection from others. */
const REQUEST_STATEMENT_TIMEOUT = 10_000;

/**
 * Opens the database for requests, once it has been made fit and `load` has run on it. Those two take the time they need:
 * on PostgreSQL they have connections of their own, without the limit that statements of requests have.
 *
 * @throws DatabaseInUseError when another process holds the embedded database.
 */
export async function openForRequests<Loaded>(
  settings: DatabaseSettings,
  load: (database: Database) => Promise<Loaded>,
): Promise<{ database: Database; loaded: Loaded }> {
  const unlimited = await openDatabase(settings);
  let isInUse = false;
  try {
    await prepareDatabase(unlimited);
    const loaded = await load(unlimited);
    if (unlimited.engine === 'postgresql') {
      return { database: await openDatabase({ ...settings, statementTimeout: REQUEST_STATEMENT_TIMEOUT }), loaded };
    }
    isInUse = true;
    return { database: unlimited, loaded };
  } finally {
    if (!isInUse) await unlimited.close();
  }
}
