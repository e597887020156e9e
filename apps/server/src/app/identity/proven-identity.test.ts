import { postUserLoginCredential, ticketUpdatePassword } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import type { ScriptedIdentities } from '../../enrolment/testing/scripted-identities.ts';
import {
  acceptTerms,
  atMethod,
  credentials,
  importTestPatients,
  newBrowser,
  standing,
} from '../../enrolment/testing/sign-up.ts';
import { ines } from '../../enrolment/testing/verification.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Identity } from '../../ports/identity-providers.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { type IdentityTest, locationOf, openIdentityTest, outcomeAt, ticketOf } from './testing/identity-test.ts';

/** Issue 15, point 3: "a fifth way to show who one is … and for recovery". */
describe.each(callEngines)('an identity on %s', (engine) => {
  let opened: IdentityTest;
  let test: TestApp;
  let identities: ScriptedIdentities;
  beforeAll(async () => {
    opened = await openIdentityTest(engine);
    ({ test, identities } = opened);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    identities.fails = null;
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
    let sotos = 0;
    const proven = { subject: 'clara', firstName: 'Clara', lastName: 'Soto', birthDate: '1990-09-12', zip: '94063' };

    it('as a fifth way: the record is matched as for the others, and level, provider and time stand with the account', async () => {
      await importTestPatients(test, [
        { id: 'soto', mrn: 'AB-7001', first: 'Clara', last: 'Soto', zip: '94063', more: { birthDate: '1990-09-12' } },
      ]);
      const browser = await atMethod(test, clara);
      identities.tell(proven);
      expect(await opened.comeBack(browser, 'signUp')).toBe('/signup-user-credentials');
      expect(await standing(browser)).toMatchObject({ step: 'credentials', identityProvider: 'harbor' });
      await browser.post(postUserLoginCredential.path, { ...credentials(), signsInByIdentity: true });
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
      expect(await opened.audited('identityAccepted')).toContainEqual({ identityProvider: 'harbor', level: 'IAL2' });
      // From then on it signs them in, as they have said, and their trail says so.
      expect(await opened.comeBack(await newBrowser(test), 'signIn')).toContain('outcome=known');
      expect(await opened.audited('identityLinked')).toContainEqual({ identityProvider: 'harbor' });
    });

    it('and signs nobody in who has not said so: joined by the person, never silently (decision 205)', async () => {
      await importTestPatients(test, [
        { id: 'vidal', mrn: 'AB-7002', first: 'Clara', last: 'Vidal', zip: '94063', more: { birthDate: '1990-09-12' } },
      ]);
      const linked = (await opened.audited('identityLinked')).length;
      const browser = await atMethod(test, { ...clara, lastName: 'Vidal' });
      identities.tell({ ...proven, subject: 'vidal', lastName: 'Vidal' });
      await opened.comeBack(browser, 'signUp');
      await browser.post(postUserLoginCredential.path, {
        ...credentials(),
        userId: 'c.vidal',
        userIdVerification: 'c.vidal',
      });
      expect((await acceptTerms(browser)).statusCode).toBe(200);
      expect(await opened.comeBack(await newBrowser(test), 'signIn')).toBe(outcomeAt('notLinked', 'signIn'));
      expect(await opened.audited('identityLinked')).toHaveLength(linked);
      // Who was proven still gets back in by it.
      expect(await opened.comeBack(await newBrowser(test), 'recovery')).toMatch(/^\/reset-password#ticket=/);
    });

    // Decision 263: papers, a photo and a call take longer than a sign-up lives by itself.
    it('also where that takes an hour and a half: the sign-up waits as long as the way back is open', async () => {
      const browser = await atMethod(test, { ...clara, lastName: 'Patient' });
      identities.tell({ ...proven, subject: 'patient', lastName: 'Patient' });
      const back = await opened.sent(browser, 'signUp');
      test.clock.advance(90 * 60);
      expect(locationOf(await browser.get(back))).toBe('/signup-user-credentials');
      expect(await standing(browser)).toMatchObject({ step: 'credentials' });
    });

    it('and a way back that is over or was taken before leads back to the sign-up, while there is one', async () => {
      const browser = await atMethod(test, { ...clara, lastName: 'Back' });
      identities.fails = 'cancelled';
      const back = await opened.sent(browser, 'signUp');
      expect(locationOf(await browser.get(back))).toBe(outcomeAt('cancelled', 'signUp'));
      expect(locationOf(await browser.get(back))).toBe(outcomeAt('expired', 'signUp'));
      test.clock.advance(limits.identityRequest.window + 1);
      expect(locationOf(await browser.get(back))).toBe('/identity-return/outcome=expired&provider=harbor');
    });

    it.each<[string, Partial<Identity>]>([
      ['was not proven so far', { level: null }],
      ['is somebody else', { firstName: 'Carla' }],
      ['was born on another day', { birthDate: '1990-12-09' }],
      ['lives elsewhere than the record says', { zip: '10001' }],
      ['says no birth date', { birthDate: '' }],
      ['says nothing but a name and a birth date', { zip: '' }],
    ])('and not where it %s: all refusals read alike, and nothing is lost', async (_what, other) => {
      sotos += 1;
      const lastName = `Soto${'abcdefghijklmnopqrstuvwxyz'.charAt(sotos % 26)}x`;
      const browser = await atMethod(test, { ...clara, lastName });
      identities.tell({ ...proven, lastName, ...other });
      expect(await opened.comeBack(browser, 'signUp')).toBe(outcomeAt('refused', 'signUp'));
      expect(await standing(browser)).toMatchObject({ step: 'method', cc: 2, ch: 2 });
      expect((await opened.audited('identityRefused')).at(-1)).toEqual({
        identityProvider: 'harbor',
        purpose: 'signUp',
        reason: 'person',
      });
    });

    it.each(['cancelled', 'unavailable', 'refused'] as const)('and costs nothing where it is %s', async (fails) => {
      const browser = await atMethod(test, { ...clara, lastName: 'Ortega' });
      const back = await opened.sent(browser, 'signUp');
      identities.fails = fails;
      expect(locationOf(await browser.get(back))).toBe(outcomeAt(fails, 'signUp'));
      identities.fails = null;
      identities.tell({ ...proven, lastName: 'Ortega' });
      expect(await opened.comeBack(browser, 'signUp')).toBe('/signup-user-credentials');
    });

    it('five times a day for one person, and then reads as refused', async () => {
      const person = { ...clara, lastName: 'Prieto' };
      const browser = await atMethod(test, person);
      identities.tell({ ...proven, lastName: 'Prieto', level: null });
      for (let tries = 0; tries < limits.identityChecks.number; tries += 1) await opened.comeBack(browser, 'signUp');
      identities.tell({ ...proven, lastName: 'Prieto' });
      expect(await opened.comeBack(browser, 'signUp')).toBe(outcomeAt('refused', 'signUp'));
    });

    it('where a sign-up waits for it alone', async () => {
      identities.tell(proven);
      expect(await opened.comeBack(await newBrowser(test), 'signUp')).toBe(outcomeAt('expired', 'signUp'));
    });
  });

  describe('gets one back in', () => {
    const choose = (browser: TestBrowser, ticket: string) =>
      browser.post(ticketUpdatePassword.path, { ticket, password: 'marsh heron 9' });

    it('to the account that it is linked to, by a ticket for a new password', async () => {
      const { account } = await opened.linked();
      identities.tell({ ...account.identity, level: null });
      const browser = await newBrowser(test);
      const location = await opened.comeBack(browser, 'recovery');
      expect(location).toMatch(/^\/reset-password#ticket=/);
      expect((await choose(browser, ticketOf(location))).statusCode).toBe(200);
      expect((await opened.audited('passwordReset')).at(-1)).toEqual({ by: 'identity' });
    });

    it('to the account of a proven person who has linked nothing, and not where the proof is too low', async () => {
      const { identity } = await opened.newAccount();
      identities.tell({ ...identity, level: null });
      expect(await opened.comeBack(await newBrowser(test), 'recovery')).toBe(outcomeAt('refused', 'recovery'));
      identities.tell({ ...identity, level: 'IAL2' });
      expect(await opened.comeBack(await newBrowser(test), 'recovery')).toMatch(/^\/reset-password#ticket=/);
    });

    it.each(['suspended', 'mustReset'] as const)('never while the account is %s', async (status) => {
      const { account } = await opened.linked();
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, status));
      expect(await opened.comeBack(await newBrowser(test), 'recovery')).toBe(outcomeAt('refused', 'recovery'));
    });

    it('never another browser', async () => {
      const { identity } = await opened.newAccount();
      identities.tell({ ...identity, level: 'IAL2' });
      const ticket = ticketOf(await opened.comeBack(await newBrowser(test), 'recovery'));
      expect((await choose(await newBrowser(test), ticket)).json().meta).toMatchObject({ errorCode: 1003 });
    });
  });

  it('leaves nothing of a person, a code or a state in the log', () => {
    const log = opened.lines.join('\n');
    expect(opened.lines.length).toBeGreaterThan(0);
    expect(log).toContain('/SignInWith/:provider');
    for (const secret of ['Soto', '1990-09-12', 'code=', 'state=', 'subject1']) expect(log).not.toContain(secret);
  });
});
