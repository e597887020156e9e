import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { CommandError } from './command.ts';

/** Variables that name a database. */
const names = ['DATABASE_URL', 'DATABASE_EMBEDDED', 'PORTICO_DATA'] as const;

/**
 * Reads the settings of a command that opens the database. A command has the adapters of the demonstration, since it sends
 * nothing; whose the database is the database says.
 *
 * @throws CommandError where nothing names a database, as under cron: a guess would be an empty one of this folder.
 * @throws SettingsError with all errors of the settings.
 */
export async function readCommandSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = await readSettings('demonstration', env);
  await sayOwnTexts(settings);
  if (names.some((name) => env[name])) return settings;
  throw new CommandError(
    `No setting names a database, and the embedded one in ${settings.dataFolder} was not opened: ` +
      'set DATABASE_URL or PORTICO_DATA, and PORTICO_SECRET, as the server has them.',
  );
}

/** A command may write to people. Loaded where a hospital has words of its own alone: an import shall not hold every text in memory. */
async function sayOwnTexts({ healthSystem }: Settings): Promise<void> {
  if (Object.keys(healthSystem.texts).length === 0 && healthSystem.addedLanguages.length === 0) return;
  const { sayOwnMessages } = await import('../documents/messages/messages-of.ts');
  sayOwnMessages(healthSystem);
}
