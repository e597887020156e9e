import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { isUpToDate } from '../platform/db/migrate.ts';
import { createTestDatabase, engines } from '../testing/databases.ts';
import { runOnDatabase } from './testing/staff-terminal.ts';

// Issue 16, point 2; decision 178.

describe.each(engines)('portico migrate, on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase(engine);
  });
  afterEach(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));
  const forgetWatches = async (): Promise<void> => {
    await run(`delete from kysely_migration where name = '049-price-watches'`);
    await run('drop table price_watches');
  };
  const portico = (argv: readonly string[], env: NodeJS.ProcessEnv = {}) => runOnDatabase(database, argv, env);

  it('--plan tells what would be done, and changes nothing', async () => {
    expect(await portico(['migrate', '--plan'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^The database is up to date for release [^\n]+\.\n$/),
      err: '',
    });
    await forgetWatches();
    await run('drop schema pgboss cascade');
    const { code, out } = await portico(['migrate', '--plan']);
    expect(code).toBe(3);
    expect(out).toMatch(
      /:\n {2}049-price-watches {2}servers of the release before go on working\n {2}tables of the job queue {2}[^\n]+\n$/,
    );
    expect(await isUpToDate(database)).toBe(false);
  });

  it('--plan names what a newer release has left, and exits with 0 where this one works with it', async () => {
    await run(`insert into kysely_migration values ('900-of-a-newer-release', '2026-01-01T00:00:00.000Z')`);
    expect(await portico(['migrate', '--plan'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('this one works with what it left: 900-of-a-newer-release.'),
    });
  });

  it('brings a database up to date, and says so; a second time there is nothing to do', async () => {
    await forgetWatches();
    expect(await portico(['migrate'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Done: 049-price-watches\nThe database is up to date/),
    });
    expect(await isUpToDate(database)).toBe(true);
    expect((await portico(['migrate'])).out).toMatch(/^The database is up to date/);
  });

  it('makes the tables of an empty database, which stays nobody’s', async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    await run('drop schema pgboss cascade');
    expect(await portico(['migrate'])).toMatchObject({ code: 0, out: expect.stringContaining('Done: 001-prices\n') });
    expect(await isUpToDate(database)).toBe(true);
    expect((await run('select * from installation')).rows).toEqual([]);
  });

  it('touches no database that was made with another secret', async () => {
    await forgetWatches();
    const said = await portico(['migrate'], { PORTICO_SECRET: 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i' });
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('PORTICO_SECRET is not the one') });
    expect(await isUpToDate(database)).toBe(false);
  });

  it('is the only command that changes tables with PORTICO_MIGRATE=command', async () => {
    await forgetWatches();
    const env = { PORTICO_MIGRATE: 'command' };
    const refused = await portico(['prices', 'list'], env);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('(missing: 049-price-watches)') });
    expect(refused.err).toContain('run `portico migrate`');
    expect(await portico(['migrate'], env)).toMatchObject({ code: 0 });
    expect(await portico(['prices', 'list'], env)).toMatchObject({ code: 0 });
  });
});
