import {
  changePassword,
  changeSecurityQuestion,
  confirmPassword,
  endSession,
  forgetDevice,
  getAccountSecurity,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHash } from '../passwords/stored-hash.ts';
import { findAccount } from '../queries/accounts.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { normalizeAnswer } from '../security-questions/normalize-answer.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { beginSignIn, createTwoStepAccount, isSignedIn, messagesTo, shownByApp, verify } from '../testing/two-step.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const better = 'a better password 8';

describe.each(callEngines)('account security on %s', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let accounts = 0;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    accounts += 1;
    ana = await createTestAccount(test, {
      profile: { username: `ana-${accounts}`, email: `ana-${accounts}@example.org` },
    });
    browser = await enter();
  });

  async function enter(deviceId?: string, password = ana.password): Promise<TestBrowser> {
    const opened = await createBrowser(test.app, { userAgent: firefox });
    await signIn(opened, { ...ana, password }, deviceId);
    return opened;
  }
  const security = async (who: TestBrowser = browser) => (await who.get(getAccountSecurity.path)).json().response;
  const change = (currentPassword: string, password: string) =>
    browser.post(changePassword.path, { currentPassword, password });
  const notices = async () =>
    (await messagesTo(test, ana.profile.email ?? '')).map((mail) => Reflect.get(mail, 'subject'));
  const events = async () =>
    (
      await test.database.db
        .selectFrom('audit_entries')
        .select('event')
        .where('account_id', '=', ana.accountId)
        .orderBy('number')
        .execute()
    ).map(({ event }) => event);

  it('shows what guards the account, and nothing to whoever is not signed in', async () => {
    const deviceId = randomUUID();
    const other = await enter(deviceId);
    const shown = await security(other);
    expect(shown).toMatchObject({
      username: ana.username,
      twoStep: { on: false, factors: [], recoveryCodesLeft: 0 },
      securityQuestion: null,
      devices: [{ device: 'Firefox, Windows', rememberedUntil: null, current: true }],
    });
    expect(shown.sessions).toHaveLength(2);
    expect(shown.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toContain(deviceId);
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.get(getAccountSecurity.path))).toEqual(refused('signInRequired'));
  });

  describe('the password', () => {
    it('changes by the current one, ends all other sessions and rotates this one', async () => {
      const other = await enter();
      const before = { ...browser.cookies };
      test.clock.advance(60);
      expect((await change(ana.password, better)).json()).toEqual({ meta: { code: 200 }, response: {} });
      expect(await isSignedIn(browser)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      const thief = await createBrowser(test.app);
      Object.assign(thief.cookies, before);
      expect(await isSignedIn(thief)).toBe(false);
      expect(await isSignedIn(await enter(undefined, ana.password))).toBe(false);
      expect(await isSignedIn(await enter(undefined, better))).toBe(true);
      expect((await security()).passwordChangedAt).toBe(test.clock.now().toISOString());
      expect(await notices()).toContain('Your password was changed');
      expect(await events()).toContain('passwordChanged');
    });

    it.each([
      ['correct horse 7', ['same']],
      ['short 1', ['length', 'common']],
      ['no digits here', ['digit']],
      ['12345678', ['letter', 'common']],
      ['rivera is mine 1', ['personal']],
      ['a < b & c 1', ['characters']],
      // Findings, security A19; issue 12, point 5.
      ['AlderBay2026', ['hospital', 'year']],
      ['Qwerty123!', ['common']],
    ])('is refused with its errors: %s', async (password, passwordFaults) => {
      const reply = await change(ana.password, password);
      expect(refusalOf(reply)).toEqual(refused('passwordRefused'));
      expect(reply.json().response).toEqual({ passwordFaults });
      expect(reply.body).not.toContain(password);
    });

    it('names the empty fields', async () => {
      expect((await change('', '')).json().meta.fields).toEqual(['currentPassword', 'password']);
    });

    it('counts a wrong current one as a try to sign in', async () => {
      const reply = await change('wrong password 1', better);
      expect(refusalOf(reply)).toEqual(refused('invalidLogin'));
      expect(reply.json().response).toEqual({ action: 'invalidLogin', numRemainingLogin: 4 });
      for (let count = 0; count < 4; count += 1) await change('wrong password 1', better);
      expect(refusalOf(await change(ana.password, better))).toEqual(refused('loginLockout'));
      test.clock.advance(900);
      expect(await events()).toEqual(expect.arrayContaining(['passwordChangeRefused', 'signInLocked']));
    });

    it('changes once when two change it at once', async () => {
      const other = await enter();
      const replies = await Promise.all([
        change(ana.password, better),
        other.post(changePassword.path, { currentPassword: ana.password, password: 'yet another 9' }),
      ]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });
  });

  describe('the security question', () => {
    const ask = (body: object) => browser.post(changeSecurityQuestion.path, body);

    it('changes with its answer, of which a hash is kept', async () => {
      expect((await ask({ questionId: 'first-pet', answer: ' Mr.  Whiskers ' })).statusCode).toBe(200);
      expect((await security()).securityQuestion).toEqual({
        id: 'first-pet',
        text: 'What was the name of your first pet?',
      });
      const account = await findAccount(test.database.db, ana.accountId);
      const read = account === undefined ? null : readHash(test.settings.keys, 'security_answer_hash', account);
      expect(read?.hash).toMatch(/^\$argon2id/);
      const answer = normalizeAnswer('mr. whiskers');
      expect(await verifyPassword(test.settings.keys, read, answer)).toBe(true);
      expect(await notices()).toContain('Your security question was changed');
    });

    it.each([
      [{ questionId: 'mothers-maiden-name', answer: 'Smith' }, ['questionId']],
      [{ questionId: 'first-pet', answer: '  ' }, ['answer']],
    ])('is refused with the field: %j', async (body, fields) => {
      expect((await ask(body)).json().meta).toMatchObject({ code: 400, fields });
    });

    // Spec §8, 1008, as for a new account: the answer resets the password.
    it.each(['a', 'aaaa', 'Su primera mascota'])(
      'is refused with an answer that others could guess, in words of the visitor’s language: %s',
      async (answer) => {
        const reply = await browser.post(
          changeSecurityQuestion.path,
          { questionId: 'first-pet', answer },
          { 'accept-language': 'es' },
        );
        expect(refusalOf(reply)).toEqual(refused('securityAnswerRefused'));
        expect(reply.json().meta.fields).toEqual(['answer']);
        expect(reply.json().response.message).toMatch(/respuesta/i);
      },
    );

    it('asks for the password again after ten minutes', async () => {
      test.clock.advance(600);
      expect((await ask({ questionId: 'first-pet', answer: 'Rex' })).statusCode).toBe(200);
      test.clock.advance(1);
      expect(refusalOf(await ask({ questionId: 'first-pet', answer: 'Rex' }))).toEqual(refused('passwordNeeded'));
      await browser.post(confirmPassword.path, { password: ana.password });
      expect((await ask({ questionId: 'first-pet', answer: 'Rex' })).statusCode).toBe(200);
    });
  });

  describe('sessions', () => {
    it('can be ended one by one, or all but this one', async () => {
      const [second, third] = [await enter(), await enter()];
      const { sessions } = await security(second);
      const own = sessions.find(({ current }: { current: boolean }) => current);
      expect((await browser.post(endSession.path, { sessionId: own.id })).statusCode).toBe(200);
      expect([await isSignedIn(browser), await isSignedIn(second), await isSignedIn(third)]).toEqual([
        true,
        false,
        true,
      ]);
      expect((await browser.post(endSession.path, {})).statusCode).toBe(200);
      expect([await isSignedIn(browser), await isSignedIn(third)]).toEqual([true, false]);
      const [last] = (await security()).sessions;
      await browser.post(endSession.path, { sessionId: last.id });
      expect(browser.cookies).not.toHaveProperty('portico-session');
    });

    it('leave the list when they have run out', async () => {
      await enter();
      test.clock.advance(800);
      await security();
      test.clock.advance(200);
      expect((await security()).sessions).toHaveLength(1);
    });
  });

  describe('devices', () => {
    it('can be forgotten, one or all, and take the second step again', async () => {
      const eve = await createTwoStepAccount(test);
      const deviceId = randomUUID();
      const remember = async () => {
        test.clock.advance(60);
        const opened = await beginSignIn(test, eve, { deviceId });
        const code = shownByApp(test);
        await verify(opened, eve.factorIds['authenticator'], code, { deviceId, rememberDevice: true });
        return opened;
      };
      const opened = await remember();
      const [device] = (await security(opened)).devices;
      expect(device).toMatchObject({ current: true, rememberedUntil: expect.any(String) });
      expect((await opened.post(forgetDevice.path, { deviceId: device.id })).statusCode).toBe(200);
      expect((await security(opened)).devices).toEqual([]);
      const again = await remember();
      expect((await signIn(again, eve, deviceId)).json().response.action).toBe('private');
      await again.post(forgetDevice.path, {});
      expect((await signIn(again, eve, deviceId)).json().response.action).toBe('twoStepVerification');
    });
  });

  it('knows nothing of other accounts’ sessions and devices', async () => {
    const eve = await createTestAccount(test, { profile: { username: `eve-${accounts}` } });
    const hers = await createBrowser(test.app);
    await signIn(hers, eve, randomUUID());
    const { sessions, devices } = await security(hers);
    for (const id of [sessions[0].id, randomUUID(), 'no id']) {
      expect(refusalOf(await browser.post(endSession.path, { sessionId: id }))).toEqual(refused('unknownSession'));
    }
    for (const id of [devices[0].id, randomUUID(), 'no id']) {
      expect(refusalOf(await browser.post(forgetDevice.path, { deviceId: id }))).toEqual(refused('unknownSession'));
    }
    expect(await isSignedIn(hers)).toBe(true);
  });
});
