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
import { type Format, PAYERS, writePriceFile } from './price-file.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('import-job.ts', import.meta.url));

/** About 100 MB of JSON or of a tall file, which is what larger hospitals publish. */
const RATES = 700_000;
/** Payers of the other version that is compared; an even number. */
const OTHER_PAYERS = PAYERS + 2;
/** Enough to tell how many bytes a rate takes. */
const FEW_RATES = 10_000;

/**
 * Node's options of the operator's commands. With more memory allowed, V8 would use several times as much before it
 * collects garbage.
 */
const nodeOptions = project.scripts.portico.match(/--max-\S+/g) ?? [];

const validator = '@cmsgov/hpt-validator, which reads and stores nothing';

/** With `--large`: about as many bytes. Published files have up to some gigabytes. */
const LARGE = [100e6, 1e9] as const;

/** Megabytes that an import may take, whatever the size of the file (issue 13, point 4). */
const MOST_MEMORY = 200;

/** How much of the validator's time reading, and storing into PostgreSQL, may take at most (issue 13, point 4). */
interface Shares {
  readonly read: number;
  readonly stored: number;
}

interface Shape {
  readonly name: string;
  readonly format: Format;
  /** Payers and plans of the file, and in one of how many of them each item has a rate; without it the writer's own. */
  readonly payers?: readonly [count: number | undefined, oneIn: number | undefined];
  readonly most?: Shares;
}

const shapes: readonly Shape[] = [
  { name: 'json', format: 'json', most: { read: 0.3, stored: 1 } },
  { name: 'csv-tall', format: 'csv-tall', most: { read: 0.4, stored: 0.6 } },
  // The validator's time goes by the columns, ours by the values: of 192 columns it is another share, and nobody publishes so few.
  { name: 'csv-wide', format: 'csv-wide' },
  // Like the widest that was seen published, with 1,277.
  { name: 'csv-wide of 1,272 columns', format: 'csv-wide', payers: [140, 5], most: { read: 0.1, stored: 0.3 } },
];

/**
 * Measures checking a price file in each format, next to the validator of CMS, and importing it, each in a process of its own. With
 * `--large` the peak memory of importing 100 MB and 1 GB, too, which takes half an hour.
 *
 * What counts is processor time, the database's with it: it is the same whatever else the machine does.
 */
export async function measureImport(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const measured = [];
    for (const shape of shapes) measured.push(...(await measureShape(folder, shape)));
    if (process.argv.includes('--large')) {
      for (const shape of shapes) measured.push(...(await measureMemory(folder, shape)));
    }
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
  const bytesOfRate = (await stat(await writeShape(folder, shape, FEW_RATES))).size / FEW_RATES;
  const jobs = [];
  for (const size of LARGE) {
    const path = await writeShape(folder, shape, size / bytesOfRate);
    jobs.push(await withPostgresql(folder, (postgresql) => runJob('import', path, postgresql)));
    await rm(path);
  }
  const [small, large] = jobs;
  if (small === undefined || large === undefined) return [];
  return [
    {
      name: `import 1 GB of ${shape.name} into PostgreSQL: peak memory`,
      unit: 'MB',
      value: large.peakMB,
      peer: { name: 'the same of 100 MB', value: small.peakMB },
      budget: { most: MOST_MEMORY },
      more: { seconds: large.seconds, 'of which above the open database MB': large.peakMB - large.beforeMB },
    },
  ];
}

async function measureShape(folder: string, shape: Shape): Promise<Measurement[]> {
  const { name, most } = shape;
  const path = await writeShape(folder, shape, RATES);
  const peer = await runJob('validate', path);
  const measurement = (what: string, figures: JobFigures, share?: number): Measurement => ({
    name: `${what} ${name}`,
    unit: 'processor seconds',
    value: figures.processorSeconds,
    peer: { name: validator, value: peer.processorSeconds },
    ...(share !== undefined && { budget: { most: share * peer.processorSeconds } }),
    more: {
      'seconds ÷ those of peer': figures.seconds / peer.seconds,
      'rates a second': RATES / figures.seconds,
      'peak memory MB': figures.peakMB,
      'of which above what was there before MB': figures.peakMB - figures.beforeMB,
      'peak memory of peer MB': peer.peakMB,
    },
  });
  const read = measurement('check', await runJob('read', path), most?.read);
  const measured: Measurement[] = [{ ...read, more: { 'file MB': (await stat(path)).size / 1e6, ...read.more } }];
  // The embedded database works in the process itself.
  if (name === 'json') measured.push(measurement('import into PGlite:', await runJob('import', path)));
  const imported = await withPostgresql(folder, (postgresql) => runJob('import', path, postgresql));
  if (imported !== undefined) measured.push(measurement('import into PostgreSQL:', imported, most?.stored));
  if (name === 'json' && imported !== undefined) measured.push(...(await measureDiff(folder, path, imported)));
  await rm(path);
  return measured;
}

/** What `prices diff` takes for two versions of the file, of which one has a payer more and other rates of all. */
async function measureDiff(folder: string, path: string, imported: JobFigures): Promise<Measurement[]> {
  const other = join(folder, 'other.json');
  await writePriceFile(other, 'json', (RATES * OTHER_PAYERS) / PAYERS, OTHER_PAYERS);
  const compared = await withPostgresql(folder, (postgresql) => runJob('compare', path, postgresql, other));
  await rm(other);
  if (compared === undefined) return [];
  return [
    {
      name: 'compare two versions of json in PostgreSQL',
      unit: 'processor seconds',
      value: compared.processorSeconds,
      peer: { name: 'importing one of them', value: imported.processorSeconds },
      more: { seconds: compared.seconds, 'rates of both': RATES * (1 + OTHER_PAYERS / PAYERS) },
    },
  ];
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
  name: 'read' | 'validate' | 'import' | 'compare',
  path: string,
  postgresql?: PostgresqlServer,
  ...others: readonly string[]
): Promise<JobFigures> {
  const target = postgresql && { DATABASE_URL: `${postgresql.url}/postgres`, POSTGRESQL_PID: String(postgresql.pid) };
  const { stdout } = await run(
    process.execPath,
    [...(name === 'validate' ? [] : nodeOptions), job, name, path, ...others],
    {
      env: { ...process.env, DATABASE_URL: '', ...target },
    },
  );
  return JSON.parse(stdout) as JobFigures;
}
