import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patientShare } from './patient-share.ts';
import { parts, pools } from './testing/plans.ts';
import { yearUse } from './year-use.ts';

const terms = { covered: true, copay: null, coinsuranceBasisPoints: 2000, pool: 'plan', network: 'in' } as const;
const scan = { componentId: 'scan', allowedCents: 100_000, terms };
const useOf = (deductibleCents: number | null, outOfPocketCents: number | null) => {
  const service = { parts: [scan], pools: { plan: { deductibleCents, outOfPocketCents } } };
  return yearUse(service, patientShare(service));
};

describe('the year before and after a service of $1,000.00, 20 % (decision 73)', () => {
  it('takes the rest of the deductible, and all that is owed of the maximum', () =>
    expect(useOf(60_000, 380_000)).toEqual([
      { kind: 'deductible', pool: 'plan', beforeCents: 60_000, addedCents: 60_000, afterCents: 0 },
      { kind: 'maximum', pool: 'plan', beforeCents: 380_000, addedCents: 68_000, afterCents: 312_000 },
    ]));

  it('names a deductible that is met, and none that the plan does not have', () => {
    expect(useOf(0, null)).toEqual([
      { kind: 'deductible', pool: 'plan', beforeCents: 0, addedCents: 0, afterCents: 0 },
    ]);
    expect(useOf(null, null)).toEqual([]);
  });

  it('puts no more to the deductible than is paid up to the maximum', () =>
    expect(useOf(60_000, 20_000)).toEqual([
      { kind: 'deductible', pool: 'plan', beforeCents: 60_000, addedCents: 20_000, afterCents: 40_000 },
      { kind: 'maximum', pool: 'plan', beforeCents: 20_000, addedCents: 20_000, afterCents: 0 },
    ]));

  it('is never below nothing, and adds to no maximum more than is owed', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const share = patientShare({ parts: all, pools: of });
        const uses = yearUse({ parts: all, pools: of }, share);
        for (const { beforeCents, addedCents, afterCents } of uses) {
          expect(Math.min(addedCents, afterCents)).toBeGreaterThanOrEqual(0);
          expect(beforeCents - addedCents).toBe(afterCents);
        }
        const toMaximums = uses
          .filter(({ kind }) => kind === 'maximum')
          .reduce((sum, each) => sum + each.addedCents, 0);
        expect(toMaximums).toBeLessThanOrEqual(share.owedCents);
      }),
    ));
});
