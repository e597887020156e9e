import { OVERALL } from '@portico/contract';
import type { CopayOrder } from '@portico/estimate';
import { describe, expect, it } from 'vitest';
import { serviceTerms } from './insured-terms.ts';
import { type Benefits, type BenefitSet, NONE, unknownSet } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';

type Component = PricedService['components'][number];

const part = (id: string, serviceType: Component['serviceType'], days?: number): Component => ({
  id,
  name: { en: id, es: id },
  code: '99213',
  codeType: 'CPT',
  fee: 'facility',
  units: 1,
  setting: 'outpatient',
  serviceType,
  ...(days === undefined ? {} : { days }),
});
const visitCopay = { cents: 3000, per: 'visit' } as const;
const plan: BenefitSet = {
  ...unknownSet,
  coinsuranceBasisPoints: 2000,
  deductible: { remainingCents: 60_000, totalCents: 150_000 },
  outOfPocket: { remainingCents: 380_000, totalCents: 500_000 },
};
const termsOf = (components: readonly Component[], benefits: Benefits) =>
  serviceTerms(components, { benefits, copayOrder: 'beforeDeductible', network: 'in' });

describe('the terms of a service (decision 28)', () => {
  it('parts without benefits of their own share those of the plan: one copay, one deductible, one maximum', () => {
    const made = termsOf([part('visit', '98'), part('lab', '5')], {
      overall: { ...plan, copay: visitCopay },
      byServiceType: {},
    });
    const shared = {
      covered: true,
      copay: { cents: 3000, order: 'beforeDeductible', visit: '3000 by visit' },
      coinsuranceBasisPoints: 2000,
      pool: OVERALL,
      maximumPool: OVERALL,
      network: 'in',
    };
    expect(made?.terms).toEqual(
      new Map([
        ['visit', shared],
        ['lab', shared],
      ]),
    );
    expect(made?.pools).toEqual({ [OVERALL]: { deductibleCents: 60_000, outOfPocketCents: 380_000 } });
  });

  it('a copay that the plan states for a service type is none of the others’', () => {
    const made = termsOf([part('visit', '98'), part('lab', '5')], {
      overall: plan,
      byServiceType: { 98: { ...unknownSet, copay: visitCopay } },
    });
    expect(made?.terms.get('visit')?.copay).toMatchObject({ cents: 3000 });
    expect(made?.terms.get('lab')?.copay).toBeNull();
  });

  it('copays of the same amount and period are one of the visit, however many service types state it; others are owed each', () => {
    const own = (copay: BenefitSet['copay']): BenefitSet => ({ ...unknownSet, copay });
    const surgery = { 2: own(visitCopay), 7: own({ cents: 3000, per: null }), 50: own({ cents: 5000, per: 'visit' }) };
    const made = termsOf([part('room', '50'), part('surgeon', '2'), part('anesthesia', '7')], {
      overall: plan,
      byServiceType: surgery,
    });
    const visitOf = (id: string) => made?.terms.get(id)?.copay?.visit;
    expect(visitOf('surgeon')).toBe(visitOf('anesthesia'));
    expect(visitOf('room')).not.toBe(visitOf('surgeon'));
  });

  it('a deductible of its own draws on its own pool, under the maximum of the plan', () => {
    const own = { ...unknownSet, deductible: { remainingCents: 0, totalCents: null } };
    const made = termsOf([part('visit', '98')], { overall: plan, byServiceType: { 98: own } });
    expect(made?.terms.get('visit')).toMatchObject({ pool: '98', maximumPool: OVERALL });
    expect(made?.pools).toMatchObject({ 98: { deductibleCents: 0 }, [OVERALL]: { outOfPocketCents: 380_000 } });
  });

  it('what is not covered says nothing of what is left for the rest', () => {
    const made = termsOf([part('extra', '62'), part('lab', '5')], {
      overall: { ...plan, covered: false },
      byServiceType: { 5: { ...unknownSet, coinsuranceBasisPoints: 1000 } },
    });
    expect(made?.terms.get('extra')?.covered).toBe(false);
    expect(made?.pools[OVERALL]).toEqual({ deductibleCents: 60_000, outOfPocketCents: 380_000 });
  });

  it('a copay by the day is due for each day of a stay: 3 times 250.00 is 750.00', () => {
    const daily: BenefitSet = { ...plan, copay: { cents: 25_000, per: 'day' }, coinsuranceBasisPoints: NONE };
    const made = termsOf([part('stay', '48', 3)], { overall: daily, byServiceType: {} });
    expect(made?.terms.get('stay')?.copay?.cents).toBe(75_000);
  });

  it('a copay takes the deductible’s place only where it stands alone: a share is what is paid once the deductible is met', () => {
    const orderWith = (coinsuranceBasisPoints: BenefitSet['coinsuranceBasisPoints'], copayOrder: CopayOrder) =>
      serviceTerms([part('visit', '98')], {
        benefits: { overall: { ...plan, copay: visitCopay, coinsuranceBasisPoints }, byServiceType: {} },
        copayOrder,
        network: 'in',
      })?.terms.get('visit')?.copay?.order;
    expect(orderWith(null, 'insteadOfDeductible')).toBe('insteadOfDeductible');
    expect(orderWith(0, 'insteadOfDeductible')).toBe('insteadOfDeductible');
    expect(orderWith(NONE, 'insteadOfDeductible')).toBe('insteadOfDeductible');
    expect(orderWith(2000, 'insteadOfDeductible')).toBe('beforeDeductible');
    expect(orderWith(2000, 'afterDeductible')).toBe('afterDeductible');
  });

  it('a copay of 0 takes nobody’s deductible away: many payers write it where there is none', () => {
    const termsWith = (own: Partial<BenefitSet>, overall: Partial<BenefitSet> = {}) =>
      serviceTerms([part('visit', '98')], {
        benefits: { overall: { ...plan, ...overall }, byServiceType: { 98: { ...unknownSet, ...own } } },
        copayOrder: 'insteadOfDeductible',
        network: 'in',
      });
    const zero = { cents: 0, per: 'visit' } as const;
    const own = termsWith({ copay: zero, coinsuranceBasisPoints: 0 });
    expect(own?.terms.get('visit')?.copay?.order).toBe('beforeDeductible');
    expect(own?.zeroCopays).toEqual(['visit']);
    // The plan's alone: a deductible that all of its care is free of would be none.
    const ofPlan = termsWith({}, { copay: zero, coinsuranceBasisPoints: 0 });
    expect(ofPlan?.terms.get('visit')?.copay?.order).toBe('beforeDeductible');
    expect(ofPlan?.zeroCopays).toEqual([]);
  });

  it('a copay that was entered for the whole plan waives no deductible; one of a service type does as the plan has it', () => {
    const orderWith = (benefits: Benefits) =>
      serviceTerms([part('visit', '98')], { benefits, copayOrder: 'insteadOfDeductible', network: 'in' })?.terms.get(
        'visit',
      )?.copay?.order;
    const overall = { ...plan, copay: visitCopay, coinsuranceBasisPoints: null };
    const met = { ...overall, deductible: { remainingCents: 0, totalCents: null } };
    const office = { ...unknownSet, copay: visitCopay };
    expect(orderWith({ overall, byServiceType: {}, blankIsNone: true })).toBe('beforeDeductible');
    expect(orderWith({ overall, byServiceType: { 98: office }, blankIsNone: true })).toBe('insteadOfDeductible');
    expect(orderWith({ overall: met, byServiceType: {}, blankIsNone: true })).toBe('insteadOfDeductible');
    expect(orderWith({ overall, byServiceType: {} })).toBe('insteadOfDeductible');
  });

  it('there are none where something has to be asked first', () =>
    expect(termsOf([part('visit', '98')], { overall: unknownSet, byServiceType: {} })).toBeNull());
});
