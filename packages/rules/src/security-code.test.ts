import { describe, expect, it } from 'vitest';
import { readSecurityCode } from './security-code.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, security code: 3 digits for Visa, Mastercard and Discover, 4 for Amex', () => {
  const threeDigitTypes = ['visa', 'mastercard', 'discover'] as const;

  it.each(examples('security-code', 'three'))('takes %j for all but Amex', (typed) => {
    for (const type of threeDigitTypes) expect(readSecurityCode(typed, type)).toBe(typed.trim());
    expect(readSecurityCode(typed, 'amex')).toBeNull();
  });
  it.each(examples('security-code', 'four'))('takes %j for Amex alone', (typed) => {
    expect(readSecurityCode(typed, 'amex')).toBe(typed);
    for (const type of threeDigitTypes) expect(readSecurityCode(typed, type)).toBeNull();
  });
  it.each(['123', '1234'])('takes %s while the type is not known', (typed) =>
    expect(readSecurityCode(typed, null)).toBe(typed),
  );
  it.each(['', ...examples('security-code', 'invalid')])('refuses %j for any type', (typed) => {
    for (const type of [...threeDigitTypes, 'amex', null] as const) expect(readSecurityCode(typed, type)).toBeNull();
  });
});
