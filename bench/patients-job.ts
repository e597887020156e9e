import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { importPatients } from '../apps/server/src/patients/import/import-patients.ts';
import { type JobFigures, measureJob } from './measure-job.ts';

const portal = await readSettings('test', {});
const settings = { keys: portal.keys, mrnSystem: null, now: new Date('2026-11-21T03:00:00Z') };

/**
 * Jobs of bench/patients.ts. Each runs in a process of its own, so that memory can be measured: `node patients-job.ts
 * JOB FILE PATIENTS`, with DATABASE_URL for an import into PostgreSQL.
 */
const jobs: Record<string, (path: string, patients: number) => Promise<JobFigures>> = {
  parse: (path, patients) =>
    measureJob(async () => {
      let parsed = 0;
      for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
        if (typeof JSON.parse(line) === 'object') parsed += 1;
      }
      if (parsed !== patients) throw new Error('The measured file has other lines.');
    }),
  import: async (path, patients) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
    const databaseUrl = process.env['DATABASE_URL'];
    const database = await openDatabase({ dataFolder, ...(databaseUrl ? { databaseUrl } : {}) });
    try {
      await prepareDatabase(database, installationOf(portal));
      return await measureJob(async () => {
        const imported = await importPatients(database, settings, { path });
        if (imported.patients.new !== patients || imported.rejected > 0) throw new Error('Not all patients went in.');
      });
    } finally {
      await database.close();
      await rm(dataFolder, { recursive: true });
    }
  },
};

const [job = '', path = '', patients = ''] = process.argv.slice(2);
const figures = await jobs[job]?.(path, Number(patients));
process.stdout.write(JSON.stringify(figures));
