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
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { urlOf } from '../../estimates/testing/guest.ts';

/** Valid input of step 2. */
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

/** The status of a browser that has begun nothing, or has cancelled. */
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

/** Valid input of step 4, with another username each time. */
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

/** A browser with a network address of its own. */
export function newBrowser({ app }: TestApp): Promise<TestBrowser> {
  people += 1;
  return createBrowser(app, { address: `10.5.${people >> 8}.${people & 255}` });
}

/** Asks for a form's challenge and solves it as a browser does. */
export async function solveForm(browser: TestBrowser, form: CaptchaForm): Promise<string> {
  const reply = await browser.get(urlOf(getCaptcha, { form }));
  return solveCaptcha(reply.json().response.challenge);
}

/** The status that the server reports for this browser. */
export async function standing(browser: TestBrowser): Promise<WireReply<typeof getSignup>> {
  return (await browser.get(getSignup.path)).json().response;
}

export async function begin(browser: TestBrowser, more: object = {}): Promise<LightMyRequestResponse> {
  return browser.post(beginSignup.path, { captchaResponse: await solveForm(browser, 'signUp'), ...more });
}

/** A browser at the step `method`, after the person's details. */
export async function atMethod(test: TestApp, more: Partial<typeof mei> = {}): Promise<TestBrowser> {
  const browser = await newBrowser(test);
  const person = { ...mei, ...more };
  await begin(browser, { stanfordPatient: person.stanfordPatient });
  await browser.post(postDemographics.path, person);
  return browser;
}

/** Puts a browser into a state of the flow without its verification, which has tests of its own. */
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

/** A browser at the step `credentials`, as after an accepted card. */
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

/** Imports patients as a hospital's file does. */
export async function importTestPatients(
  { database, settings, clock }: TestApp,
  patients: readonly PatientGiven[],
): Promise<void> {
  const folder = await makeTestFolder();
  const path = await folder.write('patients.ndjson', asNdjson(patients.map((each) => fhirPatient(each))));
  const { keys } = settings;
  await importPatients(database, { keys, mrnSystem: null, now: clock.now() }, { path });
  await folder.remove();
}
