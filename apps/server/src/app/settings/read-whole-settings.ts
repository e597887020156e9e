import { errorsOfOwnMessages } from '../../documents/messages/messages-of.ts';
import { errorsOfOwnWords } from '../texts/table-words.ts';
import type { Mode } from '../../platform/settings/environment.ts';
import { readServerSettings, type Settings } from '../../platform/settings/settings.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';

/**
 * Reads the settings of a server, with what only its documents can say of them: whether a hospital's own texts stand in place of ones that
 * are there.
 *
 * @throws SettingsError with all errors.
 */
export async function readWholeSettings(mode: Mode, env: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = await readServerSettings(mode, env);
  const errors = [...errorsOfOwnMessages(settings.healthSystem), ...errorsOfOwnWords(settings.healthSystem.texts)];
  if (errors.length > 0) throw new SettingsError(errors);
  return settings;
}
