import { getKeptEstimate, keepEstimate, startOver, type WireReply } from '@portico/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { checkedWith, estimateOf, openInsuranceTest } from '../testing/insurance.ts';
import { unsealKeptEstimate } from '../kept/kept-estimate.ts';

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;

const publish = (dollars: number) =>
  importPrices(test, 'alder-main', [
    { code: '73721', gross: 2000, cash: 800, rates: [{ payer: 'Meridian', plan: 'Choice PPO', dollars }] },
  ]);
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite'));
  await publish(500);
  const name = { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: 'Choice PPO' };
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
  guest = await openGuest(test.app);
  await checkedWith(guest, 'ACTIVE-kept');
});
afterAll(() => close());

const show = async (key: string): Promise<WireReply<typeof getKeptEstimate>> =>
  (await guest.post(getKeptEstimate.path, { key })).json();

it('keeps an estimate with insurance past the visit, without the member (issue 14, point 5; decision 11)', async () => {
  const { PesGlo: pesGlo, Estimate: shown } = await estimateOf(guest);
  const body = { pesGlo, token: guest.token, by: 'zip', zip: '94301' };
  const { Key } = (await guest.post(keepEstimate.path, body)).json();
  await guest.post(startOver.path, { token: guest.token });
  const kept = await show(Key);
  expect(kept.Content).toMatchObject({
    Manner: 'with Meridian Choice PPO',
    Amount: shown?.PatientAmount,
    Tables: [{ Heading: 'How we got to this amount' }, { Heading: 'What is included' }],
  });
  expect(kept.Today).toBeNull();
  const [row] = await test.database.db.selectFrom('kept_estimates').selectAll().execute();
  if (row === undefined) throw new Error('Nothing is kept.');
  const stored = JSON.stringify(unsealKeptEstimate(test.settings.keys, row));
  expect(stored).not.toMatch(/ACTIVE-kept|Rivera|1986/);
});

it('tells today’s amount by the prices of today and the benefits of its day', async () => {
  const again = await openGuest(test.app);
  await checkedWith(again, 'ACTIVE-changed');
  const { PesGlo: pesGlo, Estimate: before } = await estimateOf(again);
  const { Key: key } = (
    await again.post(keepEstimate.path, { pesGlo, token: again.token, by: 'zip', zip: '94301' })
  ).json();
  await publish(900);
  const { Content: content, Today: today }: WireReply<typeof getKeptEstimate> = (
    await again.post(getKeptEstimate.path, { key })
  ).json();
  const { Estimate: now } = await estimateOf(again);
  expect(content.Amount).toBe(before?.PatientAmount);
  expect(today?.Amount).toBe(now?.PatientAmount);
  expect(today?.Amount).not.toBe(content.Amount);
  expect(today?.Changes.map(({ Kind }) => Kind)).toContain('allowed');
  // The page says so at the amount: what was paid since is known by asking the insurer again alone.
  expect(today?.HasOldBenefits).toBe(true);
});
