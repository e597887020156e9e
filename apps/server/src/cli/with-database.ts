import { type Database, openDatabase } from '../platform/db/database.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import type { Settings } from '../platform/settings/settings.ts';

/**
 * Connects to the portal's database for one command, and closes the connection in any case.
 *
 * @throws DatabaseInUseError if a running server uses the embedded database.
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
