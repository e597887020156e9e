import { BASE_32, normalizeBase32 } from '@portico/rules';
import { createHmac, randomInt } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import { limits } from '../../platform/limits/limits.ts';

const LENGTH = 10;

/** New codes of 50 random bits each, as they are shown: `XXXXX-XXXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes.number }, () => {
    const code = Array.from({ length: LENGTH }, () => BASE_32[randomInt(BASE_32.length)]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/**
 * The stored form of a recovery code: a keyed hash. Spaces, hyphens and letter case do not matter. Letters that
 * Crockford's base 32 leaves out are read as the signs that they look like.
 */
export function recoveryCodeHash(secret: string, accountId: string, code: string): Uint8Array {
  const read = normalizeBase32(code);
  return createHmac('sha256', subkey(secret, 'recovery codes')).update(`${accountId}\n${read}`).digest();
}
