import { ACCESS_CODE_LENGTH, BASE_32 } from '@portico/rules';
import { keptHashes, keyedHash, type Keys } from '../../platform/crypto/keys.ts';
import { randomInt } from 'node:crypto';

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
export function accessCodeHash(keys: Keys, code: string): Uint8Array {
  return keyedHash(keys, 'access codes', code);
}

/** The forms in which a code may be stored that is entered now, whichever secret it was made under. */
export function accessCodeHashes(keys: Keys, code: string): Uint8Array[] {
  return keptHashes(keys, 'access codes', code);
}
