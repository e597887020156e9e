import { createHmac } from 'node:crypto';
import type { Visitor } from '../visitor/visitor.ts';
import { readAccountToken } from './account-token.ts';
import { subkey } from './subkey.ts';

/**
 * The token of one browser in one session. It is no longer valid after a sign-in or a sign-out. It needs no storage:
 * another site can neither read the cookies nor compute the HMAC.
 */
export function antiForgeryToken(
  secret: string,
  { browserId, cookies }: Pick<Visitor, 'browserId' | 'cookies'>,
): string {
  const session = readAccountToken(cookies.read('session') ?? '')?.hash ?? new Uint8Array();
  const bound = `${browserId}\n${Buffer.from(session).toString('hex')}`;
  return createHmac('sha256', subkey(secret, 'anti-forgery')).update(bound).digest('base64url');
}
