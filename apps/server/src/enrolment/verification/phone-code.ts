import { createHmac } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { SignUpCode } from '../sign-up/sign-up-data.ts';
import { limits } from '../../platform/limits/limits.ts';

/** What is kept of a code that was sent to a phone: a keyed hash, worth nothing with another lookup. */
export function phoneCodeHash(secret: string, token: string, code: string): string {
  return createHmac('sha256', subkey(secret, 'sign-up codes')).update(`${token}\n${code}`).digest('base64url');
}

/** What a try at a code comes to. `last`: wrong, and the code is good no more. */
type Verdict = 'right' | 'wrong' | 'last' | 'expired';

/** Judges a try at the code that went out last. @param hash of what was typed; null for what is no code. */
export function judgePhoneCode(
  { expiresAt, wrongTries, ...code }: SignUpCode,
  hash: string | null,
  now: Date,
): Verdict {
  if (now >= new Date(expiresAt)) return 'expired';
  if (hash === code.hash) return 'right';
  return wrongTries + 1 < limits.phoneCodeAttempts.number ? 'wrong' : 'last';
}
