import { changePassword, endSession, getAccountSecurity, getSession, logOut } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
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

/** Whose sessions end at once in each way: one in the gate, a hundred by `npm run drill:sign-outs`. */
const PEOPLE = Number(process.env['SIGN_OUT_PEOPLE'] ?? 1);

/** Somebody who has signed in to an app in a browser. */
interface SignedIn {
  readonly person: TestAccount;
  readonly browser: TestBrowser;
}

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
  const times = () => opened.test.settings.healthSystem.session;

  const ways: ReadonlyArray<[way: string, end: (people: readonly SignedIn[]) => Promise<unknown>]> = [
    ['signing out here', each(({ browser: own }) => own.post(logOut.path, {}))],
    [
      'being ended from another browser',
      each(async ({ person: who }) => {
        const other = await signedInBrowser(opened, who);
        const { sessions } = (await other.get(getAccountSecurity.path)).json().response;
        const found = sessions.find(({ current }: { current: boolean }) => !current);
        return other.post(endSession.path, { sessionId: found?.id });
      }),
    ],
    [
      'being ended with all others',
      each(async ({ person: who }) => (await signedInBrowser(opened, who)).post(endSession.path, {})),
    ],
    [
      'a new password, set in another browser',
      each(async ({ person: who }) => {
        const other = await signedInBrowser(opened, who);
        const passwords = { currentPassword: who.password, password: 'Correct-Horse-8!' };
        return other.post(changePassword.path, passwords);
      }),
    ],
    [
      'the suspension of the account',
      each(({ person: { accountId } }) =>
        opened.test.database.db.transaction().execute(async (trx) => {
          await setAccountStatus(trx, accountId, 'suspended');
          await endSessions(trx, accountId);
        }),
      ),
    ],
    ['want of use', async () => opened.test.clock.advance(times().idleSeconds + 1)],
    [
      'its absolute end',
      each(({ person: { accountId } }) =>
        opened.test.database.db
          .updateTable('sessions')
          .set({ ends_at: opened.test.clock.now() })
          .where('account_id', '=', accountId)
          .execute(),
      ),
    ],
    [
      'another person’s signing in, in the same browser',
      each(async ({ browser: own }) => signIn(own, await createTwoStepAccount(opened.test, { factors: [] }))),
    ],
  ];

  /** One after another, each measured from its own end: what a way takes itself is not the app's waiting. */
  function each(end: (who: SignedIn) => Promise<unknown>) {
    return async (people: readonly SignedIn[]): Promise<void> => {
      for (const who of people) {
        await end(who);
        ended.set(who.person.accountId, Date.now());
      }
    };
  }
  /** When each account's session has ended. */
  const ended = new Map<string, number>();

  it.each(ways)('by %s: the app is told within five seconds, and gets nothing from that moment', async (way, end) => {
    const { apps, test, told } = opened;
    const people: SignedIn[] = [{ person, browser }];
    while (people.length < PEOPLE) {
      const other = await createTwoStepAccount(test, { factors: [] });
      people.push({ person: other, browser: await signedInBrowser(opened, other) });
    }
    const tokens = [];
    for (const { browser: own } of people) tokens.push(await signedInToRecords(own));
    await end(people);
    const all = Date.now();
    for (const { access_token: access, refresh_token: refresh } of tokens) {
      expect(await client.tokenIntrospection(apps.records, access)).toEqual({ active: false });
      await expect(client.refreshTokenGrant(apps.records, refresh ?? '')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      await expect(client.fetchUserInfo(apps.records, access, client.skipSubjectCheck)).rejects.toBeDefined();
    }
    await eventually(() => expect(told).toHaveLength(people.length));
    const keys = createLocalJWKSet((await test.app.inject('/OpenID/jwks')).json());
    const waits: number[] = [];
    for (const [at, token] of tokens.entries()) {
      const claims: { sub?: string; sid?: unknown } = token.claims() ?? {};
      const { sub, sid } = claims;
      const word = told.find(({ token: given }) => decodeJwt(given)['sid'] === sid);
      const { payload, protectedHeader } = await jwtVerify(word?.token ?? '', keys, {
        issuer: `${test.settings.publicUrl}/OpenID`,
        audience: 'records',
        currentDate: new Date(word?.at ?? 0),
      });
      // OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6.
      expect(protectedHeader.typ).toBe('logout+jwt');
      expect(payload).toMatchObject({
        sub,
        sid,
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      });
      expect(payload).not.toHaveProperty('nonce');
      waits.push((word?.at ?? 0) - (ended.get(people[at]?.person.accountId ?? '') ?? all));
    }
    const within = waits.filter((wait) => wait < PROMISED).length;
    if (PEOPLE > 1) {
      const slowest = Math.max(...waits);
      process.stdout.write(
        `${engine}, ${way}: ${within} of ${waits.length} told in time, the slowest after ${slowest} ms\n`,
      );
    }
    expect(within).toBe(people.length);
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

  it('is told in time while another app is silent to thirty words', async () => {
    const { test, told, answers } = opened;
    answers.silent = 'diary';
    const logins = Array.from({ length: 30 }, () => ({
      account_id: randomUUID(),
      session_id: randomUUID(),
      client_id: 'diary',
      sid: randomUUID(),
      grant_id: null,
    }));
    await signedInToRecords();
    await test.database.db.insertInto('openid_logins').values(logins).execute();
    const queued = () =>
      test.database.db.selectFrom('openid_logins').select('sid').where('client_id', '=', 'diary').execute();
    await eventually(async () => expect(await queued()).toEqual([]));
    await browser.post(logOut.path, {});
    const since = Date.now();
    await eventually(() => expect(told).toHaveLength(1));
    delete answers.silent;
    expect((told[0]?.at ?? 0) - since).toBeLessThan(PROMISED);
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
