import { describe, expect, it } from 'vitest';
import type { Benefits, BenefitSet } from '../figures/plan-benefits.ts';
import {
  hospital,
  insuredProcedure,
  nameOfPart,
  physician,
  physicianType,
  planSet,
  procedure,
} from '../testing/insured-service.ts';
import { belowTotal, stepsIn, stepsOf } from '../testing/working-of.ts';

describe('what is said below the amount', () => {
  it('a copay of 0 that may take the deductible’s place, of the part that has it and as long as a deductible is left', () => {
    const zero = { ...planSet(null, null), copay: { cents: 0, per: 'visit' }, coinsuranceBasisPoints: 0 } as const;
    const withLeft = (cents: number): Benefits => ({
      overall: planSet(cents, null),
      byServiceType: { [physicianType]: { ...zero, deductible: { remainingCents: cents, totalCents: null } } },
    });
    expect(belowTotal(withLeft(150_000))).toContain(`The copay for ${nameOfPart('physician')} is $0.00.`);
    expect(belowTotal(withLeft(0))).not.toContain('$0.00');
  });

  it('several figures of what is left of the maximum, where the lowest would make it less', () => {
    const several = (lowest: number): Benefits => ({
      overall: {
        ...planSet(0, null),
        outOfPocket: { remainingCents: null, totalCents: null },
        candidates: { outOfPocket: [lowest, 150_000].map((value) => ({ value, text: '' })) },
      },
      byServiceType: {},
    });
    expect(belowTotal(several(10_000))).toContain('from $100.00 to $1,500.00. The highest is counted');
    expect(belowTotal(several(50_000))).not.toContain('highest');
  });

  it('of a maximum of which the insurer told the total alone, that what is left may be less', () => {
    const maximumWith = (outOfPocket: BenefitSet['outOfPocket'], candidates: BenefitSet['candidates'] = {}) =>
      stepsOf({ overall: { ...planSet(0, null), outOfPocket, candidates }, byServiceType: {} }).find(
        ({ Kind }) => Kind === 'maximum',
      );
    const total = (totalCents: number) => ({ remainingCents: null, totalCents });
    expect(maximumWith(total(10_000))).toMatchObject({
      Val: -10_000,
      Detail: expect.stringMatching(/^You pay no more than \$100\.00 this year\. How much .* did not say/),
    });
    expect(maximumWith(total(500_000))?.Detail).toMatch(/^\$5,000\.00 this year\. How much .* did not say/);
    const unknown = { remainingCents: null, totalCents: null };
    const ofFamily = { outOfPocket: [{ value: 10_000, text: '', isFamily: true as const }] };
    expect(maximumWith(unknown, ofFamily)?.Detail).toContain("your family's");
  });

  it('that one day is counted of a copay by the day, but of none of 0', () => {
    const copayWith = (cents: number) => {
      const overall: BenefitSet = { ...planSet(0, null), copay: { cents, per: 'day' } };
      const insured = insuredProcedure([hospital, physician], { overall, byServiceType: {} });
      const daysUnknown = procedure.components.map(({ id }) => id);
      const steps = stepsIn({ ...insured, terms: { ...insured.terms, daysUnknown } });
      return steps.find(({ Kind }) => Kind === 'copay')?.Detail;
    };
    expect(copayWith(5000)).toContain('one day is counted');
    expect(copayWith(0)).not.toContain('one day is counted');
  });
});
