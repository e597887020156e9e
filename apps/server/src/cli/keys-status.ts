import { countStanding, type Standing } from '../app/keys/count-standing.ts';
import { countFormerServers } from '../app/keys/former-servers.ts';
import { findRotation } from '../app/keys/find-rotation.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { formatCount } from '../prices/figures.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

/** `portico keys status`: tells what stands under which secret. */
export const keysStatus: Command = {
  name: 'keys status',
  usage: '',
  summary: 'Show under which secrets the data stand, and whether the previous one can be taken out.',
  details:
    'A secret is called by an id, from which nothing of it can be told. The log of a server with both secrets says the same at\n' +
    'the end of each walk.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, ...context }) {
    const settings = await readCommandSettings(context.env);
    const told = await withDatabase(context, settings, async (database, { keys }) => {
      const standing = await countStanding(database.db, keys);
      const servers = await countFormerServers(database, keys);
      return textOf(keys, standing, servers, await findRotation(database.db, keys));
    });
    terminal.out(told);
    return 0;
  },
};

function textOf(keys: Keys, standing: readonly Standing[], servers: number, rotation: string): string {
  const name = Math.max(...standing.map(({ column }) => column.length));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(name) : cell.padStart(10))).join('');
  return [
    `Current   ${keys.current.id} (PORTICO_SECRET)`,
    `Previous  ${keys.previous === null ? 'none' : `${keys.previous.id} (PORTICO_SECRET_PREVIOUS)`}`,
    `Before    ${keys.kept.length === 0 ? 'none' : keys.kept.map(({ id }) => id).join(', ')}`,
    '',
    line(['', 'current', 'previous', 'unbound', 'other']),
    ...standing.map(({ column, ...counts }) =>
      line([column, ...[counts.current, counts.previous, counts.unbound, counts.other].map(formatCount)]),
    ),
    '',
    ...(servers === 0 ? [] : [`Connections of servers that still write under the previous secret: ${servers}.`]),
    rotation === 'done'
      ? 'Everything stands under the current secret: PORTICO_SECRET_PREVIOUS is not needed.'
      : 'A rotation is under way: leave PORTICO_SECRET_PREVIOUS as it is.',
    '',
  ].join('\n');
}
