import {
  addPasskey,
  challengeTwoStepPasskey,
  confirmPassword,
  getAccountSecurity,
  MAX_FACTORS,
  startFactor,
  startPasskey,
  verifyTwoStepPasskey,
} from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../queries/accounts.ts';
import { insertFactor } from '../queries/second-factors.ts';
import { callEngines } from '../../testing/databases.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { sealFactor } from '../two-step/factor-secret.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { beginSignIn, isSignedIn, verify, waysOf } from '../testing/two-step.ts';

const site = { origin: 'http://localhost:3000', rpId: 'localhost' };

describe.each(callEngines)(
  'passkeys as a second factor on %s (facts: the lock holds on the passkey path)',
  (engine) => {
    let test: TestApp;
    let ana: TestAccount;
    let owner: TestBrowser;
    let passkey: SoftwareAuthenticator;
    let accounts = 0;
    beforeAll(async () => {
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    });
    afterAll(() => test.close());
    beforeEach(async () => {
      accounts += 1;
      ana = await createTestAccount(test, { profile: { username: `ana-${accounts}` } });
      owner = await createBrowser(test.app);
      await signIn(owner, ana);
      passkey = softwareAuthenticator(site);
      await add(owner, passkey);
    });

    const optionsOf = async (browser: TestBrowser) => (await browser.post(startPasskey.path, {})).json().response;
    const add = async (browser: TestBrowser, key: SoftwareAuthenticator, label = 'My phone') =>
      browser.post(addPasskey.path, { credential: key.create(await optionsOf(browser)), label });
    const challengeFor = async (browser: TestBrowser): Promise<{ challenge: string }> =>
      (await browser.post(challengeTwoStepPasskey.path, {})).json().response;
    const show = (browser: TestBrowser, credential: object): Promise<LightMyRequestResponse> =>
      browser.post(verifyTwoStepPasskey.path, { credential });

    it('are made within ten minutes of being asked for', async () => {
      const options = await optionsOf(owner);
      test.clock.advance(300);
      await owner.post(confirmPassword.path, { password: ana.password });
      test.clock.advance(301);
      const credential = softwareAuthenticator(site).create(options);
      const late = await owner.post(addPasskey.path, { credential, label: 'Tablet' });
      expect(refusalOf(late)).toEqual(refused('passkeyRefused'));
    });

    it('are ten at most, other second factors included', async () => {
      const begun = await optionsOf(owner);
      const row = { account_id: ana.accountId, kind: 'sms', added_at: test.clock.now() } as const;
      for (let count = 1; count < MAX_FACTORS; count += 1) {
        const named = { ...row, factor_id: randomUUID() };
        const sealed = sealFactor(test.settings.keys, named, { kind: 'sms', phone: `+1650555010${count}` });
        const factor = { ...named, sealed, confirmed_at: test.clock.now() };
        await test.database.db.transaction().execute((trx) => insertFactor(trx, factor));
      }
      const tooMany = refused('tooManyFactors');
      expect(refusalOf(await owner.post(startPasskey.path, {}))).toEqual(tooMany);
      expect(refusalOf(await owner.post(startFactor.path, { kind: 'authenticator' }))).toEqual(tooMany);
      const credential = softwareAuthenticator(site).create(begun);
      expect(refusalOf(await owner.post(addPasskey.path, { credential, label: 'Tablet' }))).toEqual(tooMany);
      const again = await owner.post(addPasskey.path, { credential, label: 'Tablet' });
      expect(refusalOf(again)).toEqual(refused('passkeyRefused'));
    });

    it('are asked for by the portal’s own name, and never made twice', async () => {
      const options = await optionsOf(owner);
      expect(options).toMatchObject({
        rp: { id: 'localhost', name: 'Alder Bay Health' },
        user: { name: ana.username, displayName: 'Ana Rivera' },
        attestation: 'none',
        excludeCredentials: [{ id: passkey.credentialId, type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { userVerification: 'preferred' },
      });
      const copy = softwareAuthenticator(site);
      expect(
        refusalOf(await owner.post(addPasskey.path, { credential: passkey.create(options), label: 'Twice' })),
      ).toEqual(refused('passkeyRefused'));
      expect(refusalOf(await owner.post(addPasskey.path, { credential: copy.create(options), label: 'Late' }))).toEqual(
        refused('passkeyRefused'),
      );
    });

    it('bring recovery codes with the first, and none with the second', async () => {
      const fresh = await createTestAccount(test, { profile: { username: `eve-${accounts}` } });
      const browser = await createBrowser(test.app);
      await signIn(browser, fresh);
      const first = await add(browser, softwareAuthenticator(site));
      expect(first.json().response.recoveryCodes).toHaveLength(10);
      expect((await add(browser, softwareAuthenticator(site))).json().response).toEqual({ recoveryCodes: null });
      expect((await browser.get(getAccountSecurity.path)).json().response.twoStep).toMatchObject({
        on: true,
        factors: [{ kind: 'passkey', label: 'My phone' }, { kind: 'passkey' }],
        recoveryCodesLeft: 10,
      });
    });

    it('need a name, and a password entered not long ago', async () => {
      const credential = softwareAuthenticator(site).create(await optionsOf(owner));
      const nameless = await owner.post(addPasskey.path, { credential, label: ' ' });
      expect(nameless.json().meta).toMatchObject({ code: 400, fields: ['label'] });
      test.clock.advance(601);
      expect(refusalOf(await owner.post(startPasskey.path, {}))).toEqual(refused('passwordNeeded'));
      await owner.post(confirmPassword.path, { password: ana.password });
      expect((await add(owner, softwareAuthenticator(site), 'Tablet')).statusCode).toBe(200);
    });

    it('complete a sign-in by a signature over a challenge, which is good once', async () => {
      const browser = await beginSignIn(test, ana);
      expect((await waysOf(browser))[0]).toMatchObject({ kind: 'passkey', label: 'My phone' });
      const options = await challengeFor(browser);
      expect(options).toMatchObject({
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [{ id: passkey.credentialId, type: 'public-key', transports: ['internal'] }],
      });
      const credential = passkey.get(options);
      expect((await show(browser, credential)).json().response.action).toBe('private');
      expect(await isSignedIn(browser)).toBe(true);
      expect(refusalOf(await show(await beginSignIn(test, ana), credential))).toEqual(refused('passkeyRefused'));
    });

    it('refuse another site, another key, a challenge of before, a copy that is behind, and nonsense alike', async () => {
      const browser = await beginSignIn(test, ana);
      const phishing = softwareAuthenticator({ origin: 'https://evil.example', rpId: 'localhost' });
      expect(refusalOf(await show(browser, phishing.get(await challengeFor(browser))))).toEqual(
        refused('passkeyRefused'),
      );
      const before = await challengeFor(browser);
      await challengeFor(browser);
      expect(refusalOf(await show(browser, passkey.get(before)))).toEqual(refused('passkeyRefused'));
      const copy = passkey.copy();
      expect((await show(browser, passkey.get(await challengeFor(browser)))).statusCode).toBe(200);
      const again = await beginSignIn(test, ana);
      expect(refusalOf(await show(again, copy.get(await challengeFor(again))))).toEqual(refused('passkeyRefused'));
      await challengeFor(again);
      expect(refusalOf(await show(again, { id: passkey.credentialId, response: 'none' }))).toEqual(
        refused('passkeyRefused'),
      );
    });

    it('take no code, and no key of another account', async () => {
      const browser = await beginSignIn(test, ana);
      const [way] = await waysOf(browser);
      expect(refusalOf(await verify(browser, way?.id, '123456'))).toEqual(refused('unknownFactor'));
      const eve = await createTestAccount(test, { profile: { username: `eve-${accounts}` } });
      const other = await createBrowser(test.app);
      await signIn(other, eve);
      await add(other, softwareAuthenticator(site));
      const thief = await beginSignIn(test, eve);
      expect(refusalOf(await show(thief, passkey.get(await challengeFor(thief))))).toEqual(refused('passkeyRefused'));
    });

    it('always work for their owner, whatever a stranger has locked, but not around a suspension (issue 12, point 7)', async () => {
      const browser = await beginSignIn(test, ana);
      const ready = await beginSignIn(test, ana);
      const options = await challengeFor(ready);
      const waiting = await beginSignIn(test, ana);
      for (let count = 0; count < 5; count += 1) await verify(browser, 'recoveryCode', 'AAAAA-AAAAA');
      expect(refusalOf(await verify(browser, 'recoveryCode', 'AAAAA-AAAAA'))).toEqual(refused('loginLockout'));
      // A refused passkey is no try, and tells of none.
      const refusedKey = await show(waiting, { id: passkey.credentialId, response: 'none' });
      expect(refusalOf(refusedKey)).toEqual(refused('passkeyRefused'));
      expect(refusedKey.json().response).toBeUndefined();
      expect((await waysOf(ready)).map(({ kind }) => kind)).toEqual(['passkey']);
      expect((await show(ready, passkey.get(options))).statusCode).toBe(200);
      const later = await beginSignIn(test, ana);
      const next = await challengeFor(later);
      const stranger = await beginSignIn(test, ana);
      for (let count = 0; count < 5; count += 1) await signIn(stranger, { ...ana, password: `wrong ${count}` });
      expect((await show(later, passkey.get(next))).statusCode).toBe(200);
      test.clock.advance(86_400);
      const last = await beginSignIn(test, ana);
      const final = await challengeFor(last);
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, ana.accountId, 'suspended'));
      expect(refusalOf(await show(last, passkey.get(final)))).toEqual(refused('loginSuspended'));
      expect(await isSignedIn(last)).toBe(false);
    });
  },
);
