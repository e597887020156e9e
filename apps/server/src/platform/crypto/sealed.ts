import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { subkey } from './subkey.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Encrypts a value for a column of the database. The key is not in the database. Returns base64. */
export function seal(secret: string, value: unknown): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

/**
 * Decrypts what seal wrote.
 *
 * @throws Error if the text was changed, or sealed with another secret.
 */
export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_LENGTH));
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
  const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
  return JSON.parse(content.toString('utf8'));
}

function keyOf(secret: string): Buffer {
  return Buffer.from(subkey(secret, 'sealed values'), 'base64url');
}
