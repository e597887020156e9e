import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hospitalEnvironment } from './testing/hospital-environment.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** What the process printed, and how it ended; `started` where it serves. */
interface Run {
  printed: string;
  outcome: number | 'started' | null;
}

describe('the server as a process of its own (issue 12, point 3)', () => {
  let folder: string;
  let server: ChildProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-process-'));
  });
  afterEach(async () => {
    if (server !== undefined && server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true });
  });

  /** Starts it with these variables and no others, under a umask that gives everything to everybody. */
  async function start(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Run> {
    const command = ['umask 0; exec "$0" "$@"', process.execPath, program, ...args];
    const child = spawn('sh', ['-c', ...command], { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    server = child;
    let printed = '';
    const outcome = await new Promise<Run['outcome']>((resolve) => {
      child.once('close', resolve);
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += String(chunk);
          if (/ Portico +http/.test(printed)) resolve('started');
        });
      }
    });
    return { printed, outcome };
  }

  // Findings, security A3.
  it('is no demonstration with a hospital’s settings: one sentence says so, and nothing is made', async () => {
    const { printed, outcome } = await start({ SMTP_URL: 'smtps://mail.example.org', PORT: '0' });
    expect(outcome).toBe(1);
    expect(printed).toMatch(/published passwords: SMTP_URL\. Start the hospital's portal with `npm run serve`/);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is no hospital’s on an embedded database that nobody asked for by name', async () => {
    const { DATABASE_EMBEDDED: _asked, ...env } = await hospitalEnvironment(folder);
    const { printed, outcome } = await start(env, '--production');
    expect(outcome).toBe(1);
    expect(printed).toContain('DATABASE_URL is not set. Name a PostgreSQL, or set DATABASE_EMBEDDED=yes');
  });

  // docs/operations.md, "Reading the settings anew": `systemctl reload` may follow a start at once.
  it.skipIf(process.platform === 'win32')(
    'is not ended by the word to read its settings anew while it starts',
    async () => {
      const pipe = join(folder, 'health-system.pipe');
      await promisify(execFile)('mkfifo', [pipe]);
      const run = start({ ...(await hospitalEnvironment(folder)), PORTICO_CONFIG: pipe }, '--production');
      // It opens when the server reads it.
      const config = await open(pipe, 'w');
      server?.kill('SIGHUP');
      await config.writeFile('{}');
      await config.close();
      const { printed, outcome } = await run;
      expect(outcome).toBe(1);
      expect(printed).toContain(`${pipe}: name: `);
    },
  );

  // Findings, security A2.
  it.skipIf(process.platform === 'win32')('writes what its owner alone may read, whatever the umask', async () => {
    const run = await start(await hospitalEnvironment(folder), '--production');
    expect(run).toMatchObject({ outcome: 'started' });
    const data = join(folder, 'data');
    const paths = [data, ...(await readdir(data, { recursive: true })).map((entry) => join(data, entry))];
    const rights = await Promise.all(paths.map(async (path) => (await lstat(path)).mode & 0o077));
    expect(paths.filter((_path, at) => rights[at] !== 0)).toEqual([]);
  });
});
