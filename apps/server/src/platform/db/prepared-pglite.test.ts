import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnReaders } from './column-readers.ts';
import { preparedPglite } from './prepared-pglite.ts';

interface Things {
  things: { id: number; at: Date | null; bytes: Uint8Array | null; words: string[] | null; data: unknown };
}

describe('statements of the embedded database, prepared once', () => {
  let pglite: PGlite;
  let db: Kysely<Things>;
  beforeAll(async () => {
    pglite = await PGlite.create({ parsers: columnReaders });
    db = new Kysely<Things>({ dialect: new PGliteDialect({ pglite: preparedPglite(pglite) }) });
    await sql`create table things (id bigint primary key, at timestamptz, bytes bytea, words text[], data jsonb)`.execute(
      db,
    );
  });
  afterAll(() => db.destroy());

  const insert = (id: number) =>
    db
      .insertInto('things')
      .values({ id, ...full })
      .executeTakeFirstOrThrow();
  const find = (id: number) => db.selectFrom('things').selectAll().where('id', '=', id).executeTakeFirst();
  const keptStatements = async () => {
    const { rows } = await pglite.query<{ statement: string }>('select statement from pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  it('gives back what was written, of every type, each time', async () => {
    await insert(1);
    await db.insertInto('things').values({ id: 2, at: null, bytes: null, words: null, data: null }).execute();
    for (let time = 0; time < 7; time += 1) {
      expect(await find(1)).toEqual({ id: 1, ...full, data: { deep: [1] } });
      expect(await find(2)).toEqual({ id: 2, at: null, bytes: null, words: null, data: null });
      expect(await find(3)).toBeUndefined();
    }
  });

  it('counts the rows that it changes', async () => {
    const { numUpdatedRows } = await db
      .updateTable('things')
      .set({ at: null })
      .where('id', '<', 3)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(2n);
  });

  it('is parsed once, however often it runs', async () => {
    await find(1);
    const before = await keptStatements();
    for (let time = 0; time < 5; time += 1) await find(1);
    expect(await keptStatements()).toEqual(before);
    expect(before.filter((statement) => statement.startsWith('select * from "things"'))).toHaveLength(1);
  });

  it('fails with its code, and lets the next one pass', async () => {
    await expect(insert(1)).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select * from nothing_here`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    expect(await find(2)).toBeDefined();
  });

  it('is undone with its transaction, and can be used again', async () => {
    const work = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('things').execute();
      await trx
        .insertInto('things')
        .values({ id: 9, ...full })
        .execute();
      await trx
        .insertInto('things')
        .values({ id: 9, ...full })
        .execute();
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await find(9)).toBeUndefined();
    await db.transaction().execute((trx) =>
      trx
        .insertInto('things')
        .values({ id: 9, ...full })
        .execute(),
    );
    expect(await find(9)).toBeDefined();
  });

  it('waits for the transaction that is open', async () => {
    let isOver = false;
    const transaction = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('things').where('id', '=', 9).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      isOver = true;
    });
    expect(await find(9)).toBeUndefined();
    expect(isOver).toBe(true);
    await transaction;
  });

  it('sees a table that has changed since', async () => {
    expect(await find(1)).not.toHaveProperty('more');
    await sql`alter table things add more text default 'yes'`.execute(db);
    expect(await find(1)).toHaveProperty('more', 'yes');
    await db.transaction().execute((trx) => sql`alter table things drop more`.execute(trx));
    expect(await find(1)).not.toHaveProperty('more');
  });

  it('forgets what was planned for a table that its transaction took back', async () => {
    const work = db.transaction().execute(async (trx) => {
      await sql`alter table things add more text default 'yes'`.execute(trx);
      expect(await trx.selectFrom('things').selectAll().where('id', '=', 1).executeTakeFirst()).toHaveProperty('more');
      throw new Error('on second thoughts');
    });
    await expect(work).rejects.toThrow('on second thoughts');
    expect(await find(1)).not.toHaveProperty('more');
  });

  it('keeps no more than there is room for', async () => {
    for (let number = 0; number < 600; number += 1) await sql.raw(`select ${number}`).execute(db);
    expect((await keptStatements()).length).toBeLessThanOrEqual(500);
    expect(await find(1)).toBeDefined();
  });
});

const full = {
  at: new Date('2026-11-21T10:00:00.123Z'),
  bytes: Uint8Array.of(0, 1, 255),
  words: ['one', 'two, "three"'],
  data: JSON.stringify({ deep: [1] }),
};
