import type { EstimateResult } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { selfPaySteps, stepsOf } from './steps-of.ts';

const SelfPayTable = [
  { Kind: 'hospital', Tag: 'Hospital fees', HoverText: 'Rooms and tests', Val: 100000, ValOverride: '$1,000.00' },
  { Kind: 'physician', Tag: 'Physician fees', HoverText: '', Val: null, ValOverride: 'No price published' },
  { Kind: 'discount', Tag: 'Discount', HoverText: '', Val: -60000, ValOverride: '−$600.00' },
  { Kind: 'total', Tag: 'Your estimated cost', HoverText: '', Val: 40000, ValOverride: '$400.00' },
];
const Working = [
  { Kind: 'allowed', Title: 'Price agreed with your insurer', Detail: '', Val: 70000, Text: '$700.00' },
  { Kind: 'maximum', Title: 'Yearly maximum', Detail: '$500.00 left', Val: -20000, Text: '−$200.00' },
  { Kind: 'total', Title: 'You pay', Detail: 'No copay was told.', Val: 50000, Text: '$500.00' },
];
const estimate = (IsSelfPayEstimate: boolean) =>
  ({ IsSelfPayEstimate, SelfPayTable, Working }) as unknown as EstimateResult;

describe('how the amount comes about (design: the working, step by step)', () => {
  it('is the working with insurance', () => {
    const { steps, total } = stepsOf(estimate(false));
    expect(steps.map(({ title }) => title)).toEqual(['Price agreed with your insurer', 'Yearly maximum']);
    expect(total).toMatchObject({ title: 'You pay', amount: '$500.00', note: 'No copay was told.' });
  });

  it('is the self-pay table without', () => {
    const { steps, total } = stepsOf(estimate(true));
    expect(steps.map(({ title }) => title)).toEqual(['Hospital fees', 'Physician fees', 'Discount']);
    expect(total?.amount).toBe('$400.00');
  });

  it('has both side by side with insurance', () => {
    expect(selfPaySteps(estimate(false))).toEqual(stepsOf(estimate(true)));
  });

  it('says which step subtracts, and which has words for an amount', () => {
    expect(stepsOf(estimate(false)).steps.map(({ isLess }) => isLess)).toEqual([false, true]);
    expect(stepsOf(estimate(true)).steps.map(({ isPriced }) => isPriced)).toEqual([true, false, true]);
  });

  it('comes to nothing where nothing is priced', () => {
    expect(selfPaySteps({ SelfPayTable: [] } as unknown as EstimateResult)).toEqual({ steps: [], total: null });
  });
});
