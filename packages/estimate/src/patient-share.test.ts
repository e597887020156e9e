import { describe, expect, it } from 'vitest';
import { effectiveRemaining } from './benefits.ts';
import { type CoveredPart, patientShare, patientShareRange } from './patient-share.ts';
import { copay, part, percent, year } from './worked/example.ts';
import type { Share } from './working.ts';

const scan = part('scan', 110_420, percent(20));
const reading = part('reading', 18_600, percent(20));

describe('the working of the whole (issue 4, 6: each step as data)', () => {
  const share = patientShare({ parts: [scan, reading], pools: year(15_000, 321_000) });

  it('is the working of all parts together, in the order in which a person follows it', () =>
    expect(share.steps).toEqual([
      { kind: 'allowed', cents: 129_020 },
      { kind: 'deductible', cents: 15_000, pool: 'year', remainingBeforeCents: 15_000, remainingAfterCents: 0 },
      { kind: 'coinsurance', cents: 22_804, pool: 'year', basisPoints: 2000, ofCents: 114_020 },
      { kind: 'maximum', cents: 0, pool: 'year', remainingBeforeCents: 321_000, remainingAfterCents: 283_196 },
    ]));

  it('the plan pays the rest: 1,290.20 − 378.04 = 912.16', () =>
    expect(share).toMatchObject({ allowedCents: 129_020, owedCents: 37_804, planPaysCents: 91_216 }));

  it('a step that the plan does not have is not there', () =>
    expect(patientShare({ parts: [part('scan', 500)], pools: year(null, null) }).steps).toEqual([
      { kind: 'allowed', cents: 500 },
    ]));

  it('a copay that a maximum takes off is still to be paid under another; one that was paid is not (decision 28)', () => {
    const visit = (id: string, pool: string): CoveredPart =>
      part(id, 9000, { copay: copay(3000, 'insteadOfDeductible'), pool });
    const parts = [visit('medicine', 'drugs'), visit('syringe', 'drugs'), visit('visit', 'year')];
    const withLeft = (outOfPocketCents: number | null): Share =>
      patientShare({ parts, pools: { ...year(null, 500_000), drugs: { deductibleCents: null, outOfPocketCents } } });
    const owed = (of: Share): number[] => of.parts.map(({ owedCents }) => owedCents);
    expect(owed(withLeft(0))).toEqual([0, 0, 3000]);
    expect(owed(withLeft(1000))).toEqual([1000, 0, 2000]);
    expect(owed(withLeft(null))).toEqual([3000, 0, 0]);
    const copays = withLeft(1000).steps.filter(({ kind }) => kind === 'copay');
    expect(copays.map(({ cents }) => cents)).toEqual([3000, 2000]);
  });

  it('a copay is before or after the deductible, as the plan says; one visit is one step', () => {
    const kinds = (order: 'beforeDeductible' | 'afterDeductible') =>
      patientShare({
        parts: [
          part('visit', 9000, { copay: copay(3000, order) }),
          part('clinic', 9000, { copay: copay(3000, order) }),
        ],
        pools: year(1000, null),
      }).steps.map((step) => step.kind);
    expect(kinds('beforeDeductible')).toEqual(['allowed', 'copay', 'deductible']);
    expect(kinds('afterDeductible')).toEqual(['allowed', 'deductible', 'copay']);
  });

  it('what is billed above the allowed amount is no part of what the plan pays', () => {
    const outside = { ...part('surgeon', 1000, { network: 'out' }), billedCents: 1500 };
    expect(patientShare({ parts: [outside], pools: year(null, null) })).toMatchObject({
      owedCents: 500,
      planPaysCents: 1000,
      balanceBillingUnknown: false,
    });
  });

  it('says where an out-of-network bill is not known', () =>
    expect(patientShare({ parts: [part('surgeon', 1000, { network: 'out' })], pools: year(null, null) })).toMatchObject(
      { owedCents: 0, balanceBillingUnknown: true },
    ));
});

describe('the range', () => {
  it('20 % at the low and at the high end: of 1,000.00 it is 200.00, of 1,500.00 it is 300.00', () =>
    expect(
      patientShareRange({ parts: [{ ...scan, lowCents: 100_000, highCents: 150_000 }], pools: year(null, null) }),
    ).toEqual({ lowCents: 20_000, highCents: 30_000 }));

  it('is one amount where a deductible or a maximum settles it', () =>
    expect(
      patientShareRange({ parts: [{ ...scan, lowCents: 100_000, highCents: 150_000 }], pools: year(50_000, 10_000) }),
    ).toEqual({ lowCents: 10_000, highCents: 10_000 }));
});

describe('the remaining figure that counts', () => {
  it.each([
    [50_000, 20_000, 20_000],
    [50_000, 90_000, 50_000],
    [50_000, null, 50_000],
    [null, 20_000, 20_000],
    [null, null, null],
  ])('of %s for oneself and %s for the family: %s', (individual, family, counts) =>
    expect(effectiveRemaining(individual, family)).toBe(counts),
  );
});

describe('what is no amount is refused', () => {
  const pools = year(0, 0);
  it.each([
    ['a negative allowed amount', () => patientShare({ parts: [part('scan', -1)], pools })],
    ['half a cent', () => patientShare({ parts: [part('scan', 0.5)], pools })],
    ['a negative deductible', () => patientShare({ parts: [], pools: year(-1, null) })],
    ['coinsurance above 100 %', () => patientShare({ parts: [part('scan', 1, percent(101))], pools })],
    ['a pool that is not there', () => patientShare({ parts: [part('scan', 1, { pool: 'none' })], pools })],
    [
      'a pool by the name of something else',
      () => patientShare({ parts: [part('a', 1, { pool: 'toString' })], pools }),
    ],
  ])('%s', (_, reckon) => expect(reckon).toThrow(RangeError));
});
