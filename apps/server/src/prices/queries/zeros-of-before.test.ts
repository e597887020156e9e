import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPrices, type PricedLine } from '../../estimates/testing/import-prices.ts';
import type { Database } from '../../platform/db/database.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { compareVersions } from './compare-versions.ts';
import { listedCharges } from './listed-charges.ts';
import { payorCharges } from './negotiated-rates.ts';
import { upsertPayorNames } from './payor-names.ts';
import { listVersions } from './version-states.ts';

const at = 'alder-main';
const names = ['Dollars', 'Percentage', 'Both'].map((planName) => ({ payerName: 'Meridian', planName }));

/** A knee of which every amount is there, and one whose insurer pays by a formula. */
const lines: readonly PricedLine[] = [
  {
    code: '73721',
    gross: 2000,
    cash: 900,
    rates: [
      { payer: 'Meridian', plan: 'Dollars', dollars: 700 },
      { payer: 'Meridian', plan: 'Percentage', percentage: 40 },
      { payer: 'Meridian', plan: 'Both', dollars: 800 },
    ],
  },
  { code: '70553', gross: 3000, cash: 1500, formula: true },
];

/** What the importer kept until then of a file that has 0 for each amount. */
const zeros = sql`
  update price_charges set gross_cents = 0, cash_cents = 0, minimum_cents = 0, maximum_cents = 0,
    rate_dollars = case when cardinality(rate_terms) = 3 then '{0,null,0}'::bigint[] else '{0}' end,
    rate_percentages = case when cardinality(rate_terms) = 3 then '{null,0,40}'::float8[] else '{0}' end,
    rate_medians = array_fill(0::bigint, array[cardinality(rate_terms)]),
    rate_p10s = array_fill(0::bigint, array[cardinality(rate_terms)]),
    rate_p90s = array_fill(0::bigint, array[cardinality(rate_terms)])`;

// Decision 233: a zero in a price file is no price, also one that an earlier release has stored.
describe.each(callEngines)('zeros of price versions from before decision 233, on %s', (engine) => {
  const clock = settableClock();
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await importPrices({ database, clock }, at, lines);
    await zeros.execute(database.db);
    const decided = [...names, { payerName: 'Meridian', planName: 'PPO' }].map((name) => ({
      ...name,
      payorId: 'meridian',
      portalPlan: null,
    }));
    await database.db.transaction().execute((trx) => upsertPayorNames(trx, at, decided, clock.now()));
  });
  afterAll(() => database.close());

  it('are neither a gross charge nor a cash price', async () => {
    const read = (await listedCharges(database.db, [at], ['73721'])).get(at);
    expect(read?.charges).toMatchObject([{ code: '73721', grossCents: null, cashCents: null }]);
  });

  it('are no rate: one that has nothing else is not there, and of the others what is above zero stays', async () => {
    const read = (await payorCharges(database.db, [at], ['73721', '70553'], 'meridian')).get(at);
    const none = { dollarCents: null, percentage: null, medianCents: null, p10Cents: null, p90Cents: null };
    const byCode = new Map(read?.charges.map((charge) => [charge.code, charge]));
    expect(byCode.get('73721')).toMatchObject({ grossCents: null, cashCents: null });
    expect(byCode.get('73721')?.rates).toMatchObject([{ ...none, planName: 'Both', percentage: 40, algorithm: null }]);
    expect(byCode.get('70553')?.rates).toMatchObject([{ ...none, algorithm: 'as the contract has it' }]);
  });

  it('are new prices where the next file has some, and none that jumped', async () => {
    clock.advance(60);
    await importPrices({ database, clock }, at, lines, { stage: true });
    const [after, before] = (await listVersions(database.db, at)).map(({ versionId }) => versionId);
    const diff = await compareVersions(database.db, at, { before: before ?? 0, after: after ?? 0 }, 10);
    expect(diff).toMatchObject({ jumpCount: 0, gross: { new: 2, same: 0 }, cash: { new: 2, same: 0 } });
    expect(diff.payers.find(({ planName }) => planName === 'Dollars')).toMatchObject({ new: 1, gone: 0 });
    expect(diff.payers.find(({ planName }) => planName === 'PPO')).toMatchObject({ same: 1, gone: 0 });
  });
});
