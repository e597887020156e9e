import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { appendAudit } from '../apps/server/src/platform/audit/append-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { requestLimits } from '../apps/server/src/platform/db/connection-limits.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';

export const AUDIT_SECRET = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';

const WARM_UP_SECONDS = 12;
const SECONDS = 8;

/** What one process does. */
interface Load {
  /** Entries of the trail, or rows of a table that have no order. */
  what: 'chain' | 'rows';
  databaseUrl: string;
  /** Transactions at once. */
  atOnce: number;
}

export interface Appended {
  perSecond: number;
  /** One for each transaction. */
  milliseconds: number[];
}

/** A process that is ready to append, as a server would. */
export async function startAppending(load: Load): Promise<{ run(): Promise<Appended> }> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)]);
  const ended = once(child, 'exit').then(() => {
    throw new Error('A process of the load ended too early.');
  });
  ended.catch(() => {});
  const told = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  await told();
  return {
    run: async () => {
      child.send('run');
      return (await told()) as Appended;
    },
  };
}

async function runLoad({ what, databaseUrl, atOnce }: Load): Promise<void> {
  const database = await openDatabase({ dataFolder: '', databaseUrl, databasePool: atOnce, limits: requestLimits });
  const keys = keysOf(AUDIT_SECRET);
  const { db } = database;
  const append = (): Promise<unknown> =>
    db.transaction().execute(async (trx) => {
      if (what === 'chain') {
        const details = { device: 'known' };
        return appendAudit(
          trx,
          { keys, now: new Date() },
          { event: 'signedIn', accountId: null, actor: 'account', details },
        );
      }
      const row = {
        channel: 'email',
        recipient: '',
        subject: 'signedIn',
        text: '',
        html: null,
        at: new Date(),
      } as const;
      return trx
        .insertInto('outbox')
        .values({ ...row, id: randomUUID() })
        .execute();
    });
  // Long enough to know whether other servers append, too.
  for (const end = performance.now() + WARM_UP_SECONDS * 1000; performance.now() < end;) await append();
  process.send?.('ready');
  await once(process, 'message');
  const began = performance.now();
  const milliseconds: number[] = [];
  const one = async (): Promise<void> => {
    while (performance.now() - began < SECONDS * 1000) {
      const sent = performance.now();
      await append();
      milliseconds.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  process.send?.({
    perSecond: (milliseconds.length * 1000) / (performance.now() - began),
    milliseconds,
  } satisfies Appended);
  await database.close();
  process.disconnect();
}

const [given] = process.argv.slice(2);
if (import.meta.main && given !== undefined) await runLoad(JSON.parse(given) as Load);
