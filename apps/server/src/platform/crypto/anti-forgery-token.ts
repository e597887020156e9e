import type { Visitor } from '../visitor/visitor.ts';
import { readAccountToken } from './account-token.ts';
import { keyedHashes, type Keys } from './keys.ts';

type Bearer = Pick<Visitor, 'browserId' | 'cookies'>;

/**
 * The token of one browser in one session. It is no longer valid after a sign-in or a sign-out. It needs no storage:
 * another site can neither read the cookies nor compute the HMAC.
 */
export function antiForgeryToken(keys: Keys, bearer: Bearer): string {
  return antiForgeryTokens(keys, bearer)[0] ?? '';
}

/** The tokens that are accepted of a browser: a page may have its own from before the secret was changed. */
export function antiForgeryTokens(keys: Keys, { browserId, cookies }: Bearer): string[] {
  const session = readAccountToken(cookies.read('session') ?? '')?.hash ?? new Uint8Array();
  const bound = `${browserId}\n${Buffer.from(session).toString('hex')}`;
  return keyedHashes(keys, 'anti-forgery', bound).map((hash) => hash.toString('base64url'));
}
