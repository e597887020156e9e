import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { checkPriceFile } from '../apps/server/src/prices/check-price-file.ts';
import { importPriceFile } from '../apps/server/src/prices/import-price-file.ts';
import { compareVersions } from '../apps/server/src/prices/queries/compare-versions.ts';
import { type JobFigures, measureJob } from './measure-job.ts';
import { processorSecondsOf } from './processor-time.ts';

/**
 * Jobs of bench/import.ts. Each runs in a process of its own, so that memory can be measured: `node import-job.ts JOB
 * FILE`, with DATABASE_URL and POSTGRESQL_PID for one in PostgreSQL; `compare FILE OTHER` compares two versions of a location's prices.
 */
const jobs: Record<string, (path: string, other: string) => Promise<JobFigures>> = {
  read: (path) =>
    measureJob(async () => {
      const { rules } = await checkPriceFile(path);
      if (rules.length > 0) throw new Error('The measured file has problems.');
    }),
  validate: async (path) => {
    // Here, so that the other jobs do not hold its code in memory.
    const { validateCsv, validateJson } = await import('@cmsgov/hpt-validator');
    return measureJob(async () => {
      const validate = path.endsWith('.json') ? validateJson : validateCsv;
      const { valid } = await validate(createReadStream(path), 'v3.0.0');
      if (!valid) throw new Error('CMS finds the measured file invalid.');
    });
  },
  import: (path) => inDatabase((database) => measured(() => importInto(database, path))),
  compare: (path, other) =>
    inDatabase(async (database) => {
      const before = await importInto(database, path);
      const after = await importInto(database, other);
      return measured(() => compareVersions(database.db, LOCATION, { before, after }, ENTRIES));
    }),
};

const LOCATION = 'bench';
/** Of each list, as `prices diff` shows them. */
const ENTRIES = 20;

async function importInto(database: Database, path: string): Promise<number> {
  return (await importPriceFile(database, systemClock, { path, locationId: LOCATION })).versionId;
}

/** With the tables there already: their making does not count. */
async function inDatabase(work: (database: Database) => Promise<JobFigures>): Promise<JobFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const database = await openDatabase({ dataFolder, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    await prepareDatabase(database, installationOf(await readSettings('test', {})));
    return await work(database);
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true });
  }
}

/** With the processor time of PostgreSQL. */
async function measured(work: () => Promise<unknown>): Promise<JobFigures> {
  const server = Number(process.env['POSTGRESQL_PID'] ?? Number.NaN);
  const before = await processorSecondsOf(server);
  const figures = await measureJob(work);
  const ofDatabase = Number.isNaN(server) ? 0 : (await processorSecondsOf(server)) - before;
  return { ...figures, processorSeconds: figures.processorSeconds + ofDatabase };
}

const [job = '', path = '', other = ''] = process.argv.slice(2);
const figures = await jobs[job]?.(path, other);
process.stdout.write(JSON.stringify(figures));
