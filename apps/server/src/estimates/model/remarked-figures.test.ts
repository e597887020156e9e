import { describe, expect, it } from 'vitest';
import type { Benefits, BenefitSet } from '../figures/plan-benefits.ts';
import { physicianType, planSet } from '../testing/insured-service.ts';
import { belowTotal } from '../testing/working-of.ts';

describe('the insurer’s words that stand with a figure wherever it is told (005010X279A1, MSG of 2110C)', () => {
  const remarks = ['TELEHEALTH VISITS ONLY'];
  const plan: BenefitSet = { ...planSet(0, null), coinsuranceBasisPoints: 2000 };
  const own: BenefitSet = { ...planSet(null, null), copay: { cents: 1000, per: 'visit' }, remarks };

  it.each([
    ['en', 'Check that they fit this care. In your insurer’s words: “TELEHEALTH VISITS ONLY”'],
    ['es', 'Vea si corresponden a esta atención. En palabras de su aseguradora: «TELEHEALTH VISITS ONLY»'],
  ] as const)('are shown below the amount, each once: %s', (language, words) => {
    const both: Benefits = { overall: { ...plan, remarks }, byServiceType: { [physicianType]: own } };
    for (const benefits of [both, { ...both, overall: plan }, { ...both, byServiceType: {} }]) {
      expect(belowTotal(benefits, language).split(words)).toHaveLength(2);
    }
  });

  it('are not, where the figure does not count', () => {
    const stated: BenefitSet = { ...own, remarks: [] };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: stated } })).not.toContain('words');
    const excluded: BenefitSet = { ...own, covered: false };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: excluded } })).not.toContain('words');
  });
});
