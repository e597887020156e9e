import type { Database } from '../platform/db/database.ts';
import { readWorkingState } from '../platform/db/migrate.ts';
import { SchemaError } from '../platform/db/schema-error.ts';
import { readQueueSchema } from '../platform/jobs/queue-schema.ts';

/** By which the job queue's tables are called beside the names of migrations. */
const JOB_QUEUE = 'tables of the job queue';

/** @throws SchemaError unless the tables, and the job queue's, are those that this program needs. */
export async function requireUpToDate(database: Database): Promise<void> {
  const missing = await findMissing(database);
  if (missing.length > 0) throw SchemaError.behind(missing);
}

/**
 * What a database lacks for this program: migrations by their names, and the job queue's tables. Changes nothing.
 *
 * @throws SchemaError if a newer release has taken away what this one needs.
 */
export async function findMissing(database: Database): Promise<string[]> {
  const { pending } = await readWorkingState(database.db);
  const isQueueBehind = (await readQueueSchema(database)) === 'behind';
  return isQueueBehind ? [...pending, JOB_QUEUE] : [...pending];
}
