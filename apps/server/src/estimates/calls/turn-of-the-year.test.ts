import { getEstimateDetails } from '@portico/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { checkedWith, endOfCheck, openInsuranceTest, requestCheck } from '../testing/insurance.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;
/** What is computed of a time and not of data, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite'));
  await importPrices(test, 'alder-main', [
    { code: '73721', gross: 1000, cash: 400, rates: [{ payer: 'Meridian', plan: 'Choice PPO', dollars: 900 }] },
  ]);
  const name = { payerName: 'Meridian', planName: 'Choice PPO', portalPlan: 'Choice PPO', payorId: 'meridian' };
  await test.database.db
    .transaction()
    .execute((transaction) => upsertPayorNames(transaction, 'alder-main', [name], test.clock.now()));
  // 2:00 of December 31 in California.
  test.clock.advance(40 * DAY);
  guest = await openGuest(test.app);
});
afterAll(() => close());

const shown = async (): Promise<WireEstimate> => {
  const query = { token: guest.token, svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
  return (await guest.get(urlOf(getEstimateDetails, query))).json();
};

/** Hours in which the guest comes back to the estimate: a token that is not used ends. */
const pass = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    test.clock.advance(HOUR);
    await shown();
  }
};

it('what an insurer told is settled until the year ends at the hospital, and is asked again then (decision 33)', async () => {
  await checkedWith(guest, 'ACTIVE-year');
  await pass(21);
  const before = await shown();
  expect(before.CurrentInsurance).toMatchObject({ Status: 'confirmed' });
  // Without insurance it is good for thirty days, until January 30; its deductible ends at midnight.
  expect(before.Estimate).toMatchObject({ ValidUntil: '2026-12-31', InsurerNotes: [] });
  await pass(2);
  const model = await shown();
  expect(model).toMatchObject({
    Estimate: null,
    CurrentInsurance: { Status: 'needsBenefits', PlanName: 'Choice PPO', ConfirmedAt: '' },
    Messages: [{ Name: 'enterBenefits' }],
  });
  // Last year's figures are no beginning for this year's.
  expect(model.DefaultBenefits.Overall.every(({ defaultVal }) => defaultVal === '')).toBe(true);
  const { HSeqs } = await requestCheck(guest, model.PesGlo);
  expect((await endOfCheck(guest, model.PesGlo, HSeqs)).RteCheck).toBe('1');
  expect((await shown()).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
});
