import { updateToSelfPay } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import { type Guest, openGuest, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import {
  checkedWith,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  startCheck,
} from '../testing/insurance.ts';

const meridian = { payer: 'Meridian', plan: 'Choice PPO' };

describe.each(callEngines)('an amount from benefits by hand on %s (decision 72)', (engine) => {
  let close: () => Promise<void>;
  let guest: Guest;
  beforeAll(async () => {
    const opened = await openInsuranceTest(engine);
    const { test } = opened;
    ({ close } = opened);
    await importPrices(test, 'alder-main', [
      { code: '73721', billing_class: 'facility', gross: 2000, cash: 262, rates: [{ ...meridian, dollars: 900 }] },
      {
        code: '73721',
        billing_class: 'professional',
        modifier: '26',
        gross: 300,
        cash: 60,
        rates: [{ ...meridian, dollars: 100 }],
      },
    ]);
    const name = { payerName: meridian.payer, planName: meridian.plan, portalPlan: meridian.plan, payorId: 'meridian' };
    await test.database.db
      .transaction()
      .execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
    guest = await openGuest(test.app);
  });
  afterAll(() => close());

  /** For an insurer that gives no answer. */
  const entered = async (benefits: string): Promise<WireEstimate> => {
    const { PesGlo } = await estimateOf(guest);
    await startCheck(guest, PesGlo, insuranceOf('GARBAGE-1'));
    return (await enterBenefits(guest, PesGlo, benefits)).json();
  };

  it.each([
    {
      number: 'INACTIVE-hand',
      message: 'insurerSaysInactive',
      says: /^Your insurance provider said that this coverage/,
    },
    {
      number: 'AAA75-hand',
      message: 'insurerDidNotAccept',
      says: /^Your insurance provider did not find this insurance/,
    },
  ])('comes with what the insurer said before ($number), as long as it is of these benefits', async (refusal) => {
    const benefits = 'overall:coinsurance=20;overall:deductible=100';
    const { EstInfo } = await checkedWith(guest, refusal.number);
    const PesGlo = EstInfo?.PesGlo ?? '';
    const { Messages } = (await enterBenefits(guest, PesGlo, benefits)).json();
    expect(Messages).toEqual([{ Name: refusal.message, Text: expect.stringMatching(refusal.says) }]);
    const selfPay = await guest.post(updateToSelfPay.path, { pesGlo: PesGlo, token: guest.token });
    expect(selfPay.json().Messages).toEqual([]);
    // Of another insurance nothing was said.
    expect((await entered(benefits)).Messages).toEqual([]);
  });

  // A blank counts as none; where that can make it less than it will be, the amount is called the least.
  it.each([
    { benefits: 'overall:copay=40', isLeast: true },
    { benefits: 'overall:copay=40;overall:coinsurance=N/A', isLeast: true },
    { benefits: 'overall:copay=40;overall:deductible=N/A', isLeast: true },
    { benefits: 'overall:copay=40;overall:deductible=150', isLeast: true },
    { benefits: 'overall:copay=40;overall:coinsurance=20', isLeast: true },
    { benefits: 'overall:copay=40;overall:coinsurance=N/A;overall:deductible=N/A', isLeast: false },
    { benefits: 'overall:copay=40;overall:coinsurance=20;overall:deductible=150', isLeast: false },
    { benefits: 'overall:coinsurance=20', isLeast: true },
    { benefits: 'overall:coinsurance=20;overall:deductible=0', isLeast: false },
    { benefits: 'overall:coinsurance=20;overall:outOfPocket=50', isLeast: false },
    { benefits: 'overall:copay=99000', isLeast: false },
    // A service type's own copay is what this care costs, and stands in place of the deductible.
    { benefits: 'overall:copay=40;62:copay=100', isLeast: false },
    { benefits: 'overall:copay=40;62:coinsurance=20', isLeast: true },
  ])('$benefits is the least that is owed: $isLeast', async ({ benefits, isLeast }) => {
    const { Messages } = await entered(benefits);
    expect(Messages.map(({ Name }) => Name)).toEqual(isLeast ? ['leastAmount'] : []);
  });
});
