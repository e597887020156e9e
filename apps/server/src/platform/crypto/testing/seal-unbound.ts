import { createCipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';
import { subkey } from '../subkey.ts';

/** Seals a value as versions before did, without version, key and place. */
export function sealUnbound({ current }: Keys, value: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(subkey(current, 'sealed values'), 'base64url'), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}
