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

/**
 * Measures reading a price file in each format, next to the validator of CMS, and importing it, each in a process of its own.
 */
export async function measureImport(): Promise<Measurement[]> {
  const rates = process.env['BENCH_FULL'] === '1' ? RATES_IN_FULL : RATES;
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const measured = [];
    for (const format of ['json', 'csv-tall', 'csv-wide'] as const) {
      measured.push(...(await measureFormat(folder, format, rates)));
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureFormat(folder: string, format: Format, rates: number): Promise<Measurement[]> {
  const path = join(folder, format === 'json' ? 'prices.json' : `${format}.csv`);
  await writePriceFile(path, format, rates);
  const peer = await runJob('validate', path);
  const read = await runJob('read', path);
  const reading: Measurement = {
    name: `read ${format}`,
    unit: 'rates a second',
    value: rates / read.seconds,
    peer: { name: validator, value: rates / peer.seconds },
    more: {
      'file MB': (await stat(path)).size / 1e6,
      'peak memory MB': read.peakMB,
      'peak memory of peer MB': peer.peakMB,
    },
  };
  const importing = (database: string, imported: JobFigures): Measurement => ({
    name: `import ${format} into ${database}`,
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
  if (format === 'json') measured.push(importing('PGlite', await runJob('import', path)));
  // Not inside the folder above: if we run as root, PostgreSQL runs as another user. It is skipped if it does not
  // start.
  const postgresql = await startPostgresql(`${folder}-postgresql`).catch(() => undefined);
  if (postgresql === undefined) return measured;
  try {
    return [...measured, importing('PostgreSQL', await runJob('import', path, postgresql))];
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
