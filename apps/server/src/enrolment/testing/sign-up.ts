import {
  beginSignup,
  type CaptchaForm,
  getCaptcha,
  getSignup,
  postDemographics,
  postSignupTerms,
  postUserLoginCredential,
  type WireReply,
} from '@portico/contract';
import { type signUpFlow } from '@portico/rules';
import type { LightMyRequestResponse } from 'fastify';
import { hashOf } from '../../platform/crypto/token.ts';
import { importPatients } from '../../patients/import/import-patients.ts';
import { asNdjson, fhirPatient, type PatientGiven } from '../../patients/testing/fhir.ts';
import { makeTestFolder } from '../../testing/price-files.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { openBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { urlOf } from '../../estimates/testing/guest.ts';

/** What the form of step 2 sends, rightly filled in. */
export const mei = {
  firstName: 'Mei',
  middleName: '',
  lastName: 'Tanaka',
  address: '4 Wharf Street',
  address2: 'Unit 12',
  zip: '94107',
  city: 'San Francisco',
  state: 'CA',
  country: 'United States',
  homePhone: '',
  mobilePhone: '(415) 555-0123',
  workPhone: '415.555.0188 x42',
  email: 'mei.tanaka@example.org',
  gender: 'F',
  dateOfBirth: '3/9/1990',
  stanfordPatient: false,
  medicalRecordNumber: '',
  nationalId: '',
  race: '2028-9',
  language: 'ja',
};

/** Where a browser stands that has begun nothing, or has given up. */
export const nothingBegun: WireReply<typeof getSignup> = {
  step: 'start',
  cc: 2,
  ch: 2,
  stanfordPatient: false,
  verificationMethods: [],
  verificationMethod: null,
  ways: [],
  phoneLastFour: null,
  demographics: null,
  username: null,
  partner: null,
};

/** What the form of step 4 sends, rightly filled in; with another username each time. */
export function credentials(more: Partial<Record<string, string>> = {}) {
  people += 1;
  const userId = more['userId'] ?? `newcomer${people}`;
  return {
    userId,
    userIdVerification: userId,
    password: 'kelp7 harbor',
    passwordVerification: 'kelp7 harbor',
    securityQuestion: 'first-pet',
    securityAnswer: 'A cat named Otter',
    ...more,
  };
}

let people = 0;

/** A browser at an address of its own. */
export function newBrowser({ app }: TestApp): Promise<TestBrowser> {
  people += 1;
  return openBrowser(app, { address: `10.5.${people >> 8}.${people & 255}` });
}

/** Asks for a challenge of a form and does the browser's work for it. */
export async function solveForm(browser: TestBrowser, form: CaptchaForm): Promise<string> {
  const reply = await browser.get(urlOf(getCaptcha, { form }));
  return solveCaptcha(reply.json().response.challenge);
}

/** Where the server says that a browser stands. */
export async function standing(browser: TestBrowser): Promise<WireReply<typeof getSignup>> {
  return (await browser.get(getSignup.path)).json().response;
}

export async function begin(browser: TestBrowser, more: object = {}): Promise<LightMyRequestResponse> {
  return browser.post(beginSignup.path, { captchaResponse: await solveForm(browser, 'signUp'), ...more });
}

/** A browser at the step `method`, whose person said who they are. */
export async function atMethod(test: TestApp, more: Partial<typeof mei> = {}): Promise<TestBrowser> {
  const browser = await newBrowser(test);
  const person = { ...mei, ...more };
  await begin(browser, { stanfordPatient: person.stanfordPatient });
  await browser.post(postDemographics.path, person);
  return browser;
}

/** Puts a browser where a flow may have led it, past the verifications, which have tests of their own. */
export async function putAt(
  { database }: Pick<TestApp, 'database'>,
  browser: TestBrowser,
  change: Partial<signUpFlow.State>,
): Promise<void> {
  const key = hashOf(browser.cookies['portico-browser'] ?? '');
  const found = () => database.db.selectFrom('enrolments').selectAll().where('browser_hash', '=', key);
  const { state, version } = await found().executeTakeFirstOrThrow();
  await database.db
    .updateTable('enrolments')
    .set({ state: JSON.stringify({ ...(state as signUpFlow.State), ...change }), version: version + 1 })
    .where('browser_hash', '=', key)
    .execute();
}

/** A browser at the step `credentials`, as after a card that was accepted. */
export async function verified(test: TestApp, more: Partial<typeof mei> = {}): Promise<TestBrowser> {
  const browser = await atMethod(test, more);
  await putAt(test, browser, { step: 'credentials', method: 'creditCard', verifiedBy: 'creditCard' });
  return browser;
}

/** A browser at the step `terms`, with the username of its account. */
export async function atTerms(
  test: TestApp,
  more: Partial<typeof mei> = {},
): Promise<{ browser: TestBrowser; userId: string; password: string }> {
  const browser = await verified(test, more);
  const { userId, password, ...others } = credentials();
  await browser.post(postUserLoginCredential.path, { userId, password, ...others });
  return { browser, userId, password };
}

export function acceptTerms(browser: TestBrowser): Promise<LightMyRequestResponse> {
  return browser.post(postSignupTerms.path, { accepted: true });
}

/** Imports patients, as a file of the hospital brings them. */
export async function importTestPatients(
  { database, settings, clock }: TestApp,
  patients: readonly PatientGiven[],
): Promise<void> {
  const folder = await makeTestFolder();
  const path = await folder.write('patients.ndjson', asNdjson(patients.map((each) => fhirPatient(each))));
  const { secret } = settings;
  await importPatients(database, { secret, mrnSystem: null, now: clock.now() }, { path });
  await folder.remove();
}
