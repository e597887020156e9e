import {
  confirmFactor,
  getAccountSecurity,
  MAX_FACTORS,
  removeFactor,
  renewRecoveryCodes,
  sendTwoStepCode,
  startFactor,
} from '@portico/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteRecoveryCodes } from '../queries/recovery-codes.ts';
import { deleteFactor, holdFactors, insertFactor } from '../queries/second-factors.ts';
import { eventually } from '../../testing/eventually.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { sealFactor } from '../two-step/factor-secret.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { anotherCode, beginSignIn, messagesTo, newestCode, verify, waysOf } from '../testing/two-step.ts';

describe.each(callEngines)('second factors of an account on %s', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let phone = '';
  let accounts = 0;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    accounts += 1;
    phone = `+1650555${1000 + accounts}`;
    ana = await createTestAccount(test, {
      profile: { username: `ana-${accounts}`, email: `ana-${accounts}@example.org` },
    });
    browser = await createBrowser(test.app);
    await signIn(browser, ana);
  });

  const start = (kind: string, input?: string) =>
    browser.post(startFactor.path, { kind, ...(input === undefined ? {} : { phone: input }) });
  const confirm = (factorId: string, code: string) => browser.post(confirmFactor.path, { factorId, code });
  const twoStep = async () => (await browser.get(getAccountSecurity.path)).json().response.twoStep;
  async function addPhone(input = phone): Promise<{ factorId: string; recoveryCodes: string[] | null }> {
    const { factorId } = (await start('sms', input)).json().response;
    const { recoveryCodes } = (await confirm(factorId, await newestCode(test, phone))).json().response;
    return { factorId, recoveryCodes };
  }

  it('begin to count once a code proves the phone; the first brings ten recovery codes', async () => {
    const started = (await start('sms', `(650) 555-${phone.slice(-4)}`)).json().response;
    expect(started).toEqual({
      factorId: expect.any(String),
      sentTo: `(•••) •••-${phone.slice(-4)}`,
      authenticator: null,
    });
    expect(await twoStep()).toMatchObject({ on: false, factors: [] });
    const code = await newestCode(test, phone);
    expect(refusalOf(await confirm(started.factorId, anotherCode(code)))).toEqual(refused('codeInvalid'));
    const { recoveryCodes } = (await confirm(started.factorId, code)).json().response;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await twoStep()).toMatchObject({
      on: true,
      factors: [{ kind: 'sms', label: started.sentTo, lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    const other = await beginSignIn(test, ana);
    expect((await verify(other, 'recoveryCode', recoveryCodes[0])).statusCode).toBe(200);
    const subjects = (await messagesTo(test, ana.profile.email ?? '')).map((mail) => Reflect.get(mail, 'subject'));
    expect(subjects).toContain('Your two-step verification was changed');
  });

  it('by e-mail go to the address on file, and need one', async () => {
    const started = (await start('email')).json().response;
    expect(started.sentTo).toBe('a••••@example.org');
    const code = await newestCode(test, ana.profile.email ?? '');
    expect((await confirm(started.factorId, code)).statusCode).toBe(200);
    const without = await createTestAccount(test, { profile: { username: `no-mail-${accounts}`, email: null } });
    const other = await createBrowser(test.app);
    await signIn(other, without);
    const reply = await other.post(startFactor.path, { kind: 'email' });
    expect(reply.json().meta).toMatchObject({ code: 400, fields: ['kind'] });
  });

  it('by authenticator app come with a secret of 160 bits and its picture', async () => {
    const { factorId, sentTo, authenticator } = (await start('authenticator')).json().response;
    expect(sentTo).toBe('');
    expect(authenticator.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(authenticator.uri).toMatch(/^otpauth:\/\/totp\/Alder%20Bay%20Health/);
    expect(authenticator.uri).toContain(`secret=${authenticator.secret}`);
    expect(authenticator.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const epoch = Math.floor(test.clock.now().getTime() / 1000);
    const code = generateSync({ secret: authenticator.secret, epoch });
    expect((await confirm(factorId, code)).statusCode).toBe(200);
    const other = await beginSignIn(test, ana);
    expect(refusalOf(await verify(other, factorId, code))).toEqual(refused('codeUsed'));
    const next = generateSync({ secret: authenticator.secret, epoch: epoch + 30 });
    expect((await verify(other, factorId, next)).statusCode).toBe(200);
  });

  it.each(['', '555-0142', '650-555-01a2', '011 555 0142'])('refuse a phone number that is none: %j', async (input) => {
    expect((await start('sms', input)).json().meta).toMatchObject({ code: 400, fields: ['phone'] });
  });

  it('replace what was begun and not confirmed', async () => {
    const first = (await start('sms', phone)).json().response;
    const code = await newestCode(test, phone);
    await start('authenticator');
    expect(refusalOf(await confirm(first.factorId, code))).toEqual(refused('unknownFactor'));
    expect(refusalOf(await confirm('no id', code))).toEqual(refused('unknownFactor'));
  });

  it('replace the same phone instead of standing twice, and bring no more codes', async () => {
    await addPhone();
    expect((await addPhone()).recoveryCodes).toBeNull();
    expect((await twoStep()).factors).toHaveLength(1);
  });

  it('are ten at most, and the eleventh does not come by beginning it early', async () => {
    const { factorId } = (await start('sms', phone)).json().response;
    const code = await newestCode(test, phone);
    const { keys } = test.settings;
    const row = { account_id: ana.accountId, kind: 'sms', added_at: test.clock.now() } as const;
    for (let count = 0; count < MAX_FACTORS; count += 1) {
      const named = { ...row, factor_id: randomUUID() };
      const sealed = sealFactor(keys, named, { kind: 'sms', phone: `+1650555010${count}` });
      const factor = { ...named, sealed, confirmed_at: test.clock.now() };
      await test.database.db.transaction().execute((trx) => insertFactor(trx, factor));
    }
    // However often the person asks, no try and no code is used up: the code counts as soon as there is room.
    for (let count = 0; count <= 5; count += 1) {
      expect(refusalOf(await confirm(factorId, code))).toEqual(refused('tooManyFactors'));
    }
    const { factors } = await twoStep();
    expect(factors).toHaveLength(MAX_FACTORS);
    await browser.post(removeFactor.path, { factorId: factors[0].id });
    expect((await confirm(factorId, code)).statusCode).toBe(200);
  });

  it('are proven by at most five tries, which count with those of signing in', async () => {
    const { factorId } = (await start('sms', phone)).json().response;
    const wrong = anotherCode(await newestCode(test, phone));
    for (let count = 0; count < 4; count += 1) await confirm(factorId, wrong);
    expect(refusalOf(await confirm(factorId, wrong))).toEqual(refused('loginLockout'));
    expect(refusalOf(await confirm(factorId, await newestCode(test, phone)))).toEqual(refused('loginLockout'));
  });

  it('send no more than five codes to one number in an hour, whoever asks', async () => {
    for (let count = 0; count < 5; count += 1) {
      const someone = await createTestAccount(test, { profile: { username: `someone-${accounts}-${count}` } });
      const theirs = await createBrowser(test.app);
      await signIn(theirs, someone);
      expect((await theirs.post(startFactor.path, { kind: 'sms', phone })).statusCode).toBe(200);
    }
    expect(refusalOf(await start('sms', phone))).toEqual(refused('tooManyRequests'));
  });

  it('send five codes in ten minutes to one account, however often it begins', async () => {
    for (let count = 0; count < 5; count += 1) expect((await start('email')).statusCode).toBe(200);
    expect(refusalOf(await start('email'))).toEqual(refused('tooManyRequests'));
  });

  it('need a password entered not long ago', async () => {
    const { factorId } = await addPhone();
    test.clock.advance(601);
    for (const [path, body] of [
      [startFactor.path, { kind: 'authenticator' }],
      [confirmFactor.path, { factorId, code: '123456' }],
      [removeFactor.path, { factorId }],
      [renewRecoveryCodes.path, {}],
    ] as const) {
      expect(refusalOf(await browser.post(path, body))).toEqual(refused('passwordNeeded'));
    }
  });

  it('can be removed; with the last one go recovery codes and remembered devices', async () => {
    const { factorId, recoveryCodes } = await addPhone();
    const deviceId = randomUUID();
    const other = await beginSignIn(test, ana, { deviceId });
    await verify(other, 'recoveryCode', recoveryCodes?.[0], { deviceId, rememberDevice: true });
    const { factorId: mailbox } = (await start('email')).json().response;
    await confirm(mailbox, await newestCode(test, ana.profile.email ?? ''));
    expect((await browser.post(removeFactor.path, { factorId: mailbox })).statusCode).toBe(200);
    expect(await twoStep()).toMatchObject({ on: true, recoveryCodesLeft: 9 });
    expect((await browser.post(removeFactor.path, { factorId })).statusCode).toBe(200);
    expect(await twoStep()).toEqual({ on: false, factors: [], recoveryCodesLeft: 0 });
    const { devices } = (await other.get(getAccountSecurity.path)).json().response;
    expect(devices[0].rememberedUntil).toBeNull();
    expect((await signIn(other, ana)).json().response.action).toBe('private');
    expect(refusalOf(await browser.post(removeFactor.path, { factorId }))).toEqual(refused('unknownFactor'));
  });

  // PGlite runs one transaction at a time.
  it.runIf(engine === 'postgresql')(
    'bring recovery codes also where another browser removes the last one while the next is confirmed',
    async () => {
      const { db } = test.database;
      const { factorId: last } = await addPhone();
      const { factorId, authenticator } = (await start('authenticator')).json().response;
      const secret = authenticator.secret.replaceAll(' ', '');
      const code = generateSync({ secret, epoch: test.clock.now().getTime() / 1000 });
      const confirming = await db.transaction().execute(async (trx) => {
        await holdFactors(trx, ana.accountId);
        const begun = confirm(factorId, code);
        await eventually(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          expect(rows).toHaveLength(1);
        });
        await deleteFactor(trx, ana.accountId, last);
        await deleteRecoveryCodes(trx, ana.accountId);
        // In a list, so that the reply is not waited for: it comes after this transaction.
        return [begun];
      });
      expect((await confirming[0])?.json().response.recoveryCodes).toHaveLength(10);
      expect(await twoStep()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    },
  );

  it('have recovery codes that can be made anew, which ends the old ones', async () => {
    expect(refusalOf(await browser.post(renewRecoveryCodes.path, {}))).toEqual(refused('unknownFactor'));
    const { recoveryCodes } = await addPhone();
    const renewed = (await browser.post(renewRecoveryCodes.path, {})).json().response.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const other = await beginSignIn(test, ana);
    expect(refusalOf(await verify(other, 'recoveryCode', recoveryCodes?.[0]))).toEqual(refused('codeInvalid'));
    expect((await verify(other, 'recoveryCode', renewed[0])).statusCode).toBe(200);
  });

  it('let the mailbox count as second factor where the account had none when it was recovered by mail', async () => {
    const { db } = test.database;
    await db
      .updateTable('accounts')
      .set({ recovered_by_email: true })
      .where('account_id', '=', ana.accountId)
      .execute();
    const { factorId } = (await start('email')).json().response;
    await confirm(factorId, await newestCode(test, ana.profile.email ?? ''));
    expect((await waysOf(await beginSignIn(test, ana))).map(({ kind }) => kind)).toContain('email');
  });

  it('are unknown to other accounts', async () => {
    const { factorId } = await addPhone();
    const eve = await createTestAccount(test, { profile: { username: `eve-${accounts}` } });
    const hers = await createBrowser(test.app);
    await signIn(hers, eve);
    expect(refusalOf(await hers.post(removeFactor.path, { factorId }))).toEqual(refused('unknownFactor'));
    expect(refusalOf(await hers.post(confirmFactor.path, { factorId, code: '123456' }))).toEqual(
      refused('unknownFactor'),
    );
    expect(refusalOf(await hers.post(sendTwoStepCode.path, { factorId }))).toEqual(refused('signInExpired'));
    expect((await twoStep()).factors).toHaveLength(1);
  });
});
