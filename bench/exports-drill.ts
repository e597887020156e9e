import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { startStrictBulkServer } from '../apps/server/src/testing/strict-bulk-server.ts';
import { writePatientFile } from './patient-file.ts';

/**
 * `npm run drill:exports -- [PATIENTS]`: a Bulk Data export of 100,000 patients in ten files on both engines, whose process is killed ten times at random moments, beside one of half as many that is
 * not killed (issue 15, "What proves it"). Fails if a patient is missing, or if the memory grows with the number of patients.
 */
const PATIENTS = Number(process.argv[2] ?? 100_000);
const KILLS = 10;
const FILES = 10;

/** A process may need so many MB more for twice the patients: what the collector of garbage leaves differs each time. */
const MOST_MORE = 60;

const job = fileURLToPath(new URL('../apps/server/src/patients/export/testing/export-job.ts', import.meta.url));
const token = 'a-token';
const portal = await readSettings('test', {});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Patients in files of one size, as the server has them. */
async function filesOf(folder: string, patients: number): Promise<Array<{ type: string; text: string }>> {
  const path = join(folder, `${patients}.ndjson`);
  await writePatientFile(path, patients);
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  const size = Math.ceil(lines.length / FILES);
  return Array.from({ length: FILES }, (_, at) => ({
    type: 'Patient',
    text: lines
      .slice(at * size, (at + 1) * size)
      .map((line) => `${line}\n`)
      .join(''),
  }));
}

/** Exports so many patients, killed so many times: how long it took, and the most memory of its processes in MB. */
async function measure(folder: string, patients: number, kills: number, databaseUrl?: string) {
  const files = await filesOf(folder, patients);
  const server = await startStrictBulkServer({ group: 'drill', token, files, rounds: 0 });
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const open = () => openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const prepared = await open();
  await prepareDatabase(prepared, installationOf(portal));
  await prepared.close();
  const size = files.reduce((sum, each) => sum + each.text.length, 0);
  const run = async (lastByte?: number): Promise<string> => {
    const args = [job, server.url, token, ...(lastByte === undefined ? [] : [String(lastByte)])];
    const env = {
      ...process.env,
      PORTICO_DATA: dataFolder,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return said.trim();
  };
  const began = performance.now();
  for (let kill = 1; kill <= kills; kill += 1) {
    const said = await run(1 + randomInt(Math.ceil((1.5 * size) / kills)));
    say(`    kill ${kill}: ${said === '' ? 'killed' : said}`);
  }
  const last = await run();
  const seconds = (performance.now() - began) / 1000;
  const database = await open();
  const { count } = await database.db
    .selectFrom('patients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  await server.close();
  const megabytes = Number(/^done (\d+)$/.exec(last)?.[1]);
  if (Number.isNaN(megabytes) || count !== patients)
    throw new Error(`${count} of ${patients} patients, after "${last}"`);
  return { seconds, megabytes };
}

async function drill(name: string, folder: string, urls: readonly [string?, string?]): Promise<void> {
  say(name);
  const half = await measure(folder, PATIENTS / 2, 0, urls[0]);
  say(`  ${PATIENTS / 2} patients: ${half.seconds.toFixed(0)} s, ${half.megabytes} MB`);
  const whole = await measure(folder, PATIENTS, KILLS, urls[1]);
  say(`  ${PATIENTS} patients, killed ${KILLS} times: ${whole.seconds.toFixed(0)} s, ${whole.megabytes} MB, whole`);
  if (whole.megabytes > half.megabytes + MOST_MORE) throw new Error('The memory grows with the number of patients.');
}

const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
try {
  await drill('PGlite', folder, []);
  const postgresql = await startPostgresql(`${folder}-postgresql`);
  try {
    await drill('PostgreSQL', folder, [`${postgresql.url}/postgres`, `${postgresql.url}/template1`]);
  } finally {
    await postgresql.stop();
  }
} finally {
  await rm(folder, { recursive: true });
}
