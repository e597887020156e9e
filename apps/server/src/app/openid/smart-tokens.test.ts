import { generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { signedInBrowser } from './testing/openid-test.ts';
import {
  agree,
  authorize,
  basic,
  openSmartTest,
  read,
  type SmartAppId,
  type SmartTest,
  tokensOf,
} from './testing/smart-test.ts';

// Issue 15, point 2: who may ask about a token, and by what apps show who they are.

describe.each(callEngines)('tokens of SMART on %s', (engine) => {
  let opened: SmartTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openSmartTest(engine);
    browser = await signedInBrowser({ test: opened.test }, opened.people.ines);
  });
  afterAll(() => opened.close());

  const take = async (app: SmartAppId, asked: Record<string, string | undefined> = {}) => {
    const sent = await authorize(opened, app, browser, asked);
    return tokensOf(opened, app, sent.at.hash === '' ? sent : await agree(opened, browser, sent));
  };
  const post = (path: string, authorization: string | undefined, body: Record<string, string>, more = {}) =>
    fetch(`${opened.test.settings.publicUrl}/OpenID${path}`, {
      method: 'POST',
      headers: { ...(authorization === undefined ? {} : { authorization }), ...more },
      body: new URLSearchParams(body),
    });
  const introspectedBy = async (authorization: string, token: string): Promise<unknown> =>
    (await post('/token/introspection', authorization, { token })).json();

  it('are told to their own app and to the FHIR server, and to no other app', async () => {
    const tokens = await take('growth');
    const told = { active: true, client_id: 'growth', patient: 'p1' };
    expect(await introspectedBy(basic('growth'), tokens.access_token)).toMatchObject(told);
    expect(await introspectedBy(basic('fhir-server'), tokens.access_token)).toMatchObject(told);
    expect(await introspectedBy(basic('wards'), tokens.access_token)).toEqual({ active: false });
    expect(await introspectedBy(basic('portal'), tokens.access_token)).toEqual({ active: false });
  });

  it('that let nobody at a record are none to the FHIR server; nor are refresh tokens', async () => {
    const tokens = await take('growth');
    const bare = await take('portal', { scope: 'openid', aud: undefined });
    for (const token of [bare.access_token, tokens.refresh_token ?? '']) {
      expect(await introspectedBy(basic('fhir-server'), token)).toEqual({ active: false });
    }
  });

  it('may be asked about by the FHIR server’s own token, as SMART has it, and by no other token', async () => {
    const { access_token: app } = await take('growth');
    const reply = await post('/token', basic('fhir-server'), { grant_type: 'client_credentials', scope: 'introspect' });
    const { access_token: own } = (await reply.json()) as { access_token: string };
    expect(await introspectedBy(`Bearer ${own}`, app)).toMatchObject({ active: true, patient: 'p1' });
    opened.server.authorization = `Bearer ${own}`;
    expect((await read(opened, app, 'Patient/p1')).status).toBe(200);
    opened.server.authorization = basic('fhir-server');
    for (const other of [app, 'x'.repeat(43)]) {
      const refused = await post('/token/introspection', `Bearer ${other}`, { token: app });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({ error: 'invalid_token' });
    }
    const withoutScope = await post('/token', basic('fhir-server'), { grant_type: 'client_credentials' });
    const { access_token: bare } = (await withoutScope.json()) as { access_token: string };
    expect((await post('/token/introspection', `Bearer ${bare}`, { token: app })).status).toBe(401);
  });

  it('are handed to pages of an app in a browser, which may not ask about them', async () => {
    const more = { origin: 'https://page.example' };
    const allowed = async (path: string, body: Record<string, string>) =>
      (await post(path, undefined, { client_id: 'page', ...body }, more)).headers.get('access-control-allow-origin');
    expect(await allowed('/token', { grant_type: 'refresh_token', refresh_token: 'x' })).toBe('https://page.example');
    expect(await allowed('/token/introspection', { token: 'x' })).toBeNull();
    expect(
      await tokensOf(opened, 'page', await agree(opened, browser, await authorize(opened, 'page', browser))),
    ).toMatchObject({ patient: 'p1' });
  });

  it('may be taken back by their app', async () => {
    const tokens = await take('growth');
    await client.tokenRevocation(opened.apps.growth, tokens.access_token);
    expect((await read(opened, tokens.access_token, 'Patient/p1')).status).toBe(401);
  });

  it('are in no cache, and no bigger than a header', async () => {
    const reply = await post('/token', basic('fhir-server'), { grant_type: 'client_credentials', scope: 'introspect' });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { access_token: token } = (await reply.json()) as { access_token: string };
    expect(token.length).toBeLessThan(100);
  });

  describe('of an app that signs its name', () => {
    it.each([
      ['by RS384, with its key in the settings', 'key'],
      ['by ES384, with its key at an address of its own', 'keys-elsewhere'],
    ] as const)('%s', async (_what, app) => {
      expect(await take(app)).toMatchObject({ patient: 'p1' });
    });

    /** A request of the app `key`, which signs its name as is said. */
    const askAs = async (claims: object, header: object = {}, key = opened.signingKey) => {
      const aud = `${opened.test.settings.publicUrl}/OpenID/token`;
      const assertion = await new SignJWT({ iss: 'key', sub: 'key', aud, jti: randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'RS384', kid: 'RS384', typ: 'JWT', ...header })
        .setExpirationTime('1m')
        .sign(key);
      const reply = await post('/token', undefined, {
        grant_type: 'refresh_token',
        refresh_token: 'x',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      });
      return (await reply.json()) as { error: string };
    };

    it('but with another key, or by another name', async () => {
      // Known, it is told that there is no such refresh token.
      expect(await askAs({})).toMatchObject({ error: 'invalid_grant' });
      const { privateKey } = await generateKeyPair('RS384');
      expect(await askAs({}, {}, privateKey)).toMatchObject({ error: 'invalid_client' });
      expect(await askAs({ iss: 'growth', sub: 'growth' })).toMatchObject({ error: 'invalid_client' });
      expect(await askAs({ aud: 'https://evil.example/token' })).toMatchObject({ error: 'invalid_client' });
    });

    it('nor twice by the same, nor with keys from elsewhere', async () => {
      const jti = randomUUID();
      expect(await askAs({ jti })).toMatchObject({ error: 'invalid_grant' });
      expect(await askAs({ jti })).toMatchObject({ error: 'invalid_client' });
      expect(await askAs({}, { jku: 'https://evil.example/jwks.json' })).toMatchObject({ error: 'invalid_client' });
    });
  });
});
