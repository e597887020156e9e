import { createHmac } from 'node:crypto';

/** Long enough that two secrets of one portal never share it. */
const LENGTH = 12;

/** What a secret is called by: twelve hexadecimal digits, from which nothing of it can be told. */
export function keyId(secret: string): string {
  return createHmac('sha256', secret).update('portico:id of the key').digest('hex').slice(0, LENGTH);
}
