import { estimateService, type RatedCharge } from '@portico/estimate';
import { describe, expect, it } from 'vitest';
import { planOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { chargeOf, meridianRate, procedure } from '../testing/insured-service.ts';
import { insuredEstimate } from './insured-estimate.ts';
import { type BenefitSet, type PlanBenefits, unknownSet } from './plan-benefits.ts';
import { serviceOfCode } from './priced-service.ts';
import type { SiteRates } from './rate-books.ts';
import type { SecondInsurance } from './second-payment.ts';

const plans = ['Gold', 'Silver', 'Bronze'];

const rate = (planName: string, dollarCents: number) => meridianRate({ planName, dollarCents });

const half: BenefitSet = {
  ...unknownSet,
  coinsuranceBasisPoints: 5000,
  deductible: { remainingCents: 0, totalCents: null },
};
const benefits: PlanBenefits = {
  from: 'insurer',
  at: '2026-11-21T10:00:00.000Z',
  planName: '',
  overall: half,
  byServiceType: {},
  outOfNetwork: { overall: half, byServiceType: {} },
};

function estimateOf(charges: readonly RatedCharge[], site: Partial<SiteRates> = {}, second?: SecondInsurance) {
  const names = plans.map((planName) => ({ payerName: 'Meridian', planName, portalPlan: planName }));
  const rates = { file: null, charges, plan: planOfPayor(names, ''), outOfNetwork: false, ...site };
  const selfPay = { file: null, estimate: estimateService(procedure.components, charges), offered: true };
  const first = { benefits, copayOrder: 'insteadOfDeductible' as const };
  return insuredEstimate(procedure, second === undefined ? first : { ...first, second }, rates, selfPay);
}

describe('several plans of an insurer, of which nothing tells the patient’s (decision 28)', () => {
  const hospital = chargeOf('facility', {
    rates: [rate('Gold', 30_000), rate('Silver', 10_000), rate('Bronze', 20_000)],
  });
  const reading = chargeOf('professional', {
    rates: [rate('Gold', 1000), rate('Silver', 9000), rate('Bronze', 20_000)],
  });

  it('takes one plan for all parts, the one with the middle total: 300 + 10, not 200 + 90', () => {
    // Totals: Gold 310, Silver 190, Bronze 400.
    const made = estimateOf([hospital, reading]);
    expect(made?.allowed.priced.map(({ price }) => price.amountCents)).toEqual([30_000, 1000]);
    expect(made?.ofPlans).toMatchObject({ count: 3, lowCents: 19_000, highCents: 40_000 });
    expect(made?.owed).toMatchObject({ share: { owedCents: 15_500 }, lowCents: 9500, highCents: 20_000 });
  });

  it('of those that price the most of the care: a plan without a price for the hospital’s part is none of them', () => {
    const made = estimateOf([{ ...hospital, rates: [rate('Gold', 30_000)] }, reading]);
    expect(made?.allowed.total?.amountCents).toBe(31_000);
    expect(made?.owed).toMatchObject({ lowCents: 15_500, highCents: 15_500 });
    expect(made?.ofPlans).toMatchObject({ count: 1, withoutPrice: 2 });
  });

  it('has all of them in the range, also those that lack a part: the cheapest alone prices the reading', () => {
    const dear = { ...hospital, rates: [rate('Gold', 10_000), rate('Silver', 90_000), rate('Bronze', 99_900)] };
    const made = estimateOf([dear, { ...reading, rates: [rate('Gold', 1000)] }]);
    expect(made?.owed).toMatchObject({ owedCents: 5500, lowCents: 5500, highCents: 49_950 });
    expect(made?.ofPlans).toEqual({
      count: 3,
      withoutPrice: 0,
      pricedBySome: ['physician'],
      lowCents: 11_000,
      highCents: 99_900,
    });
  });

  it('is free only where it is by each of them', () => {
    const free = estimateOf([{ ...hospital, rates: plans.map((plan) => rate(plan, 0)) }]);
    expect(free?.free).toBe(true);
    const rates = [rate('Gold', 0), rate('Silver', 0), rate('Bronze', 5000)];
    expect(estimateOf([{ ...hospital, rates }])?.free).toBe(false);
  });
});

describe('a copay by the day of a stay that is found by its code, whose days nobody knows (decision 28)', () => {
  const replacement = serviceOfCode('MS-DRG', { codeType: 'MS-DRG', code: '470', description: 'Joint replacement' });
  const charge = chargeOf('facility', {
    codeType: 'MS-DRG',
    code: '470',
    setting: 'inpatient',
    rates: [rate('Gold', 3_000_000)],
  });
  const madeWith = (copay: BenefitSet['copay'], outOfPocketCents: number | null = null) => {
    const overall: BenefitSet = {
      ...half,
      copay,
      coinsuranceBasisPoints: null,
      outOfPocket: { remainingCents: outOfPocketCents, totalCents: null },
    };
    const names = [{ payerName: 'Meridian', planName: 'Gold', portalPlan: 'Gold' }];
    const rates = { file: null, charges: [charge], plan: planOfPayor(names, 'Gold'), outOfNetwork: false };
    const selfPay = { file: null, estimate: estimateService(replacement.components, [charge]), offered: true };
    const paying = { benefits: { ...benefits, overall }, copayOrder: 'insteadOfDeductible' as const };
    return insuredEstimate(replacement, paying, rates, selfPay);
  };

  it('is the least of what it comes to: one day of 300.00', () =>
    expect(madeWith({ cents: 30_000, per: 'day' })).toMatchObject({ owed: { owedCents: 30_000 }, isOfOneDay: true }));

  it('is all of it where the copay is for the stay, or no more is left of the maximum', () => {
    expect(madeWith({ cents: 30_000, per: 'admission' })).toMatchObject({ isOfOneDay: false });
    expect(madeWith({ cents: 30_000, per: 'day' }, 20_000)).toMatchObject({
      owed: { owedCents: 20_000 },
      isOfOneDay: false,
    });
  });
});

describe('outside the network', () => {
  const outside = { outOfNetwork: true } as const;

  it('reckons from the full charge with its range, and leaves open what is billed above what the insurer counts', () => {
    const made = estimateOf(
      [chargeOf('facility', { grossCents: 20_000 }), chargeOf('facility', { line: 2, grossCents: 30_000 })],
      outside,
    );
    expect(made?.owed).toMatchObject({
      share: { owedCents: 15_000, balanceBillingUnknown: true },
      lowCents: 10_000,
      highCents: 15_000,
    });
    expect(made?.ofPlans).toBeNull();
  });

  it('counts a second insurance that is outside its network, too, and none that has agreed on other prices there', () => {
    const charge = chargeOf('facility', { grossCents: 20_000 });
    const withSecond = (isOutside: boolean) =>
      estimateOf([charge], outside, {
        benefits,
        copayOrder: 'insteadOfDeductible',
        rule: 'standard',
        outOfNetwork: isOutside,
      });
    expect(withSecond(true)?.owed).toMatchObject({ owedCents: 0, share: { owedCents: 10_000 } });
    expect(withSecond(false)?.owed).toMatchObject({ owedCents: 10_000, second: null });
  });

  it('has no amount for a part without a full charge', () => {
    const made = estimateOf([chargeOf('facility', { grossCents: 20_000 }), chargeOf('professional')], outside);
    expect(made?.allowed.unpriced).toMatchObject([{ component: { id: 'physician' }, reason: 'notNegotiated' }]);
  });
});
