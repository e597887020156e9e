import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { finishRotation } from '../app/keys/finish-rotation.ts';
import { findRotation } from '../app/keys/find-rotation.ts';
import { countFormerServers } from '../app/keys/former-servers.ts';
import { rotateKeys } from '../app/keys/rotate-keys.ts';
import { SETTLING } from '../app/keys/rotation-worker.ts';
import { formatCount } from '../prices/figures.ts';
import { type Command, CommandError } from './command.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico keys rotate`: brings everything under the current secret, and ends the rotation. */
export const keysRotate: Command = {
  name: 'keys rotate',
  usage: '',
  summary: 'Bring everything under PORTICO_SECRET, while people sign in, and end the rotation.',
  details:
    'A server with PORTICO_SECRET_PREVIOUS begins a rotation at its start and re-seals in the background; this does the same\n' +
    'at once, waits a minute, and ends it, once no server has the previous secret as PORTICO_SECRET. It may be stopped at any\n' +
    'place and run again, and several may run at once. Then take PORTICO_SECRET_PREVIOUS out.',
  options: {},
  records: ['keysResealed'],
  positionals: [],
  async run({ terminal, signal, settling = SETTLING, ...context }) {
    const { changed, unreadable, finished } = await asStaff(context, (staff) => rotate(staff, { settling, signal }));
    terminal.out(`${formatCount(changed)} rows now stand under the current secret.\n`);
    if (unreadable > 0) {
      terminal.err(
        `${formatCount(unreadable)} values open with no secret: they were changed, or put into another row.\n`,
      );
    }
    if (!finished) {
      terminal.err('Others wrote meanwhile, or held rows or the registry of patients. Run it again.\n');
      return 1;
    }
    terminal.out('The rotation is done: take PORTICO_SECRET_PREVIOUS out of the settings of every server.\n');
    return 0;
  },
};

async function rotate(
  { database, settings, now, operator }: Staff,
  { settling, signal }: { settling: number; signal: AbortSignal },
) {
  const { keys } = settings;
  const rotation = await findRotation(database.db, keys);
  if (rotation === 'others') {
    throw new CommandError(
      'PORTICO_SECRET is the one before the rotation. Set the new one, and this as PORTICO_SECRET_PREVIOUS.',
    );
  }
  const servers = await countFormerServers(database, keys);
  if (servers > 0) {
    throw new CommandError(
      `${servers} connections are of servers that have the previous secret as PORTICO_SECRET. Give them the new one first.`,
    );
  }
  const context = {
    db: database.db,
    keys,
    pause: async () => {
      signal.throwIfAborted();
    },
  };
  const first = await rotateKeys(context);
  if (rotation === 'underWay') await wait(settling, undefined, { signal });
  const second = await rotateKeys(context);
  const changed = first.changed + second.changed;
  const details = { command: 'keys rotate', ...operator, host: hostname(), changed };
  const finished = await finishRotation(database.db, { keys, now }, second, { actor: 'staff', details });
  return { changed, unreadable: second.unreadable, finished };
}
