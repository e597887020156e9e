import { getSession } from '@portico/contract';
import { generateKeyPair } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15, point 1; docs/single-sign-on.md, "Apps in the settings": each kind of app, and each choice that is not the default.

describe.each(callEngines)('an app on %s', (engine) => {
  let opened: OpenIdTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    browser = await signedInBrowser(opened, opened.ana);
  });

  const askFor = (app: 'form' | 'key' | 'page' | 'records') => send(opened, app, browser);
  const unknownClient = { error: 'invalid_client' };

  it('may send its secret in the form, and then not in the header', async () => {
    expect((await takeTokens(opened, 'form', await askFor('form'))).claims()?.aud).toBe('form');
    const reply = await opened.test.app.inject({
      method: 'POST',
      url: '/OpenID/token',
      headers: {
        authorization: `Basic ${Buffer.from('form:wrong').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'grant_type=refresh_token&refresh_token=x',
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject(unknownClient);
  });

  it('may sign its name by a key (private_key_jwt), and nobody else can', async () => {
    const sent = await askFor('key');
    expect((await takeTokens(opened, 'key', sent)).claims()?.aud).toBe('key');
    const { privateKey } = await generateKeyPair('ES256');
    const thief = new client.Configuration(
      opened.apps.key.serverMetadata(),
      'key',
      undefined,
      client.PrivateKeyJwt({ key: privateKey, kid: 'of-the-app' }),
    );
    client.allowInsecureRequests(thief);
    const ask = opened.apps.key[client.customFetch];
    if (ask !== undefined) thief[client.customFetch] = ask;
    await expect(client.refreshTokenGrant(thief, 'any')).rejects.toMatchObject(unknownClient);
  });

  it('may run in a browser: by PKCE alone, from its own pages and no others, and sees no token but its own', async () => {
    const tokens = await takeTokens(opened, 'page', await askFor('page'));
    expect(tokens.claims()?.aud).toBe('page');
    const allowedFor = async (origin: string): Promise<string | undefined> => {
      const reply = await opened.test.app.inject({
        method: 'POST',
        url: '/OpenID/token',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'client_id=page&grant_type=refresh_token&refresh_token=x',
      });
      return reply.headers['access-control-allow-origin'];
    };
    expect(await allowedFor('https://page.example')).toBe('https://page.example');
    expect(await allowedFor('https://evil.example')).toBeUndefined();
    const theirs = await takeTokens(opened, 'records', await askFor('records'));
    expect(await client.tokenIntrospection(opened.apps.page, theirs.access_token)).toEqual({ active: false });
  });

  it('may have names and addresses in its ID token (claimsInIdToken), which others have at the userinfo endpoint alone', async () => {
    const told = { name: 'Ana Rivera', email: 'ana@example.org', email_verified: true };
    expect((await takeTokens(opened, 'form', await askFor('form'))).claims()).toMatchObject(told);
    const bare = (await takeTokens(opened, 'key', await askFor('key'))).claims() ?? {};
    expect(Object.keys(bare).filter((name) => name in told)).toEqual([]);
  });

  it.each([
    ['keeps the session alive by its refreshes where the settings say so (keepsSession)', 'form', true],
    ['and otherwise does not: the session ends for want of use at the portal', 'key', false],
  ] as const)('%s', async (_what, app, isKept) => {
    const { clock, settings } = opened.test;
    const most = settings.healthSystem.session.idleSeconds;
    const tokens = await takeTokens(opened, app, await askFor(app));
    clock.advance(most - 60);
    const next = await client.refreshTokenGrant(opened.apps[app], tokens.refresh_token ?? '');
    clock.advance(120);
    const refreshed = await client.refreshTokenGrant(opened.apps[app], next.refresh_token ?? '').then(
      () => 'refreshed',
      ({ error }: { error: string }) => error,
    );
    expect(refreshed).toBe(isKept ? 'refreshed' : 'invalid_grant');
    expect((await browser.get(getSession.path)).statusCode).toBe(isKept ? 200 : 401);
  });
});
