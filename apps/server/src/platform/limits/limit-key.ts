import { createHmac } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';

/** The key under which uses are counted. A keyed hash: the subject itself (an address, a browser) is never stored. */
export function limitKey(secret: string, subject: string): string {
  return createHmac('sha256', subkey(secret, 'rate limits')).update(subject).digest('base64url');
}
