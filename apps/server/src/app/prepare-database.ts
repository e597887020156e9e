import { queues } from './jobs/queues.ts';
import { installJobQueues } from '../platform/jobs/boss.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { migrateToLatest } from '../platform/db/migrate.ts';

/** Brings a database up to date: its tables, then the job queue's. Safe to run at every start. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateToLatest(database);
  await installJobQueues(database, queues);
}

/**
 * In milliseconds: a request waits no longer for one statement, because a longer one would block its connection for
 * others.
 */
const REQUEST_STATEMENT_TIMEOUT = 10_000;

/**
 * Opens the database for requests, after it was brought up to date and `load` has run on it. Both may take their time:
 * on PostgreSQL they use connections of their own, without the statement limit of requests.
 *
 * @throws DatabaseInUseError if another process uses the embedded database.
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
