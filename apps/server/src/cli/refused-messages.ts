import { listRefusedIds } from '../patients/queries/adt-messages.ts';
import { type CommandArguments, CommandError, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The id of the refused message that a command names, or those of all.
 *
 * @throws UsageError without an id and `--all`, or with both; CommandError for an id that none has.
 */
export async function refusedNamed(
  { database }: Pick<Staff, 'database'>,
  { positionals: [id], options }: Pick<CommandArguments, 'positionals' | 'options'>,
): Promise<string[]> {
  if ((id === undefined) === (options['all'] !== true))
    throw new UsageError('Name a message by the id that "adt list" has, or give --all.');
  const refused = await listRefusedIds(database.db);
  if (id === undefined) return refused;
  const named = refused.filter((messageId) => messageId === id.trim().toLowerCase());
  if (named.length === 0) throw new CommandError('No message of this id waits. Nothing was changed.');
  return named;
}
