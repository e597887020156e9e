import { describe, expect, it } from 'vitest';
import { planErrors } from './plan-errors.ts';
import { policyErrors } from './policy-errors.ts';
import { policies } from './testing/policies.ts';

const steps = policies.steps;
const tiers = (...all: Array<[upToPercent: number, discount: number, slidesTo?: number]>) =>
  policyErrors({
    ...steps,
    tiers: all.map(([upToPercent, discount, slidesTo = discount]) => ({ upToPercent, discount, slidesTo })),
  }).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a policy that contradicts itself is told at start', () => {
  it.each([
    [
      'tiers out of order',
      tiers([300, 10_000], [200, 5_000]),
      'tiers.1.upToPercent: must be above that of the tier before, which is 300',
    ],
    [
      'a discount that rises with the income',
      tiers([200, 5_000], [300, 6_000]),
      'tiers.1.discount: must not be above that of the tier before: it would rise with the income',
    ],
    [
      'a discount that slides upwards',
      tiers([200, 5_000, 6_000]),
      'tiers.0.slidesTo: must not be above the discount: it would rise with the income',
    ],
  ])('%s', (_what, errors, expected) => expect(errors).toEqual([expected]));

  it('a programme that stands twice', () => {
    const programmes = [...steps.programmes, ...steps.programmes];
    expect(policyErrors({ ...steps, programmes }).map(({ path }) => path)).toEqual([
      ['programmes', 2, 'id'],
      ['programmes', 3, 'id'],
    ]);
  });

  it('payment plans out of order, or for balances that never come', () => {
    const rule = (upToCents: number | null) => ({ upToCents, longestMonths: 12, apr: 0 });
    const errors = (...balances: ReturnType<typeof rule>[]) =>
      planErrors({ leastMonthlyCents: 2_500, terms: [6, 6], balances }).map(({ path }) => path.join('.'));
    expect(errors(rule(500), rule(400))).toEqual(['balances.1.upTo', 'terms.1']);
    expect(errors(rule(null), rule(400))).toEqual(['balances.1.upTo', 'terms.1']);
  });
});
