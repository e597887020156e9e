import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askServer } from '../apps/server/src/cli/channel/ask-server.ts';
import { runCli } from '../apps/server/src/cli/run.ts';
import { staffUser } from '../apps/server/src/cli/testing/staff-terminal.ts';
import { startServer } from '../apps/server/src/main/start-server.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { makeDataFolder } from '../apps/server/src/testing/databases.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { countLost, createAccounts, signInWithoutPause } from './drill-people.ts';

const ACCOUNTS = 20;

/** The short form of `npm run drill:restore`, in one process. */
it.skipIf(process.platform === 'win32')(
  'the embedded database is copied while people sign in, and the copy has all that was answered before (issue 16, point 5)',
  async () => {
    const [data, folder] = [await makeDataFolder(), await mkdtemp(join(tmpdir(), 'portico-copy-'))];
    const [copy, restored] = [join(folder, 'copy'), join(folder, 'restored')];
    const run = async (dataFolder: string, ...argv: readonly string[]): Promise<number> => {
      const terminal = { out: () => {}, err: () => {}, isInteractive: false };
      const signal = new AbortController().signal;
      const context = { terminal, env: { PORTICO_DATA: dataFolder }, openDatabase, signal, user: staffUser };
      return runCli(argv, {
        ...context,
        askServer: (at, given) => askServer(at, { argv: [...given], cwd: '/', user: staffUser }, { terminal, signal }),
      });
    };
    try {
      const env = { PORT: '0', PORTICO_DATA: data.path, PORTICO_CALLS_PER_MINUTE: '1000000' };
      const settings = await readSettings('test', env);
      const database = await openDatabase({ dataFolder: data.path });
      await createAccounts(database, settings.keys, ACCOUNTS);
      await database.close();
      const server = await startServer(settings);
      const people = signInWithoutPause(server.url, ACCOUNTS, 2);
      await eventually(() => expect(people.tried.length).toBeGreaterThan(5));
      const before = [...people.tried];
      expect(await run(data.path, 'backup', copy)).toBe(0);
      expect(await run(data.path, 'restore', copy)).toBe(1);
      await people.end();
      await server.close();
      expect(people.tried.map(({ status }) => status)).toEqual(people.tried.map(() => 200));
      expect(await run(restored, 'restore', copy)).toBe(0);
      const opened = await openDatabase({ dataFolder: restored, mustExist: true });
      expect(await countLost(opened, settings.keys, before)).toBe(0);
      expect((await verifyAudit(opened.db, settings.keys)).broken).toBeNull();
      await opened.close();
    } finally {
      await Promise.all([data.remove(), rm(folder, { recursive: true, force: true })]);
    }
  },
);
