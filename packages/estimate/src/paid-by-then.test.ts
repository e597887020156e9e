import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BenefitTerms, Pools } from './benefits.ts';
import { payableByThen, poolsAfterPaying, poolsWithDeductiblesMet } from './paid-by-then.ts';
import { type CoveredService, patientShare } from './patient-share.ts';
import { cents, parts, pools } from './testing/plans.ts';

const terms: BenefitTerms = {
  covered: true,
  copay: null,
  coinsuranceBasisPoints: 2000,
  pool: 'plan',
  network: 'in',
};
const part = (allowedCents: number, own: Partial<BenefitTerms> = {}) => ({
  componentId: 'scan',
  allowedCents,
  terms: { ...terms, ...own },
});
const year = (deductibleCents: number | null, outOfPocketCents: number | null): Pools => ({
  plan: { deductibleCents, outOfPocketCents },
});
const owed = (service: CoveredService): number => patientShare(service).owedCents;
const owedAfter = (service: CoveredService, paidCents: number, plan = 'plan'): number => {
  const payable = payableByThen(service, plan);
  if (payable === null) throw new Error('nothing can be paid toward');
  return owed({ ...service, pools: poolsAfterPaying(service, payable, paidCents) });
};

describe('what is paid by then (decision 73): $1,000.00 of care, 20 %, 600.00 left of the deductible', () => {
  const service = { parts: [part(100_000)], pools: year(60_000, 380_000) };

  it.each([
    [0, 68_000],
    [30_000, 44_000],
    [60_000, 20_000],
  ])('%i cents toward the deductible leave %i to pay', (paid, left) => expect(owedAfter(service, paid)).toBe(left));

  it('can be as much as is left of the deductible', () =>
    expect(payableByThen(service, 'plan')).toEqual({ kind: 'deductible', pool: 'plan', maxCents: 60_000 }));

  it('counts toward the yearly maximum too', () => {
    expect(poolsAfterPaying(service, { kind: 'deductible', pool: 'plan' }, 30_000)).toEqual(year(30_000, 350_000));
    // 100.00 is left of the maximum: the 50.00 that were paid are taken off it.
    expect(owedAfter({ ...service, pools: year(60_000, 10_000) }, 5000)).toBe(5000);
  });

  it('counts no further than the deductible goes', () =>
    expect(poolsAfterPaying(service, { kind: 'deductible', pool: 'plan' }, 70_000)).toEqual(year(0, 320_000)));

  it.each([-1, 0.5])('is a whole number of cents from 0, not %d', (paid) =>
    expect(() => poolsAfterPaying(service, { kind: 'deductible', pool: 'plan' }, paid)).toThrow(RangeError),
  );
});

describe('toward what can be paid', () => {
  it('the maximum, where there is no deductible or it is met', () => {
    for (const deductible of [null, 0]) {
      const service = { parts: [part(100_000)], pools: year(deductible, 25_000) };
      expect(payableByThen(service, 'plan')).toEqual({ kind: 'maximum', pool: 'plan', maxCents: 25_000 });
      expect(owedAfter(service, 10_000)).toBe(15_000);
    }
  });

  it('nothing, where there is neither, or where neither changes the amount', () => {
    expect(payableByThen({ parts: [part(100_000)], pools: year(null, null) }, 'plan')).toBeNull();
    const copay = { cents: 4000, order: 'insteadOfDeductible', visit: '98' } as const;
    const visit = part(10_000, { copay, coinsuranceBasisPoints: null });
    expect(payableByThen({ parts: [visit], pools: year(60_000, null) }, 'plan')).toBeNull();
    expect(
      payableByThen({ parts: [part(10_000, { covered: false })], pools: year(60_000, 80_000) }, 'plan'),
    ).toBeNull();
  });

  it("the plan's deductible before that of a service type", () => {
    const all = [part(50_000, { pool: 'PT' }), part(50_000)];
    const both = { ...year(60_000, null), PT: { deductibleCents: 20_000, outOfPocketCents: null } };
    expect(payableByThen({ parts: all, pools: both }, 'plan')).toMatchObject({ pool: 'plan' });
    expect(payableByThen({ parts: all.slice(0, 1), pools: both }, 'plan')).toMatchObject({ pool: 'PT' });
  });

  it('nothing, where a deductible stands under two maximums: nothing tells toward which of them it counts', () => {
    const all = [part(50_000), part(50_000, { maximumPool: 'PT' })];
    const both = { ...year(60_000, 90_000), PT: { deductibleCents: null, outOfPocketCents: 90_000 } };
    expect(payableByThen({ parts: all, pools: both }, 'plan')).toBeNull();
  });
});

describe('what is paid by then, whatever the plan', () => {
  it('nothing paid: what is owed is the estimate', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const payable = payableByThen({ parts: all, pools: of }, 'year');
        fc.pre(payable !== null);
        expect(poolsAfterPaying({ parts: all, pools: of }, payable, 0)).toEqual(of);
      }),
    ));

  it('paying more by then never raises what is owed', () =>
    fc.assert(
      fc.property(parts, pools, cents, cents, (all, of, one, other) => {
        const payable = payableByThen({ parts: all, pools: of }, 'year');
        fc.pre(payable !== null);
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(owedAfter({ parts: all, pools: of }, more, 'year')).toBeLessThanOrEqual(
          owedAfter({ parts: all, pools: of }, less, 'year'),
        );
      }),
    ));

  it('all of it paid: less is owed than in the estimate', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const service = { parts: all, pools: of };
        const payable = payableByThen(service, 'year');
        fc.pre(payable !== null);
        expect(owedAfter(service, payable.maxCents, 'year')).toBeLessThan(owed(service));
      }),
    ));

  it('one deductible met: no less is owed than with every deductible met', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const service = { parts: all, pools: of };
        const payable = payableByThen(service, 'year');
        fc.pre(payable?.kind === 'deductible');
        expect(owed({ parts: all, pools: poolsWithDeductiblesMet(service) })).toBeLessThanOrEqual(
          owedAfter(service, payable.maxCents, 'year'),
        );
      }),
    ));
});
