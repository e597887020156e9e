import {
  confirmPassword,
  extendSession,
  getOwnPerson,
  getPortalSettings,
  getSession,
  logOut,
  logOutByLink,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../queries/accounts.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, openAccountTest, signIn, type TestAccount } from '../testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const COOKIE = 'portico-session';

describe.each(callEngines)('a session on %s', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let liftLocksOfAna: () => Promise<void>;
  beforeAll(async () => {
    ({ test, ana, liftLocksOfAna } = await openAccountTest(engine, { origins: ['https://www.alder.example'] }));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    browser = await createBrowser(test.app);
    await signIn(browser, ana);
  });
  afterEach(() => liftLocksOfAna());

  const describeIt = async (who: TestBrowser = browser) => (await who.get(getSession.path)).json();
  const isLive = async (who: TestBrowser = browser) => (await who.get(getSession.path)).statusCode === 200;
  const timesInPage = async () => (await browser.get(getPortalSettings.path)).json().session;

  /** A browser that presents another one's cookies, as a thief would. */
  const withCookies = (cookies: Record<string, string>) => ({
    get: (url: string) => test.app.inject({ url, cookies, headers: { accept: 'application/json' } }),
  });

  it('tells who is signed in and for how long', async () => {
    expect((await describeIt()).response).toEqual({
      username: 'ana.rivera',
      firstName: 'Ana',
      lastName: 'Rivera',
      securityPoints: ['editestimates'],
      actingFor: null,
      admittedTo: null,
      termsDue: false,
      secondStep: null,
      times: { idleIn: 15 * MINUTE, endsIn: 12 * HOUR, warnFor: 150 },
    });
    expect(await timesInPage()).toEqual({ idleIn: 15 * MINUTE, endsIn: 12 * HOUR, warnFor: 150 });
  });

  it('gives its person’s name and date of birth, to fill in papers with (issue 14, point 4)', async () => {
    const { response } = (await browser.get(getOwnPerson.path)).json();
    expect(response).toEqual({ name: 'Ana Rivera', birthDate: '1986-04-27' });
  });

  it('is not there for a browser that has not signed in', async () => {
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.get(getOwnPerson.path))).toEqual(refused('signInRequired'));
    expect(refusalOf(await stranger.get(getSession.path))).toEqual(refused('signInRequired'));
    expect(refusalOf(await stranger.post(extendSession.path, {}))).toEqual(refused('signInRequired'));
    expect((await stranger.get(getPortalSettings.path)).json().session).toBeNull();
  });

  describe('without use', () => {
    it('ends after fifteen minutes; neither asking nor opening a page is use', async () => {
      for (let minute = 0; minute < 14; minute += 1) {
        test.clock.advance(MINUTE);
        await describeIt();
        await timesInPage();
      }
      expect((await describeIt()).response.times.idleIn).toBe(MINUTE);
      test.clock.advance(MINUTE);
      expect(await isLive()).toBe(false);
      expect(await timesInPage()).toBeNull();
    });

    it('is kept by extending it, up to twelve hours in all', async () => {
      for (let minute = 0; minute < 12 * 60 - 10; minute += 10) {
        test.clock.advance(10 * MINUTE);
        const { response } = (await browser.post(extendSession.path, {})).json();
        expect(response).toMatchObject({ idleIn: 15 * MINUTE, endsIn: 12 * HOUR - (minute + 10) * MINUTE });
      }
      test.clock.advance(10 * MINUTE - 1);
      expect((await describeIt()).response.times.endsIn).toBe(1);
      test.clock.advance(1);
      expect(refusalOf(await browser.post(extendSession.path, {}))).toEqual(refused('signInRequired'));
    });

    it('notes its use every fifteen seconds, not at each call', async () => {
      test.clock.advance(14);
      await browser.post(extendSession.path, {});
      expect((await describeIt()).response.times.idleIn).toBe(15 * MINUTE - 14);
      test.clock.advance(1);
      await browser.post(extendSession.path, {});
      expect((await describeIt()).response.times.idleIn).toBe(15 * MINUTE);
    });
  });

  describe('ends', () => {
    it('by signing out, which tells whether there was one', async () => {
      const cookies = { ...browser.cookies };
      const reply = await browser.post(logOut.path, {});
      expect(reply.json()).toEqual({ meta: { code: 200 }, response: { ended: true, usedBy: [] } });
      expect(browser.cookies).not.toHaveProperty(COOKIE);
      expect((await withCookies(cookies).get(getSession.path)).statusCode).toBe(401);
      expect((await browser.post(logOut.path, {})).json().response).toEqual({ ended: false, usedBy: [] });
    });

    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])('not by a link on the page of another origin: %j', async (headers: Record<string, string>) => {
      expect(refusalOf(await browser.get(logOutByLink.path, headers))).toEqual(refused('antiForgery'));
      expect(await isLive()).toBe(true);
    });

    it.each([
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site', origin: 'https://www.alder.example' },
      { 'sec-fetch-site': 'same-site', referer: 'https://www.alder.example/' },
      {},
    ])('by the link where nobody else leads there: %j', async (headers: Record<string, string>) => {
      expect((await browser.get(logOutByLink.path, headers)).json().response).toEqual({ ended: true, usedBy: [] });
    });

    it('by the link', async () => {
      const own = await browser.get(logOutByLink.path, { 'sec-fetch-site': 'same-origin' });
      expect(own.json().response).toEqual({ ended: true, usedBy: [] });
      expect(await isLive()).toBe(false);
    });

    it('before it is ended, if it ran out: nothing is said to have been ended then', async () => {
      test.clock.advance(15 * MINUTE);
      expect((await browser.post(logOut.path, {})).json().response).toEqual({ ended: false, usedBy: [] });
      expect(browser.cookies).not.toHaveProperty(COOKIE);
    });

    it('everywhere at once, or everywhere but here', async () => {
      const other = await createBrowser(test.app);
      await signIn(other, ana);
      const here = readAccountToken(browser.cookies[COOKIE] ?? '')?.hash ?? new Uint8Array();
      const end = (options: { except?: Uint8Array }) =>
        test.database.db.transaction().execute((trx) => endSessions(trx, ana.accountId, options));
      await end({ except: here });
      expect([await isLive(), await isLive(other)]).toEqual([true, false]);
      await end({});
      expect(await isLive()).toBe(false);
    });

    it('when staff suspend the account, whoever signs in at that moment', async () => {
      const lucky = await createTestAccount(test, { profile: { username: `lucky-${engine}` } });
      const who = await createBrowser(test.app);
      const [reply] = await Promise.all([
        signIn(who, lucky),
        test.database.db.transaction().execute(async (trx) => {
          await setAccountStatus(trx, lucky.accountId, 'suspended');
          await endSessions(trx, lucky.accountId);
        }),
      ]);
      expect([200, 400]).toContain(reply.statusCode);
      expect(await isLive(who)).toBe(false);
    });
  });

  describe('has its password confirmed', () => {
    it('which is noted, and audited', async () => {
      test.clock.advance(11 * MINUTE);
      expect((await browser.post(confirmPassword.path, { password: ana.password })).json()).toEqual({
        meta: { code: 200 },
        response: {},
      });
      const newest = await test.database.db
        .selectFrom('sessions')
        .select('password_confirmed_at')
        .orderBy('password_confirmed_at', 'desc')
        .executeTakeFirst();
      expect(newest?.password_confirmed_at).toEqual(test.clock.now());
      const entry = await test.database.db
        .selectFrom('audit_entries')
        .select('event')
        .orderBy('number', 'desc')
        .executeTakeFirst();
      expect(entry).toEqual({ event: 'passwordConfirmed' });
    });

    it('by five tries that count as tries to sign in', async () => {
      const replies = [];
      for (let count = 0; count < 5; count += 1) {
        replies.push(await browser.post(confirmPassword.path, { password: 'wrong password 1' }));
      }
      expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401, 401, 400]);
      expect(replies[0]?.json().response).toEqual({ action: 'invalidLogin', numRemainingLogin: 4 });
      expect(refusalOf(await browser.post(confirmPassword.path, { password: ana.password }))).toEqual(
        refused('loginLockout'),
      );
      expect(refusalOf(await signIn(await createBrowser(test.app), ana))).toEqual(refused('loginLockout'));
    });

    it('and never with nothing', async () => {
      const reply = await browser.post(confirmPassword.path, { password: '' });
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(['password']);
    });
  });

  it('knows its browser and its device', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const who = await createBrowser(test.app, { userAgent });
    const maria = await createTestAccount(test, { profile: { username: `maria-${engine}` } });
    await signIn(who, maria, randomUUID());
    for (const table of ['sessions', 'devices'] as const) {
      const rows = await test.database.db
        .selectFrom(table)
        .select(['browser', 'device_key'])
        .where('account_id', '=', maria.accountId)
        .execute();
      expect(rows).toEqual([{ browser: 'Firefox, Windows', device_key: expect.any(Uint8Array) }]);
    }
  });
});
