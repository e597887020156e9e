import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import type { Database } from './database.ts';
import { isUpToDate, migrateToLatest, readMigrationState } from './migrate.ts';

// Issue 16, point 2; findings, operations M2; decision 178.

const runOn = ({ db }: Database, statement: string) => db.executeQuery(CompiledQuery.raw(statement));

describe.each(engines)('a database of an earlier release, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('takes a migration that was added later, though its number is lower than that of one that it has run', async () => {
    await runOn(database, `delete from kysely_migration where name = '049-price-watches'`);
    await runOn(database, 'drop table price_watches');
    expect(await isUpToDate(database)).toBe(false);
    expect(await readMigrationState(database.db)).toEqual({ pending: ['049-price-watches'], newer: [] });
    await migrateToLatest(database);
    expect(await isUpToDate(database)).toBe(true);
    expect((await runOn(database, 'select * from price_watches')).rows).toEqual([]);
  });
});

describe.each(engines)('a database of a newer release, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const hasRun = (migration: string) =>
    runOn(database, `insert into kysely_migration values ('${migration}', '2026-01-01T00:00:00.000Z')`);

  it('is worked with, since migrations expand: an upgrade can be rolled back', async () => {
    await hasRun('900-of-a-newer-release');
    await migrateToLatest(database);
    expect(await isUpToDate(database)).toBe(true);
    expect(await readMigrationState(database.db)).toEqual({ pending: [], newer: ['900-of-a-newer-release'] });
  });

  it('still gets the migrations of this one that it lacks', async () => {
    await runOn(database, `delete from kysely_migration where name = '049-price-watches'`);
    await runOn(database, 'drop table price_watches');
    await migrateToLatest(database);
    expect((await runOn(database, 'select * from price_watches')).rows).toEqual([]);
  });

  it('is left alone where a migration says that it needs newer servers, with one sentence for the operator', async () => {
    await hasRun('901-without-notes.from-99.0.0');
    expect(await isUpToDate(database)).toBe(false);
    await expect(migrateToLatest(database)).rejects.toThrow(
      /does not work with it \(901-without-notes\.from-99\.0\.0 needs 99\.0\.0\): start the newer one\. Nothing was changed\.$/,
    );
  });
});

describe('a database in use, on postgresql', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase('postgresql');
  });
  afterAll(() => database.close());

  const forget = async (): Promise<void> => {
    await runOn(database, `delete from kysely_migration where name = '053-second-on-file'`);
    await runOn(database, 'alter table insurances drop column is_second_on_file');
  };

  it('is brought up to date once by servers that start at the same time', async () => {
    await forget();
    await Promise.all([migrateToLatest(database), migrateToLatest(database), migrateToLatest(database)]);
    expect(await isUpToDate(database)).toBe(true);
  });

  it('keeps nobody waiting long behind a migration that waits for a long statement', async () => {
    await forget();
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const report = database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('insurances').selectAll().execute();
      begin();
      await ended;
    });
    await begun;
    const migrated = migrateToLatest(database);
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`
        select 1 from pg_locks where relation = 'insurances'::regclass and not granted`.execute(database.db);
      return rows.length > 0;
    };
    while (!(await isWaiting()));
    // Behind the migration, which gives up for it.
    await database.db.selectFrom('insurances').selectAll().execute();
    expect(await isUpToDate(database)).toBe(false);
    end();
    await report;
    await migrated;
    expect(await isUpToDate(database)).toBe(true);
  });
});
