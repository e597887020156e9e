import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import type { EndedThere } from '../ports/identity-providers.ts';
import type { IdentityFetch } from './identity-fetch.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** In seconds: how old a logout token may be, and how far two clocks may be apart. */
const LONGEST_WAY = 300;
const TOLERANCE = 60;

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6): signed by a key of this moment, of this issuer and for this
 * client, of now, with its event, without a nonce, and for a person or a session.
 *
 * @throws what is wrong with it.
 */
export async function readLogoutToken(
  token: string,
  {
    provider: { issuer, clientId },
    keysAt,
    fetch,
    now,
  }: {
    provider: Pick<IdentityProvider, 'issuer' | 'clientId'>;
    keysAt: string;
    fetch: IdentityFetch['fetch'];
    now: Date;
  },
): Promise<EndedThere> {
  const keys = (await (await fetch(keysAt, {})).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: clientId,
    currentDate: now,
    maxTokenAge: LONGEST_WAY,
    clockTolerance: TOLERANCE,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  });
  const { events, nonce, sub: subject = '', sid, iat = 0 } = payload;
  const isEvent = typeof events === 'object' && events !== null && Object.hasOwn(events, EVENT);
  const session = typeof sid === 'string' ? sid : '';
  if (!isEvent || nonce !== undefined || (subject === '' && session === '')) throw new Error('no word of a sign-out');
  return { subject, session, at: new Date(iat * 1000) };
}
