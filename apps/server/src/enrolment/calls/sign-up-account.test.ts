import { cancelSignup, postSignupTerms, postUserLoginCredential, verifyCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  acceptTerms,
  atMethod,
  atTerms,
  begin,
  credentials,
  importTestPatients,
  newBrowser,
  nothingBegun,
  putAt,
  standing,
  verified,
} from '../testing/sign-up.ts';

describe.each(callEngines)('the account of a sign-up on %s (spec §4, §5, §8)', (engine) => {
  let test: TestApp;
  let isRegistryDown = false;
  const askRegistry = async <Answer>(ask: (registry: PatientsPort) => Promise<Answer>): Promise<Answer> => {
    if (isRegistryDown) throw new PatientsUnreachable('timeout', 'of a test');
    return ask(patientsOfRegistry(test.database.db, test.settings.keys));
  };
  const patients: PatientsPort = {
    findByMedicalRecordNumber: (number) => askRegistry((registry) => registry.findByMedicalRecordNumber(number)),
    findByPerson: (person) => askRegistry((registry) => registry.findByPerson(person)),
    candidatesOf: (person) => askRegistry((registry) => registry.candidatesOf(person)),
    coverageOf: (patient) => askRegistry((registry) => registry.coverageOf(patient)),
  };
  beforeAll(async () => {
    const settings = { callsPerMinute: 1_000_000 };
    test = await buildTestApp(engine, { settings, enrolment: { patients } });
  });
  afterAll(() => test.close());

  const accountOf = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));

  describe('step 4', () => {
    it.each([
      [{ userIdVerification: 'another' }, ['userIdVerification']],
      [{ passwordVerification: 'another1' }, ['passwordVerification']],
      [{ securityAnswer: ' ' }, ['securityAnswer']],
      [{ securityQuestion: 'no-such-question' }, ['securityQuestion']],
      [{ userId: '', userIdVerification: '' }, ['userId', 'userIdVerification']],
    ])('names what is wrong with %j (spec §5)', async (wrong, fields) => {
      const browser = await verified(test);
      const reply = await browser.post(postUserLoginCredential.path, { ...credentials(), ...wrong });
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(fields);
    });

    it.each([
      ['short1', ['length', 'common']],
      ['Tanaka-1990', ['personal', 'common']],
      ['passw0rd', ['common']],
      ['Alder-Bay-2026', ['hospital', 'year']],
    ])('refuses the password %s (spec §5)', async (password, passwordFaults) => {
      const browser = await verified(test);
      const chosen = credentials({ password, passwordVerification: password });
      const reply = await browser.post(postUserLoginCredential.path, chosen);
      expect(refusalOf(reply)).toEqual(refused('passwordRefused'));
      expect(reply.json().response).toEqual({ passwordFaults });
      expect(await standing(browser)).toMatchObject({ step: 'credentials', username: null });
    });

    it('tells 1008 for a security answer that others would guess, in words of the visitor’s language', async () => {
      const browser = await verified(test);
      const chosen = credentials({ securityAnswer: 'aaaa' });
      const reply = await browser.post(postUserLoginCredential.path, chosen, { 'accept-language': 'es' });
      expect(refusalOf(reply)).toEqual(refused('securityAnswerRefused'));
      expect(reply.json().response.message).toMatch(/respuesta/i);
    });

    it('tells 1001 while the registry does not answer, and ties the account to its patient once it does', async () => {
      await importTestPatients(test, [{ mrn: 'AB-7010', first: 'Oda', last: 'Later', zip: '94107' }]);
      const oda = { firstName: 'Oda', lastName: 'Later', dateOfBirth: '2/29/1984', stanfordPatient: true };
      isRegistryDown = true;
      const browser = await verified(test, oda);
      // The person can continue by another method: only the phone cannot be offered.
      expect(await standing(browser)).toMatchObject({ phoneLastFour: null });
      const chosen = credentials();
      const down = await browser.post(postUserLoginCredential.path, chosen);
      expect(refusalOf(down)).toEqual(refused('accountNotCreated'));
      isRegistryDown = false;
      expect((await browser.post(postUserLoginCredential.path, chosen)).statusCode).toBe(200);
      await acceptTerms(browser);
      expect((await accountOf(chosen.userId))?.patient_id).toMatch(/^[\da-f-]{36}$/);
    });

    it.each([
      ['of somebody else', acceptTerms],
      ['that waits for its terms', async () => {}],
    ])('tells 1010 for a username %s, however it is written', async (_, finish) => {
      const first = await atTerms(test);
      await finish(first.browser);
      const browser = await verified(test);
      const taken = credentials({ userId: ` ${first.userId.toUpperCase()}` });
      expect(refusalOf(await browser.post(postUserLoginCredential.path, taken))).toEqual(refused('usernameTaken'));
      expect(await standing(browser)).toMatchObject({ step: 'credentials', username: null });
      expect((await browser.post(postUserLoginCredential.path, credentials())).statusCode).toBe(200);
    });

    it('tells 1004 for a patient who has an account, and creates nothing', async () => {
      await importTestPatients(test, [{ mrn: 'AB-7004', first: 'Ida', last: 'Linked', zip: '94107' }]);
      const ida = { firstName: 'Ida', lastName: 'Linked', dateOfBirth: '2/29/1984', stanfordPatient: true };
      await atTerms(test, ida);
      const browser = await verified(test, { ...ida, medicalRecordNumber: 'AB7004' });
      const chosen = credentials();
      expect(refusalOf(await browser.post(postUserLoginCredential.path, chosen))).toEqual(refused('patientHasAccount'));
      expect(await standing(browser)).toMatchObject({ step: 'credentials', username: null });
      // The username is still free.
      const other = await verified(test);
      expect((await other.post(postUserLoginCredential.path, chosen)).statusCode).toBe(200);
    });

    it('writes both into the audit trail, without the name', async () => {
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select('details')
        .where('event', '=', 'accountRefused')
        .execute();
      const reasons = entries.map(({ details }) => details['reason']);
      expect(new Set(reasons)).toEqual(new Set(['usernameTaken', 'patientHasAccount']));
      expect(JSON.stringify(entries)).not.toContain('newcomer');
    });
  });

  describe('step 5', () => {
    it('must be accepted', async () => {
      const { browser } = await atTerms(test);
      const reply = await browser.post(postSignupTerms.path, { accepted: false });
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(['accepted']);
      expect(await standing(browser)).toMatchObject({ step: 'terms' });
    });

    it('is what opens the account: before it nobody can sign in, or be found by name', async () => {
      const { browser, userId, password } = await atTerms(test, { lastName: 'Waiting', email: 'waiting@example.org' });
      const stranger = await newBrowser(test);
      expect(refusalOf(await signIn(stranger, { username: userId, password }))).toEqual(refused('invalidLogin'));
      const found = await stranger.post(verifyCredential.path, {
        firstName: 'Mei',
        lastName: 'Waiting',
        dateOfBirth: '1990/03/09',
        zip: '94107',
      });
      expect(JSON.stringify(found.json())).not.toMatch(/[-"]0123"/);
      await acceptTerms(browser);
      expect((await signIn(stranger, { username: userId, password })).statusCode).toBe(200);
    });
  });

  describe('cancel, at any step (spec §4: "reset on cancel")', () => {
    it.each([
      { step: 'method' },
      { step: 'card', method: 'creditCard', cc: 1 },
      { step: 'failed', method: 'creditCard', cc: 0, ch: 0 },
      { step: 'postal', method: 'questionBased' },
      { step: 'letterSent', method: 'questionBased' },
      { step: 'credentials', method: 'phone', verifiedBy: 'phone' },
    ] as const)('from %j', async (state) => {
      const browser = await atMethod(test);
      await putAt(test, browser, state);
      expect((await browser.post(cancelSignup.path, {})).json().response).toEqual(nothingBegun);
      expect(await standing(browser)).toEqual(nothingBegun);
      expect((await begin(browser)).statusCode).toBe(200);
    });

    it('removes the account that waits for its terms: the name and the patient are free again', async () => {
      await importTestPatients(test, [{ mrn: 'AB-7009', first: 'Uma', last: 'Undone', zip: '94107' }]);
      const uma = { firstName: 'Uma', lastName: 'Undone', dateOfBirth: '2/29/1984', stanfordPatient: true };
      const { browser, userId } = await atTerms(test, uma);
      await browser.post(cancelSignup.path, {});
      expect(refusalOf(await acceptTerms(browser))).toEqual(refused('outOfTurn'));
      const again = await verified(test, uma);
      const reply = await again.post(postUserLoginCredential.path, credentials({ userId }));
      expect(reply.json().response).toMatchObject({ step: 'terms', username: userId });
    });

    it('leaves a finished account alone', async () => {
      const { browser, userId } = await atTerms(test);
      await acceptTerms(browser);
      await browser.post(cancelSignup.path, {});
      expect(await standing(browser)).toEqual(nothingBegun);
      expect(await accountOf(userId)).toBeDefined();
    });

    it('does nothing where nothing was begun', async () => {
      const browser = await newBrowser(test);
      expect((await browser.post(cancelSignup.path, {})).json().response).toEqual(nothingBegun);
    });
  });
});
