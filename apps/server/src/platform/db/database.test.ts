import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { copyRows } from './copy-rows.ts';
import { openCopy } from './copy-stream.ts';
import type { Database } from './database.ts';
import { isUpToDate } from './migrate.ts';

describe.each(engines)('the database on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('has run every migration', async () => {
    expect(await isUpToDate(database)).toBe(true);
  });

  it('reads cents, percentages, days, times and bytes alike', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as cents, 62.5::numeric as percentage, date '2026-03-01' as day,
        timestamptz '2026-11-21T10:00:00Z' as at, '\\x0aff'::bytea as bytes, array['26', 'TC'] as modifiers
    `.execute(database.db);
    expect(rows).toEqual([
      {
        cents: 9_007_199_254_740_991,
        percentage: 62.5,
        day: '2026-03-01',
        at: new Date('2026-11-21T10:00:00Z'),
        bytes: expect.objectContaining({ length: 2, 0: 10, 1: 255 }),
        modifiers: ['26', 'TC'],
      },
    ]);
  });

  it('copies rows in, every character kept', async () => {
    const text = 'Tab\t, line\nbreak\r, back\\slash, "quoted", {braces}, \\N, Nguyễn';
    const columns = ['location_id', 'version_id', 'charge_id', 'item_id', 'line', 'setting', 'modifiers', 'notes'];
    await copyRows(database.driver, 'price_charges', columns, [
      ['alder-main', 1, 1, 1, 12, 'outpatient', ['26', 'a"b\\c,d'], text],
      ['alder-main', 1, 2, 1, 13, 'both', [], null],
    ]);
    const read = await database.db
      .selectFrom('price_charges')
      .select(['charge_id', 'modifiers', 'notes', 'gross_cents'])
      .orderBy('charge_id')
      .execute();
    expect(read).toEqual([
      { charge_id: 1, modifiers: ['26', 'a"b\\c,d'], notes: text, gross_cents: null },
      { charge_id: 2, modifiers: [], notes: null, gross_cents: null },
    ]);
  });

  it('keeps nothing of a COPY that fails', async () => {
    const columns = ['location_id', 'version_id', 'item_id', 'line', 'description'];
    const bad = copyRows(database.driver, 'price_items', columns, [
      ['alder-main', 1, 1, 1, 'good'],
      ['alder-main', 1, 'not a number', 2, 'bad'],
    ]);
    await expect(bad).rejects.toThrow(/invalid input syntax/);
    expect(await database.db.selectFrom('price_items').selectAll().execute()).toEqual([]);
  });

  it('copies binary rows in, each value as it was', async () => {
    const values = {
      texts: ['', 'plain', 'Nguyễn', 'µg', '😀', `long ${'é'.repeat(100)}`, 'tab\t\\"{}'],
      cents: [
        0,
        1,
        -1,
        2 ** 31,
        2 ** 32,
        2 ** 32 + 1,
        -(2 ** 32) - 1,
        Number.MAX_SAFE_INTEGER,
        Number.MIN_SAFE_INTEGER,
      ],
      percentages: [0.1, 70.5, 1e-7],
    };
    const columns = ['location_id', 'version_id', 'charge_id', 'item_id', 'line', 'setting', 'rate_counts'];
    const copy = await openCopy(database.driver, 'price_charges', [
      ...columns,
      'rate_dollars',
      'rate_percentages',
      'notes',
    ]);
    const { rows } = copy;
    rows.row(10);
    for (const text of ['binary', 'both']) {
      rows.text(text);
      if (text === 'binary') {
        rows.int8(2 ** 33 + 7);
        [1, 2, 3].forEach((value) => rows.int4(value));
      }
    }
    rows.array('text', [...values.texts, undefined]);
    rows.array('int8', [...values.cents, undefined]);
    rows.arrayOrNull('float8', values.percentages);
    rows.optional('text', undefined);
    await copy.end();
    const read = await database.db
      .selectFrom('price_charges')
      .selectAll()
      .where('location_id', '=', 'binary')
      .execute();
    expect(read).toMatchObject([
      {
        version_id: 2 ** 33 + 7,
        line: 3,
        setting: 'both',
        rate_counts: [...values.texts, null],
        rate_dollars: [...values.cents, null],
        rate_percentages: values.percentages,
        notes: null,
      },
    ]);
  });

  it('copies more than one piece, and tells of a row that the table does not take', async () => {
    const columns = ['location_id', 'version_id', 'terms_id', 'payer_name', 'plan_name', 'methodology', 'rates'];
    const copyTerms = async (numbers: readonly number[]): Promise<void> => {
      const copy = await openCopy(database.driver, 'price_terms', columns);
      try {
        for (const terms of numbers) {
          copy.rows.row(7);
          copy.rows.text('pieces');
          copy.rows.int8(1);
          copy.rows.int4(terms);
          ['Payer', 'Plan', 'a methodology that takes its place '.repeat(20)].forEach((text) => copy.rows.text(text));
          copy.rows.int4(1);
          await copy.send();
        }
        await copy.end();
      } finally {
        copy.cancel();
      }
    };
    const some = Array.from({ length: 3000 }, (_, at) => at);
    await copyTerms(some);
    const count = async () => (await database.db.selectFrom('price_terms').select('terms_id').execute()).length;
    expect(await count()).toBe(3000);
    await expect(copyTerms([5000, 5000])).rejects.toThrow(/duplicate key/);
    await expect(copyTerms([6000, ...some, 6000])).rejects.toThrow(/duplicate key/);
  });

  it('runs transactions of several callers one beside the other', async () => {
    const write = (location: string, fail: boolean): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const at = new Date('2026-11-21T10:00:00Z');
        await trx.insertInto('captcha_uses').values({ challenge: location, expires_at: at }).execute();
        if (fail) throw new Error('refused');
      });
    const outcomes = await Promise.allSettled([write('a', false), write('b', true), write('c', false)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const saved = await database.db.selectFrom('captcha_uses').select('challenge').orderBy('challenge').execute();
    expect(saved.map((row) => row.challenge)).toEqual(['a', 'c']);
  });
});
