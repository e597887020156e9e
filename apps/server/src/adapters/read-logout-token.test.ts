import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLogoutToken } from './read-logout-token.ts';

/** OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6 (issue 15, point 3). */
const issuer = 'https://id.harbor.example';
const event = 'http://schemas.openid.net/event/backchannel-logout';
const now = new Date('2026-11-26T12:00:00Z');
const seconds = now.getTime() / 1000;
const good = {
  iss: issuer,
  aud: 'portico',
  sub: 'clara',
  sid: 's1',
  jti: 'j1',
  iat: seconds - 2,
  exp: seconds + 120,
  events: { [event]: {} },
};

describe('the word of an identity provider that a session has ended', () => {
  type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
  let keys: Keys;
  let strangers: Keys;
  beforeAll(async () => {
    keys = await generateKeyPair('ES256');
    strangers = await generateKeyPair('ES256');
  });

  const read = async (payload: JWTPayload, by = keys.privateKey) => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' };
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(by);
    const provider = { issuer, clientId: 'portico' };
    const fetch = async () => new Response(JSON.stringify({ keys: [jwk] }));
    return readLogoutToken(token, { provider, keysAt: `${issuer}/keys`, fetch, now });
  };
  const without = (name: keyof typeof good) => ({ ...good, [name]: undefined });

  it('names the session, the person, or both, and when it was issued', async () => {
    const at = new Date('2026-11-26T11:59:58Z');
    expect(await read(good)).toEqual({ subject: 'clara', session: 's1', at });
    expect(await read(without('sid'))).toEqual({ subject: 'clara', session: '', at });
    expect(await read(without('sub'))).toEqual({ subject: '', session: 's1', at });
  });

  it.each<[string, object]>([
    ['of another issuer', { ...good, iss: 'https://id.example.net' }],
    ['for another app', { ...good, aud: 'another' }],
    ['that has expired', { ...good, exp: seconds - 90 }],
    ['that is old, whenever it expires', { ...good, iat: seconds - 3600 }],
    ['of tomorrow', { ...good, iat: seconds + 86_400, exp: seconds + 90_000 }],
    ['of another event', { ...good, events: { 'urn:another': {} } }],
    ['without an event, as an ID token is', without('events')],
    ['with a nonce, as an ID token has', { ...good, nonce: 'n' }],
    ['for nobody', { ...good, sub: undefined, sid: undefined }],
    ['without an id', without('jti')],
    ['that never expires', without('exp')],
  ])('is none: one %s', async (_, payload) => {
    await expect(read(payload as JWTPayload)).rejects.toBeInstanceOf(Error);
  });

  it('is none: one by another key', async () => {
    await expect(read(good, strangers.privateKey)).rejects.toBeInstanceOf(Error);
  });
});
