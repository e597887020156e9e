import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import type { TestAccount } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import { limits } from '../../platform/limits/limits.ts';
import { cookieName } from '../../platform/visitor/cookie-name.ts';
import { createBrowser, type TestBrowser } from '../../testing/test-app.ts';
import { follow, openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15, point 1: a replayed code, a wrong redirect, a wrong verifier, and whoever gets no code.

describe.each(callEngines)('the OpenID provider on %s refuses', (engine) => {
  let opened: OpenIdTest;
  let ana: TestAccount;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
    ({ ana } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    browser = await signedInBrowser(opened, ana);
  });

  const errorAt = ({ at }: { at: URL }): string | null => at.searchParams.get('error');
  const refusal = (error: string) => expect.objectContaining({ error });

  it('a redirect URI that is not exactly one of the app: on a page of its own, which leads nowhere', async () => {
    for (const redirect of ['https://records.example/callback/', 'https://evil.example/callback']) {
      const query = new URLSearchParams({
        client_id: 'records',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: redirect,
      });
      const { at, status, body } = await follow(opened.test, browser, `/OpenID/auth?${query.toString()}`);
      expect(at.pathname).toBe('/OpenID/auth');
      expect(status).toBe(400);
      expect(body).toContain('This sign-in cannot go on');
      expect(body).not.toContain('redirect_uri');
    }
  });

  it('a request without PKCE, or with its plain form', async () => {
    for (const more of [{}, { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }]) {
      const query = new URLSearchParams({
        client_id: 'records',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: 'https://records.example/callback',
        ...more,
      });
      expect(errorAt(await follow(opened.test, browser, `/OpenID/auth?${query.toString()}`))).toBe('invalid_request');
    }
  });

  it('a code with another verifier, or by another app', async () => {
    const sent = await send(opened, 'records', browser);
    const wrong = { ...sent, checks: { ...sent.checks, verifier: client.randomPKCECodeVerifier() } };
    await expect(takeTokens(opened, 'records', wrong)).rejects.toEqual(refusal('invalid_grant'));
    await expect(takeTokens(opened, 'diary', sent)).rejects.toEqual(refusal('invalid_grant'));
  });

  it('a code that was used, and takes back what the first use brought', async () => {
    const sent = await send(opened, 'records', browser);
    const tokens = await takeTokens(opened, 'records', sent);
    await expect(takeTokens(opened, 'records', sent)).rejects.toEqual(refusal('invalid_grant'));
    expect(await client.tokenIntrospection(opened.apps.records, tokens.access_token)).toEqual({ active: false });
  });

  it('all but one of two who use a code at once', async () => {
    const sent = await send(opened, 'records', browser);
    const takes = await Promise.allSettled([takeTokens(opened, 'records', sent), takeTokens(opened, 'records', sent)]);
    expect(takes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('a refresh token that was used, and everything that came of it', async () => {
    const { apps } = opened;
    const first = await takeTokens(opened, 'records', await send(opened, 'records', browser));
    const second = await client.refreshTokenGrant(apps.records, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await expect(client.refreshTokenGrant(apps.records, first.refresh_token ?? '')).rejects.toEqual(
      refusal('invalid_grant'),
    );
    await expect(client.refreshTokenGrant(apps.records, second.refresh_token ?? '')).rejects.toEqual(
      refusal('invalid_grant'),
    );
  });

  it('to finish in one browser what was begun in another', async () => {
    const theirs = await send(opened, 'records', await createBrowser(opened.test.app));
    const reached = await follow(opened.test, browser, theirs.at.hash.slice(1));
    expect(reached.status).toBe(400);
    expect(reached.body).toContain('This sign-in cannot go on');
  });

  it('a browser that says itself who is signed in, in every form that a reader of cookies takes', async () => {
    const { db } = opened.test.database;
    const { account_id: accountId, session_id: sessionId } = await db
      .selectFrom('sessions')
      .select(['account_id', 'session_id'])
      .where('account_id', '=', ana.accountId)
      .executeTakeFirstOrThrow();
    const name = cookieName('openid-session', opened.test.settings.mode);
    const { origin } = new URL(opened.test.settings.publicUrl);
    for (const value of [`portico.${accountId}.${sessionId}`, `${accountId}.${sessionId}`]) {
      for (const cookie of [
        `${name}=${value}`,
        `a=b;${name}=${value}`,
        `a=b;  ${name}=${value}`,
        `${name}="${value}"`,
      ]) {
        const stranger = await createBrowser(opened.test.app);
        const saying: TestBrowser = {
          ...stranger,
          send: (asked) => stranger.send({ ...asked, cookies: {}, headers: { ...asked.headers, cookie } }),
        };
        const { at } = await send(opened, 'records', saying);
        expect([cookie, at.origin, at.searchParams.get('code')]).toEqual([cookie, origin, null]);
      }
    }
  });

  it('browsers of one address that come for nobody too often, and not the servers of apps beside them', async () => {
    const { test } = opened;
    const comes = await createBrowser(test.app, { address: '192.0.2.77' });
    const come = async (way = 'auth') =>
      (await comes.send({ url: `/OpenID/${way}?client_id=page`, headers: { accept: 'text/html' } })).statusCode;
    const counted = () => test.database.db.selectFrom('rate_limits').select('key').execute();
    const before = new Set((await counted()).map(({ key }) => key));
    expect(await come()).not.toBe(429);
    const added = (await counted()).map(({ key }) => key).filter((key) => !before.has(key));
    const { number: points } = limits.openIdAuthorizations;
    await test.database.db.updateTable('rate_limits').set({ points }).where('key', 'in', added).execute();
    for (const way of ['auth', 'Auth', 'auth/']) expect([way, await come(way)]).toEqual([way, 429]);
    const asked = await comes.send({ url: '/OpenID/.well-known/openid-configuration' });
    expect(asked.statusCode).toBe(200);
  });

  it('whoever is in the hospital now', async () => {
    const { database, clock } = opened.test;
    const admission = {
      account_id: ana.accountId,
      class: 'inpatient',
      location_id: 'x',
      unit: 'x',
      bed: null,
    } as const;
    await database.db
      .insertInto('admissions')
      .values({ ...admission, admitted_at: clock.now() })
      .execute();
    try {
      expect(errorAt(await send(opened, 'records', browser))).toBe('access_denied');
      expect(errorAt(await send(opened, 'records', browser, { prompt: 'none' }))).toBe('login_required');
    } finally {
      await database.db.deleteFrom('admissions').where('account_id', '=', ana.accountId).execute();
    }
  });

  it.each(['terms_due', 'factor_due'] as const)(
    'whoever has something to do first (%s): it comes in the portal, and then the app',
    async (due) => {
      const { db } = opened.test.database;
      const set = (value: boolean) =>
        db
          .updateTable('sessions')
          .set({ [due]: value })
          .where('account_id', '=', ana.accountId)
          .execute();
      const tokens = await takeTokens(opened, 'records', await send(opened, 'records', browser));
      const isActive = async () => (await client.tokenIntrospection(opened.apps.records, tokens.access_token)).active;
      expect(await isActive()).toBe(true);
      await set(true);
      // What an app was given in a session that begins to wait is worth nothing while it does.
      expect(await isActive()).toBe(false);
      const sent = await send(opened, 'records', browser);
      expect(`${sent.at.pathname}${sent.at.hash}`).toMatch(/^\/Private#\/app-request\/request=[\w-]+$/);
      expect(errorAt(await send(opened, 'records', browser, { prompt: 'none' }))).toBe('login_required');
      await set(false);
    },
  );

  it('whoever is suspended while a session is there', async () => {
    const { db } = opened.test.database;
    const set = (to: 'active' | 'suspended') =>
      db.transaction().execute((trx) => setAccountStatus(trx, ana.accountId, to));
    await set('suspended');
    expect(errorAt(await send(opened, 'records', browser, { prompt: 'none' }))).toBe('login_required');
    await set('active');
  });
});
