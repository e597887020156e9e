import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../main/start-server.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { DATABASE_FOLDER } from '../../platform/db/open-embedded.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createTestDatabase, makeDataFolder } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, tallFile, type TestFolder } from '../../testing/price-files.ts';
import { runCli } from '../run.ts';
import { staffUser } from '../testing/staff-terminal.ts';
import { askServer } from './ask-server.ts';
import { serveCommands } from './serve-commands.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

// Findings, operations: on the embedded database every command needed the portal to be stopped.
describe.skipIf(process.platform === 'win32')('commands through the running server (issue 13, point 6)', () => {
  let data: Awaited<ReturnType<typeof makeDataFolder>>;
  let folder: TestFolder;
  let server: RunningServer;
  beforeAll(async () => {
    [data, folder] = await Promise.all([makeDataFolder(), makeTestFolder()]);
    server = await startServer(await readSettings('test', { PORT: '0', PORTICO_DATA: data.path }));
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([data.remove(), folder.remove()]);
  });

  interface How {
    cwd?: string;
    signal?: AbortSignal;
    onErr?: (text: string) => void;
    dataFolder?: string;
  }

  /** Runs a command in this process, which finds the database in use and asks the server. */
  async function run(argv: readonly string[], how: How = {}) {
    const { cwd = '/', signal = new AbortController().signal, onErr = () => {}, dataFolder = data.path } = how;
    const said = { out: '', err: '' };
    const terminal = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => {
        said.err += text;
        onErr(text);
      },
      isInteractive: false,
    };
    const context = { terminal, env: { PORTICO_DATA: dataFolder }, openDatabase, signal, user: staffUser };
    const code = await runCli(argv, {
      ...context,
      askServer: (at, given) => askServer(at, { argv: [...given], cwd, user: staffUser }, { terminal, signal }),
    });
    return { code, ...said };
  }

  it('an import, by a name from the folder of the command, with its progress and its person', async () => {
    const path = examplePath('valid/v3.json');
    const imported = await run(
      ['prices', 'import', basename(path), '--location', 'alder-main', '--as', 'Omar Haddad'],
      {
        cwd: dirname(path),
      },
    );
    expect(imported).toMatchObject({
      code: 0,
      out: expect.stringContaining('The prices of Alder Bay Hospital (alder-main) are live.'),
      err: '100 % read, 4 rates\n',
    });
    const trail = await run(['audit', 'list', '--event', 'pricesImported']);
    expect(trail.out).toMatch(/pricesImported +- +staff Omar Haddad +file=v3\.json/);
  });

  it('all other commands, with their exit codes and errors', async () => {
    expect((await run(['prices', 'list', 'alder-main'])).out).toContain('live since');
    expect((await run(['audit', 'verify'])).code).toBe(0);
    expect(await run(['prices', 'activate', 'alder-main'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Nothing is staged for alder-main.'),
    });
    expect(await run(['prices', 'list', 'nowhere'])).toMatchObject({ code: 2 });
  });

  it('as a process of its own, while visitors are served', async () => {
    const env = { ...process.env, PORTICO_DATA: data.path };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'payors', 'list', 'alder-main'], { env });
    expect(stdout).toContain('"Harbor Mutual"');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 60_000);

  it('for the user of the server alone: the rights of the socket are the folder’s', async () => {
    const { mode } = await lstat(join(data.path, 'portico.sock'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('a command that is stopped changes nothing, and says so', async () => {
    const path = await folder.write('long.csv', await tallFile(30_000, 5));
    const stopped = new AbortController();
    const ended = await run(['prices', 'import', path, '--location', 'alder-main'], {
      signal: stopped.signal,
      onErr: () => stopped.abort(),
    });
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/Stopped\. .*; nothing else was changed\.\n$/),
    });
    expect((await run(['prices', 'list', 'alder-main'])).out).not.toContain('long.csv');
  });

  it('a command whose terminal is gone is stopped, too', async () => {
    const path = await folder.write('gone.csv', await tallFile(30_000, 5));
    const socket = connect(join(data.path, 'portico.sock'));
    const argv = ['prices', 'import', path, '--location', 'north-valley'];
    socket.write(`${JSON.stringify({ argv, cwd: '/', user: staffUser, isInteractive: false })}\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    // It holds the location until it has ended.
    const next = examplePath('valid/v3.json');
    await expect
      .poll(async () => (await run(['prices', 'import', next, '--location', 'north-valley'])).code, { timeout: 50_000 })
      .toBe(0);
    expect((await run(['prices', 'list', 'north-valley'])).out).not.toContain('gone.csv');
  }, 60_000);

  it('garbage is no command, and the server goes on', async () => {
    const socket = connect(join(data.path, 'portico.sock'));
    socket.write('no command\n');
    const replies: Buffer[] = [];
    for await (const chunk of socket) replies.push(chunk as Buffer);
    expect(Buffer.concat(replies).toString()).toContain('{"exit":1}');
    expect((await run(['audit', 'verify'])).code).toBe(0);
  });

  it('the server waits for nobody who is connected and asks for nothing', async () => {
    const other = await makeTestFolder();
    const dataFolder = dirname(await other.write('here', ''));
    const database = await createTestDatabase('pglite');
    const commands = await serveCommands({ database, dataFolder, env: {} });
    const socket = connect(join(dataFolder, 'portico.sock'));
    await once(socket, 'connect');
    await commands?.close();
    await once(socket.resume(), 'close');
    await Promise.all([database.close(), other.remove()]);
  });

  it('where another command has the database, it says so as ever', async () => {
    const other = await mkdtemp(join(tmpdir(), 'portico-held-'));
    await mkdir(join(other, DATABASE_FOLDER));
    await writeFile(join(other, DATABASE_FOLDER, 'PG_VERSION'), '17');
    const unlock = await lockFolder(other);
    expect(await run(['prices', 'list'], { dataFolder: other })).toMatchObject({
      code: 1,
      err: expect.stringContaining('already open'),
    });
    await unlock();
    await rm(other, { recursive: true });
  });
});
