import { type Database, openDatabase } from '../db/database.ts';
import { prepareDatabase } from '../db/prepare.ts';
import type { Settings } from '../settings/settings.ts';

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
