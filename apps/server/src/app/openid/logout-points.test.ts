import { getSession } from '@portico/contract';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { follow, openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15: points of the OpenID Foundation's plan for RP-initiated logout that no other test has. docs/single-sign-on.md names them.

describe.each(callEngines)('a sign-out by an app on %s', (engine) => {
  let opened: OpenIdTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    browser = await signedInBrowser(opened, opened.ana);
  });

  const isSignedIn = async (): Promise<boolean> => (await browser.get(getSession.path)).statusCode === 200;
  const hintOf = async (): Promise<string> =>
    (await takeTokens(opened, 'records', await send(opened, 'records', browser))).id_token ?? '';
  const ask = (parameters: Record<string, string>, isNamed = true) => {
    const url = client.buildEndSessionUrl(opened.apps.records, parameters);
    if (!isNamed) url.searchParams.delete('client_id');
    return follow(opened.test, browser, url);
  };
  const agree = async (page: string): Promise<string> => {
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const reply = await browser.send({
      method: 'POST',
      url: '/OpenID/session/end/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    return reply.headers.location ?? '';
  };
  const back = 'https://records.example/bye';

  it('needs no hint of an app that names itself', async () => {
    await hintOf();
    const page = await ask({ post_logout_redirect_uri: back, state: 's' });
    expect(await agree(page.body)).toBe(`${back}?state=s`);
    expect(await isSignedIn()).toBe(false);
  });

  it('needs no state, and leads back without one', async () => {
    const page = await ask({ id_token_hint: await hintOf(), post_logout_redirect_uri: back });
    expect(await agree(page.body)).toBe(back);
  });

  it.each<[string, Record<string, string>]>([
    ['without parameters', {}],
    ['with a state alone', { state: 's' }],
  ])('%s signs out, and leads to no app', async (_, parameters) => {
    await hintOf();
    const page = await ask(parameters, false);
    expect(page.status).toBe(200);
    expect(await agree(page.body)).not.toContain('records.example');
    expect(await isSignedIn()).toBe(false);
  });

  it('without an address to return to leads to no app', async () => {
    const page = await ask({ id_token_hint: await hintOf(), state: 's' });
    expect(await agree(page.body)).not.toContain('records.example');
  });

  it.each<[string, (hint: string) => Record<string, string>]>([
    ['a hint that was changed', (hint) => ({ id_token_hint: `${hint.slice(0, -8)}AAAAAAAA` })],
    ['a hint that is none', () => ({ id_token_hint: 'nonsense' })],
    ['an address with a query added', (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: `${back}?foo=bar` })],
  ])('is refused with %s, and ends nothing', async (_, parametersWith) => {
    const page = await ask({ post_logout_redirect_uri: back, ...parametersWith(await hintOf()) });
    expect(page.status).toBe(400);
    expect(page.body).not.toContain('records.example');
    expect(await isSignedIn()).toBe(true);
  });
});
