import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../queries/accounts.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signIn } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  anotherCode,
  askForCode,
  beginSignIn,
  createTwoStepAccount,
  isSignedIn,
  newestCode,
  shownByApp,
  type TwoStepAccount,
  verify,
} from '../testing/two-step.ts';

const phone = '+16505550142';

describe.each(callEngines)(
  'what holds against guessing the second step on %s (facts: the cap is the account’s)',
  (engine) => {
    let test: TestApp;
    let ana: TwoStepAccount;
    beforeAll(async () => {
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    });
    afterAll(() => test.close());
    beforeEach(async () => {
      ana = await createTwoStepAccount(test);
    });

    const guess = (browser: TestBrowser) =>
      verify(browser, ana.factorIds['authenticator'], anotherCode(shownByApp(test, 0)));
    const names = (replies: readonly LightMyRequestResponse[]) => replies.map((reply) => reply.json().meta.errorCode);

    it('evaluates at most five of fifty wrong codes at once, the right one among the last', async () => {
      const browser = await beginSignIn(test, ana);
      const codes = Array.from({ length: 50 }, (_each, at) => String(at).padStart(6, '0'));
      const replies = await Promise.all(codes.map((code) => verify(browser, ana.factorIds['sms'], code)));
      expect(names(replies).filter((code) => code === refused('codeInvalid').errorCode)).toHaveLength(4);
      expect(names(replies).filter((code) => code === refused('loginLockout').errorCode)).toHaveLength(46);
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select('details')
        .where('account_id', '=', ana.accountId)
        .where('event', '=', 'secondStepRefused')
        .execute();
      expect(entries).toHaveLength(50);
      expect(entries.filter(({ details }) => details['reason'] !== 'locked')).toHaveLength(5);
      expect(refusalOf(await verify(browser, ana.factorIds['authenticator'], shownByApp(test)))).toEqual(
        refused('loginLockout'),
      );
      expect(await isSignedIn(browser)).toBe(false);
    });

    it('counts all factors and all sign-ins together, and tells what is left', async () => {
      const [recovery = ''] = ana.recoveryCodes;
      const one = await beginSignIn(test, ana);
      const other = await beginSignIn(test, ana, { address: '203.0.113.9' });
      await askForCode(one, ana.factorIds['sms']);
      const wrong = anotherCode(await newestCode(test, phone));
      expect((await verify(one, ana.factorIds['sms'], wrong)).json().response).toEqual({ numRemainingLogin: 4 });
      expect((await verify(other, 'recoveryCode', 'AAAAA-AAAAA')).json().response).toEqual({ numRemainingLogin: 3 });
      expect((await guess(other)).json().response).toEqual({ numRemainingLogin: 2 });
      expect((await guess(one)).json().response).toEqual({ numRemainingLogin: 1 });
      expect((await guess(one)).json().response).toEqual({ action: 'loginLockout', lockedFor: 900 });
      const third = await beginSignIn(test, ana);
      expect(refusalOf(await verify(third, 'recoveryCode', recovery))).toEqual(refused('loginLockout'));
      expect(refusalOf(await askForCode(third, ana.factorIds['sms']))).toEqual(refused('loginLockout'));
      test.clock.advance(900);
      const later = await beginSignIn(test, ana);
      expect((await verify(later, 'recoveryCode', recovery)).statusCode).toBe(200);
    });

    it('counts anew after a success', async () => {
      const browser = await beginSignIn(test, ana);
      for (let count = 0; count < 4; count += 1) await guess(browser);
      await verify(browser, ana.factorIds['authenticator'], shownByApp(test));
      expect((await guess(await beginSignIn(test, ana))).json().response).toEqual({ numRemainingLogin: 4 });
    });

    it('uses up one right code once, when it comes five times at once', async () => {
      const browsers = await Promise.all(Array.from({ length: 5 }, () => beginSignIn(test, ana)));
      const code = shownByApp(test);
      const replies = await Promise.all(browsers.map((each) => verify(each, ana.factorIds['authenticator'], code)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('holds the lock of the password for the second step too', async () => {
      const browser = await beginSignIn(test, ana, { address: '198.51.100.7' });
      const thief = await beginSignIn(test, ana, { address: '198.51.100.7' });
      for (let count = 0; count < 5; count += 1) await signIn(thief, { ...ana, password: `wrong ${count}` });
      const reply = await verify(browser, ana.factorIds['authenticator'], shownByApp(test));
      expect(refusalOf(reply)).toEqual(refused('loginLockout'));
      const elsewhere = await beginSignIn(test, ana, { address: '198.51.100.8' });
      expect((await verify(elsewhere, ana.factorIds['authenticator'], shownByApp(test))).statusCode).toBe(200);
    });

    it('lets a familiar device finish, whatever strangers do at its address', async () => {
      const deviceId = randomUUID();
      const known = await beginSignIn(test, ana, { deviceId });
      await verify(known, ana.factorIds['authenticator'], shownByApp(test), { deviceId });
      const again = await beginSignIn(test, ana, { deviceId });
      const stranger = await beginSignIn(test, ana);
      for (let count = 0; count < 5; count += 1) await signIn(stranger, { ...ana, password: `wrong ${count}` });
      expect(refusalOf(await verify(stranger, 'recoveryCode', ana.recoveryCodes[0]))).toEqual(refused('loginLockout'));
      expect((await verify(again, 'recoveryCode', ana.recoveryCodes[0], { deviceId })).statusCode).toBe(200);
    });

    it.each(['mustReset', 'suspended'] as const)(
      'makes no session of an account that was suspended (%s) meanwhile',
      async (status) => {
        const browser = await beginSignIn(test, ana);
        await test.database.db.transaction().execute((trx) => setAccountStatus(trx, ana.accountId, status));
        const reply = await verify(browser, ana.factorIds['authenticator'], shownByApp(test));
        expect(refusalOf(reply)).toEqual(refused('loginSuspended'));
        expect(reply.json().response).toEqual({ action: 'loginSuspended', canReset: status === 'mustReset' });
        expect(await isSignedIn(browser)).toBe(false);
      },
    );

    it('sends another code after thirty seconds, and five in ten minutes for all ways together', async () => {
      const browser = await beginSignIn(test, ana);
      const send = (kind: string) => askForCode(browser, ana.factorIds[kind]);
      expect((await send('sms')).statusCode).toBe(200);
      const early = await send('sms');
      expect(refusalOf(early)).toEqual(refused('tooManyRequests'));
      expect(early.headers['retry-after']).toBe('30');
      const first = await newestCode(test, phone);
      for (const [kind, left] of [
        ['email', 3],
        ['sms', 2],
        ['email', 1],
        ['sms', 0],
      ] as const) {
        if (kind === 'sms') test.clock.advance(30);
        expect((await send(kind)).json().response.sendsLeft).toBe(left);
      }
      test.clock.advance(30);
      const over = await send('sms');
      expect(refusalOf(over)).toEqual(refused('tooManyRequests'));
      expect(over.headers['retry-after']).toBe('510');
      const last = await newestCode(test, phone);
      expect(last === first).toBe(false);
      expect((await verify(browser, ana.factorIds['sms'], last)).statusCode).toBe(200);
    });

    it('sends one code when ten are asked for at once', async () => {
      const browser = await beginSignIn(test, ana);
      const replies = await Promise.all(Array.from({ length: 10 }, () => askForCode(browser, ana.factorIds['sms'])));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9);
    });

    it('keeps codes and numbers out of the database and the audit trail', async () => {
      const browser = await beginSignIn(test, ana);
      await askForCode(browser, ana.factorIds['sms']);
      const code = await newestCode(test, phone);
      await verify(browser, ana.factorIds['sms'], code);
      const { db } = test.database;
      const saved = JSON.stringify([
        await db.selectFrom('second_factors').selectAll().execute(),
        await db.selectFrom('sent_codes').selectAll().execute(),
        await db.selectFrom('recovery_codes').selectAll().execute(),
        await db.selectFrom('audit_entries').selectAll().execute(),
      ]);
      expect(saved).not.toMatch(/5550142|ana@example|JBSWY3DP/);
      expect(saved).not.toContain(`"${code}"`);
      expect(saved).not.toContain('127.0.0.1');
    });
  },
);
