import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPrices, type PricedLine } from '../../estimates/testing/import-prices.ts';
import type { Database } from '../../platform/db/database.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { compareVersions } from './compare-versions.ts';
import { payorCharges } from './negotiated-rates.ts';
import { upsertPayorNames } from './payor-names.ts';
import { listVersions } from './version-states.ts';

const at = 'alder-main';
const name = { payerName: 'Meridian', planName: 'PPO' };

const paid = (median: number): PricedLine[] => [
  { code: '73721', gross: 2000, rates: [{ payer: 'Meridian', plan: 'PPO', dollars: 0, median }] },
];

// Decision 242: a zero in place of the agreed dollars leaves what was paid.
describe.each(callEngines)('a rate of which the file has the median alone, on %s', (engine) => {
  const clock = settableClock();
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await importPrices({ database, clock }, at, paid(500));
    const decided = [{ ...name, payorId: 'meridian', portalPlan: null }];
    await database.db.transaction().execute((trx) => upsertPayorNames(trx, at, decided, clock.now()));
  });
  afterAll(() => database.close());

  it('is found for its payor', async () => {
    const read = (await payorCharges(database.db, [at], ['73721'], 'meridian')).get(at);
    expect(read?.charges[0]?.rates).toMatchObject([
      { ...name, dollarCents: null, percentage: null, algorithm: null, medianCents: 50_000 },
    ]);
  });

  it('is compared with that of the next file', async () => {
    clock.advance(60);
    await importPrices({ database, clock }, at, paid(550), { stage: true });
    const [after, before] = (await listVersions(database.db, at)).map(({ versionId }) => versionId);
    const diff = await compareVersions(database.db, at, { before: before ?? 0, after: after ?? 0 }, 10);
    expect(diff.payers).toMatchObject([{ ...name, dearer: 1, new: 0, gone: 0 }]);
  });
});
