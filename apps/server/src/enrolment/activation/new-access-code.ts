import { ACCESS_CODE_LENGTH, BASE_32 } from '@portico/rules';
import { createHmac, randomInt } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';

/**
 * The characters of a code. Without vowels, and without digits that look like vowels, no code contains a word, so none
 * can offend. 15 characters give 69 random bits.
 */
const characters = Array.from(BASE_32).filter((each) => !'AEY0134'.includes(each));

/** A new access code: 15 characters without hyphens. */
export function newAccessCode(): string {
  return Array.from({ length: ACCESS_CODE_LENGTH }, () => characters[randomInt(characters.length)]).join('');
}

/**
 * The stored form of an access code or of the token of a link: a keyed hash. @param code as readAccessCode returns it,
 * or the token.
 */
export function accessCodeHash(secret: string, code: string): Uint8Array {
  return createHmac('sha256', subkey(secret, 'access codes')).update(code).digest();
}
