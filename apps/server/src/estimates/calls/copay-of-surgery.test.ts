import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openGuest } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { checkedWith, openInsuranceTest } from '../testing/insurance.ts';

const choice = { payer: 'Meridian', plan: 'Choice PPO' };

let test: TestApp;
let close: () => Promise<void>;
/** What is reckoned and not queried, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite'));
  await importPrices(test, 'alder-main', [
    { code: '29881', billing_class: 'facility', gross: 9000, rates: [{ ...choice, dollars: 4000 }] },
    { code: '29881', billing_class: 'professional', gross: 3000, rates: [{ ...choice, dollars: 1500 }] },
    { code: '01400', billing_class: 'professional', gross: 1200, rates: [{ ...choice, dollars: 600 }] },
  ]);
  const name = { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: null };
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
});
afterAll(() => close());

it('HMO: hospital, surgeon and anesthesia bill a day surgery, and the copay of 200 is owed once (decision 28)', async () => {
  const guest = await openGuest(test.app);
  const { EstInfo } = await checkedWith(guest, 'HMO-surgery', { template: 'knee-arthroscopy' });
  // Which surgeon is still to be chosen, so that only the comparison of sites shows it.
  expect(EstInfo?.Sites[0]).toMatchObject({ LocationId: 'alder-main', Amount: '$200.00', Note: '' });
});
