import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createAccounts, signInWithoutPause } from './drill-people.ts';
import { startProcess, stop } from './drill-process.ts';
import { portico } from './portico-command.ts';

const SECRET = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const ACCOUNTS = 200;

/** What came of a copy of the embedded database. */
export interface EmbeddedRestore {
  /** Sign-ins that were answered before the copy was begun, and all. */
  readonly before: number;
  readonly all: number;
  /** Sign-ins in the audit trail that was restored, and whether it is whole. */
  readonly restored: number;
  readonly isWhole: boolean;
  /** Sign-ins at a server on what was restored. */
  readonly afterwards: number;
  /** In milliseconds: the longest sign-in while it was copied. */
  readonly longest: number;
  /** What the commands said. */
  readonly said: Readonly<Record<'backup' | 'check' | 'restore' | 'again', string>>;
}

/**
 * People sign in on the embedded database while it is copied by `portico backup`. Its server is killed and its folder thrown away; `portico
 * restore` makes another one, on which a server starts (issue 16, point 5).
 *
 * @param seconds of sign-ins, before and after the copy.
 */
export async function restoreEmbedded(seconds: number): Promise<EmbeddedRestore> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
  const [dataFolder, restoredFolder, copy] = [join(folder, 'data'), join(folder, 'restored'), join(folder, 'copy')];
  const keys = keysOf(SECRET);
  const env = (data: string): Record<string, string> => ({ PORTICO_DATA: data, PORTICO_SECRET: SECRET });
  try {
    const database = await openDatabase({ dataFolder });
    await createAccounts(database, await prepareDatabase(database, { kind: 'demonstration', keys }), ACCOUNTS);
    await database.close();
    const server = await startProcess(env(dataFolder));
    const people = signInWithoutPause(server.url, ACCOUNTS, 2);
    const answered = (): number => people.tried.filter(({ status }) => status === 200).length;
    await wait(seconds * 1000);
    const before = answered();
    const began = performance.now();
    const backup = await portico(env(dataFolder), 'backup', copy);
    const ended = performance.now();
    await wait(seconds * 1000);
    await stop(server, 'SIGKILL');
    await people.end();
    await rm(dataFolder, { recursive: true });
    const check = await portico(env(restoredFolder), 'restore', copy, '--check');
    const restore = await portico(env(restoredFolder), 'restore', copy);
    const again = await portico(env(restoredFolder), 'restore', copy).catch(
      (error: { stderr: string }) => error.stderr,
    );
    const opened = await openDatabase({ dataFolder: restoredFolder });
    const isWhole = (await verifyAudit(opened.db, keys)).broken === null;
    const entries = await opened.db
      .selectFrom('audit_entries')
      .select('number')
      .where('event', '=', 'signedIn')
      .execute();
    await opened.close();
    const next = await startProcess(env(restoredFolder));
    const later = signInWithoutPause(next.url, ACCOUNTS, 2);
    await wait(1000);
    await later.end();
    await stop(next, 'SIGTERM');
    const meanwhile = people.tried.filter(({ at, took }) => at < ended && at + took > began);
    return {
      before,
      all: answered(),
      restored: entries.length,
      isWhole,
      afterwards: later.tried.filter(({ status }) => status === 200).length,
      longest: Math.round(Math.max(0, ...meanwhile.map(({ took }) => took))),
      said: { backup, check, restore, again },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
