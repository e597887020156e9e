import {
  getAccountSecurity,
  getTwoStep,
  identitySignedOutPath,
  identitySignOutPath,
  logOut,
  pathTo,
  signInByIdentity,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFactor, shownByApp, verify, waysOf } from '../../accounts/testing/two-step.ts';
import type { ScriptedIdentities } from '../../enrolment/testing/scripted-identities.ts';
import { newBrowser } from '../../enrolment/testing/sign-up.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { type IdentityTest, locationOf, openIdentityTest, ticketOf } from './testing/identity-test.ts';

/** Issue 15, point 3; docs/decisions/0190. */
describe.each(callEngines)('signing out at an identity provider on %s', (engine) => {
  let opened: IdentityTest;
  let test: TestApp;
  let identities: ScriptedIdentities;
  beforeAll(async () => {
    opened = await openIdentityTest(engine);
    ({ test, identities } = opened);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    identities.fails = null;
  });

  type Known = Awaited<ReturnType<IdentityTest['linked']>>['account'];
  const signedInBy = async ({ identity }: Known, session = ''): Promise<TestBrowser> => {
    identities.tell({ ...identity, session });
    const browser = await newBrowser(test);
    await browser.post(signInByIdentity.path, { ticket: ticketOf(await opened.comeBack(browser, 'signIn')) });
    return browser;
  };
  const isSignedIn = async (browser: TestBrowser) => (await browser.get(getAccountSecurity.path)).statusCode === 200;
  const tell = (token: string) =>
    test.app.inject({
      method: 'POST',
      url: identitySignedOutPath('harbor'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  it('is offered to whoever came by it, once they have signed out here, and to nobody else', async () => {
    const { account } = await opened.linked();
    const browser = await signedInBy(account);
    expect((await browser.post(logOut.path, {})).json().response).toEqual({
      ended: true,
      usedBy: [],
      elsewhere: { provider: 'harbor', name: 'Harbor ID' },
    });
    expect(locationOf(await browser.get(identitySignOutPath('harbor')))).toBe('https://id.harbor.example/end');
    const byPassword = await opened.signedIn(account);
    expect((await byPassword.post(logOut.path, {})).json().response).toEqual({ ended: true, usedBy: [] });
  });

  it('leads to the sign-in page where it cannot be reached, or is none of the settings', async () => {
    const browser = await newBrowser(test);
    expect(locationOf(await browser.get(identitySignOutPath('another')))).toBe(pathTo('login-home'));
    identities.fails = 'unavailable';
    expect(locationOf(await browser.get(identitySignOutPath('harbor')))).toBe(pathTo('login-home'));
  });

  it('ends the sessions here that came through the one that has ended there, and no others', async () => {
    const { account } = await opened.linked();
    const [one, other] = [await signedInBy(account, 's1'), await signedInBy(account, 's2')];
    const byPassword = await opened.signedIn(account);
    identities.ends('of-s1', { subject: 'another', session: 's1', at: test.clock.now() });
    const reply = await tell('of-s1');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await Promise.all([one, other, byPassword].map(isSignedIn))).toEqual([false, true, true]);
    expect((await opened.audited('signedOut')).at(-1)).toEqual({
      reason: 'identityProvider',
      identityProvider: 'harbor',
    });
  });

  it('ends all that came through it where it names the person alone, but what was begun since', async () => {
    const { account } = await opened.linked();
    const stranger = (await opened.linked()).account;
    const [one, other] = [await signedInBy(account, 's3'), await signedInBy(account)];
    const byPassword = await opened.signedIn(account);
    const strangers = await signedInBy(stranger);
    identities.ends('of-her', { subject: account.identity.subject ?? '', session: '', at: test.clock.now() });
    expect((await tell('of-her')).statusCode).toBe(200);
    expect(await Promise.all([one, other, byPassword, strangers].map(isSignedIn))).toEqual([false, false, true, true]);
    test.clock.advance(60);
    const later = await signedInBy(account);
    // Sent again, it ends nothing that is newer than itself.
    expect((await tell('of-her')).statusCode).toBe(200);
    expect(await isSignedIn(later)).toBe(true);
  });

  it('ends a sign-in whose ticket is on its way, and not one that was begun since', async () => {
    const { account } = await opened.linked();
    const comingBy = async (session: string) => {
      identities.tell({ ...account.identity, session });
      const browser = await newBrowser(test);
      const ticket = ticketOf(await opened.comeBack(browser, 'signIn'));
      return async () => (await browser.post(signInByIdentity.path, { ticket })).statusCode;
    };
    const [ended, other] = [await comingBy('s7'), await comingBy('s8')];
    identities.ends('of-s7', { subject: 'another', session: 's7', at: test.clock.now() });
    test.clock.advance(60);
    const later = await comingBy('s7');
    expect((await tell('of-s7')).statusCode).toBe(200);
    expect([await ended(), await other(), await later()]).toEqual([400, 200, 200]);
  });

  it('ends a sign-in that waits for its second step, and not one that was begun since', async () => {
    const careful = async () => {
      const { account } = await opened.linked();
      const { accountId } = account;
      const factor = { kind: 'authenticator', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } as const;
      await addFactor(test, accountId, factor);
      return account;
    };
    const waiting = async (account: Known, session: string): Promise<TestBrowser> => {
      identities.tell({ ...account.identity, session });
      const browser = await newBrowser(test);
      const reply = await browser.post(signInByIdentity.path, {
        ticket: ticketOf(await opened.comeBack(browser, 'signIn')),
      });
      expect(reply.json().response.action).toBe('twoStepVerification');
      return browser;
    };
    const goOn = async (browser: TestBrowser) => {
      const [factor] = await waysOf(browser);
      return (await verify(browser, factor?.id, shownByApp(test))).statusCode;
    };
    const account = await careful();
    const [ended, other] = [await waiting(account, 's7'), await waiting(account, 's8')];
    identities.ends('of-s7', { subject: '', session: 's7', at: test.clock.now() });
    expect((await tell('of-s7')).statusCode).toBe(200);
    expect((await ended.get(getTwoStep.path)).statusCode).toBe(401);
    expect(await goOn(other)).toBe(200);
    expect(await isSignedIn(other)).toBe(true);

    const another = await careful();
    const hers = await waiting(another, '');
    identities.ends('of-her-too', { subject: another.identity.subject ?? '', session: '', at: test.clock.now() });
    expect((await tell('of-her-too')).statusCode).toBe(200);
    expect((await hers.get(getTwoStep.path)).statusCode).toBe(401);
    test.clock.advance(60);
    const since = await waiting(another, '');
    expect((await tell('of-her-too')).statusCode).toBe(200);
    expect(await goOn(since)).toBe(200);
  });

  it('ends nothing by a word that is not good, or that cannot be checked', async () => {
    const { account } = await opened.linked();
    const browser = await signedInBy(account, 's5');
    expect((await tell('forged')).json()).toEqual({ error: 'invalid_request' });
    expect((await tell('')).statusCode).toBe(400);
    identities.fails = 'unavailable';
    expect((await tell('of-s1')).statusCode).toBe(503);
    expect(await isSignedIn(browser)).toBe(true);
  });
});
