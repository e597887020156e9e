import { createHmac } from 'node:crypto';

/** Every sign-in takes a dozen of the same few. */
const made = new Map<string, string>();

/** A key for one purpose, made from PORTICO_SECRET, so that a token of one kind is worth nothing as another. */
export function subkey(secret: string, purpose: string): string {
  const name = `${purpose}\n${secret}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const key = createHmac('sha256', secret).update(`portico:${purpose}`).digest('base64url');
  made.set(name, key);
  return key;
}
