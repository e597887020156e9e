import { createHmac } from 'node:crypto';
import type { Key } from './keys.ts';

/** A cache: every sign-in uses a dozen of the same few keys. */
const made = new Map<string, string>();

/** A key for one purpose, derived from a secret, so that a token of one kind is not valid as another kind. */
export function subkey({ secret }: Key, purpose: string): string {
  const name = `${purpose}\n${secret}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const key = createHmac('sha256', secret).update(`portico:${purpose}`).digest('base64url');
  made.set(name, key);
  return key;
}
