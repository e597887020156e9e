import { hash, randomBytes } from 'node:crypto';

/** The stored form of a token or a browser cookie: its SHA-256. Both are 32 random bytes, so no salt is needed. */
export function hashOf(value: string): Uint8Array {
  return hash('sha256', value, 'buffer');
}

/** A new token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
