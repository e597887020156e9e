import {
  ANTI_FORGERY_HEADER,
  extendSession,
  getPortalSettings,
  getSession,
  logOut,
  myHealthLogin,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccountToken } from '../../platform/crypto/account-token.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, openAccountTest, signIn, type TestAccount } from '../testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';

const COOKIE = 'portico-session';

describe.each(callEngines)('the cookie of a session on %s (issue 3: Sessions)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  beforeAll(async () => {
    ({ test, ana } = await openAccountTest(engine));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    browser = await createBrowser(test.app);
    await signIn(browser, ana);
  });

  const isLive = async () => (await browser.get(getSession.path)).statusCode === 200;

  /** A browser that presents another one's cookies, as a thief would. */
  const withCookies = (cookies: Record<string, string>) => ({
    get: (url: string) => test.app.inject({ url, cookies, headers: { accept: 'application/json' } }),
  });

  it('that scripts cannot read and that ends with the browser', async () => {
    const reply = await signIn(await createBrowser(test.app), ana);
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ name: COOKIE, httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
    expect(reply.body).not.toContain(cookie?.value);
  });

  it('that in production is Secure and held to its very host', async () => {
    const own = await buildTestApp(engine, { settings: { mode: 'production' }, app: { logTo: { write: () => {} } } });
    const account = await createTestAccount(own);
    const reply = await signIn(await createBrowser(own.app), account);
    expect(reply.statusCode).toBe(200);
    const [header] = [reply.headers['set-cookie']].flat();
    expect(header).toMatch(/^__Host-portico-session=[\w-]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000');
    await own.close();
  });

  it('of which the database keeps a hash only', async () => {
    const rows = await test.database.db.selectFrom('sessions').selectAll().execute();
    const token = browser.cookies[COOKIE] ?? '';
    const random = Buffer.from(token, 'base64url').subarray(16);
    for (const { token_hash } of rows) expect(Buffer.from(token_hash).includes(random)).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('that is new at each sign-in: the one before is worth nothing', async () => {
    const before = { ...browser.cookies };
    await signIn(browser, ana);
    expect(browser.cookies[COOKIE]).not.toBe(before[COOKIE]);
    expect(await isLive()).toBe(true);
    expect((await withCookies(before).get(getSession.path)).statusCode).toBe(401);
  });

  it('that nobody can plant: what a browser brings is never taken over', async () => {
    const { token } = newAccountToken(ana.accountId);
    const stranger = await createBrowser(test.app);
    const settings = await test.app.inject({
      url: getPortalSettings.path,
      cookies: { ...stranger.cookies, [COOKIE]: token },
    });
    const reply = await test.app.inject({
      method: 'POST',
      url: myHealthLogin.path,
      payload: { username: ana.username, password: ana.password },
      cookies: { ...stranger.cookies, [COOKIE]: token },
      headers: { [ANTI_FORGERY_HEADER]: settings.json().antiForgeryToken },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies[0]?.value).not.toBe(token);
    expect((await withCookies({ ...stranger.cookies, [COOKIE]: token }).get(getSession.path)).statusCode).toBe(401);
  });

  it.each(['', 'x', 'x'.repeat(64), '%00', '💥', '../../etc'])(
    'whose value may be anything: %j opens nothing',
    async (value) => {
      const cookies = { ...browser.cookies, [COOKIE]: encodeURIComponent(value) };
      expect(refusalOf(await withCookies(cookies).get(getSession.path))).toEqual(refused('signInRequired'));
    },
  );

  it('of one account that opens no other', async () => {
    const other = await createTestAccount(test, { profile: { username: `other-${engine}` } });
    const bytes = Buffer.from(browser.cookies[COOKIE] ?? '', 'base64url');
    Buffer.from(other.accountId.replaceAll('-', ''), 'hex').copy(bytes);
    const cookies = { ...browser.cookies, [COOKIE]: bytes.toString('base64url') };
    expect((await withCookies(cookies).get(getSession.path)).statusCode).toBe(401);
    await test.database.db.deleteFrom('accounts').where('account_id', '=', other.accountId).execute();
  });

  describe('comes with an anti-forgery token of its own', () => {
    it('so that one from before the sign-in is refused after it, and one of a session after its end', async () => {
      const who = await createBrowser(test.app);
      const before = who.antiForgeryToken;
      await signIn(who, ana);
      const within = who.antiForgeryToken;
      const send = (token: string) => who.post(extendSession.path, {}, { [ANTI_FORGERY_HEADER]: token });
      expect(refusalOf(await send(before))).toEqual(refused('antiForgery'));
      expect((await send(within)).statusCode).toBe(200);
      await who.post(logOut.path, {});
      expect(refusalOf(await send(within))).toEqual(refused('antiForgery'));
    });

    it('so that one of another session of the same person is refused', async () => {
      const other = await createBrowser(test.app);
      await signIn(other, ana);
      const reply = await browser.post(extendSession.path, {}, { [ANTI_FORGERY_HEADER]: other.antiForgeryToken });
      expect(refusalOf(reply)).toEqual(refused('antiForgery'));
    });
  });
});
