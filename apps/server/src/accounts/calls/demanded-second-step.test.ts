import {
  answerProxyInvite,
  type Call,
  calls,
  confirmFactor,
  extendSession,
  getAccountSecurity,
  getSession,
  logOut,
  removeFactor,
  startFactor,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { giveAccess, inviteTo } from '../../proxies/testing/proxies.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { answeredTicket, newPassword, newPerson, update } from '../testing/recovery.ts';
import { beginSignIn, createTwoStepAccount, shownByApp, verify } from '../testing/two-step.ts';

// Findings, security A6 (ASVS 6.3.3): a password alone opened an account, and no setting could change that.
describe.each(callEngines)('a second step that the hospital demands, on %s (issue 12, point 5)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  const secondStep: HealthSystem['secondStep'] = { demanded: 'never' };
  beforeAll(async () => {
    const { healthSystem } = await readSettings('test', {});
    const settings = { callsPerMinute: 1_000_000, healthSystem: { ...healthSystem, secondStep } };
    test = await buildTestApp(engine, { settings });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    demand('everyone');
    ana = await createTestAccount(test, { profile: { username: `ana-${randomUUID()}` } });
    browser = await createBrowser(test.app);
  });

  function demand(demanded: HealthSystem['secondStep']['demanded'], from?: string): void {
    secondStep.demanded = demanded;
    if (from === undefined) delete secondStep.from;
    else secondStep.from = from;
  }
  const demandOf = async (who = browser) => (await who.get(getSession.path)).json().response.secondStep;
  const canRead = async (who = browser) => (await who.get(getAccountSecurity.path)).statusCode === 200;
  const begin = async (who = browser) => (await who.post(startFactor.path, { kind: 'authenticator' })).json().response;
  const codeOf = (secret: string, steps = 0) =>
    generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) + 30 * steps });
  async function setUp(who = browser): Promise<{ codes: string[]; factorId: string }> {
    const { factorId, authenticator } = await begin(who);
    const reply = await who.post(confirmFactor.path, { factorId, code: codeOf(authenticator.secret) });
    return { factorId, codes: reply.json().response.recoveryCodes };
  }
  const today = () => test.clock.now().toISOString().slice(0, 10);
  const dayFromNow = (days: number) =>
    new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('is never demanded without the setting', async () => {
    demand('never');
    await signIn(browser, ana);
    expect(await demandOf()).toBeNull();
    expect(await canRead()).toBe(true);
  });

  it('is set up at the next sign-in, and until then nothing else is served', async () => {
    expect((await signIn(browser, ana)).json().response.action).toBe('private');
    expect(await demandOf()).toEqual({ from: expect.any(String), due: true, byEmail: true });
    const closed = Object.values<Call>(calls).filter(
      ({ access, beforeFactor }) => access === 'signedIn' && !beforeFactor,
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const { method, path } of closed) {
      const reply = method === 'GET' ? await browser.get(path) : await browser.post(path, {});
      expect([path, refusalOf(reply)]).toEqual([path, refused('secondStepRequired')]);
    }
    expect((await browser.post(extendSession.path, {})).statusCode).toBe(200);
    expect((await browser.post(logOut.path, {})).json().response.ended).toBe(true);
  });

  it('opens the session once it is set up, under a new cookie, with recovery codes', async () => {
    await signIn(browser, ana);
    const waiting = await createBrowser(test.app);
    Object.assign(waiting.cookies, browser.cookies);
    const { codes } = await setUp();
    expect(codes).toHaveLength(10);
    expect(await demandOf()).toBeNull();
    expect(await canRead()).toBe(true);
    expect(refusalOf(await waiting.get(getSession.path))).toEqual(refused('signInRequired'));
    const again = await beginSignIn(test, ana);
    expect((await verify(again, 'recoveryCode', codes[0])).statusCode).toBe(200);
  });

  it('ends every other session that waits for it: its browser has not shown the one that there is now', async () => {
    await signIn(browser, ana);
    const thief = await createBrowser(test.app);
    await signIn(thief, ana);
    const begun = await begin(thief);
    await setUp();
    const code = codeOf(begun.authenticator.secret);
    expect(refusalOf(await thief.post(confirmFactor.path, { factorId: begun.factorId, code }))).toEqual(
      refused('signInRequired'),
    );
    expect((await signIn(thief, ana)).json().response.action).toBe('twoStepVerification');
  });

  it('is demanded of patients alone, where the setting says so', async () => {
    demand('patients');
    await signIn(browser, ana);
    expect(await demandOf()).toBeNull();
    expect(await canRead()).toBe(true);
    await test.database.db
      .updateTable('accounts')
      .set({ patient_id: randomUUID() })
      .where('account_id', '=', ana.accountId)
      .execute();
    await signIn(browser, ana);
    expect(await demandOf()).toMatchObject({ due: true });
    expect(await canRead()).toBe(false);
  });

  it('is demanded of who looks after a patient, too, where the setting is for patients (decision 88)', async () => {
    demand('patients');
    await giveAccess(test, randomUUID(), ana.accountId, { days: 0 });
    await signIn(browser, ana);
    expect(await demandOf()).toBeNull();
    await giveAccess(test, randomUUID(), ana.accountId, { scopes: ['view'], days: 30 });
    await signIn(browser, ana);
    expect(await demandOf()).toMatchObject({ due: true });
    const { factorId } = await setUp();
    expect(refusalOf(await browser.post(removeFactor.path, { factorId }))).toEqual(refused('secondStepDemanded'));
  });

  it('holds from then on for a session that is open already, where its person comes to look after somebody', async () => {
    demand('patients');
    await signIn(browser, ana);
    const patient = await createTestAccount(test, { profile: { username: `pat-${randomUUID()}` } });
    const inviteCode = await inviteTo(test, patient.accountId, ana);
    expect((await browser.post(answerProxyInvite.path, { inviteCode, answer: 'accept' })).statusCode).toBe(200);
    expect(await demandOf()).toMatchObject({ due: true });
    expect(await canRead()).toBe(false);
    await setUp();
    expect(await canRead()).toBe(true);
  });

  it('is announced until its day, and demanded from it on', async () => {
    demand('everyone', dayFromNow(20));
    await signIn(browser, ana);
    expect(await demandOf()).toEqual({ from: dayFromNow(20), due: false, byEmail: true });
    expect(await canRead()).toBe(true);
    const { factorId } = await setUp();
    expect(await demandOf()).toBeNull();
    // Before the day it may go again.
    expect((await browser.post(removeFactor.path, { factorId })).statusCode).toBe(200);
    demand('everyone', today());
    await signIn(browser, ana);
    expect(await demandOf()).toMatchObject({ due: true });
  });

  it('keeps the last way from being removed, and says why', async () => {
    await signIn(browser, ana);
    const { factorId } = await setUp();
    expect(refusalOf(await browser.post(removeFactor.path, { factorId }))).toEqual(refused('secondStepDemanded'));
    demand('never');
    expect((await browser.post(removeFactor.path, { factorId })).statusCode).toBe(200);
  });

  it('asks nothing more of whoever has one, or is on a remembered device', async () => {
    const mei = await createTwoStepAccount(test);
    const deviceId = randomUUID();
    const known = await beginSignIn(test, mei, { deviceId });
    const remember = { deviceId, rememberDevice: true };
    await verify(known, mei.factorIds['authenticator'], shownByApp(test), remember);
    expect(await canRead(known)).toBe(true);
    await signIn(known, mei, deviceId);
    expect(await demandOf(known)).toBeNull();
    expect(await canRead(known)).toBe(true);
  });

  it('waits after a recovery too, whose mailbox is no second step', async () => {
    const { account, browser: own } = await newPerson(test);
    await update(own, await answeredTicket(own, account), newPassword);
    await signIn(own, { ...account, password: newPassword });
    expect(await demandOf(own)).toMatchObject({ due: true, byEmail: true });
    await test.database.db
      .updateTable('accounts')
      .set({ recovered_by_email: true })
      .where('account_id', '=', account.accountId)
      .execute();
    expect(await demandOf(own)).toMatchObject({ due: true, byEmail: false });
    expect((await own.post(startFactor.path, { kind: 'email' })).json().meta).toMatchObject({
      code: 400,
      fields: ['kind'],
    });
    expect(await canRead(own)).toBe(false);
  });
});
