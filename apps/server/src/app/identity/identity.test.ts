import {
  beginIdentityLink,
  confirmPassword,
  getAccountActivity,
  getAccountSecurity,
  identityPath,
  type IdentityPurpose,
  identityReturnPath,
  logOut,
  myHealthLogin,
  postUserLoginCredential,
  signInByIdentity,
  ticketUpdatePassword,
  unlinkIdentity,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../accounts/testing/account.ts';
import { harborId, scriptedIdentities } from '../../enrolment/testing/scripted-identities.ts';
import {
  acceptTerms,
  atMethod,
  credentials,
  importTestPatients,
  newBrowser,
  standing,
} from '../../enrolment/testing/sign-up.ts';
import { ines } from '../../enrolment/testing/verification.ts';
import { levelOf } from '../../openid/sign-in-levels.ts';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import { limits } from '../../platform/limits/limits.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import type { Identity } from '../../ports/identity-providers.ts';
import { engines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

/** Issue 15, point 3: sign in with what people have, and show who one is by it. */
describe.each(engines)('an identity provider on %s', (engine) => {
  const identities = scriptedIdentities();
  const lines: string[] = [];
  let test: TestApp;
  let people = 0;
  beforeAll(async () => {
    const healthSystem = { ...(await readSettings('test', {})).healthSystem, identityProviders: [harborId] };
    test = await buildTestApp(engine, {
      settings: { callsPerMinute: 1_000_000, healthSystem },
      identityProviders: identities,
      app: { logTo: { write: (line: string) => lines.push(line) } },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    identities.fails = null;
  });

  /** An account of somebody whom no other test has. */
  const newAccount = async (): Promise<TestAccount & { identity: Partial<Identity> }> => {
    people += 1;
    const lastName = `Rivera${'abcdefghijklmnopqrstuvwxyz'.charAt(people)}`;
    const account = await createTestAccount(test, { profile: { username: `person${people}`, lastName } });
    const { firstName, birthDate, zip } = account.profile;
    return { ...account, identity: { subject: `subject${people}`, firstName, lastName, birthDate, zip } };
  };
  const signedIn = async ({ username, password }: TestAccount): Promise<TestBrowser> => {
    const browser = await newBrowser(test);
    await browser.post(myHealthLogin.path, { username, password });
    return browser;
  };
  const locationOf = (reply: { headers: Record<string, unknown> }): string => String(reply.headers['location'] ?? '');
  /** Sent there by a link, and what would bring the browser back. */
  const sent = async (browser: TestBrowser, purpose: Exclude<IdentityPurpose, 'link'>): Promise<string> => {
    const { search } = new URL(locationOf(await browser.get(identityPath('harbor', purpose))));
    return `${identityReturnPath('harbor')}${search}&code=anything`;
  };
  const comeBack = async (browser: TestBrowser, purpose: Exclude<IdentityPurpose, 'link'>): Promise<string> =>
    locationOf(await browser.get(await sent(browser, purpose)));
  const link = async (browser: TestBrowser): Promise<string> => {
    const begun = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
    const { search } = new URL(begun.json().response.address);
    return locationOf(await browser.get(`${identityReturnPath('harbor')}${search}&code=anything`));
  };
  const linked = async () => {
    const account = await newAccount();
    const browser = await signedIn(account);
    identities.tell(account.identity);
    expect(await link(browser)).toBe('/identity-return/outcome=linked&provider=harbor&purpose=link');
    return { account, browser };
  };
  const ticketOf = (location: string): string => new URLSearchParams(location.split('#')[1]).get('ticket') ?? '';
  const page = (outcome: string, purpose: string): string =>
    `/identity-return/outcome=${outcome}&provider=harbor&purpose=${purpose}`;
  const audited = async (event: string): Promise<Array<Record<string, unknown>>> =>
    (
      await test.database.db
        .selectFrom('audit_entries')
        .select('details')
        .where('event', '=', event)
        .orderBy('number')
        .execute()
    ).map(({ details: { address: _, ...details } }) => details);

  describe('signs in', () => {
    it('to the account that its owner has linked, by a ticket of this browser that works once', async () => {
      const { account } = await linked();
      const browser = await newBrowser(test);
      const location = await comeBack(browser, 'signIn');
      expect(location.split('#')[0]).toBe(page('known', 'signIn'));
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
      expect((await audited('signedIn')).at(-1)).toMatchObject({ identityProvider: 'harbor' });
    });

    it('but the password is asked for before the account’s security is changed', async () => {
      const { account } = await linked();
      const browser = await newBrowser(test);
      await browser.post(signInByIdentity.path, { ticket: ticketOf(await comeBack(browser, 'signIn')) });
      const unlink = () => browser.post(unlinkIdentity.path, { provider: 'harbor' });
      expect((await unlink()).json().meta).toMatchObject({ errorCode: 2017 });
      await browser.post(confirmPassword.path, { password: account.password });
      expect((await unlink()).statusCode).toBe(200);
      // It signs nobody in any more.
      expect(await comeBack(await newBrowser(test), 'signIn')).toBe(page('notLinked', 'signIn'));
    });

    it('and reads alike for whom the hospital knows and for a stranger, until the owner links it', async () => {
      const account = await newAccount();
      identities.tell(account.identity);
      const known = await comeBack(await newBrowser(test), 'signIn');
      identities.tell({ subject: 'a stranger' });
      expect([known, await comeBack(await newBrowser(test), 'signIn')]).toEqual([
        page('notLinked', 'signIn'),
        page('notLinked', 'signIn'),
      ]);
    });

    it('never to an account that staff have suspended, and says so to its owner alone', async () => {
      const { account } = await linked();
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, 'suspended'));
      const browser = await newBrowser(test);
      const reply = await browser.post(signInByIdentity.path, { ticket: ticketOf(await comeBack(browser, 'signIn')) });
      expect(reply.json().meta).toMatchObject({ errorCode: 2014 });
    });

    it('each time anew: a way back is taken once, in its own time and browser', async () => {
      const { account } = await linked();
      identities.tell(account.identity);
      const browser = await newBrowser(test);
      const back = await sent(browser, 'signIn');
      expect(locationOf(await (await newBrowser(test)).get(back))).toContain('outcome=expired');
      expect(locationOf(await browser.get(back))).toContain('outcome=known');
      expect(locationOf(await browser.get(back))).toContain('outcome=expired');
      const late = await sent(browser, 'signIn');
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
      const { account, browser } = await linked();
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
      const { account } = await linked();
      const twin = await createTestAccount(test, { profile: { ...account.profile, username: `${account.username}b` } });
      identities.tell(account.identity);
      expect(await link(await signedIn(twin))).toBe(page('taken', 'link'));
    });

    it.each<[string, Partial<Identity>]>([
      ['another given name, as a twin has', { firstName: 'Bea' }],
      ['another birth date', { birthDate: '1986-04-28' }],
      ['another surname at another place', { lastName: 'Somebody', zip: '10001' }],
      ['no name at all', { firstName: '', lastName: '' }],
    ])('not with %s', async (_what, other) => {
      const account = await newAccount();
      identities.tell({ ...account.identity, ...other });
      expect(await link(await signedIn(account))).toBe(page('refused', 'link'));
    });

    it('to nobody once the session that asked for it has ended', async () => {
      const account = await newAccount();
      const browser = await signedIn(account);
      identities.tell(account.identity);
      const begun = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
      const { search } = new URL(begun.json().response.address);
      await browser.post(logOut.path, {});
      const back = await browser.get(`${identityReturnPath('harbor')}${search}&code=anything`);
      expect(locationOf(back)).toContain('outcome=expired');
    });

    it('with the recent password alone', async () => {
      const account = await newAccount();
      const browser = await signedIn(account);
      test.clock.advance(limits.recentPassword.window + 1);
      const reply = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
      expect(reply.json().meta).toMatchObject({ errorCode: 2017 });
    });
  });

  describe('shows who one is', () => {
    const clara = {
      ...ines,
      firstName: 'Clara',
      lastName: 'Soto',
      dateOfBirth: '9/12/1990',
      zip: '94063',
      stanfordPatient: true,
    };
    const proven = { subject: 'clara', firstName: 'Clara', lastName: 'Soto', birthDate: '1990-09-12', zip: '94063' };

    it('as a fifth way: the record is matched as for the others, and level, provider and time stand with the account', async () => {
      await importTestPatients(test, [
        { id: 'soto', mrn: 'AB-7001', first: 'Clara', last: 'Soto', zip: '94063', more: { birthDate: '1990-09-12' } },
      ]);
      const browser = await atMethod(test, clara);
      identities.tell(proven);
      expect(await comeBack(browser, 'signUp')).toBe('/signup-user-credentials');
      expect(await standing(browser)).toMatchObject({ step: 'credentials' });
      await browser.post(postUserLoginCredential.path, credentials());
      expect((await acceptTerms(browser)).statusCode).toBe(200);
      const [proof, ...others] = await test.database.db
        .selectFrom('account_proofs')
        .innerJoin('accounts', 'accounts.account_id', 'account_proofs.account_id')
        .select(['method', 'provider_id', 'level', 'proven_at', 'patient_id'])
        .where('provider_id', '=', 'harbor')
        .execute();
      expect(others).toEqual([]);
      expect(proof).toEqual({
        method: 'identityProvider',
        provider_id: 'harbor',
        level: 'IAL2',
        proven_at: test.clock.now(),
        patient_id: expect.any(String),
      });
      expect(await audited('identityAccepted')).toContainEqual({ identityProvider: 'harbor', level: 'IAL2' });
      // From then on it signs them in.
      expect(await comeBack(await newBrowser(test), 'signIn')).toContain('outcome=known');
    });

    it.each<[string, Partial<Identity>]>([
      ['was not proven so far', { level: null }],
      ['is somebody else', { firstName: 'Carla' }],
      ['was born on another day', { birthDate: '1990-12-09' }],
      ['lives elsewhere than the record says', { zip: '10001' }],
      ['says no birth date', { birthDate: '' }],
      ['says nothing but a name and a birth date', { zip: '' }],
    ])('and not where it %s: all refusals read alike, and nothing is lost', async (_what, other) => {
      people += 1;
      const lastName = `Soto${'abcdefghijklmnopqrstuvwxyz'.charAt(people % 26)}x`;
      const browser = await atMethod(test, { ...clara, lastName });
      identities.tell({ ...proven, lastName, ...other });
      expect(await comeBack(browser, 'signUp')).toBe(page('refused', 'signUp'));
      expect(await standing(browser)).toMatchObject({ step: 'method', cc: 2, ch: 2 });
      expect((await audited('identityRefused')).at(-1)).toEqual({
        identityProvider: 'harbor',
        purpose: 'signUp',
        reason: 'person',
      });
    });

    it.each(['cancelled', 'unavailable', 'refused'] as const)('and costs nothing where it is %s', async (fails) => {
      const browser = await atMethod(test, { ...clara, lastName: 'Ortega' });
      const back = await sent(browser, 'signUp');
      identities.fails = fails;
      expect(locationOf(await browser.get(back))).toBe(page(fails, 'signUp'));
      identities.fails = null;
      identities.tell({ ...proven, lastName: 'Ortega' });
      expect(await comeBack(browser, 'signUp')).toBe('/signup-user-credentials');
    });

    it('five times a day for one person, and then reads as refused', async () => {
      const person = { ...clara, lastName: 'Prieto' };
      const browser = await atMethod(test, person);
      identities.tell({ ...proven, lastName: 'Prieto', level: null });
      for (let tries = 0; tries < limits.identityChecks.number; tries += 1) await comeBack(browser, 'signUp');
      identities.tell({ ...proven, lastName: 'Prieto' });
      expect(await comeBack(browser, 'signUp')).toBe(page('refused', 'signUp'));
    });

    it('where a sign-up waits for it alone', async () => {
      identities.tell(proven);
      expect(await comeBack(await newBrowser(test), 'signUp')).toBe(page('expired', 'signUp'));
    });
  });

  describe('gets one back in', () => {
    const choose = (browser: TestBrowser, ticket: string) =>
      browser.post(ticketUpdatePassword.path, { ticket, password: 'marsh heron 9' });

    it('to the account that it is linked to, by a ticket for a new password', async () => {
      const { account } = await linked();
      identities.tell({ ...account.identity, level: null });
      const browser = await newBrowser(test);
      const location = await comeBack(browser, 'recovery');
      expect(location).toMatch(/^\/reset-password#ticket=/);
      expect((await choose(browser, ticketOf(location))).statusCode).toBe(200);
      expect((await audited('passwordReset')).at(-1)).toEqual({ by: 'identity' });
    });

    it('to the account of a proven person who has linked nothing, and not where the proof is too low', async () => {
      const { identity } = await newAccount();
      identities.tell({ ...identity, level: null });
      expect(await comeBack(await newBrowser(test), 'recovery')).toBe(page('refused', 'recovery'));
      identities.tell({ ...identity, level: 'IAL2' });
      expect(await comeBack(await newBrowser(test), 'recovery')).toMatch(/^\/reset-password#ticket=/);
    });

    it.each(['suspended', 'mustReset'] as const)('never while the account is %s', async (status) => {
      const { account } = await linked();
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, status));
      expect(await comeBack(await newBrowser(test), 'recovery')).toBe(page('refused', 'recovery'));
    });

    it('never another browser', async () => {
      const { identity } = await newAccount();
      identities.tell({ ...identity, level: 'IAL2' });
      const ticket = ticketOf(await comeBack(await newBrowser(test), 'recovery'));
      expect((await choose(await newBrowser(test), ticket)).json().meta).toMatchObject({ errorCode: 1003 });
    });
  });

  it('leaves nothing of a person, a code or a state in the log', () => {
    const log = lines.join('\n');
    expect(lines.length).toBeGreaterThan(0);
    expect(log).toContain('/SignInWith/:provider');
    for (const secret of ['Soto', '1990-09-12', 'code=', 'state=', 'subject1']) expect(log).not.toContain(secret);
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
