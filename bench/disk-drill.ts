import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { countsOf, createAccounts, signInWithoutPause } from './drill-people.ts';
import { readyWithin, say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:disk`, as root on Linux, since it mounts a small disk: people sign in on the embedded database while its disk fills to the
 * last byte, and has room again. Fails if a call is answered otherwise than with a sign-in or with 503 and Retry-After, if /readyz does
 * not say `disk`, if the server does not serve again by itself, or if a sign-in that was answered is not in the audit trail (issue 16,
 * point 3).
 */
const SECRET = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const ACCOUNTS = 100;
const SIZE = '256m';
/** In milliseconds. */
const FULL = 10_000;
const MAY_TAKE = 30_000;

const run = promisify(execFile);
const keys = keysOf(SECRET);

/** Takes all room that is left, to the last byte. */
async function fill(folder: string, path: string): Promise<void> {
  const file = await open(path, 'w');
  const piece = Buffer.alloc(64 * 1024);
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  const { bavail } = await statfs(folder);
  say(`the disk has ${bavail} blocks left`);
}

async function drill(folder: string): Promise<boolean> {
  const dataFolder = join(folder, 'data');
  const look = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ dataFolder });
    return ask(database).finally(() => database.close());
  };
  await look(async (database) =>
    createAccounts(database, await prepareDatabase(database, { kind: 'demonstration', keys }), ACCOUNTS),
  );
  const server = await startProcess({ PORTICO_DATA: dataFolder, PORTICO_SECRET: SECRET });
  const people = signInWithoutPause(server.url, ACCOUNTS, 2);
  await wait(3000);
  const filler = join(folder, 'filler');
  await fill(folder, filler);
  const noticed = await readyWithin(server, 'disk', MAY_TAKE);
  await wait(FULL);
  await rm(filler);
  const back = await readyWithin(server, null, MAY_TAKE);
  await wait(3000);
  await people.end();
  await stop(server, 'SIGTERM');
  const answers = countsOf(people.tried);
  const { whole, entries } = await look(async ({ db }) => {
    const signedIn = db.selectFrom('audit_entries').select('number').where('event', '=', 'signedIn');
    return { whole: (await verifyAudit(db, keys)).broken === null, entries: (await signedIn.execute()).length };
  });
  say(`/readyz said so after ${noticed} ms, was back ${back} ms after there was room; ${JSON.stringify(answers)}`);
  say(`  ${entries} sign-ins in the audit trail, which is ${whole ? 'whole' : 'BROKEN'}`);
  return whole && entries >= answers.signedIn && answers.other === 0 && noticed <= MAY_TAKE && back <= MAY_TAKE;
}

const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
try {
  if (!(await drill(folder))) process.exitCode = 1;
} finally {
  await run('umount', ['--lazy', folder]);
  await rm(folder, { recursive: true, force: true });
}
