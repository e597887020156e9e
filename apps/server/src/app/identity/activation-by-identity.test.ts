import { getAccountSecurity, getActivation } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../accounts/testing/account.ts';
import type { ScriptedIdentities } from '../../enrolment/testing/scripted-identities.ts';
import {
  acceptTerms,
  choose,
  issue,
  lookUp,
  newBrowser,
  newPatient,
  password,
  statusIn,
} from '../../enrolment/testing/activation.ts';
import { importTestPatients } from '../../enrolment/testing/sign-up.ts';
import { refusalOf } from '../../estimates/testing/guest.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Identity } from '../../ports/identity-providers.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type IdentityTest, openIdentityTest, outcomeAt } from './testing/identity-test.ts';

/** Issue 15, point 3: whoever an identity provider has proven activates their account, with a code or without. */
describe.each(callEngines)('activation by an identity on %s', (engine) => {
  let opened: IdentityTest;
  let test: TestApp;
  let identities: ScriptedIdentities;
  beforeAll(async () => {
    opened = await openIdentityTest(engine);
    ({ test, identities } = opened);
    await importTestPatients(
      test,
      ['Amaro', 'Bravo', 'Campos', 'Duarte', 'Egea'].map((last, at) => ({
        id: `p${at}`,
        mrn: `AB-71${at}0`,
        first: 'Noemí',
        last,
        zip: '94063',
        more: { birthDate: `1990-09-1${at}` },
      })),
    );
  });
  afterAll(() => test.close());
  beforeEach(() => {
    identities.fails = null;
  });

  const personAt = (last: string, at: number): Partial<Identity> => ({
    subject: `noemi-${last}`,
    firstName: 'Noemí',
    lastName: last,
    birthDate: `1990-09-1${at}`,
    zip: '94063',
  });
  const comeBack = async (person: Partial<Identity>) => {
    identities.tell(person);
    const browser = await newBrowser(test);
    return { browser, location: await opened.comeBack(browser, 'activation') };
  };

  it('leads without a code to an account that opens the record, says how it was proven, and is signed in to by it', async () => {
    const { browser, location } = await comeBack(personAt('Amaro', 0));
    expect(location).toBe('/user-login-credentials');
    expect(statusIn(await browser.get(getActivation.path))).toMatchObject({
      step: 'credentials',
      partner: null,
      identityProvider: 'harbor',
    });
    expect(statusIn(await choose(browser, 'noemi.amaro', { signsInByIdentity: true }))).toMatchObject({
      step: 'terms',
    });
    expect(statusIn(await acceptTerms(browser, 'noemi.amaro'))).toMatchObject({ step: 'done' });
    const signedIn = await newBrowser(test);
    expect((await signIn(signedIn, { username: 'noemi.amaro', password })).statusCode).toBe(200);
    expect((await signedIn.get(getAccountSecurity.path)).json().response).toMatchObject({
      shownBy: { method: 'identityProvider', identityProvider: 'Harbor ID', level: 'IAL2' },
      identities: [{ provider: 'harbor' }],
      sessions: [{ identityProvider: null, secondStep: null, current: true }],
    });
    expect(await opened.comeBack(await newBrowser(test), 'signIn')).toContain('outcome=known');
    expect(await opened.audited('activationBegun')).toContainEqual({ channel: 'identity' });
    // The record has its account: whoever is proven to be its patient is told so.
    expect((await comeBack(personAt('Amaro', 0))).location).toBe(outcomeAt('hasAccount', 'activation'));
  });

  it('ends the codes that the hospital has sent the patient', async () => {
    const patientId = patientIdOf(test.settings.keys, 'AB-7110');
    const issuedTo = newPatient({ number: 'AB-7110', birthDate: '1990-09-11' });
    const code = await issue(test, { patientId, issuedTo });
    const { browser } = await comeBack(personAt('Bravo', 1));
    expect(statusIn(await choose(browser, 'noemi.bravo'))).toMatchObject({ step: 'terms' });
    expect((await lookUp(await newBrowser(test), code)).statusCode).not.toBe(200);
    // Who has not said that the other account signs them in is not signed in by it (decision 205).
    expect(statusIn(await acceptTerms(browser, 'noemi.bravo'))).toMatchObject({ step: 'done' });
    expect(await opened.comeBack(await newBrowser(test), 'signIn')).toBe(outcomeAt('notLinked', 'signIn'));
  });

  it.each<[string, Partial<Identity>]>([
    ['was not proven far enough', { level: null }],
    ['has another birth date', { birthDate: '1990-09-21' }],
    ['has another first name', { firstName: 'Marcos' }],
    ['lives elsewhere, and nothing else agrees', { zip: '10001' }],
    ['is nobody’s patient', { firstName: 'Iria', lastName: 'Nadal', birthDate: '1971-01-02' }],
    ['tells no birth date', { birthDate: '' }],
  ])('is refused to whom it tells of, alike, who %s', async (_, changes) => {
    const { browser, location } = await comeBack({ ...personAt('Campos', 2), ...changes });
    expect(location).toBe(outcomeAt('refused', 'activation'));
    expect(statusIn(await browser.get(getActivation.path))).toMatchObject({ step: 'lookup' });
  });

  it('is tried five times a day for one person, and then reads as refused', async () => {
    const tries = limits.identityChecks.number;
    for (let at = 0; at < tries; at += 1) {
      expect((await comeBack(personAt('Duarte', 3))).location).toBe('/user-login-credentials');
    }
    expect((await comeBack(personAt('Duarte', 3))).location).toBe(outcomeAt('refused', 'activation'));
  });

  it('makes one account of two browsers that are at it at once', async () => {
    const one = await comeBack(personAt('Egea', 4));
    const other = await comeBack(personAt('Egea', 4));
    expect(statusIn(await choose(one.browser, 'noemi.egea'))).toMatchObject({ step: 'terms' });
    expect(refusalOf(await choose(other.browser, 'noemi.egea.2'))).toMatchObject({ errorCode: 1004 });
  });

  it('leaves nothing of a person or a code in the log', () => {
    expect(opened.lines.join('\n')).not.toMatch(/Noem|Amaro|1990-09|noemi/);
  });
});
