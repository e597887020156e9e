import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { askPostgresql } from '../apps/server/src/testing/ask-postgresql.ts';
import { debianPostgresql, debianProgram } from '../apps/server/src/testing/debian-program.ts';
import { onPostgresql, SECRET } from './drill-database.ts';
import { countLost, signInWithoutPause, type Tried } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';
import { restoreEmbedded } from './embedded-restore.ts';
import { type Archive, prepareArchive } from './pgbackrest.ts';

/**
 * `npm run drill:restore`: the portal's database is copied while people sign in, and restored: the embedded one by `portico backup` and
 * `restore`, PostgreSQL by pg_dump and pg_restore, and by pgBackRest to a moment (issue 16, point 5). PostgreSQL's need Debian's packages
 * postgresql and pgbackrest. Fails if what was answered before the moment is lost, if something later is there, if the audit trail
 * is not whole, or if no server serves on what was restored.
 */
const SECONDS = Number(process.argv[2] ?? 5);
const ACCOUNTS = 500;
const keys = keysOf(SECRET);
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

let isGood = await embedded();
const programs = debianPostgresql();
const pgbackrest = debianProgram('pgbackrest');
if (programs === null) say("pg_dump: skipped, Debian's postgresql is not here");
else
  await onPostgresql({ accounts: ACCOUNTS, programs }, async (on) => {
    isGood &&= await byDump(programs, on.env);
    return true;
  });
if (programs === null || pgbackrest === null) say("pgBackRest: skipped, Debian's postgresql or pgbackrest is not here");
else isGood &&= await toMoment(programs, pgbackrest);
process.exitCode = isGood ? 0 : 1;

async function embedded(): Promise<boolean> {
  const { before, all, restored, isWhole, afterwards, longest, said } = await restoreEmbedded(SECONDS);
  say(
    `embedded: ${before} of ${all} sign-ins answered before the copy, ${restored} restored, the longest meanwhile ${longest} ms`,
  );
  say(`  ${said.backup.split('\n')[0]}`);
  return restored >= before && before > 0 && isWhole && afterwards > 0;
}

/** A copy by pg_dump, restored beside it. */
async function byDump(from: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const url = env['DATABASE_URL'] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'portico-dump-'));
  const run = promisify(execFile);
  try {
    const server = await startProcess(env);
    const [start] = await askPostgresql<{ at: string }>(url, 'select pg_current_wal_lsn()::text as at');
    const people = signInWithoutPause(server.url, ACCOUNTS, 4);
    await wait(SECONDS * 1000);
    const before = [...people.tried];
    const dumping = performance.now();
    await run(join(from, 'pg_dump'), ['--format=custom', `--file=${join(folder, 'dump')}`, url]);
    const dumped = seconds(dumping);
    await people.end();
    const [written] = await askPostgresql<{ bytes: number }>(
      url,
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '${start?.at ?? ''}')::float8 as bytes`,
    );
    const perSignIn = (written?.bytes ?? 0) / people.tried.length / 1024;
    await stop(server, 'SIGTERM');
    const restored = url.replace(/postgres$/, 'restored');
    await run(join(from, 'psql'), ['--quiet', '--command', 'create database restored', url]);
    const restoring = performance.now();
    await run(join(from, 'pg_restore'), ['--exit-on-error', `--dbname=${restored}`, join(folder, 'dump')]);
    say(
      `pg_dump: took ${dumped} s under sign-ins, pg_restore ${seconds(restoring)} s; a sign-in writes ${perSignIn.toFixed(0)} kB of log`,
    );
    return await serves({ ...env, DATABASE_URL: restored }, before, null);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy by pgBackRest and all that was written since, brought to a moment between two sign-ins. */
async function toMoment(from: string, archiver: string): Promise<boolean> {
  const folder = `${await mkdtemp(join(tmpdir(), 'portico-archive-'))}-pgbackrest`;
  let came = false;
  try {
    const archive = await prepareArchive(archiver, folder);
    await onPostgresql({ accounts: ACCOUNTS, programs: from, settings: archive.settings }, async (on) => {
      came = await restoreToMoment(archive, on);
      return true;
    });
    return came;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(folder.replace(/-pgbackrest$/, ''), { recursive: true, force: true });
  }
}

async function restoreToMoment(
  archive: Archive,
  { env, postgresql }: Parameters<Parameters<typeof onPostgresql>[1]>[0],
): Promise<boolean> {
  await archive.begin(postgresql);
  const server = await startProcess(env);
  const people = signInWithoutPause(server.url, ACCOUNTS, 4);
  const copying = performance.now();
  await archive.copy();
  const copied = seconds(copying);
  await wait(SECONDS * 1000);
  const before = [...people.tried];
  const url = env['DATABASE_URL'] ?? '';
  const [now] = await askPostgresql<{ at: string }>(url, 'select clock_timestamp()::text as at');
  const moment = now?.at ?? '';
  await wait(SECONDS * 1000);
  await people.end();
  const after = people.tried.slice(before.length).filter(({ status }) => status === 200).length;
  await askPostgresql(url, 'select pg_switch_wal()');
  await until(
    url,
    'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as holds from pg_stat_archiver',
  );
  await stop(server, 'SIGTERM');
  await postgresql.crash();
  const restoring = performance.now();
  const restored = await archive.restore(moment);
  try {
    say(
      `pgBackRest: copied in ${copied} s under sign-ins, restored in ${seconds(restoring)} s to ${moment}, after which ${after} sign-ins were answered`,
    );
    return (await serves({ ...env, DATABASE_URL: `${restored.url}/postgres` }, before, moment)) && after > 0;
  } finally {
    await restored.stop();
    await postgresql.restart();
  }
}

/** Whether what was answered before is in a restored database, nothing after the moment is, and a server serves on it. */
async function serves(
  env: Readonly<Record<string, string>>,
  before: readonly Tried[],
  moment: string | null,
): Promise<boolean> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: env['DATABASE_URL'] ?? '' });
  // A restored server stands by until it has come to the moment.
  await until(env['DATABASE_URL'] ?? '', 'select not pg_is_in_recovery() as holds');
  const lost = await countLost(database, keys, before);
  const whole = (await verifyAudit(database.db, keys)).broken === null;
  const later =
    moment === null
      ? 0
      : (
          await database.db
            .selectFrom('audit_entries')
            .select('number')
            .where('at', '>', new Date(`${moment.replace(' ', 'T')}:00`))
            .execute()
        ).length;
  await database.close();
  const server = await startProcess(env);
  const people = signInWithoutPause(server.url, ACCOUNTS, 2);
  await wait(1000);
  await people.end();
  await stop(server, 'SIGTERM');
  const served = people.tried.filter(({ status }) => status === 200).length;
  const answered = before.filter(({ status }) => status === 200).length;
  say(
    `  ${answered} sign-ins answered before, ${lost} lost, ${later} later than the moment; the trail is ${whole ? 'whole' : 'BROKEN'}; ${served} sign-ins on it`,
  );
  return lost === 0 && later === 0 && whole && served > 0 && answered > 0;
}

/** Waits until a statement says that something holds, for half a minute at most. */
async function until(url: string, statement: string): Promise<void> {
  for (let waited = 0; waited < 300; waited += 1) {
    const [row] = await askPostgresql<{ holds: boolean }>(url, statement);
    if (row?.holds === true) return;
    await wait(100);
  }
}
