import { randomUUID } from 'node:crypto';
import { createTestAccount, signIn } from '../../../accounts/testing/account.ts';
import { rightAnswer } from '../../../accounts/testing/recovery.ts';
import { beginSignIn, createTwoStepAccount } from '../../../accounts/testing/two-step.ts';
import { hashPassword } from '../../../accounts/passwords/password-hash.ts';
import { normalizeAnswer } from '../../../accounts/security-questions/normalize-answer.ts';
import { issue, lookUp } from '../../../enrolment/testing/activation.ts';
import { credentials, mei } from '../../../enrolment/testing/sign-up.ts';
import { urlOf } from '../../../estimates/testing/guest.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import {
  beginSignup,
  getAccountSecurity,
  getEstimateDetails,
  getEstimateServices,
  guestTerms,
  patientGetEstimateDetails,
  postDemographics,
} from '@portico/contract';
import type { VisitorKind } from './fuzz-request.ts';
import type { Memory } from './memory.ts';

/** A visitor of each kind, new ones of their own network, and in the memory what they know. */
export async function openVisitors(test: TestApp, memory: Memory): Promise<Record<VisitorKind, TestBrowser>> {
  return {
    stranger: await createBrowser(test.app, newPlace()),
    guest: await openGuest(test, memory),
    signedIn: await openSignedIn(test, memory),
    secondStep: await openSecondStep(test, memory),
    signUp: await openSignUp(test, memory),
    activation: await openActivation(test, memory),
    provider: await createBrowser(test.app, newPlace()),
  };
}

/** Where captcha is disabled, the terms are accepted by their version. */
async function openGuest(test: TestApp, memory: Memory): Promise<TestBrowser> {
  const browser = await createBrowser(test.app, newPlace());
  const { Terms } = (await browser.get(guestTerms.path)).json();
  const accepted = { svcArea: 'bay', CaptchaResponse: `accepted:${Terms.Version}` };
  const { EstimateGlobal } = (await browser.get(urlOf(getEstimateServices, accepted))).json();
  const estimate = { token: EstimateGlobal, svcArea: 'bay', location: 'alder-main', template: 'x-ray-chest' };
  memory.addAll((await browser.get(urlOf(getEstimateDetails, estimate))).json());
  memory.add('EstimateGlobal', EstimateGlobal);
  return browser;
}

async function openSignedIn(test: TestApp, memory: Memory): Promise<TestBrowser> {
  const username = `person-${randomUUID()}`;
  const answerHash = await hashPassword(normalizeAnswer(rightAnswer));
  const account = await createTestAccount(test, {
    profile: { username },
    securityQuestion: { id: 'first-teacher', answerHash },
  });
  const browser = await createBrowser(test.app, newPlace());
  await signIn(browser, account);
  memory.add('username', username);
  memory.add('password', account.password);
  memory.add('securityAnswer', rightAnswer);
  memory.add('dateOfBirth', account.profile.birthDate.replaceAll('-', '/'));
  for (const field of ['zip', 'firstName', 'lastName', 'email'] as const) memory.add(field, account.profile[field]);
  memory.addAll((await browser.get(getAccountSecurity.path)).json());
  const estimate = { svcArea: 'bay', location: 'alder-main', template: 'x-ray-chest' };
  memory.addAll((await browser.get(urlOf(patientGetEstimateDetails, estimate))).json());
  return browser;
}

async function openSecondStep(test: TestApp, memory: Memory): Promise<TestBrowser> {
  const account = await createTwoStepAccount(test);
  for (const id of Object.values(account.factorIds)) memory.add('factorId', id);
  memory.add('code', account.recoveryCodes[0]);
  return beginSignIn(test, account, newPlace());
}

async function openSignUp(test: TestApp, memory: Memory): Promise<TestBrowser> {
  const browser = await createBrowser(test.app, newPlace());
  await browser.post(beginSignup.path, {});
  await browser.post(postDemographics.path, mei);
  for (const [field, value] of Object.entries({ ...mei, ...credentials() })) memory.add(field, value);
  return browser;
}

async function openActivation(test: TestApp, memory: Memory): Promise<TestBrowser> {
  const [used, left] = [await issue(test), await issue(test)];
  memory.add('accessCode', left.code);
  memory.add('activationToken', (await issue(test, { channel: 'sms' })).code);
  memory.add('medicalRecordNumber', left.issuedTo.number);
  const browser = await createBrowser(test.app, newPlace());
  await lookUp(browser, used);
  return browser;
}

let places = 0;

/** A network of its own, so that no visitor is held up by what another tried. */
function newPlace(): { address: string } {
  places += 1;
  return { address: `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}` };
}
