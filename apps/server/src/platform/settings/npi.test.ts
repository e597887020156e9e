import { describe, expect, it } from 'vitest';
import { hasCheckDigit } from './npi.ts';

describe('the check digit of an NPI: Luhn over 80840 and the number', () => {
  it.each(['1234567893', '1000000004'])('fits %s', (npi) => expect(hasCheckDigit(npi)).toBe(true));

  it.each([
    ['another last digit', '1234567890'],
    ['two digits changed about', '1234568793'],
    ['one digit mistyped', '1234467893'],
  ])('does not fit %s', (_what, npi) => expect(hasCheckDigit(npi)).toBe(false));
});
