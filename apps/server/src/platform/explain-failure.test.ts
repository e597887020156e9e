import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCli } from '../cli/run.ts';
import { staffUser } from '../cli/testing/staff-terminal.ts';
import { openDatabase } from './db/database.ts';
import { explainFailure } from './explain-failure.ts';
import { startServer } from '../main/start-server.ts';
import { readSettings } from './settings/settings.ts';
import { makeDataFolder } from '../testing/databases.ts';

const VERIFIED = '?sslmode=verify-full';

describe('what keeps Portico from starting is explained', () => {
  let data: Awaited<ReturnType<typeof makeDataFolder>>;
  beforeAll(async () => {
    data = await makeDataFolder();
    await writeFile(join(data.path, 'file'), '');
  });
  afterAll(() => data.remove());

  const server = new URL(inject('testDatabases').postgresqlServer);
  const urlWith = (
    changes: Partial<Record<'password' | 'pathname' | 'port' | 'hostname' | 'search', string>>,
  ): string => Object.assign(new URL(server), changes).href;

  it.each([
    ['a database that is down', { DATABASE_URL: urlWith({ port: '1' }) }, 'The database does not answer.'],
    ['an unknown host', { DATABASE_URL: urlWith({ hostname: 'db.invalid', search: VERIFIED }) }, 'A host name'],
    ['a wrong password', { DATABASE_URL: urlWith({ password: 'marked-password' }) }, 'The database refuses'],
    ['a database without TLS', { DATABASE_URL: urlWith({ search: VERIFIED }) }, 'The database does not speak TLS'],
    [
      'an authority whose file is not there',
      { DATABASE_URL: urlWith({ search: `${VERIFIED}&sslrootcert=/nowhere/authority.pem` }) },
      'There is no file /nowhere/authority.pem',
    ],
    ['a missing database', { DATABASE_URL: urlWith({ pathname: '/marked' }) }, 'There is no such database.'],
    ['a file as data folder', { PORTICO_DATA: 'file' }, 'PORTICO_DATA names a file'],
    ['a data folder within a file', { PORTICO_DATA: 'file/data' }, 'PORTICO_DATA leads through a file'],
    ['an address of another machine', { PORTICO_DATA: '.', HOST: '203.0.113.7' }, 'This machine does not have'],
    ['a HOST that is none', { PORTICO_DATA: '.', HOST: 'host.invalid' }, 'A host name'],
  ])('%s', async (_what, env: Record<string, string>, advice) => {
    const folder = { PORTICO_DATA: join(data.path, env['PORTICO_DATA'] ?? '.') };
    const starting = startServer(await readSettings('test', { PORT: '0', ...env, ...folder }));
    const explained = explainFailure(await starting.catch((error: unknown) => error));
    expect(explained).toMatch(new RegExp(`^${advice}`));
    expect(explained).not.toMatch(/marked|:\/\//);
  });

  it('at the terminal of the operator too', async () => {
    const said: string[] = [];
    const terminal = { out: () => {}, err: (text: string) => void said.push(text), isInteractive: false };
    const env = { DATABASE_URL: urlWith({ port: '1' }) };
    expect(
      await runCli(['prices', 'list'], {
        terminal,
        env,
        openDatabase,
        signal: new AbortController().signal,
        user: staffUser,
      }),
    ).toBe(1);
    expect(said.join('')).toMatch(/^The database does not answer\..*\n$/);
  });

  it('but a fault of ours is not', () => expect(explainFailure(new TypeError('x'))).toBeUndefined());
});
