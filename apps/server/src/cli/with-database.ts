import { type Database, openDatabase } from '../platform/db/database.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import type { Settings } from '../platform/settings/settings.ts';

/**
 * Opens the portal's database for one command, and closes it whatever happens.
 *
 * @throws DatabaseInUseError when a running server holds the embedded database.
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings);
  try {
    await prepareDatabase(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
