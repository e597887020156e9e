import type { PaidByThen, YearFigure } from '@portico/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareIfPaid } from './share-if-paid.ts';

const part: PaidByThen['Parts'][number] = {
  Allowed: 241_592,
  Covered: true,
  Copay: null,
  Coinsurance: 2000,
  Pool: 'overall',
  MaximumPool: 'overall',
};
/** ACTIVE of the demonstration: 600.00 left of the deductible, 3,800.00 of the maximum, 20 %. */
const payable: PaidByThen = {
  Kind: 'deductible',
  Pool: 'overall',
  Max: 60_000,
  Parts: [part],
  Pools: [{ Key: 'overall', Deductible: 60_000, Maximum: 380_000 }],
};
const ofPlan = { Pool: 'overall', ServiceType: '', IsFamily: false } as const;
const figures: YearFigure[] = [
  { Kind: 'deductible', ...ofPlan, Total: 150_000, Before: 60_000, Added: 60_000, After: 0 },
  { Kind: 'maximum', ...ofPlan, Total: 500_000, Before: 380_000, Added: 96_318, After: 283_682 },
];

describe('what would be owed if more were paid by then (decision 73)', () => {
  it('is the estimate, and the year of the estimate, where nothing more is paid', () =>
    expect(shareIfPaid(payable, figures, 0)).toEqual({ owed: 96_318, figures }));

  it('is less by what the deductible no longer takes, and the year follows', () =>
    expect(shareIfPaid(payable, figures, 30_000)).toEqual({
      owed: 72_318,
      figures: [
        { ...figures[0], Before: 30_000, Added: 30_000, After: 0 },
        { ...figures[1], Before: 350_000, Added: 72_318, After: 277_682 },
      ],
    }));

  it('takes a copay, its order and a maximum of its own pool as the server sends them', () => {
    const copay = { Amount: 5000, Order: 'afterDeductible', Visit: '98' } as const;
    const own = { ...part, Copay: copay, Coinsurance: null, MaximumPool: 'PT' };
    const pools = [...payable.Pools, { Key: 'PT', Deductible: null, Maximum: 40_000 }];
    const two = { ...payable, Parts: [own], Pools: pools };
    expect(shareIfPaid(two, [], 0).owed).toBe(40_000);
    // 400.00 was left of that maximum, and 300.00 of it is paid by then.
    expect(shareIfPaid({ ...two, Max: 60_000 }, [], 30_000).owed).toBe(10_000);
  });

  it('never rises with what is paid, cent by cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), (cents) => {
        const [less, more] = [cents, cents + 1].map((paid) => shareIfPaid(payable, figures, paid).owed);
        expect(more).toBeLessThanOrEqual(less ?? 0);
      }),
    ));
});
