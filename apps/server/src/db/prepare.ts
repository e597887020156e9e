import { installJobQueues } from '../jobs/boss.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** Makes a database fit for this program: its tables, then the job queue's. Safe to run at every start. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateToLatest(database);
  await installJobQueues(database);
}
