import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatedShare, coordinatedShareRange } from './coordination.ts';
import { type CoveredPart, patientShare } from './patient-share.ts';
import { parts, pools } from './testing/plans.ts';
import { part, percent, year } from './worked/example.ts';

/** The parts as a second plan pays for them: allowed amounts of the first, terms of the second. */
function asPaidBy(first: readonly CoveredPart[], second: readonly CoveredPart[]): CoveredPart[] {
  return first.map((each, index) => ({ ...each, terms: second[index]?.terms ?? part('other', 0, percent(20)).terms }));
}

const twoPlans = fc.tuple(parts, pools, parts, pools).map(([first, firstPools, second, secondPools]) => ({
  primary: { parts: first, pools: firstPools },
  secondary: { parts: asPaidBy(first, second), pools: secondPools },
}));

describe('two plans (issue 11, point 5)', () => {
  it('never leave the patient less than 0 or more than the primary alone, and every cent is paid by somebody', () => {
    fc.assert(
      fc.property(twoPlans, fc.constantFrom('standard' as const, 'nonDuplication' as const), (plans, rule) => {
        const { primary, owedCents, primaryPaysCents, secondaryPaysCents } = coordinatedShare({ ...plans, rule });
        expect(primary).toEqual(patientShare(plans.primary));
        expect(owedCents).toBeGreaterThanOrEqual(0);
        expect(owedCents).toBeLessThanOrEqual(primary.owedCents);
        expect(secondaryPaysCents).toBeGreaterThanOrEqual(0);
        const balance = primary.owedCents - (primary.allowedCents - primaryPaysCents);
        expect(owedCents + primaryPaysCents + secondaryPaysCents).toBe(primary.allowedCents + balance);
      }),
    );
  });

  it('leave the patient at most as much by the standard rule as without duplication', () => {
    fc.assert(
      fc.property(twoPlans, (plans) => {
        const standard = coordinatedShare({ ...plans, rule: 'standard' });
        const other = coordinatedShare({ ...plans, rule: 'nonDuplication' });
        expect(standard.owedCents).toBeLessThanOrEqual(other.owedCents);
        expect(standard.secondaryPaysCents).toBeLessThanOrEqual(patientShare(plans.secondary).planPaysCents);
      }),
    );
  });

  it('without duplication leave the patient the lesser of what each would leave alone, for one part', () => {
    fc.assert(
      fc.property(
        twoPlans.filter(({ primary }) => primary.parts.length === 1),
        (plans) => {
          const { primary, secondary, secondaryPaysCents } = coordinatedShare({ ...plans, rule: 'nonDuplication' });
          const left = [primary, secondary].map((share) => share.allowedCents - share.planPaysCents);
          expect(primary.allowedCents - primary.planPaysCents - secondaryPaysCents).toBe(Math.min(...left));
        },
      ),
    );
  });

  it('have a range that contains the amount', () => {
    fc.assert(
      fc.property(twoPlans, (plans) => {
        const service = { ...plans, rule: 'standard' as const };
        const { lowCents, highCents } = coordinatedShareRange(service);
        const { owedCents } = coordinatedShare(service);
        expect(lowCents).toBeLessThanOrEqual(owedCents);
        expect(highCents).toBeGreaterThanOrEqual(owedCents);
      }),
    );
  });

  it('refuse to coordinate different care', () => {
    const plan = { parts: [part('scan', 1000)], pools: year(null, null) };
    const coordinate = (other: readonly CoveredPart[]) =>
      coordinatedShare({ primary: plan, secondary: { ...plan, parts: other }, rule: 'standard' });
    expect(() => coordinate([])).toThrow(RangeError);
    expect(() => coordinate([part('scan', 999)])).toThrow(RangeError);
    expect(() => coordinate([part('reading', 1000)])).toThrow(RangeError);
  });
});
