import { listRefused, type RefusedAdt } from '../patients/queries/adt-messages.ts';
import { type CommandArguments, CommandError, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The refused message that a command names, or all of them.
 *
 * @throws UsageError without an id and `--all`, or with both; CommandError for an id that none has.
 */
export async function refusedNamed(
  { database, settings }: Pick<Staff, 'database' | 'settings'>,
  { positionals: [id], options }: Pick<CommandArguments, 'positionals' | 'options'>,
): Promise<RefusedAdt[]> {
  if ((id === undefined) === (options['all'] !== true))
    throw new UsageError('Name a message by the id that "adt list" has, or give --all.');
  const refused = await listRefused(database.db, settings.keys);
  if (id === undefined) return refused;
  const named = refused.filter(({ messageId }) => messageId === id.trim().toLowerCase());
  if (named.length === 0) throw new CommandError('No message of this id waits. Nothing was changed.');
  return named;
}
