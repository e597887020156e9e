import {
  beginIdentityLink,
  confirmPassword,
  endSession,
  getAccountActivity,
  getAccountSecurity,
  identityPath,
  identityReturnPath,
  logOut,
  signInByIdentity,
  ticketUpdatePassword,
  unlinkIdentity,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import { createTestAccount } from '../../accounts/testing/account.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import type { ScriptedIdentities } from '../../enrolment/testing/scripted-identities.ts';
import { newBrowser } from '../../enrolment/testing/sign-up.ts';
import { levelOf } from '../../openid/sign-in-levels.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Identity } from '../../ports/identity-providers.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { type IdentityTest, locationOf, openIdentityTest, outcomeAt, ticketOf } from './testing/identity-test.ts';

/** Issue 15, point 3: sign in with what people have; "joined by the person, never silently". */
describe.each(callEngines)('an identity provider on %s', (engine) => {
  let opened: IdentityTest;
  let test: TestApp;
  let identities: ScriptedIdentities;
  beforeAll(async () => {
    opened = await openIdentityTest(engine);
    ({ test, identities } = opened);
  });
  afterAll(() => test.close());

  describe('signs in', () => {
    it('to the account that its owner has linked, by a ticket of this browser that works once', async () => {
      const { account } = await opened.linked();
      const browser = await newBrowser(test);
      const location = await opened.comeBack(browser, 'signIn');
      expect(location.split('#')[0]).toBe(outcomeAt('known', 'signIn'));
      const ticket = ticketOf(location);
      const other = await newBrowser(test);
      expect((await other.post(signInByIdentity.path, { ticket })).json().meta).toMatchObject({ errorCode: 1003 });
      const reply = await browser.post(signInByIdentity.path, { ticket, deviceId: 'a-device-of-this-browser' });
      expect(reply.json().response).toMatchObject({ action: 'private', twoFactorRequired: false });
      expect((await browser.get(getAccountSecurity.path)).json().response).toMatchObject({
        username: account.username,
        identities: [{ provider: 'harbor', name: 'Harbor ID', lastUsedAt: expect.any(String) }],
        identityProviders: [],
      });
      expect((await browser.post(signInByIdentity.path, { ticket })).json().meta).toMatchObject({ errorCode: 1003 });
      expect((await opened.audited('signedIn')).at(-1)).toMatchObject({ identityProvider: 'harbor' });
    });

    it('but the password is asked for before the account’s security is changed', async () => {
      const { account } = await opened.linked();
      const browser = await newBrowser(test);
      await browser.post(signInByIdentity.path, { ticket: ticketOf(await opened.comeBack(browser, 'signIn')) });
      const unlink = () => browser.post(unlinkIdentity.path, { provider: 'harbor' });
      expect((await unlink()).json().meta).toMatchObject({ errorCode: 2017 });
      await browser.post(confirmPassword.path, { password: account.password });
      expect((await unlink()).statusCode).toBe(200);
      // It signs nobody in any more.
      expect(await opened.comeBack(await newBrowser(test), 'signIn')).toBe(outcomeAt('notLinked', 'signIn'));
    });

    it('nobody any more once it is unlinked: neither in another browser, nor with a ticket of before; here its owner goes on', async () => {
      const { browser } = await opened.linked();
      const [signedIn, coming, recovering] = [await newBrowser(test), await newBrowser(test), await newBrowser(test)];
      const signIn = async (who: TestBrowser, ticket: string) => who.post(signInByIdentity.path, { ticket });
      const cameFirst = ticketOf(await opened.comeBack(signedIn, 'signIn'));
      expect((await signIn(signedIn, cameFirst)).statusCode).toBe(200);
      const [ticket, reset] = [
        ticketOf(await opened.comeBack(coming, 'signIn')),
        ticketOf(await opened.comeBack(recovering, 'recovery')),
      ];
      expect((await browser.post(unlinkIdentity.path, { provider: 'harbor' })).statusCode).toBe(200);
      expect((await signedIn.get(getAccountSecurity.path)).json().meta).toMatchObject({ errorCode: 2015 });
      expect((await signIn(coming, ticket)).json().meta).toMatchObject({ errorCode: 1003 });
      const chosen = { ticket: reset, password: 'Another one 4711!', userName: '' };
      expect((await recovering.post(ticketUpdatePassword.path, chosen)).json().meta).toMatchObject({ errorCode: 1003 });
      expect((await browser.get(getAccountSecurity.path)).statusCode).toBe(200);
    });

    // Decision 237: a ticket is on its way for two minutes, in which its owner may see that they did not begin it.
    it('nobody any more once its owner has signed out everywhere, and again whoever comes anew', async () => {
      const { account, browser: own } = await opened.linked();
      identities.tell(account.identity);
      const browser = await newBrowser(test);
      const ticket = ticketOf(await opened.comeBack(browser, 'signIn'));
      await own.post(endSession.path, {});
      expect((await browser.post(signInByIdentity.path, { ticket })).json().meta).toMatchObject({ errorCode: 1003 });
      const next = ticketOf(await opened.comeBack(browser, 'signIn'));
      expect((await browser.post(signInByIdentity.path, { ticket: next })).statusCode).toBe(200);
    });

    it('by a ticket of a server of the release before, beside which no sign-in is pending', async () => {
      const { account } = await opened.linked();
      const browser = await newBrowser(test);
      const { keys } = test.settings;
      const ticket = await test.database.db.transaction().execute((trx) =>
        issueTicket(trx, {
          purpose: 'identity-sign-in',
          accountId: account.accountId,
          data: { provider: 'harbor', amr: [], session: null },
          browserHash: null,
          lifetimeSeconds: 120,
          keys,
          now: test.clock.now(),
        }),
      );
      expect((await browser.post(signInByIdentity.path, { ticket })).statusCode).toBe(200);
    });

    it('and reads alike for whom the hospital knows and for a stranger, until the owner links it', async () => {
      const account = await opened.newAccount();
      identities.tell(account.identity);
      const known = await opened.comeBack(await newBrowser(test), 'signIn');
      identities.tell({ subject: 'a stranger' });
      expect([known, await opened.comeBack(await newBrowser(test), 'signIn')]).toEqual([
        outcomeAt('notLinked', 'signIn'),
        outcomeAt('notLinked', 'signIn'),
      ]);
    });

    it('never to an account that staff have suspended, and says so to its owner alone', async () => {
      const { account } = await opened.linked();
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, 'suspended'));
      const browser = await newBrowser(test);
      const reply = await browser.post(signInByIdentity.path, {
        ticket: ticketOf(await opened.comeBack(browser, 'signIn')),
      });
      expect(reply.json().meta).toMatchObject({ errorCode: 2014 });
    });

    it('each time anew: a way back is taken once, in its own time and browser', async () => {
      const { account } = await opened.linked();
      identities.tell(account.identity);
      const browser = await newBrowser(test);
      const back = await opened.sent(browser, 'signIn');
      expect(locationOf(await (await newBrowser(test)).get(back))).toContain('outcome=expired');
      expect(locationOf(await browser.get(back))).toContain('outcome=known');
      expect(locationOf(await browser.get(back))).toContain('outcome=expired');
      const late = await opened.sent(browser, 'signIn');
      test.clock.advance(limits.identityRequest.window + 1);
      expect(locationOf(await browser.get(late))).toContain('outcome=expired');
      expect(locationOf(await browser.get(identityReturnPath('harbor')))).toContain('outcome=expired');
    });

    it('by a link of the portal alone: another site’s page leads to the sign-in page', async () => {
      const browser = await newBrowser(test);
      const reply = await browser.get(identityPath('harbor', 'signIn'), { 'sec-fetch-site': 'cross-site' });
      expect(locationOf(reply)).toBe('/home');
      expect(locationOf(await browser.get(identityPath('elsewhere', 'signIn')))).toBe('/home');
      expect(locationOf(await browser.get('/SignInWith/harbor/link'))).toBe('/home');
    });
  });

  describe('is linked', () => {
    it('by its owner alone, who has entered the password, and is told by mail', async () => {
      const { account, browser } = await opened.linked();
      expect((await browser.get(getAccountActivity.path)).json().response.activities[0]).toMatchObject({
        kind: 'identityLinked',
      });
      const told = test.database.db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', account.profile.email);
      await eventually(async () =>
        expect(await told.execute()).toContainEqual({ subject: 'The ways to sign in to your account were changed' }),
      );
    });

    it('to one account: another one’s owner is told that it is taken', async () => {
      const { account } = await opened.linked();
      const twin = await createTestAccount(test, { profile: { ...account.profile, username: `${account.username}b` } });
      identities.tell(account.identity);
      expect(await opened.link(await opened.signedIn(twin))).toBe(outcomeAt('taken', 'link'));
    });

    it.each<[string, Partial<Identity>]>([
      ['another given name, as a twin has', { firstName: 'Bea' }],
      ['another birth date', { birthDate: '1986-04-28' }],
      ['another surname at another place', { lastName: 'Somebody', zip: '10001' }],
      ['no name at all', { firstName: '', lastName: '' }],
    ])('not with %s', async (_what, other) => {
      const account = await opened.newAccount();
      identities.tell({ ...account.identity, ...other });
      expect(await opened.link(await opened.signedIn(account))).toBe(outcomeAt('refused', 'link'));
    });

    it('to nobody once the session that asked for it has ended', async () => {
      const account = await opened.newAccount();
      const browser = await opened.signedIn(account);
      identities.tell(account.identity);
      const begun = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
      const { search } = new URL(begun.json().response.address);
      await browser.post(logOut.path, {});
      const back = await browser.get(`${identityReturnPath('harbor')}${search}&code=anything`);
      expect(locationOf(back)).toContain('outcome=expired');
    });

    it('with the recent password alone', async () => {
      const account = await opened.newAccount();
      const browser = await opened.signedIn(account);
      test.clock.advance(limits.recentPassword.window + 1);
      const reply = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
      expect(reply.json().meta).toMatchObject({ errorCode: 2017 });
    });
  });
});

describe('what apps are told of a sign-in by an identity provider (issue 15, points 1 and 3)', () => {
  it.each([
    [null, [], 'urn:portico:acr:password', []],
    [null, ['pwd', 'otp', 'mfa'], 'urn:portico:acr:two-step', ['pwd', 'otp', 'mfa']],
    ['sms', ['hwk'], 'urn:portico:acr:two-step', ['hwk', 'sms', 'mfa']],
    ['passkey', [], 'phr', ['pop', 'mfa']],
  ] as const)('second factor %s after %j', (factor, amr, acr, told) =>
    expect(levelOf(factor, amr)).toEqual({ acr, amr: told }),
  );
});
