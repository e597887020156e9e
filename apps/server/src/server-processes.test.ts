import { getPortalSettings } from '@portico/contract';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './platform/db/database.ts';
import { createTestDatabase } from './testing/databases.ts';
import { readExposition, type Sample } from './testing/read-exposition.ts';
import { hospitalEnvironment } from './testing/hospital-environment.ts';

// Issue 16, point 7; decision 162.

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const CALLS_PER_MINUTE = 4;
const OF_ADDRESS = 5 * CALLS_PER_MINUTE;

let folder: string;
let database: Database;
let server: ChildProcess;
/** What was printed so far, and who waits for more. */
const lines: string[] = [];
const waiting = new Set<() => void>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-processes-'));
  database = await createTestDatabase('postgresql');
  // Nobody's, as a hospital's own is before the first start: that of tests is the demonstration's.
  await database.db.deleteFrom('installation').execute();
  const { DATABASE_EMBEDDED: _embedded, ...env } = await hospitalEnvironment(folder);
  server = spawn(process.execPath, [program, '--production'], {
    env: {
      ...env,
      DATABASE_URL: database.driver.engine === 'postgresql' ? database.driver.connectionString : '',
      PORTICO_WORKERS: '2',
      PORTICO_METRICS: '127.0.0.1:0',
      PORTICO_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout === null) throw new Error('It has no output.');
  const wakeAll = (): void => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  createInterface(server.stdout).on('line', (line) => {
    lines.push(line);
    wakeAll();
  });
  server.once('exit', wakeAll);
}, 60_000);
afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
  await database.close();
  await rm(folder, { recursive: true });
});

/** The lines that have this text, as soon as there are as many. */
async function linesWith(text: string, count: number): Promise<string[]> {
  while (true) {
    const found = lines.filter((line) => line.includes(text));
    if (found.length >= count) return found;
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
    });
  }
}

const answered = (samples: readonly Sample[], status: string): number =>
  samples
    .filter(({ name, labels }) => name === 'portico_http_request_seconds_count' && labels['status'] === status)
    .reduce((all, { value }) => all + value, 0);
const processesIn = (samples: readonly Sample[]): Record<string, number> =>
  Object.fromEntries(
    samples.flatMap(({ name, labels, value }) => (name === 'portico_processes' ? [[labels['state'], value]] : [])),
  );

const processesOf = (found: readonly string[]): number[] => found.map((line) => JSON.parse(line).process);

it('serves by as many processes as it is told to, which count together; one that is killed is replaced, and all end as one', async () => {
  const [one = 0, other = 0] = processesOf(await linesWith('of the server serves', 2));
  expect(one).not.toBe(other);
  const url = /https?:\S+/.exec((await linesWith('Portico ', 1)).at(-1) ?? '')?.[0] ?? '';

  process.kill(one, 'SIGKILL');
  expect(processesOf(await linesWith('another takes its place', 1))).toEqual([one]);
  const [, , third] = processesOf(await linesWith('of the server serves', 3));
  expect([one, other]).not.toContain(third);

  const calls = Array.from({ length: OF_ADDRESS + 7 }, () => fetch(`${url}${getPortalSettings.path}`));
  const answers = (await Promise.all(calls)).map(({ status }) => status);
  expect(answers.filter((status) => status === 200)).toHaveLength(OF_ADDRESS);
  expect(answers.filter((status) => status === 429)).toHaveLength(7);
  const [metrics = '{}'] = await linesWith('metrics of all processes', 1);
  const read = async () => readExposition(await (await fetch(JSON.parse(metrics).url)).text());
  const measured = await read();
  expect(answered(measured, '200')).toBe(OF_ADDRESS);
  expect(answered(measured, '429')).toBe(7);
  expect(new Set(measured.map(({ labels }) => labels['process']))).toEqual(new Set(['1', '2', undefined]));
  expect(processesIn(measured)).toEqual({ serving: 2, silent: 0 });

  // Settings that change are taken by all of them; broken ones by none (issue 16, point 6; decision 209).
  const config = join(folder, 'health-system.json');
  const file = JSON.parse(await readFile(config, 'utf8')) as object;
  await writeFile(config, JSON.stringify({ ...file, timeZone: 'Mars/Olympus' }));
  server.kill('SIGHUP');
  const [refused = '{}'] = await linesWith('settings not taken', 1);
  expect(JSON.parse(refused).errors).toEqual([expect.stringContaining('timeZone: must be the name of a time zone')]);
  await writeFile(config, JSON.stringify({ ...file, name: 'Renamed Hospital' }));
  server.kill('SIGHUP');
  const [taken = '{}'] = await linesWith('settings read anew by the processes', 1);
  expect(JSON.parse(taken)).toMatchObject({ taken: 2, refused: 0 });
  const names = await Promise.all(
    Array.from({ length: 8 }, async () => JSON.parse(await (await fetch(`${url}/app.en.webmanifest`)).text()).name),
  );
  expect(new Set(names)).toEqual(new Set(['Renamed Hospital']));

  // One that does not answer keeps nobody from seeing the others (decision 186).
  process.kill(other, 'SIGSTOP');
  const meanwhile = await read();
  process.kill(other, 'SIGCONT');
  expect(processesIn(meanwhile)).toEqual({ serving: 1, silent: 1 });
  expect(answered(meanwhile, '200')).toBeLessThanOrEqual(OF_ADDRESS);

  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  for (const pid of [other, third]) expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
}, 240_000);
