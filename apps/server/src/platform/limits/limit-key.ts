import { keyedHash, type Keys } from '../crypto/keys.ts';

/** The key under which uses are counted. A keyed hash: the subject itself (an address, a browser) is never stored. */
export function limitKey(keys: Keys, subject: string): string {
  return keyedHash(keys, 'rate limits', subject).toString('base64url');
}
