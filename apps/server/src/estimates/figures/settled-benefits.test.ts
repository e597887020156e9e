import { describe, expect, it } from 'vitest';
import { type BenefitSet, NONE, type Remaining, unknownSet } from './plan-benefits.ts';
import { isSettled, settledBenefits } from './settled-benefits.ts';

const left = (remainingCents: Remaining['remainingCents']): Remaining => ({ remainingCents, totalCents: null });
const set = (known: Partial<BenefitSet>): BenefitSet => ({ ...unknownSet, ...known });

const plan = set({ coinsuranceBasisPoints: 2000, deductible: left(60_000), outOfPocket: left(380_000) });
const visit = { cents: 3000, per: 'visit' } as const;

describe('whether a plan’s benefits are enough for an estimate', () => {
  it('they are where coinsurance and the remaining deductible are known for the plan', () =>
    expect(settledBenefits({ overall: plan, byServiceType: {} }, '62')).toEqual({
      covered: true,
      copay: null,
      coinsuranceBasisPoints: 2000,
      scope: 'overall',
      deductible: { scope: 'overall', remainingCents: 60_000 },
      outOfPocket: { scope: 'overall', remainingCents: 380_000 },
      takenAsNone: ['copay'],
    }));

  it('a service type’s own copay stands without the plan’s coinsurance', () =>
    expect(settledBenefits({ overall: plan, byServiceType: { '98': set({ copay: visit }) } }, '98')).toMatchObject({
      copay: visit,
      coinsuranceBasisPoints: null,
      scope: '98',
      deductible: { scope: 'overall' },
      takenAsNone: ['coinsurance'],
    }));

  it('a deductible of its own is a pool of its own, of which nothing may be left open', () => {
    const own = { '62': set({ deductible: left(10_000) }) };
    expect(settledBenefits({ overall: plan, byServiceType: own }, '62')).toMatchObject({
      scope: 'overall',
      deductible: { scope: '62', remainingCents: 10_000 },
    });
    const total = { '62': set({ deductible: { remainingCents: null, totalCents: 10_000 } }) };
    expect(settledBenefits({ overall: plan, byServiceType: total }, '62')).toBeNull();
  });

  it('what is stated for several service types alike is one pool: insurers repeat what is left of the plan’s year', () => {
    const repeated = set({ deductible: left(60_000), outOfPocket: left(380_000) });
    const scopes = (overall: BenefitSet, code: string) => {
      const settled = settledBenefits({ overall, byServiceType: { '5': repeated, '98': repeated } }, code);
      return [settled?.deductible.scope, settled?.outOfPocket.scope];
    };
    expect(scopes(plan, '98')).toEqual(['overall', 'overall']);
    expect(scopes(set({ ...plan, deductible: left(20_000) }), '98')).toEqual(['5', 'overall']);
    expect(scopes(set({ ...plan, deductible: left(20_000) }), '5')).toEqual(['5', 'overall']);
  });

  it('an equal rest is one pool also where its total is stated once, and several where it is stated of several totals', () => {
    const of = (totalCents: number | null) => set({ deductible: { remainingCents: 50_000, totalCents } });
    const scopes = (overall: BenefitSet, byServiceType: Record<string, BenefitSet>) =>
      Object.keys(byServiceType).map(
        (code) =>
          settledBenefits({ overall: { ...overall, coinsuranceBasisPoints: 2000 }, byServiceType }, code)?.deductible
            .scope,
      );
    expect(scopes(of(200_000), { '50': of(null) })).toEqual(['overall']);
    expect(scopes(of(null), { '2': of(200_000), '50': of(200_000) })).toEqual(['overall', 'overall']);
    expect(scopes(of(null), { '2': of(200_000), '50': of(300_000), '62': of(null) })).toEqual(['2', '50', 'overall']);
  });

  it('what is not covered needs no figures', () => {
    const own = { '62': set({ covered: false }) };
    expect(settledBenefits({ overall: unknownSet, byServiceType: own }, '62')).toMatchObject({ covered: false });
    expect(isSettled({ overall: unknownSet, byServiceType: own }, ['62', '98'])).toBe(false);
  });

  it('an unknown deductible is asked of the patient, never taken for none; an unknown maximum is', () => {
    expect(settledBenefits({ overall: set({ copay: visit }), byServiceType: {} }, '98')).toBeNull();
    const met = set({ copay: visit, deductible: left(0) });
    expect(settledBenefits({ overall: met, byServiceType: {} }, '98')).toMatchObject({
      deductible: { remainingCents: 0 },
      outOfPocket: { remainingCents: null },
      takenAsNone: ['coinsurance', 'outOfPocket'],
    });
    const none = set({ copay: NONE, deductible: left(NONE) });
    expect(settledBenefits({ overall: none, byServiceType: {} }, '98')).toMatchObject({ copay: null });
  });

  it('several values of a kind are a choice for the patient, not a reason to fall back on the plan', () => {
    const tied = set({ candidates: { copay: [{ value: 3000, text: 'Primary care' }] } });
    expect(settledBenefits({ overall: plan, byServiceType: { '98': tied } }, '98')).toBeNull();
  });

  it('several figures of what is left of a maximum: the highest caps, and the lowest is known (decision 33)', () => {
    const several = { outOfPocket: [20_000, 150_000].map((value) => ({ value, text: '' })) };
    const overall = { ...plan, outOfPocket: { remainingCents: null, totalCents: 100_000 }, candidates: several };
    expect(settledBenefits({ overall, byServiceType: {} }, '62')?.outOfPocket).toMatchObject({
      remainingCents: 150_000,
      lowestCents: 20_000,
    });
  });

  it('the family’s figure caps by no more than the individual’s total, also as answers from before decision 230 are stored', () => {
    const capOf = (family: number) =>
      settledBenefits(
        {
          overall: {
            ...plan,
            outOfPocket: { remainingCents: null, totalCents: 500_000 },
            candidates: { outOfPocket: [{ value: family, text: '', isFamily: true }] },
          },
          byServiceType: {},
        },
        '62',
      )?.outOfPocket.remainingCents;
    expect([900_000, 300_000, 0].map(capOf)).toEqual([500_000, 300_000, 0]);
  });

  it('a maximum of the service type stands under the plan’s: less that is left of the plan’s may be what caps (decision 234)', () => {
    const maximumOf = (ofPlan: Remaining, own: Remaining) =>
      settledBenefits(
        { overall: { ...plan, outOfPocket: ofPlan }, byServiceType: { '62': set({ outOfPocket: own }) } },
        '62',
      )?.outOfPocket;
    const total = (totalCents: number): Remaining => ({ remainingCents: null, totalCents });
    expect(maximumOf(left(0), total(500_000))).toEqual({ scope: '62', remainingCents: 500_000, lowestCents: 0 });
    expect(maximumOf(left(30_000), left(200_000))).toMatchObject({ remainingCents: 200_000, lowestCents: 30_000 });
    expect(maximumOf(left(300_000), left(200_000))).toEqual({ scope: '62', remainingCents: 200_000 });
    expect(maximumOf(total(100_000), left(200_000))).toEqual({ scope: '62', remainingCents: 200_000 });
    expect(maximumOf(left(NONE), left(200_000))).toEqual({ scope: '62', remainingCents: 200_000 });
  });

  it('what a patient left blank counts as none, and is told', () => {
    const entered = { overall: set({ deductible: left(15_000) }), byServiceType: {}, blankIsNone: true } as const;
    expect(settledBenefits(entered, '98')).toMatchObject({
      deductible: { remainingCents: 15_000 },
      takenAsNone: ['copay', 'coinsurance', 'outOfPocket'],
    });
    const copayAlone = { ...entered, overall: set({ copay: visit }) };
    expect(settledBenefits(copayAlone, '98')?.takenAsNone).toEqual(['coinsurance', 'deductible', 'outOfPocket']);
  });

  it('a patient who says that care of a kind has no copay has not said that it has no coinsurance', () => {
    const entered = { overall: set({ copay: visit, coinsuranceBasisPoints: 2000 }), blankIsNone: true } as const;
    const settledWith = (own: Partial<BenefitSet>) =>
      settledBenefits({ ...entered, byServiceType: { '5': set(own) } }, '5');
    expect(settledWith({ copay: NONE })).toMatchObject({ copay: null, coinsuranceBasisPoints: 2000, scope: 'overall' });
    expect(settledWith({ coinsuranceBasisPoints: NONE })).toMatchObject({ copay: visit, coinsuranceBasisPoints: null });
    expect(settledWith({ copay: NONE, coinsuranceBasisPoints: NONE })).toMatchObject({ coinsuranceBasisPoints: null });
  });
});
