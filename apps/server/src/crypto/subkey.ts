import { createHmac } from 'node:crypto';

/** A key for one purpose, made from PORTICO_SECRET, so that a token of one kind is worth nothing as another. */
export function subkey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`portico:${purpose}`).digest('base64url');
}
