import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { saveConsent } from '../../openid/queries/consents.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestBrowser } from '../../testing/test-app.ts';
import {
  follow,
  openOpenIdTest,
  type OpenIdTest,
  send,
  type Sent,
  signedInBrowser,
  takeTokens,
} from './testing/openid-test.ts';

// Issue 15, point 1: points of the OpenID Foundation's plan for a basic provider that no other test has. docs/single-sign-on.md names them.

describe.each(callEngines)('a basic OpenID provider on %s', (engine) => {
  let opened: OpenIdTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    browser = await signedInBrowser(opened, opened.ana);
  });

  /** A request in the address, with these parameters alone beside what every request needs. */
  const ask = async (more: Record<string, string>): Promise<Sent> => {
    const checks = { verifier: client.randomPKCECodeVerifier(), nonce: '', state: '' };
    const url = client.buildAuthorizationUrl(opened.apps.records, {
      redirect_uri: 'https://records.example/callback',
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...more,
    });
    return { ...(await follow(opened.test, browser, url)), checks };
  };
  const tokensOf = ({ at, checks }: Sent) =>
    client.authorizationCodeGrant(opened.apps.records, at, { pkceCodeVerifier: checks.verifier });
  const errorAt = ({ at }: Sent): string | null => at.searchParams.get('error');

  it('needs neither state nor nonce in a code flow', async () => {
    const sent = await ask({});
    expect(sent.at.searchParams.has('state')).toBe(false);
    expect((await tokensOf(sent)).claims()).not.toHaveProperty('nonce');
  });

  it('goes on past parameters and scopes that it does not know', async () => {
    const sent = await ask({
      extra: 'foobar',
      display: 'popup',
      ui_locales: 'se',
      claims_locales: 'se',
      login_hint: 'somebody@example.org',
      scope: 'openid address phone',
      max_age: '10000',
    });
    expect((await tokensOf(sent)).scope).toBe('openid');
  });

  it('refuses a request without a response type, and takes scopes in any order', async () => {
    expect(errorAt(await ask({ response_type: '' }))).toBe('invalid_request');
    expect((await tokensOf(await ask({ scope: 'email openid profile' }))).scope?.split(' ').toSorted()).toEqual([
      'email',
      'openid',
      'profile',
    ]);
  });

  it('tells of the person by GET, and by POST with the token in the header or in the form', async () => {
    const tokens = await takeTokens(opened, 'records', await send(opened, 'records', browser));
    const { app } = opened.test;
    const authorization = `Bearer ${tokens.access_token}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const replies = await Promise.all([
      app.inject({ url: '/OpenID/me', headers: { authorization } }),
      app.inject({ method: 'POST', url: '/OpenID/me', headers: { authorization } }),
      app.inject({ method: 'POST', url: '/OpenID/me', headers: form, payload: `access_token=${tokens.access_token}` }),
    ]);
    const told = replies.map((reply) => reply.json<{ sub: string }>());
    expect(told.map(({ sub }) => sub)).toEqual(Array.from({ length: 3 }, () => tokens.claims()?.sub));
    const [first] = replies;
    expect(first?.headers['cache-control']).toBe('no-store');
  });

  it('tells what is asked for one by one (claims), essential or not: that, and nothing that comes along', async () => {
    const asked = { userinfo: { name: { essential: true }, email: null, birthdate: null } };
    const tokens = await tokensOf(await ask({ scope: 'openid', claims: JSON.stringify(asked) }));
    const person = await client.fetchUserInfo(opened.apps.records, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(person).toEqual({ sub: tokens.claims()?.sub, name: 'Ana Rivera', email: 'ana@example.org' });
    // The ID token has no name all the same (decision 167): it comes back in addresses.
    const inToken = { id_token: { name: { essential: true }, acr: { essential: true } } };
    const claims = (await tokensOf(await ask({ claims: JSON.stringify(inToken) }))).claims();
    expect(claims).toHaveProperty('acr', 'urn:portico:acr:password');
    expect(claims).not.toHaveProperty('name');
  });

  it('tells an app of others nothing one by one to which its person has not agreed', async () => {
    const { db } = opened.test.database;
    const given = { account_id: opened.ana.accountId, client_id: 'diary', given_at: opened.test.clock.now() };
    await db.transaction().execute((trx) => saveConsent(trx, { ...given, scopes: ['profile'] }));
    const claims = JSON.stringify({ userinfo: { email: { essential: true }, medical_record_number: null } });
    const sent = await send(opened, 'diary', browser, { scope: 'openid profile', claims });
    const tokens = await takeTokens(opened, 'diary', sent);
    const person = await client.fetchUserInfo(opened.apps.diary, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(person).toHaveProperty('name');
    expect(person).not.toHaveProperty('email');
    expect(person).not.toHaveProperty('medical_record_number');
  });

  it('keeps to the person whom an app expects (id_token_hint)', async () => {
    const { id_token: hint = '' } = await takeTokens(opened, 'records', await send(opened, 'records', browser));
    const same = await ask({ prompt: 'none', id_token_hint: hint });
    expect(same.at.searchParams.has('code')).toBe(true);
    const other = await createTestAccount(opened.test, { profile: { username: `other-${engine}` } });
    browser = await signedInBrowser(opened, other);
    expect(errorAt(await ask({ prompt: 'none', id_token_hint: hint }))).toBe('login_required');
  });

  it('says that it takes no request objects', async () => {
    expect(errorAt(await ask({ request: 'eyJhbGciOiJub25lIn0.e30.' }))).toBe('request_not_supported');
    expect(errorAt(await ask({ request_uri: 'https://records.example/request.jwt' }))).toBe(
      'request_uri_not_supported',
    );
  });
});

// A page of another site posts it: that takes a portal at https, where browsers send such cookies along.
describe.each(callEngines)('a request by POST on %s', (engine) => {
  let opened: OpenIdTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine, { settings: { publicUrl: 'https://portal.example' } });
    browser = await signedInBrowser(opened, opened.ana);
  });
  afterAll(() => opened.close());

  const post = async (who: TestBrowser, more: Record<string, string> = {}): Promise<Sent> => {
    const checks = {
      verifier: client.randomPKCECodeVerifier(),
      nonce: client.randomNonce(),
      state: client.randomState(),
    };
    const form = new URLSearchParams({
      client_id: 'records',
      response_type: 'code',
      redirect_uri: 'https://records.example/callback',
      scope: 'openid profile',
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      nonce: checks.nonce,
      state: checks.state,
      ...more,
    });
    const reply = await who.send({
      method: 'POST',
      url: '/OpenID/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: form.toString(),
    });
    const { location = '' } = reply.headers;
    return { ...(await follow(opened.test, who, new URL(location, opened.test.settings.publicUrl))), checks };
  };

  it('is answered as one in the address', async () => {
    const sent = await post(browser);
    const tokens = await takeTokens(opened, 'records', sent);
    const person = await client.fetchUserInfo(opened.apps.records, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(person['name']).toBe('Ana Rivera');
  });

  it('leads who is not signed in to the sign-in page, and back to the app', async () => {
    const stranger = await createBrowser(opened.test.app);
    const sent = await post(stranger);
    expect(sent.at.hash).toMatch(/^#\/OpenID\/Interaction\/[\w-]+$/);
    await signIn(stranger, opened.ana);
    const back = await follow(opened.test, stranger, sent.at.hash.slice(1));
    expect((await takeTokens(opened, 'records', { ...back, checks: sent.checks })).claims()?.aud).toBe('records');
  });

  it('is held to the same rules', async () => {
    expect((await post(browser, { code_challenge_method: 'plain' })).at.searchParams.get('error')).toBe(
      'invalid_request',
    );
    expect((await post(browser, { redirect_uri: 'https://evil.example/callback' })).at.origin).toBe(
      'https://portal.example',
    );
  });
});
