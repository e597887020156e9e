import { keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import type { SignUpCode } from '../sign-up/sign-up-data.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The stored form of a code sent to a phone: a keyed hash. With another lookup it matches nothing. */
export function phoneCodeHash(keys: Keys, token: string, code: string): string {
  return phoneCodeHashes(keys, token, code)[0] ?? '';
}

/** The forms in which a code may be stored that is typed now: it may have been sent before the secret was changed. */
export function phoneCodeHashes(keys: Keys, token: string, code: string): string[] {
  return keyedHashes(keys, 'sign-up codes', `${token}\n${code}`).map((hash) => hash.toString('base64url'));
}

/** The result of a try. `last`: wrong, and the code is no longer valid. */
type Verdict = 'right' | 'wrong' | 'last' | 'expired';

/** Checks a try against the last code sent. @param hashes of the input; none if the input is not a code. */
export function checkPhoneCode(
  { expiresAt, wrongTries, ...code }: SignUpCode,
  hashes: readonly string[],
  now: Date,
): Verdict {
  if (now >= new Date(expiresAt)) return 'expired';
  if (hashes.includes(code.hash)) return 'right';
  return wrongTries + 1 < limits.phoneCodeAttempts.number ? 'wrong' : 'last';
}
