import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { checkPriceFile } from '../apps/server/src/prices/check-price-file.ts';
import { importPriceFile } from '../apps/server/src/prices/import-price-file.ts';
import { type JobFigures, measureJob } from './measure-job.ts';
import { processorSecondsOf } from './processor-time.ts';

/**
 * Jobs of bench/import.ts. Each runs in a process of its own, so that memory can be measured: `node import-job.ts JOB
 * FILE`, with DATABASE_URL and POSTGRESQL_PID for an import into PostgreSQL.
 */
const jobs: Record<string, (path: string) => Promise<JobFigures>> = {
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
  import: async (path) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
    const databaseUrl = process.env['DATABASE_URL'];
    const database = await openDatabase({ dataFolder, ...(databaseUrl ? { databaseUrl } : {}) });
    try {
      await prepareDatabase(database, installationOf(await readSettings('test', {})));
      // The tables are there by now: their making does not count.
      const server = Number(process.env['POSTGRESQL_PID'] ?? Number.NaN);
      const before = await processorSecondsOf(server);
      const figures = await measureJob(() => importPriceFile(database, systemClock, { path, locationId: 'bench' }));
      const ofDatabase = Number.isNaN(server) ? 0 : (await processorSecondsOf(server)) - before;
      return { ...figures, processorSeconds: figures.processorSeconds + ofDatabase };
    } finally {
      await database.close();
      await rm(dataFolder, { recursive: true });
    }
  },
};

const [job = '', path = ''] = process.argv.slice(2);
const figures = await jobs[job]?.(path);
process.stdout.write(JSON.stringify(figures));
