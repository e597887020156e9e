import type { Database } from '../platform/db/database.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CommandContext } from './command.ts';

/** What a command needs of its context to connect to the database. */
export type DatabaseContext = Pick<CommandContext, 'openDatabase' | 'env'>;

/**
 * Connects to the portal's database for one command, and closes the connection in any case.
 *
 * @throws DatabaseInUseError if a running server uses the embedded database.
 */
export async function withDatabase<Result>(
  { openDatabase }: DatabaseContext,
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
