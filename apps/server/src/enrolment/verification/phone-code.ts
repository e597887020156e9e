import { createHmac } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { SignUpCode } from '../sign-up/sign-up-data.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The stored form of a code sent to a phone: a keyed hash. With another lookup it matches nothing. */
export function phoneCodeHash(secret: string, token: string, code: string): string {
  return createHmac('sha256', subkey(secret, 'sign-up codes')).update(`${token}\n${code}`).digest('base64url');
}

/** The result of a try. `last`: wrong, and the code is no longer valid. */
type Verdict = 'right' | 'wrong' | 'last' | 'expired';

/** Checks a try against the last code sent. @param hash of the input; null if the input is not a code. */
export function checkPhoneCode(
  { expiresAt, wrongTries, ...code }: SignUpCode,
  hash: string | null,
  now: Date,
): Verdict {
  if (now >= new Date(expiresAt)) return 'expired';
  if (hash === code.hash) return 'right';
  return wrongTries + 1 < limits.phoneCodeAttempts.number ? 'wrong' : 'last';
}
