import { ACCESS_CODE_LENGTH } from '@portico/rules';
import { newCodeCharacters } from '../../platform/crypto/code-characters.ts';
import { keptHashes, keyedHash, type Keys } from '../../platform/crypto/keys.ts';

/** A new access code: 15 characters without hyphens, which give 69 random bits. */
export function newAccessCode(): string {
  return newCodeCharacters(ACCESS_CODE_LENGTH);
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
