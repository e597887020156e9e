import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createTestDatabase, engines } from '../databases.ts';
import { describeTables, findNarrowings, type Tables } from './describe-tables.ts';

// Decision 178: what an older server cannot work with is seen before it is released.

describe.each(engines)('what is taken from a database, on %s', (engine) => {
  let database: Database;
  let before: Tables;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    before = await describeTables(database);
  });
  afterAll(() => database.close());

  class Undone extends Error {}
  /** What a statement takes away; it is undone. */
  async function after(statement: string): Promise<string[]> {
    let found: string[] = [];
    await database.db
      .transaction()
      .execute(async (trx) => {
        for (const each of statement.split(';')) await trx.executeQuery(CompiledQuery.raw(each));
        found = findNarrowings(before, await describeTables({ db: trx }));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return found;
  }

  it.each([
    ['drop table price_watches', 'price_watches is gone.'],
    ['alter table outbox drop column html', 'outbox.html is gone.'],
    [
      'alter table outbox alter column subject type varchar(80)',
      'outbox.subject was text and is character varying(80).',
    ],
    ['alter table outbox alter column html set not null', 'outbox.html may not be null any more.'],
    ['alter table estimates alter column is_self_pay drop default', 'estimates.is_self_pay has no default any more.'],
    [
      'alter table outbox add column note text not null',
      'outbox.note is new, and has to be written: give it a default.',
    ],
    [`alter table outbox add check (subject <> '')`, `outbox has a new rule for what was written before: CHECK`],
    [
      'create unique index one_of_each on outbox (subject)',
      'outbox has a new rule for what was written before: UNIQUE INDEX',
    ],
    ['alter table outbox rename column html to markup', 'outbox.html is gone.'],
  ])('%s', async (statement, said) => {
    const [first, ...others] = await after(statement);
    expect(first).toContain(said);
    expect(others).toEqual([]);
  });

  it.each([
    'create table notes (id uuid primary key)',
    'alter table outbox add column note text',
    `alter table outbox add column note text not null default ''`,
    'create index by_subject on outbox (subject)',
    'alter table outbox alter column subject drop not null',
    'alter table outbox add column is_first boolean not null default false; create unique index one_first on outbox (recipient) where is_first',
  ])('%s takes nothing', async (statement) => {
    expect(await after(statement)).toEqual([]);
  });
});
