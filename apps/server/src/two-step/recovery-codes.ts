import { createHmac, randomInt } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';

/** Codes that come with the first factor. */
const COUNT = 10;

const LENGTH = 10;

/** Crockford's base 32: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten new codes of 50 random bits each, as they are shown: `XXXXX-XXXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/**
 * What is kept of a recovery code: a keyed hash. Spaces, hyphens and small letters do not matter; what Crockford's base
 * 32 leaves out is read as what it looks like.
 */
export function recoveryCodeHash(secret: string, accountId: string, code: string): Uint8Array {
  const read = code.replace(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHmac('sha256', subkey(secret, 'recovery codes')).update(`${accountId}\n${read}`).digest();
}
