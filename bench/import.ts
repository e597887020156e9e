import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PostgresqlServer, startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import project from '../package.json' with { type: 'json' };
import type { JobFigures } from './measure-job.ts';
import type { Measurement } from './measurement.ts';
import { type Format, writePriceFile } from './price-file.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('import-job.ts', import.meta.url));

const RATES = 100_000;
/** With BENCH_FULL=1: about 100 MB of JSON, which is what larger hospitals publish. */
const RATES_IN_FULL = 700_000;

/**
 * Node's options of the operator's commands. With more memory allowed, V8 would use several times as much before it
 * collects garbage.
 */
const nodeOptions = project.scripts.portico.match(/--max-\S+/g) ?? [];

const validator = '@cmsgov/hpt-validator, which reads and stores nothing';

/** With `--large`: about as many bytes. Published files have up to some gigabytes. */
const LARGE = [100e6, 1e9] as const;

interface Shape {
  readonly name: string;
  readonly format: Format;
  /** Payers and plans of the file, and in one of how many of them each item has a rate; without it the writer's own. */
  readonly payers?: readonly [count: number | undefined, oneIn: number | undefined];
}

const shapes: readonly Shape[] = [
  { name: 'json', format: 'json' },
  { name: 'csv-tall', format: 'csv-tall' },
  { name: 'csv-wide', format: 'csv-wide' },
  // Like the widest that was seen published, with 1,277.
  { name: 'csv-wide of 1,272 columns', format: 'csv-wide', payers: [140, 5] },
];

/**
 * Measures reading a price file in each format, next to the validator of CMS, and importing it, each in a process of its own.
 * With `--large`, the peak memory of importing 100 MB and 1 GB instead.
 */
export async function measureImport(): Promise<Measurement[]> {
  const isFull = process.env['BENCH_FULL'] === '1';
  const measure = process.argv.includes('--large')
    ? measureMemory
    : (folder: string, shape: Shape) => measureShape(folder, shape, isFull ? RATES_IN_FULL : RATES);
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const measured = [];
    for (const shape of shapes) measured.push(...(await measure(folder, shape)));
    return measured;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeShape(
  folder: string,
  { name, format, payers = [undefined, undefined] }: Shape,
  rates: number,
): Promise<string> {
  const path = join(folder, `${name}.${format === 'json' ? 'json' : 'csv'}`);
  await writePriceFile(path, format, rates, ...payers);
  return path;
}

/** Imports a file of 100 MB and one of 1 GB: the peak of the larger one, next to that of the smaller one. */
async function measureMemory(folder: string, shape: Shape): Promise<Measurement[]> {
  const bytesOfRate = (await stat(await writeShape(folder, shape, RATES))).size / RATES;
  const peaks = [];
  for (const size of LARGE) {
    const path = await writeShape(folder, shape, size / bytesOfRate);
    peaks.push(await withPostgresql(folder, async (postgresql) => (await runJob('import', path, postgresql)).peakMB));
    await rm(path);
  }
  const [small, large] = peaks;
  if (small === undefined || large === undefined) return [];
  return [
    {
      name: `peak memory of importing 1 GB of ${shape.name} into PostgreSQL`,
      unit: 'MB',
      value: large,
      peer: { name: 'the same of 100 MB', value: small },
      more: {},
    },
  ];
}

async function measureShape(folder: string, shape: Shape, rates: number): Promise<Measurement[]> {
  const { name } = shape;
  const path = await writeShape(folder, shape, rates);
  const peer = await runJob('validate', path);
  const read = await runJob('read', path);
  const reading: Measurement = {
    name: `read ${name}`,
    unit: 'rates a second',
    value: rates / read.seconds,
    peer: { name: validator, value: rates / peer.seconds },
    more: {
      'file MB': (await stat(path)).size / 1e6,
      'seconds ÷ those of peer': read.seconds / peer.seconds,
      'processor seconds ÷ those of peer': read.processorSeconds / peer.processorSeconds,
      'peak memory MB': read.peakMB,
      'peak memory of peer MB': peer.peakMB,
    },
  };
  const importing = (database: string, imported: JobFigures): Measurement => ({
    name: `import ${name} into ${database}`,
    unit: 'rates a second',
    value: rates / imported.seconds,
    peer: { name: validator, value: rates / peer.seconds },
    more: {
      'seconds ÷ those of peer': imported.seconds / peer.seconds,
      'processor seconds, of the database with them, ÷ those of peer':
        imported.processorSeconds / peer.processorSeconds,
      'peak memory MB': imported.peakMB,
      'of which above the open database MB': imported.peakMB - imported.beforeMB,
    },
  });
  const measured = [reading];
  // The embedded database works in the process itself.
  if (name === 'json') measured.push(importing('PGlite', await runJob('import', path)));
  const imported = await withPostgresql(folder, (postgresql) => runJob('import', path, postgresql));
  if (imported !== undefined) measured.push(importing('PostgreSQL', imported));
  await rm(path);
  return measured;
}

/** Returns undefined where PostgreSQL does not start. */
async function withPostgresql<Result>(
  folder: string,
  work: (postgresql: PostgresqlServer) => Promise<Result>,
): Promise<Result | undefined> {
  // Not inside the folder itself: if we run as root, PostgreSQL runs as another user.
  const postgresql = await startPostgresql(`${folder}-postgresql`).catch(() => undefined);
  if (postgresql === undefined) return undefined;
  try {
    return await work(postgresql);
  } finally {
    await postgresql.stop();
  }
}

async function runJob(
  name: 'read' | 'validate' | 'import',
  path: string,
  postgresql?: PostgresqlServer,
): Promise<JobFigures> {
  const target = postgresql && { DATABASE_URL: `${postgresql.url}/postgres`, POSTGRESQL_PID: String(postgresql.pid) };
  const { stdout } = await run(process.execPath, [...(name === 'validate' ? [] : nodeOptions), job, name, path], {
    env: { ...process.env, DATABASE_URL: '', ...target },
  });
  return JSON.parse(stdout) as JobFigures;
}
