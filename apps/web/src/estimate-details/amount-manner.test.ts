import type { EstimateResult } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { amountManner } from './amount-manner.ts';

const least = { Messages: [{ Name: 'leastAmount' as const, Text: '' }] };
const ordinary = { LegitimateFreeEstimate: false, Preventive: null };
const screening = { ...ordinary, Preventive: { Kind: 'screening' } as EstimateResult['Preventive'] };

describe('how sure an amount is said to be (issue 11, point 7)', () => {
  it('is about as much, or at least as much where a benefit was left blank', () => {
    expect(amountManner({ Messages: [] }, ordinary)).toBe('about');
    expect(amountManner(least, ordinary)).toBe('least');
  });

  it('is as it stands where nothing is owed, or a screening is paid in full', () => {
    expect(amountManner({ Messages: [] }, { ...ordinary, LegitimateFreeEstimate: true })).toBe('exact');
    expect(amountManner(least, screening)).toBe('exact');
  });
});
