import {
  changePassword,
  confirmFactor,
  getTwoStep,
  logOut,
  sendReminderByEmail,
  startFactor,
  verifyCredential,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressKey } from '../../platform/crypto/lookup-keys.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  answer,
  answeredTicket,
  askForLink,
  check,
  mailedTicket,
  newPassword,
  newPerson,
  update,
} from '../../accounts/testing/recovery.ts';
import { askForCode, beginSignIn, createTwoStepAccount, shownByApp, verify } from '../../accounts/testing/two-step.ts';

const wrong = 'wrong password 1';

describe.each(callEngines)('every refusal and change leaves an entry on %s (issue 3: audit)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** The newest entries, the last one first. */
  const newest = (count = 1) =>
    test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'account_id', 'actor', 'details'])
      .orderBy('number', 'desc')
      .limit(count)
      .execute();

  describe('of the second step', () => {
    it('when a lock of the codes refuses it, in every call', async () => {
      const ana = await createTwoStepAccount(test);
      const browser = await beginSignIn(test, ana);
      for (let count = 0; count < 5; count += 1) await verify(browser, 'recoveryCode', 'AAAAA-AAAAA');
      for (const reply of [
        await browser.get(getTwoStep.path),
        await askForCode(browser, ana.factorIds['sms']),
        await verify(browser, ana.factorIds['authenticator'], shownByApp(test)),
      ]) {
        expect(refusalOf(reply)).toEqual(refused('loginLockout'));
        const details = { reason: 'locked' };
        expect(await newest()).toMatchObject([
          { event: 'secondStepRefused', account_id: ana.accountId, actor: 'visitor', details },
        ]);
      }
    });

    it('when a lock of the password refuses it', async () => {
      const ana = await createTwoStepAccount(test);
      const [browser, thief] = [await beginSignIn(test, ana), await beginSignIn(test, ana)];
      for (let count = 0; count < 5; count += 1) await signIn(thief, { ...ana, password: wrong });
      await verify(browser, ana.factorIds['authenticator'], shownByApp(test));
      expect(await newest()).toMatchObject([
        { event: 'secondStepRefused', account_id: ana.accountId, details: { reason: 'locked' } },
      ]);
    });

    it('when a factor is being added', async () => {
      const ana = await createTestAccount(test, { profile: { username: `factor-${engine}` } });
      const browser = await createBrowser(test.app);
      await signIn(browser, ana);
      const { factorId } = (await browser.post(startFactor.path, { kind: 'authenticator' })).json().response;
      for (let count = 0; count < 6; count += 1) await browser.post(confirmFactor.path, { factorId, code: '000000' });
      expect(await newest()).toMatchObject([
        { event: 'secondStepRefused', account_id: ana.accountId, actor: 'account', details: { reason: 'locked' } },
      ]);
    });
  });

  describe('of a recovery', () => {
    it('when a ticket is worth nothing', async () => {
      const browser = await createBrowser(test.app);
      for (const reply of [await askForLink(browser, 'x'), await answer(browser, 'x'), await check(browser, 'x')]) {
        expect(refusalOf(reply)).toEqual(refused('ticketInvalid'));
        expect(await newest()).toMatchObject([
          { event: 'passwordResetRefused', account_id: null, actor: 'visitor', details: { reason: 'ticket' } },
        ]);
      }
      await browser.post(sendReminderByEmail.path, { id: 'x', ticketType: 'forgotuserid' });
      expect(await newest()).toMatchObject([{ event: 'usernameRecoveryRefused', details: { reason: 'ticket' } }]);
    });

    it('when signing in is locked', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await answeredTicket(browser, account);
      for (let count = 0; count < 5; count += 1) await signIn(browser, { ...account, password: wrong });
      await check(browser, ticket);
      expect(await newest()).toMatchObject([
        { event: 'passwordResetRefused', account_id: account.accountId, details: { reason: 'locked' } },
      ]);
    });

    it('when a username was looked for too often', async () => {
      const browser = await createBrowser(test.app, { address: '192.0.2.44' });
      const who = { firstName: 'No', lastName: 'Body', dateOfBirth: '1990/01/01', zip: '94110' };
      for (let count = 0; count < 6; count += 1) await browser.post(verifyCredential.path, who);
      expect(await newest()).toMatchObject([{ event: 'usernameRecoveryRefused', details: { reason: 'locked' } }]);
    });

    it('when the new password is refused, or the name is another', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await mailedTicket(test, browser, account);
      await update(browser, ticket, 'short');
      expect(await newest()).toMatchObject([
        { event: 'passwordResetRefused', account_id: account.accountId, details: { reason: 'newPassword' } },
      ]);
      await update(browser, ticket, newPassword, { userName: 'another' });
      expect(await newest()).toMatchObject([{ event: 'passwordResetRefused', details: { reason: 'username' } }]);
    });

    it('of which one that is used twice at once is refused once', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await mailedTicket(test, browser, account);
      await Promise.all([update(browser, ticket, newPassword), update(browser, ticket, newPassword)]);
      const events = (await newest(2)).map(({ event }) => event);
      expect(events.toSorted()).toEqual(['passwordReset', 'passwordResetRefused']);
    });
  });

  describe('of a session', () => {
    let ana: TestAccount;
    let browser: TestBrowser;
    beforeEach(async () => {
      ({ account: ana, browser } = await newPerson(test));
      await signIn(browser, ana);
    });

    it('when its password is to be changed: the current one is judged first, the new one after it', async () => {
      const change = (currentPassword: string, password: string) =>
        browser.post(changePassword.path, { currentPassword, password });
      expect(refusalOf(await change(wrong, 'short'))).toEqual(refused('invalidLogin'));
      for (let count = 0; count < 6; count += 1) {
        expect(refusalOf(await change(ana.password, 'short'))).toEqual(refused('passwordRefused'));
      }
      expect(await newest()).toMatchObject([
        { event: 'passwordChangeRefused', account_id: ana.accountId, details: { reason: 'newPassword' } },
      ]);
    });

    it('when it ends because another takes its place', async () => {
      const { account: maria } = await newPerson(test);
      await signIn(browser, maria);
      expect(await newest(2)).toMatchObject([
        { event: 'signedIn', account_id: maria.accountId },
        { event: 'signedOut', account_id: ana.accountId, actor: 'account', details: { reason: 'replaced' } },
      ]);
    });

    it('but not when the one before had run out', async () => {
      test.clock.advance(15 * 60);
      await signIn(browser, ana);
      const [, before] = await newest(2);
      expect(before?.event).not.toBe('signedOut');
    });
  });

  it('tells of each whether it came from one network address, by a keyed hash', async () => {
    const { account, browser, address } = await newPerson(test);
    await update(browser, await mailedTicket(test, browser, account));
    await signIn(browser, { ...account, password: newPassword });
    await browser.post(logOut.path, {});
    const entries = await newest(5);
    expect(entries.map(({ event }) => event)).toEqual([
      'signedOut',
      'signedIn',
      'passwordReset',
      'resetLinkAsked',
      'passwordRecoveryBegun',
    ]);
    const key = addressKey(test.settings.keys, address);
    for (const { details } of entries) expect(details).toMatchObject({ address: key });
  });
});
