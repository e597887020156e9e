import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { askPostgresql } from '../apps/server/src/testing/ask-postgresql.ts';
import { debianPostgresql, debianProgram } from '../apps/server/src/testing/debian-program.ts';
import { countLost, countsOf, createAccounts, signInWithoutPause, type Tried } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';
import { startCluster } from './patroni.ts';
import { percentile } from './percentiles.ts';

/**
 * `npm run drill:failover -- [TIMES]`: people sign in while the primary of three PostgreSQL is killed, in turn its program alone and all of
 * its machine, and Patroni makes another one the primary (issue 16, point 5). It needs Debian's packages patroni, etcd-server, haproxy and
 * postgresql. Fails if a sign-in that was answered is lost, if one is answered otherwise than with a sign-in or with 503 and
 * Retry-After, if the audit trail is not whole, or if sign-ins do not go on within 15 seconds.
 */
const TIMES = Number(process.argv[2] ?? 20);
const SECRET = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const ACCOUNTS = 2000;
/** In milliseconds. */
const MAY_TAKE = 15_000;
const MAY_BE_WHOLE = 120_000;

const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map(debianProgram);
const postgresql = debianPostgresql();
if (!patroni || !etcd || !haproxy || postgresql === null) {
  say(
    'Skipped: patroni, etcd-server, haproxy and postgresql of Debian are needed (apt-get install), and not all are here.',
  );
  process.exit(0);
}

const folder = await mkdtemp(join(tmpdir(), 'portico-failover-'));
const keys = keysOf(SECRET);
// Beside the folder, which this user alone may enter.
const cluster = await startCluster(`${folder}-cluster`, { patroni, etcd, haproxy, postgresql });
try {
  if (!(await drill())) process.exitCode = 1;
} finally {
  await cluster.stop();
  for (const each of [folder, `${folder}-cluster`]) await rm(each, { recursive: true, force: true });
}

async function drill(): Promise<boolean> {
  await cluster.mend(MAY_BE_WHOLE);
  const databaseUrl = `${cluster.url}/postgres`;
  const look = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ dataFolder: '', databaseUrl });
    return ask(database).finally(() => database.close());
  };
  await look(async (database) =>
    createAccounts(database, await prepareDatabase(database, { kind: 'demonstration', keys }), ACCOUNTS),
  );
  const server = await startProcess({ DATABASE_URL: databaseUrl, PORTICO_DATA: folder, PORTICO_SECRET: SECRET });
  const tried: Tried[] = [];
  const took = { program: [] as number[], machine: [] as number[] };
  for (let time = 0; time < TIMES; time += 1) {
    const what = time % 2 === 0 ? 'program' : 'machine';
    const people = signInWithoutPause(server.url, ACCOUNTS, 4);
    await wait(3000);
    const number = await cluster.primary();
    if (number === null) throw new Error('There is no primary.');
    await cluster.kill(number, what);
    const killed = performance.now();
    const steps = watchSteps(databaseUrl, number);
    const isBack = (): Tried | undefined => people.tried.find(({ status, at }) => status === 200 && at > killed);
    while (isBack() === undefined && performance.now() - killed < 4 * MAY_TAKE) await wait(50);
    const first = isBack();
    took[what].push(first === undefined ? Number.NaN : Math.round(first.at + first.took - killed));
    await wait(1000);
    await people.end();
    tried.push(...people.tried);
    const [chosen, reached] = (await steps).map((at) => Math.round(at - killed));
    say(
      `  ${time + 1}: ${what} of database-${number + 1}, another is primary after ${chosen} ms, reached after ${reached}, signed in after ${took[what].at(-1)}`,
    );
    await cluster.mend(MAY_BE_WHOLE);
  }
  await stop(server, 'SIGTERM');
  const { lost, whole } = await look(async (database) => ({
    lost: await countLost(database, keys, tried),
    whole: (await verifyAudit(database.db, keys)).broken === null,
  }));
  const answers = countsOf(tried);
  for (const [what, times] of Object.entries(took)) {
    if (times.length > 0)
      say(
        `killed ${what}: ${times.length} times, back after ${percentile(times, 50)} ms, at most ${Math.max(...times)} ms`,
      );
  }
  say(
    `${answers.signedIn} sign-ins answered, ${lost} lost; ${answers.toldToTryAgain} told to try again, ${answers.other} otherwise`,
  );
  say(`the audit trail is ${whole ? 'whole' : 'BROKEN'}`);
  const isInTime = [...took.program, ...took.machine].every((each) => each <= MAY_TAKE);
  return lost === 0 && whole && answers.other === 0 && answers.signedIn > 0 && isInTime;
}

/** When another PostgreSQL was the primary, and when it was reached by way of HAProxy: what a fail-over's time is made of. NaN where it never was. */
async function watchSteps(databaseUrl: string, killed: number): Promise<[chosen: number, reached: number]> {
  const when = async (holds: () => Promise<boolean>): Promise<number> => {
    const began = performance.now();
    while (!(await holds())) {
      if (performance.now() - began > 4 * MAY_TAKE) return Number.NaN;
      await wait(50);
    }
    return performance.now();
  };
  const chosen = await when(async () => {
    const now = await cluster.primary();
    return now !== null && now !== killed;
  });
  const reached = await when(() =>
    askPostgresql(databaseUrl, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return [chosen, reached];
}
