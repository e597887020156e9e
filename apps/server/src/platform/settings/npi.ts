import * as z from 'zod';

/** The prefix of an NPI on a health card. It is part of the check sum (45 CFR 162.406; ISO 7812). */
const PREFIX = '80840';

/** Whether the last of an NPI's ten digits is right, by the Luhn formula. */
export function hasCheckDigit(npi: string): boolean {
  const digits = Array.from(`${PREFIX}${npi}`, Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : doubled(digit)), 0);
  return sum % 10 === 0;
}

/** The sum of the digits of the doubled digit. */
const doubled = (digit: number): number => (digit < 5 ? digit * 2 : digit * 2 - 9);

/** National provider identifier: ten digits, the last of which is a check digit. */
export const npi = z
  .string()
  .regex(/^\d{10}$/, 'must be the ten digits of an NPI')
  .refine(hasCheckDigit, 'must be an NPI; its check digit is wrong, so look for a digit that was mistyped');
