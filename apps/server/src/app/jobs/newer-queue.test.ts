import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { readQueueSchema } from '../../platform/jobs/queue-schema.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp } from '../../testing/test-app.ts';

// Issue 16, point 2; decision 178.

it.each(engines)(
  'jobs are written and done where a newer release has changed the queue’s tables, on %s',
  async (engine) => {
    const newer = await buildTestApp(engine);
    const run = (statement: string) => newer.database.db.executeQuery(CompiledQuery.raw(statement));
    await run('update pgboss.version set version = version + 1');
    expect(await readQueueSchema(newer.database)).toBe('newer');
    const older = await buildTestApp(engine, { database: newer.database });
    expect((await older.app.inject('/readyz')).statusCode).toBe(200);
    await older.close();
    expect(await readQueueSchema(newer.database)).toBe('newer');
    await newer.close();
  },
);
