import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrateToLatest } from '../apps/server/src/platform/db/migrate.ts';
import { listVersions } from '../apps/server/src/prices/queries/version-states.ts';
import { activateVersion } from '../apps/server/src/prices/switch-version.ts';
import { shownPrices, tablesWithOrphans } from '../apps/server/src/prices/testing/whole-prices.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { tallFile } from '../apps/server/src/testing/price-files.ts';

/**
 * `npm run drill:imports -- [KILLS] [ROWS]`: kills an import, a staging, an activation and a rollback with SIGKILL at random
 * moments before they are done, twenty of each on both engines (issue 13, "What proves it"). Who was done before the signal came is
 * tried again. After each, what patients see must be one of the files, whole. At the end an import goes in, and no row of a killed one may be left.
 */
const KILLS = Number(process.argv[2] ?? 20);
const ROWS = Number(process.argv[3] ?? 30_000);
/** Of the location of the job's processes. */
const LOCATION = 'drill';
/** For each kill: an activation takes milliseconds, and a signal about one. */
const TRIES = 20;
const jobs = ['import', 'stage', 'activate', 'rollback'] as const;
type Job = (typeof jobs)[number];

const job = fileURLToPath(new URL('../apps/server/src/prices/testing/interrupted-job.ts', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** How a process reaches a database, and this one does while no other runs. */
interface Target {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Database>;
}

/** A job that has opened the database. */
interface RunningJob {
  readonly child: ChildProcess;
  /** Resolves when it has ended: whether it had said before that it was done. */
  readonly ended: Promise<boolean>;
  /** Resolves when it says that it is done, or has ended. */
  readonly done: Promise<unknown>;
}

async function startJob({ environment }: Target, name: Job, path: string): Promise<RunningJob> {
  const child = spawn(process.execPath, [job, name, path], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const exit = once(child, 'exit');
  const says = (word: string): Promise<unknown> =>
    new Promise((resolve) => {
      child.stdout?.on('data', () => said.includes(word) && resolve(word));
      void exit.then(resolve);
    });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [open, done] = [says('open'), says('done')];
  await open;
  return { child, done, ended: exit.then(() => said.includes('done')) };
}

/** Lets a job come to its end. Returns the milliseconds from the open database until it is done. */
async function timeOf(target: Target, name: Job, path: string): Promise<number> {
  const { child, done, ended } = await startJob(target, name, path);
  const start = performance.now();
  await done;
  const took = performance.now() - start;
  if (!(await ended) || child.exitCode !== 0)
    throw new Error(`${name} on ${target.name} ended with ${child.exitCode}.`);
  return took;
}

/** Returns whether it was killed before it was done. */
async function killAtRandom(target: Target, name: Job, path: string, within: number): Promise<boolean> {
  const { child, ended } = await startJob(target, name, path);
  await Promise.race([wait(randomInt(Math.ceil(within))), ended]);
  child.kill('SIGKILL');
  return !(await ended);
}

async function look<Result>(target: Target, ask: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await target.open();
  return ask(database).finally(() => database.close());
}

/** What an act needs to begin: a staged version, or one that was live before. Who was killed may have left it. */
async function prepare(target: Target, name: Job, path: string): Promise<void> {
  const versions = await look(target, async (database) => {
    const found = await listVersions(database.db, LOCATION);
    const kept = found.find(({ status }) => status === 'kept');
    if (name === 'rollback' && kept !== undefined) {
      const record = async (): Promise<void> => {};
      const now = new Date();
      await activateVersion(database, { locationId: LOCATION, versionId: kept.versionId, older: true, now, record });
    }
    return found;
  });
  if (name === 'activate' && !versions.some(({ status }) => status === 'staged')) await timeOf(target, 'stage', path);
}

async function drill(target: Target, files: readonly [string, string]): Promise<void> {
  const takes: Record<Job, number> = { import: 0, stage: 0, activate: 0, rollback: 0 };
  // Twice, so that there is a version to go back to; the second time of an import is that of one among others.
  await timeOf(target, 'import', files[0]);
  takes.import = await timeOf(target, 'import', files[1]);
  takes.stage = await timeOf(target, 'stage', files[0]);
  takes.activate = await timeOf(target, 'activate', '');
  takes.rollback = await timeOf(target, 'rollback', '');
  for (const name of jobs) {
    let killed = 0;
    let tries = 0;
    for (; killed < KILLS; tries += 1) {
      if (tries === KILLS * TRIES) throw new Error(`${name} on ${target.name}: ${killed} kills in ${tries} tries.`);
      const path = files[tries % 2] ?? '';
      await prepare(target, name, path);
      if (await killAtRandom(target, name, path, takes[name])) killed += 1;
      const shown = await look(target, (database) => shownPrices(database, LOCATION));
      if (shown?.isWhole !== true)
        throw new Error(`After ${name} was killed on ${target.name}: ${JSON.stringify(shown)}`);
    }
    say(
      `${target.name}: ${name} (${Math.round(takes[name])} ms) was killed ${killed} times before it was done, in ${tries} tries; ` +
        'what is shown was whole each time.',
    );
  }
  await timeOf(target, 'import', files[0]);
  const [shown, orphans] = await look(target, async (database) => [
    await shownPrices(database, LOCATION),
    await tablesWithOrphans(database),
  ]);
  if (shown?.isWhole !== true || shown.file !== 'first.csv' || orphans.length > 0) {
    throw new Error(`After all of it on ${target.name}: ${JSON.stringify({ shown, orphans })}`);
  }
  say(`${target.name}: the next import went in, and no row of a killed one is left.`);
}

const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
const postgresql = await startPostgresql(`${folder}-postgresql`);
try {
  const files = [join(folder, 'first.csv'), join(folder, 'second.csv')] as const;
  await writeFile(files[0], await tallFile(ROWS, 1));
  await writeFile(files[1], await tallFile(ROWS, 2));
  const databaseUrl = `${postgresql.url}/postgres`;
  const targets: readonly Target[] = [
    {
      name: 'PostgreSQL',
      environment: { DATABASE_URL: databaseUrl },
      open: () => openDatabase({ dataFolder: '', databaseUrl }),
    },
    {
      name: 'PGlite',
      environment: { PORTICO_DATA: folder },
      open: () => openDatabase({ dataFolder: folder }),
    },
  ];
  for (const target of targets) {
    await look(target, migrateToLatest);
    await drill(target, files);
  }
} finally {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
}
