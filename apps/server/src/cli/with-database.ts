import type { Database } from '../platform/db/database.ts';
import { installationOfCommand } from '../platform/installation/installation-of-command.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CommandContext } from './command.ts';

/** What a command needs of its context to connect to the database. */
export type DatabaseContext = Pick<CommandContext, 'openDatabase' | 'env'>;

/**
 * Connects to the portal's database for one command, and closes the connection in any case. Makes no database, and changes
 * none that is not the settings' own. The work gets the settings with all keys that the database has, and with the mode of its server:
 * what a hospital's refuses, no command takes.
 *
 * @throws DatabaseInUseError if a running server uses the embedded database.
 * @throws NoDatabaseError if there is no embedded database.
 * @throws InstallationError if no server has run on the database, or PORTICO_SECRET is not the one it was made with.
 * @throws SchemaError if its tables are not those that this program needs.
 */
export async function withDatabase<Result>(
  { openDatabase }: DatabaseContext,
  settings: Settings,
  work: (database: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...settings, mustExist: true });
  try {
    const installation = await installationOfCommand(database.db, settings.keys);
    const keys = await prepareDatabase(database, installation, undefined, settings.migratesByItself);
    const mode = installation.kind === 'hospital' ? 'production' : settings.mode;
    return await work(database, { ...settings, keys, mode });
  } finally {
    await database.close();
  }
}
