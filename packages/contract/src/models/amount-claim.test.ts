import { describe, expect, it } from 'vitest';
import { amountClaim } from './amount-claim.ts';
import type { EstimateMessageName, EstimateResult } from './estimate.ts';

const ordinary = { LegitimateFreeEstimate: false, Preventive: null };
const free = { ...ordinary, LegitimateFreeEstimate: true };
const screening = { ...ordinary, Preventive: { Kind: 'screening' } as EstimateResult['Preventive'] };
const saying = (...names: EstimateMessageName[]) => ({ Messages: names.map((Name) => ({ Name, Text: '' })) });

describe('what an amount claims to be (issue 11, point 7; decisions 131 and 238)', () => {
  it('is about what would be paid, or at least that where a benefit was left blank', () => {
    expect(amountClaim(saying(), ordinary)).toBe('about');
    expect(amountClaim(saying('leastAmount'), ordinary)).toBe('least');
    expect(amountClaim(saying('leastAmount', 'priceFailure'), ordinary)).toBe('least');
  });

  it('is exact where nothing is owed, or a screening is paid in full', () => {
    expect(amountClaim(saying(), free)).toBe('exact');
    expect(amountClaim(saying('leastAmount'), screening)).toBe('exact');
  });

  it('is of a part where the rest is not in it', () => {
    expect(amountClaim(saying('doctorsPartOnly'), ordinary)).toBe('doctorsPart');
    expect(amountClaim(saying('doctorsPartOnly'), free)).toBe('doctorsPart');
    expect(amountClaim(saying('priceFailureNoProviders', 'priceFailure'), ordinary)).toBe('hospitalPart');
    expect(amountClaim(saying('priceFailure'), ordinary)).toBe('incomplete');
    expect(amountClaim(saying('oneCodeOnly'), ordinary)).toBe('incomplete');
  });
});
