import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import type { Database } from './database.ts';
import { isUpToDate, migrateToLatest } from './migrate.ts';

describe.each(engines)('a database of an earlier release, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));

  it('takes a migration that was added later, though its number is lower than that of one that it has run', async () => {
    await run(`delete from kysely_migration where name = '049-price-watches'`);
    await run('drop table price_watches');
    expect(await isUpToDate(database)).toBe(false);
    await migrateToLatest(database);
    expect(await isUpToDate(database)).toBe(true);
    expect((await run('select * from price_watches')).rows).toEqual([]);
  });
});
