import { changePassword, endSession, getAccountSecurity, getSession, logOut } from '@portico/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import { endSessions } from '../../accounts/sessions/end-sessions.ts';
import { signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { createTwoStepAccount } from '../../accounts/testing/two-step.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { follow, openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15, point 1: "are signed out within five seconds in each of the ways a session ends".

/** In milliseconds. */
const PROMISED = 5000;

describe.each(callEngines)('the end of a session, for apps, on %s', (engine) => {
  let opened: OpenIdTest;
  let person: TestAccount;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    person = await createTwoStepAccount(opened.test, { factors: [] });
    browser = await signedInBrowser(opened, person);
    opened.told.length = 0;
    opened.answers.status = 204;
  });

  const signedInToRecords = async (who: TestBrowser = browser) =>
    takeTokens(opened, 'records', await send(opened, 'records', who));
  const suspend = (): Promise<void> =>
    opened.test.database.db.transaction().execute(async (trx) => {
      await setAccountStatus(trx, person.accountId, 'suspended');
      await endSessions(trx, person.accountId);
    });
  /** Sessions of an account other than this browser's, as its owner sees them. */
  const otherSessions = async (who: TestBrowser): Promise<Array<{ id: string; current: boolean }>> =>
    (await who.get(getAccountSecurity.path)).json().response.sessions;
  const times = () => opened.test.settings.healthSystem.session;

  const ways: ReadonlyArray<[way: string, end: () => Promise<unknown>]> = [
    ['signing out here', () => browser.post(logOut.path, {})],
    [
      'being ended from another browser',
      async () => {
        const other = await signedInBrowser(opened, person);
        const found = (await otherSessions(other)).find(({ current }) => !current);
        return other.post(endSession.path, { sessionId: found?.id });
      },
    ],
    ['being ended with all others', async () => (await signedInBrowser(opened, person)).post(endSession.path, {})],
    [
      'a new password, set in another browser',
      async () => {
        const other = await signedInBrowser(opened, person);
        const passwords = { currentPassword: person.password, password: 'Correct-Horse-8!' };
        return other.post(changePassword.path, passwords);
      },
    ],
    ['the suspension of the account', suspend],
    ['want of use', async () => opened.test.clock.advance(times().idleSeconds + 1)],
    [
      'its absolute end',
      async () => {
        const { db } = opened.test.database;
        await db
          .updateTable('sessions')
          .set({ ends_at: opened.test.clock.now() })
          .where('account_id', '=', person.accountId)
          .execute();
      },
    ],
    [
      'another person’s signing in, in the same browser',
      async () => signIn(browser, await createTwoStepAccount(opened.test, { factors: [] })),
    ],
  ];

  it.each(ways)('by %s: the app is told within five seconds, and gets nothing from that moment', async (_way, end) => {
    const { apps, test, told } = opened;
    const tokens = await signedInToRecords();
    await end();
    const ended = Date.now();
    expect(await client.tokenIntrospection(apps.records, tokens.access_token)).toEqual({ active: false });
    await expect(client.refreshTokenGrant(apps.records, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(
      client.fetchUserInfo(apps.records, tokens.access_token, client.skipSubjectCheck),
    ).rejects.toBeDefined();
    await eventually(() => expect(told).toHaveLength(1));
    expect(Date.now() - ended).toBeLessThan(PROMISED);
    const keys = createLocalJWKSet((await test.app.inject('/OpenID/jwks')).json());
    const { payload, protectedHeader } = await jwtVerify(told[0]?.token ?? '', keys, {
      issuer: `${test.settings.publicUrl}/OpenID`,
      audience: 'records',
    });
    // OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6.
    expect(protectedHeader.typ).toBe('logout+jwt');
    expect(payload).toMatchObject({
      sub: tokens.claims()?.sub,
      sid: tokens.claims()?.['sid'],
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(payload).not.toHaveProperty('nonce');
  });

  it('is told until the app answers', async () => {
    opened.answers.status = 503;
    await signedInToRecords();
    await browser.post(logOut.path, {});
    const { db } = opened.test.database;
    await eventually(async () => expect(await db.selectFrom('openid_logins').selectAll().execute()).toEqual([]));
    opened.answers.status = 204;
    await eventually(() => expect(opened.told).toHaveLength(1));
  });

  it('does not come by opening the sign-in page, which would end it unasked (decision 15)', async () => {
    const tokens = await signedInToRecords();
    const atStart = { atStart: true };
    expect((await browser.post(logOut.path, atStart)).json().response).toEqual({
      ended: false,
      usedBy: ['Alder Bay Records'],
    });
    expect(await client.tokenIntrospection(opened.apps.records, tokens.access_token)).toMatchObject({ active: true });
    const other = await signedInBrowser(opened, person);
    expect((await other.post(logOut.path, atStart)).json().response).toEqual({ ended: true, usedBy: [] });
  });

  it('leaves an app alone that was signed in to in another browser', async () => {
    const other = await signedInBrowser(opened, person);
    const theirs = await signedInToRecords(other);
    await signedInToRecords();
    await browser.post(logOut.path, {});
    await eventually(() => expect(opened.told).toHaveLength(1));
    expect(await client.tokenIntrospection(opened.apps.records, theirs.access_token)).toMatchObject({ active: true });
  });

  describe('by an app (OpenID Connect RP-Initiated Logout 1.0)', () => {
    const isSignedIn = async (): Promise<boolean> => (await browser.get(getSession.path)).statusCode === 200;
    const askedBy = async (idToken: string | undefined, more: Record<string, string> = {}) => {
      const parameters = {
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
        post_logout_redirect_uri: 'https://records.example/bye',
        state: 'a state',
        ...more,
      };
      const url = client.buildEndSessionUrl(opened.apps.records, parameters);
      return follow(opened.test, browser, url);
    };
    const answer = async (page: string, values: Record<string, string>) => {
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const reply = await browser.send({
        method: 'POST',
        url: '/OpenID/session/end/confirm',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams({ xsrf, ...values }).toString(),
      });
      return { status: reply.statusCode, location: reply.headers.location ?? '' };
    };

    it('asks the person, signs out here and in the app, and leads back to it', async () => {
      const tokens = await signedInToRecords();
      const page = await askedBy(tokens.id_token);
      expect(page.status).toBe(200);
      expect(page.body).toContain('Sign out of Alder Bay Health?');
      expect(await isSignedIn()).toBe(true);
      const { status, location } = await answer(page.body, { logout: 'yes' });
      expect(status).toBe(303);
      expect(location).toBe('https://records.example/bye?state=a+state');
      expect(await isSignedIn()).toBe(false);
      expect(browser.cookies).not.toHaveProperty('portico-session');
      await eventually(() => expect(opened.told).toHaveLength(1));
    });

    it('leaves the session to whoever says no', async () => {
      const tokens = await signedInToRecords();
      await answer((await askedBy(tokens.id_token)).body, {});
      expect(await isSignedIn()).toBe(true);
      expect(await client.tokenIntrospection(opened.apps.records, tokens.access_token)).toEqual({ active: false });
    });

    it('signs nobody out by a forged form', async () => {
      const tokens = await signedInToRecords();
      await askedBy(tokens.id_token);
      const { status } = await answer('', { logout: 'yes' });
      expect(status).toBe(400);
      expect(await isSignedIn()).toBe(true);
    });

    it('leads nowhere that is not registered', async () => {
      const tokens = await signedInToRecords();
      const page = await askedBy(tokens.id_token, { post_logout_redirect_uri: 'https://evil.example/' });
      expect(page.status).toBe(400);
      expect(page.body).not.toContain('evil.example');
    });

    it('leads back whoever is signed out already', async () => {
      const tokens = await signedInToRecords();
      await browser.post(logOut.path, {});
      const page = await askedBy(tokens.id_token);
      const { location } = await answer(page.body, { logout: 'yes' });
      expect(location).toBe('https://records.example/bye?state=a+state');
    });
  });
});
