import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './040-rates-of-charges.ts';

describe.each(engines)('prices in the layout of before, on %s (issue 13, point 4)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));

  it('are brought into the new one: every rate in its order, with all that the file says of it', async () => {
    for (const statement of [
      'drop view price_charge_rates',
      'drop table price_terms',
      `alter table price_charges drop column revenue_codes, drop column rate_terms, drop column rate_lines,
        drop column rate_dollars, drop column rate_percentages, drop column rate_medians, drop column rate_p10s,
        drop column rate_p90s, drop column rate_counts, drop constraint price_charges_of_item`,
      'alter table price_charges add constraint price_charges_pkey primary key (location_id, version_id, charge_id)',
      'create index price_charges_by_item on price_charges (location_id, version_id, item_id)',
      'create index price_codes_by_item on price_codes (location_id, version_id, item_id)',
      `insert into price_codes values
        ('alder', 7, 1, 'CPT', '73721'), ('alder', 7, 1, 'RC', '0610'), ('alder', 7, 2, 'CPT', '70551')`,
      `insert into price_charges (location_id, version_id, charge_id, item_id, line, setting) values
        ('alder', 7, 1, 1, 10, 'outpatient'), ('alder', 7, 2, 1, 20, 'inpatient'), ('alder', 7, 3, 2, 30, 'both'),
        ('bay', 9, 1, 1, 10, 'both')`,
      `insert into price_rates values
        ('alder', 7, 1, 12, 'Sequoia', 'Open', 'fee schedule', 90050, null, null, null, null, null, null, null),
        ('alder', 7, 1, 11, 'Harbor', 'PPO', 'other', null, 70.5, 'Lesser of', 5, 4, 6, '1 through 10', 'See notes'),
        ('alder', 7, 2, 21, 'Sequoia', 'Open', 'fee schedule', 80000, null, null, null, null, null, null, null),
        ('bay', 9, 1, 10, 'Sequoia', 'Open', 'fee schedule', 70000, null, null, null, null, null, null, null)`,
    ]) {
      await run(statement);
    }
    await up(database.db as Kysely<unknown>);
    const columns = `location_id, version_id, charge_id, line, payer_name, plan_name, methodology, dollar_cents,
      percentage, algorithm, median_cents, p10_cents, p90_cents, count, notes`;
    const rates = await run(`select ${columns} from price_charge_rates order by location_id, line`);
    const before = await run(`select ${columns} from price_rates order by location_id, line`);
    expect(rates.rows).toEqual(before.rows);
    const charges = await run('select charge_id, revenue_codes, rate_terms from price_charges where version_id = 7');
    expect(charges.rows).toEqual(
      expect.arrayContaining([
        { charge_id: 1, revenue_codes: ['0610'], rate_terms: [1, 2] },
        { charge_id: 2, revenue_codes: ['0610'], rate_terms: [2] },
        { charge_id: 3, revenue_codes: [], rate_terms: null },
      ]),
    );
    const terms = await run('select payer_name, rates from price_terms where version_id = 7 order by terms_id');
    expect(terms.rows).toEqual([
      { payer_name: 'Harbor', rates: 1 },
      { payer_name: 'Sequoia', rates: 2 },
    ]);
  });
});
