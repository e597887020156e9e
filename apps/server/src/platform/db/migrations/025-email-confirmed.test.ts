import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './025-email-confirmed.ts';

describe.each(engines)('e-mail addresses of before on %s (issue 12, point 5)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));
  const addAccount = (last: number) =>
    run(`insert into accounts (account_id, profile, password_hash, password_changed_at, created_at)
      values ('00000000-0000-4000-8000-00000000000${last}', '', '', now(), now())`);

  it('keep counting, and keep nobody out; those of after wait to be confirmed', async () => {
    await run('alter table accounts drop column email_confirmed_at');
    await addAccount(1);
    await up(database.db as Kysely<unknown>);
    await addAccount(2);
    const rows = await database.db.selectFrom('accounts').select('email_confirmed_at').orderBy('account_id').execute();
    expect(rows.map(({ email_confirmed_at: at }) => at)).toEqual([expect.any(Date), null]);
  });
});
