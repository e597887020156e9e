import type { SignUpPageName } from './place-of.ts';

/** The five steps (spec §2); all ways to be verified are the third. */
const numbers = {
  signup: 1,
  'signup-demographics': 2,
  'signup-ccverification': 3,
  'verify-code': 3,
  'verify-code-timeout': 3,
  'signup-credit-questions': 3,
  'signup-verification-failed': 3,
  'signup-postal-mail': 3,
  'signup-activation-code': 3,
  'signup-user-credentials': 4,
  'signup-terms-conditions': 5,
  'activation-success': null,
} as const satisfies Record<SignUpPageName, number | null>;

/** Which of the five steps a page is, from 1; null once the account is made. */
export function stepNumber(page: SignUpPageName): number | null {
  return numbers[page];
}
