import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { askPostgresql } from '../apps/server/src/testing/ask-postgresql.ts';
import { startBreakableProxy } from '../apps/server/src/testing/breakable-proxy.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { type PostgresqlServer, startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { startStandby, WITH_STANDBYS } from '../apps/server/src/testing/postgresql-standby.ts';
import { SECRET } from './drill-database.ts';
import { countLost, countsOf, createAccounts, signInWithoutPause } from './drill-people.ts';
import { readyWithin, startProcess, stop } from './drill-process.ts';

const ACCOUNTS = 100;
/** In milliseconds, of a machine that has much else to do. */
const MAY_TAKE = 60_000;
const keys = keysOf(SECRET);

let folder: string;
let primary: PostgresqlServer;
let standby: PostgresqlServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-standby-'));
  primary = await startPostgresql(`${folder}-primary`, { isDurable: true, settings: WITH_STANDBYS });
  const database = await openDatabase({ dataFolder: '', databaseUrl: `${primary.url}/postgres` });
  await createAccounts(database, await prepareDatabase(database, { kind: 'demonstration', keys }), ACCOUNTS);
  await database.close();
  standby = await startStandby(primary, `${folder}-standby`, 'standby');
});
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
  await rm(folder, { recursive: true });
});

const ask = (server: PostgresqlServer, statement: string): Promise<object[]> =>
  askPostgresql(`${server.url}/postgres`, statement);

/** The short form of `npm run drill:failover`, without Patroni: the standby is made the primary by hand; and of `drill:database`. */
it('what was answered is there when the primary is gone and its standby takes its place; meanwhile people are told to try again (issue 16, points 3 and 5)', async () => {
  await ask(primary, `alter system set synchronous_standby_names = 'standby'`);
  await ask(primary, 'select pg_reload_conf()');
  await eventually(async () =>
    expect(await ask(primary, 'select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]),
  );
  const url = new URL(primary.url);
  const proxy = await startBreakableProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startProcess({
    DATABASE_URL: `${url.href}/postgres`,
    PORTICO_DATA: folder,
    PORTICO_SECRET: SECRET,
  });
  const people = signInWithoutPause(server.url, ACCOUNTS, 2);
  await wait(1000);
  await primary.crash();
  const killed = performance.now();
  expect(await readyWithin(server, 'database', MAY_TAKE)).not.toBeNaN();
  proxy.leadTo(Number(new URL(standby.url).port));
  await ask(standby, 'select pg_promote()');
  await eventually(() => expect(people.tried.some(({ status, at }) => status === 200 && at > killed)).toBe(true));
  expect(await readyWithin(server, null, MAY_TAKE)).not.toBeNaN();
  await people.end();
  await stop(server, 'SIGTERM');
  await proxy.close();
  const after = await openDatabase({ dataFolder: '', databaseUrl: `${standby.url}/postgres` });
  const lost = await countLost(after, keys, people.tried);
  const { broken } = await verifyAudit(after.db, keys);
  await after.close();
  const { other, toldToTryAgain } = countsOf(people.tried);
  expect({ lost, broken, other }).toEqual({ lost: 0, broken: null, other: 0 });
  expect(toldToTryAgain).toBeGreaterThan(0);
});
