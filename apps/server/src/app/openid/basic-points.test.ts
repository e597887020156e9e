import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
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
