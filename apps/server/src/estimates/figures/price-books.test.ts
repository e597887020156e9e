import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTemplate } from '../../catalogue/index.ts';
import { importPrices } from '../testing/import-prices.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { offeredServices } from '../services/offered-services.ts';
import { createPriceBooks, type PriceBooks } from './price-books.ts';
import { serviceOfCode, serviceOfKind } from './priced-service.ts';

describe.each(callEngines)('prices kept in memory on %s', (engine) => {
  let database: Database;
  let prices: PriceBooks;
  const publish = (cash: number) =>
    importPrices({ database, clock: settableClock() }, 'alder-main', [{ code: '73721', cash }]);
  const amountAt = async (versionId: number): Promise<number | undefined> => {
    const mri = findTemplate('mri-knee');
    const live = new Map([['alder-main', { versionId, namesDecidedAt: null }]]);
    const sites = mri && (await prices.estimates(live, ['alder-main'], mri));
    return sites?.get('alder-main')?.estimate.total?.amountCents;
  };
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    prices = createPriceBooks(database.readDb);
    await publish(100);
  });
  afterAll(() => database.close());

  it('are kept for each version, from the second who asks on', async () => {
    const live = (await prices.live()).get('alder-main')?.versionId ?? 0;
    expect(await amountAt(live)).toBe(10_000);
    expect(await amountAt(live)).toBe(10_000);
    await publish(200);
    expect(await amountAt(live)).toBe(10_000);
  });

  it('are kept apart for each kind of care that a code can be (decision 65)', async () => {
    const service = serviceOfCode('CPT', { codeType: 'CPT', code: '54150', description: 'Circumcision' });
    expect(service.kinds).toEqual(['surgery', 'newborn']);
    await importPrices({ database, clock: settableClock() }, 'north-valley', [{ code: '54150', cash: 500 }]);
    const live = await prices.live();
    for (const asked of [service, serviceOfKind(service, 'newborn'), serviceOfKind(service, 'surgery')]) {
      const site = (await prices.estimates(live, ['north-valley'], asked)).get('north-valley');
      const [hospital] = asked.components;
      expect(site?.estimate.priced.map(({ component }) => component)).toEqual([hospital]);
    }
  });

  it('are not kept under a version that they are not of: one replica may be behind the other', async () => {
    const ahead = 1_000_000;
    expect(await amountAt(ahead)).toBe(20_000);
    await publish(300);
    expect(await amountAt(ahead)).toBe(30_000);
    const live = new Map([['alder-main', { versionId: ahead, namesDecidedAt: null }]]);
    expect(await offeredServices(prices, live, ['alder-main'])).toMatchObject({ isOfLive: false });
    expect(await offeredServices(prices, await prices.live(), ['alder-main', 'north-valley'])).toMatchObject({
      isOfLive: true,
    });
  });
});
