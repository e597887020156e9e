import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { measuredFromHere } from '../../testing/measured.ts';
import { requestLimits } from './connection-limits.ts';
import { openDatabase } from './database.ts';

it('shows how long requests wait for a connection, and how many are in use (issue 16, point 4)', async () => {
  const database = await createTestDatabase('postgresql');
  if (database.driver.engine !== 'postgresql') throw new Error('It is no PostgreSQL.');
  const { max } = database.driver.pool.options;
  const measured = await measuredFromHere();
  const go = Promise.withResolvers<void>();
  // Each keeps its connection; one more has to wait.
  const busy = Array.from({ length: max }, () =>
    database.db.connection().execute(async (db) => {
      await sql`select 1`.execute(db);
      await go.promise;
    }),
  );
  await eventually(() => expect(database.driver).toMatchObject({ pool: { totalCount: max, idleCount: 0 } }));
  const waiting = sql`select 1`.execute(database.db);
  await eventually(async () =>
    expect(await measured()).toMatchObject({
      'portico_pool_connections{pool="main",state="busy"}': max,
      'portico_pool_connections{pool="main",state="waiting"}': 1,
    }),
  );
  go.resolve();
  await Promise.all([...busy, waiting]);
  expect((await measured())['portico_pool_wait_seconds_count{pool="main"}']).toBeGreaterThanOrEqual(max + 1);
  await database.close();
});

it('counts no connection of what takes its time among those of requests (decision 264)', async () => {
  const database = await createTestDatabase('postgresql');
  if (database.driver.engine !== 'postgresql') throw new Error('It is no PostgreSQL.');
  const { connectionString: databaseUrl } = database.driver;
  const limited = await openDatabase({ dataFolder: '', databaseUrl, limits: requestLimits });
  const measured = await measuredFromHere();
  await sql`select 1`.execute(limited.longRunning.db);
  expect(await measured()).toEqual({});
  await sql`select 1`.execute(limited.db);
  expect(await measured()).toMatchObject({ 'portico_pool_wait_seconds_count{pool="main"}': 1 });
  await limited.close();
  await database.close();
});
