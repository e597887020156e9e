import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import project from '../package.json' with { type: 'json' };
import type { JobFigures } from './measure-job.ts';
import type { Measurement } from './measurement.ts';
import { writePatientFile } from './patient-file.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('patients-job.ts', import.meta.url));

const PATIENTS = 100_000;

/** Node's options of the operator's commands. */
const nodeOptions = project.scripts.portico.match(/--max-\S+/g) ?? [];

/**
 * Measures an import of 100,000 patients from NDJSON into each kind of database, next to JSON.parse of each line, each
 * in a process of its own. An import of half the file shows that memory use is constant.
 */
export async function measurePatients(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const [whole, half] = [join(folder, 'patients.ndjson'), join(folder, 'half.ndjson')];
    await writePatientFile(whole, PATIENTS);
    await writePatientFile(half, PATIENTS / 2);
    const fileMB = (await stat(whole)).size / 1e6;
    const peer = await runJob('parse', whole, PATIENTS);
    const measure = async (database: string, databaseUrls: readonly [string, string]): Promise<Measurement> => {
      const ofHalf = await runJob('import', half, PATIENTS / 2, databaseUrls[0]);
      const imported = await runJob('import', whole, PATIENTS, databaseUrls[1]);
      return {
        name: `import patients into ${database}`,
        unit: 'patients a second',
        value: PATIENTS / imported.seconds,
        peer: { name: 'JSON.parse of each line, which stores nothing', value: PATIENTS / peer.seconds },
        more: {
          'file MB': fileMB,
          'peak memory MB': imported.peakMB,
          'of which above the open database MB': imported.peakMB - imported.beforeMB,
          'and with half the file MB': ofHalf.peakMB - ofHalf.beforeMB,
          'peak memory of peer MB': peer.peakMB,
        },
      };
    };
    const measured = [await measure('PGlite', ['', ''])];
    // Not inside the folder above: if we run as root, PostgreSQL runs as another user. It is skipped if it does not
    // start.
    const postgresql = await startPostgresql(`${folder}-postgresql`).catch(() => undefined);
    if (postgresql === undefined) return measured;
    try {
      // A new server has two databases that are not in use.
      const [first, second] = [`${postgresql.url}/postgres`, `${postgresql.url}/template1`] as const;
      return [...measured, await measure('PostgreSQL', [first, second])];
    } finally {
      await postgresql.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runJob(name: 'parse' | 'import', path: string, patients: number, databaseUrl = ''): Promise<JobFigures> {
  const { stdout } = await run(process.execPath, [...nodeOptions, job, name, path, String(patients)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return JSON.parse(stdout) as JobFigures;
}
