import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BreakableProxy, startBreakableProxy } from '../../testing/breakable-proxy.ts';
import { endSilent } from './end-silent.ts';
import { outageOf } from './outage.ts';

/** In milliseconds. */
const SILENCE = 400;

let proxy: BreakableProxy;
let pool: Pool;
beforeAll(async () => {
  const url = new URL(`${inject('testDatabases').postgresqlServer}/postgres`);
  proxy = await startBreakableProxy(Number(url.port));
  url.port = String(proxy.port);
  pool = new Pool({ connectionString: url.href });
});
afterAll(async () => {
  await pool.end();
  await proxy.close();
});

async function open(): Promise<PoolClient> {
  const client = await pool.connect();
  client.on('error', () => {});
  endSilent(client, SILENCE);
  return client;
}

it('an answer that does not come over a cut network is an outage after a while, not after a quarter of an hour', async () => {
  const client = await open();
  await client.query('select 1');
  proxy.fallSilent();
  const error = await client.query('select 2').then(
    () => null,
    (failed: unknown) => failed,
  );
  expect(outageOf(error)).toBe('database');
  client.release(true);
  proxy.goOn();
  const next = await open();
  expect((await next.query('select 3 as it')).rows).toEqual([{ it: 3 }]);
  next.release();
});

it('a connection on which nothing is asked stays, however long: it may hold a lock', async () => {
  const client = await open();
  await client.query('select pg_advisory_lock(7)');
  await wait(3 * SILENCE);
  expect((await client.query('select pg_advisory_unlock(7) as held')).rows).toEqual([{ held: true }]);
  client.release();
});
