import { describe, expect, it } from 'vitest';
import { readSecurityCode } from './security-code.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, security code: 3 digits for Visa, Mastercard and Discover, 4 for Amex', () => {
  const threeDigitTypes = ['visa', 'mastercard', 'discover'] as const;

  it.each(examples('security-code', 'three'))('takes %j for all but Amex', (input) => {
    for (const type of threeDigitTypes) expect(readSecurityCode(input, type)).toBe(input.trim());
    expect(readSecurityCode(input, 'amex')).toBeNull();
  });
  it.each(examples('security-code', 'four'))('takes %j for Amex alone', (input) => {
    expect(readSecurityCode(input, 'amex')).toBe(input);
    for (const type of threeDigitTypes) expect(readSecurityCode(input, type)).toBeNull();
  });
  it.each(['123', '1234'])('takes %s while the type is not known', (input) =>
    expect(readSecurityCode(input, null)).toBe(input),
  );
  it.each(['', ...examples('security-code', 'invalid')])('refuses %j for any type', (input) => {
    for (const type of [...threeDigitTypes, 'amex', null] as const) expect(readSecurityCode(input, type)).toBeNull();
  });
});
