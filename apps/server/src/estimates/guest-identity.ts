import { createHash } from 'node:crypto';

/**
 * Who owns the estimates made in a browser: a UUID made from its cookie by hash, so that they are found again after the
 * token has expired and the terms were accepted anew, and that nothing in the table names the browser.
 */
export function ownerOf(browserId: string): string {
  const hex = createHash('sha256').update(`estimates of ${browserId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
