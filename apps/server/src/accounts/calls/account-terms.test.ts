import {
  acceptAccountTerms,
  type Call,
  calls,
  extendSession,
  getAccountSecurity,
  getAccountTerms,
  getSession,
  logOut,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { beginSignIn, createTwoStepAccount, shownByApp, verify } from '../testing/two-step.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';

// Findings, operations M7: with another version of the terms, a sign-in led to the app as ever.
describe.each(callEngines)('terms of an account that have changed, on %s (issue 12, point 11)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let change: () => string;
  beforeAll(async () => {
    const { healthSystem } = await readSettings('test', {});
    const accountTerms = { ...healthSystem.accountTerms };
    let changes = 0;
    change = () => {
      changes += 1;
      accountTerms.version = `2027-01-${String(changes).padStart(2, '0')}`;
      return accountTerms.version;
    };
    test = await buildTestApp(engine, {
      settings: { callsPerMinute: 1_000_000, healthSystem: { ...healthSystem, accountTerms } },
    });
    ana = await createTestAccount(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    browser = await createBrowser(test.app);
  });

  const isDue = async (who = browser): Promise<boolean> => (await who.get(getSession.path)).json().response.termsDue;
  const accept = (version: string, who = browser) => who.post(acceptAccountTerms.path, { version });
  const canRead = async (who = browser): Promise<boolean> =>
    (await who.get(getAccountSecurity.path)).statusCode === 200;
  const accepted = (accountId: string) =>
    test.database.db
      .selectFrom('audit_entries')
      .select(['actor', 'details'])
      .where('event', '=', 'termsAccepted')
      .where('account_id', '=', accountId)
      .orderBy('number', 'desc')
      .execute();

  it('are not asked of whoever has accepted them', async () => {
    await signIn(browser, ana);
    expect(await isDue()).toBe(false);
    expect(await canRead()).toBe(true);
  });

  it('are asked at the next sign-in, and until then nothing else is served', async () => {
    const before = await createBrowser(test.app);
    await signIn(before, ana);
    const version = change();
    expect(await canRead(before)).toBe(true);
    await signIn(browser, ana);
    expect(await isDue()).toBe(true);
    const closed = Object.values<Call>(calls).filter(
      ({ access, beforeTerms }) => access === 'signedIn' && !beforeTerms,
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const { method, path } of closed) {
      const reply = method === 'GET' ? await browser.get(path) : await browser.post(path, {});
      expect([path, refusalOf(reply)]).toEqual([path, refused('termsRequired')]);
    }
    expect((await browser.get(getAccountTerms.path)).json().response.version).toBe(version);
    expect((await browser.post(extendSession.path, {})).statusCode).toBe(200);
  });

  it('once accepted open every session of the account, and the trail has the version', async () => {
    const version = change();
    const other = await createBrowser(test.app, { address: '192.0.2.9' });
    await signIn(browser, ana);
    await signIn(other, ana);
    expect((await accept(version)).statusCode).toBe(200);
    expect([await isDue(), await isDue(other), await canRead(), await canRead(other)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const [entry] = await accepted(ana.accountId);
    expect(entry).toMatchObject({ actor: 'account', details: { version } });
    const count = (await accepted(ana.accountId)).length;
    await accept(version, other);
    expect(await accepted(ana.accountId)).toHaveLength(count);
    await signIn(await createBrowser(test.app), ana);
    expect(await isDue()).toBe(false);
  });

  it('are not accepted in a version that has changed since it was read', async () => {
    const read = change();
    await signIn(browser, ana);
    change();
    expect(refusalOf(await accept(read))).toEqual(refused('outOfTurn'));
    expect(await isDue()).toBe(true);
  });

  it('are asked after the second step', async () => {
    const maria = await createTwoStepAccount(test);
    change();
    const pending = await beginSignIn(test, maria);
    expect(refusalOf(await pending.get(getSession.path))).toEqual(refused('signInRequired'));
    await verify(pending, maria.factorIds['authenticator'], shownByApp(test));
    expect(await isDue(pending)).toBe(true);
  });

  it('leave whoever declines signed out, and ask again', async () => {
    change();
    await signIn(browser, ana);
    await browser.post(logOut.path, {});
    expect(refusalOf(await browser.get(getSession.path))).toEqual(refused('signInRequired'));
    await signIn(browser, ana);
    expect(await isDue()).toBe(true);
  });

  it('are asked of an account of which nobody knows what it accepted', async () => {
    const old = await createTestAccount(test, { profile: { username: 'old.hand' } });
    await test.database.db
      .updateTable('accounts')
      .set({ terms_version: null })
      .where('account_id', '=', old.accountId)
      .execute();
    await signIn(browser, old);
    expect(await isDue()).toBe(true);
  });
});
