import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token or a browser cookie: its SHA-256. Both are 32 random bytes, so no salt is needed. */
export function hashOf(value: string): Uint8Array {
  return createHash('sha256').update(value).digest();
}

/** A guest's token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Who owns the estimates made in a browser: a UUID made from its cookie by hash, so that they are found again after the
 * token has expired and the terms were accepted anew, and that nothing in the table names the browser.
 */
export function ownerOf(browserId: string): string {
  const hex = createHash('sha256').update(`estimates of ${browserId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
