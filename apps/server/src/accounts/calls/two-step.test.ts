import { getTwoStep } from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keys.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  anotherCode,
  askForCode,
  beginSignIn,
  createTwoStepAccount,
  isSignedIn,
  messagesTo,
  newestCode,
  shownByApp,
  type TwoStepAccount,
  verify,
  waysOf,
} from '../testing/two-step.ts';

const phone = '+16505550142';
const mailbox = 'ana@example.org';

describe.each(callEngines)('the second step on %s (spec §2, /two-step-verification)', (engine) => {
  let test: TestApp;
  let ana: TwoStepAccount;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await createTwoStepAccount(test);
    test.clock.advance(3600);
  });

  it('offers every way, masked, and asks for the sign-in to be begun anew without one', async () => {
    const browser = await beginSignIn(test, ana);
    const { response } = (await browser.get(getTwoStep.path)).json();
    expect(response).toMatchObject({ rememberDays: 30, expiresIn: 900 });
    expect(response.factors).toEqual(
      expect.arrayContaining([
        { id: ana.factorIds['sms'], kind: 'sms', label: '(•••) •••-0142' },
        { id: ana.factorIds['email'], kind: 'email', label: 'a••••@example.org' },
        { id: ana.factorIds['authenticator'], kind: 'authenticator', label: '' },
        { id: 'recoveryCode', kind: 'recoveryCode', label: '' },
      ]),
    );
    expect(refusalOf(await (await createBrowser(test.app)).get(getTwoStep.path))).toEqual(refused('signInExpired'));
  });

  it('lets nobody in by the password alone', async () => {
    const browser = await beginSignIn(test, ana);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each([
    ['sms', phone],
    ['email', mailbox],
  ])('takes a code of six digits by %s, once', async (kind, to) => {
    const factorId = ana.factorIds[kind];
    const browser = await beginSignIn(test, ana);
    expect((await askForCode(browser, factorId)).json().response).toEqual({
      expiresIn: 600,
      resendIn: 30,
      sendsLeft: 4,
    });
    const code = await newestCode(test, to);
    expect(code).toMatch(/^\d{6}$/);
    const reply = await verify(browser, factorId, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(reply.json().response).toEqual({
      action: 'private',
      twoFactorRequired: false,
      emergencyRoomAdmitted: false,
    });
    expect(await isSignedIn(browser)).toBe(true);
    const again = await beginSignIn(test, ana);
    expect(refusalOf(await verify(again, factorId, code))).toEqual(refused('codeInvalid'));
    // A used code does not delay the next one.
    expect((await askForCode(again, factorId)).json().response).toMatchObject({ sendsLeft: 3 });
  });

  it('writes to the phone and the mailbox in the visitor’s language, and no later than the code is good', async () => {
    const browser = await beginSignIn(test, ana);
    await browser.post(
      '/Private/Ajax/V1/TwoStep/SendCode',
      { factorId: ana.factorIds['sms'] },
      { 'accept-language': 'es' },
    );
    await askForCode(browser, ana.factorIds['email']);
    const [sms] = await messagesTo(test, phone);
    const code = await newestCode(test, phone);
    expect(sms?.text).toBe(
      `${code} es su código de verificación de Alder Bay Health. Sirve durante 10 minutos. No lo comparta.\n\n@localhost #${code}`,
    );
    const goodUntil = new Date(test.clock.now().getTime() + 600_000).toISOString();
    const [mail] = await messagesTo(test, mailbox);
    expect(mail).toMatchObject({ subject: 'Your verification code for Alder Bay Health', goodUntil });
    await eventually(async () => {
      const sent = await listOutbox(test.database.db);
      expect(sent.find(({ channel, text }) => channel === 'sms' && text.includes(code))).toBeDefined();
    });
  });

  it('says whether a code is invalid or expired (spec §8: 404, 410)', async () => {
    const factorId = ana.factorIds['sms'];
    const browser = await beginSignIn(test, ana);
    expect(refusalOf(await verify(browser, factorId, '123456'))).toEqual(refused('codeInvalid'));
    await askForCode(browser, factorId);
    const code = await newestCode(test, phone);
    expect(refusalOf(await verify(browser, factorId, anotherCode(code)))).toEqual(refused('codeInvalid'));
    expect(refusalOf(await verify(browser, factorId, 'abcdef'))).toEqual(refused('codeInvalid'));
    test.clock.advance(600);
    expect(refusalOf(await verify(browser, factorId, code))).toEqual(refused('codeExpired'));
  });

  it('makes a code worthless by a new one, and for another factor or account', async () => {
    const browser = await beginSignIn(test, ana);
    await askForCode(browser, ana.factorIds['sms']);
    const first = await newestCode(test, phone);
    expect(refusalOf(await verify(browser, ana.factorIds['email'], first))).toEqual(refused('codeInvalid'));
    const eve = await createTwoStepAccount(test);
    const other = await beginSignIn(test, eve);
    expect(refusalOf(await verify(other, ana.factorIds['sms'], first))).toEqual(refused('unknownFactor'));
    expect(refusalOf(await verify(other, eve.factorIds['sms'], first))).toEqual(refused('codeInvalid'));
    expect((await askForCode(browser, ana.factorIds['sms'])).statusCode).toBe(429);
    test.clock.advance(30);
    await askForCode(browser, ana.factorIds['sms']);
    const second = await newestCode(test, phone);
    expect(refusalOf(await verify(browser, ana.factorIds['sms'], first))).toEqual(refused('codeInvalid'));
    expect((await verify(browser, ana.factorIds['sms'], second)).statusCode).toBe(200);
  });

  // Findings, security A18 (ASVS 6.6.2), issue 12, point 5: a code that browser A asked for signed browser B in.
  it.each([
    ['sms', phone],
    ['email', mailbox],
  ])('takes a code by %s from the browser that asked for it alone', async (kind, to) => {
    const factorId = ana.factorIds[kind];
    const asked = await beginSignIn(test, ana);
    const other = await beginSignIn(test, ana);
    await askForCode(asked, factorId);
    const code = await newestCode(test, to);
    expect(refusalOf(await verify(other, factorId, code))).toEqual(refused('codeInvalid'));
    expect(await isSignedIn(other)).toBe(false);
    // The other browser's try has not spent it.
    expect((await verify(asked, factorId, code)).statusCode).toBe(200);
  });

  it('takes an authenticator’s code of one step either side, and each step once', async () => {
    const factorId = ana.factorIds['authenticator'];
    const browser = await beginSignIn(test, ana);
    expect(refusalOf(await askForCode(browser, factorId))).toEqual(refused('unknownFactor'));
    expect(refusalOf(await verify(browser, factorId, shownByApp(test, -2)))).toEqual(refused('codeInvalid'));
    expect(refusalOf(await verify(browser, factorId, shownByApp(test, 2)))).toEqual(refused('codeInvalid'));
    expect((await verify(browser, factorId, shownByApp(test, 0))).statusCode).toBe(200);
    const again = await beginSignIn(test, ana);
    expect(refusalOf(await verify(again, factorId, shownByApp(test, 0)))).toEqual(refused('codeUsed'));
    expect(refusalOf(await verify(again, factorId, shownByApp(test, -1)))).toEqual(refused('codeUsed'));
    expect((await verify(again, factorId, shownByApp(test, 1))).statusCode).toBe(200);
  });

  it('takes a recovery code once, however it is written', async () => {
    const [first = '', second = ''] = ana.recoveryCodes;
    const browser = await beginSignIn(test, ana);
    expect(refusalOf(await verify(browser, 'recoveryCode', 'AAAAA-AAAAA'))).toEqual(refused('codeInvalid'));
    const written = first.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
    expect((await verify(browser, 'recoveryCode', written)).statusCode).toBe(200);
    const again = await beginSignIn(test, ana);
    expect(refusalOf(await verify(again, 'recoveryCode', first))).toEqual(refused('codeUsed'));
    const both = await Promise.all([verify(again, 'recoveryCode', second), verify(again, 'recoveryCode', second)]);
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  // Issue 12, point 12: who has codes of before the slow hash is not locked out by an upgrade.
  it('takes a recovery code that was stored under the keyed hash of before', async () => {
    const hash = keyedHash(test.settings.keys, 'recovery codes', `${ana.accountId}\n01110ABCDE`);
    await test.database.db.transaction().execute((trx) => replaceRecoveryCodes(trx, ana.accountId, [hash]));
    const browser = await beginSignIn(test, ana);
    expect(refusalOf(await verify(browser, 'recoveryCode', '01110-ABCDF'))).toEqual(refused('codeInvalid'));
    expect((await verify(browser, 'recoveryCode', '01110-ABCDE')).statusCode).toBe(200);
    expect(refusalOf(await verify(await beginSignIn(test, ana), 'recoveryCode', '01110-ABCDE'))).toEqual(
      refused('codeUsed'),
    );
  });

  it('puts the way that was used last first', async () => {
    test.clock.advance(60);
    await verify(await beginSignIn(test, ana), ana.factorIds['authenticator'], shownByApp(test));
    const [first] = await waysOf(await beginSignIn(test, ana));
    expect(first?.kind).toBe('authenticator');
  });

  it('remembers a device for thirty days, where that is asked for', async () => {
    const deviceId = randomUUID();
    const browser = await beginSignIn(test, ana, { deviceId });
    const remember = { deviceId, rememberDevice: true };
    await verify(browser, ana.factorIds['authenticator'], shownByApp(test), remember);
    expect((await signIn(browser, ana, deviceId)).json().response.action).toBe('private');
    test.clock.advance(30 * 86_400);
    expect((await signIn(browser, ana, deviceId)).json().response.action).toBe('twoStepVerification');
    const other = await createTwoStepAccount(test);
    expect((await signIn(browser, other, deviceId)).json().response.action).toBe('twoStepVerification');
  });

  it('does not offer the mailbox that recovered the password as second factor', async () => {
    await test.database.db
      .updateTable('accounts')
      .set({ recovered_by_email: true })
      .where('account_id', '=', ana.accountId)
      .execute();
    const browser = await beginSignIn(test, ana);
    expect((await waysOf(browser)).map(({ kind }) => kind)).not.toContain('email');
    expect(refusalOf(await askForCode(browser, ana.factorIds['email']))).toEqual(refused('unknownFactor'));
    expect(refusalOf(await verify(browser, ana.factorIds['email'], '123456'))).toEqual(refused('unknownFactor'));
    await verify(browser, ana.factorIds['authenticator'], shownByApp(test));
    expect((await waysOf(await beginSignIn(test, ana))).map(({ kind }) => kind)).toContain('email');
  });

  it('ends after fifteen minutes, in any other browser, and by its success', async () => {
    const browser = await beginSignIn(test, ana);
    const elsewhere = await beginSignIn(test, ana);
    const thief = await createBrowser(test.app);
    Object.assign(thief.cookies, { 'portico-pending': browser.cookies['portico-pending'] });
    expect(refusalOf(await thief.get(getTwoStep.path))).toEqual(refused('signInExpired'));
    const pending = browser.cookies['portico-pending'] ?? '';
    expect((await verify(browser, ana.factorIds['authenticator'], shownByApp(test))).statusCode).toBe(200);
    expect(browser.cookies).not.toHaveProperty('portico-pending');
    Object.assign(browser.cookies, { 'portico-pending': pending });
    expect(refusalOf(await browser.get(getTwoStep.path))).toEqual(refused('signInExpired'));
    expect((await elsewhere.get(getTwoStep.path)).statusCode).toBe(200);
    test.clock.advance(900);
    expect(refusalOf(await elsewhere.get(getTwoStep.path))).toEqual(refused('signInExpired'));
  });
});
