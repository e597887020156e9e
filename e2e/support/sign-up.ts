import { beginSignup, getCaptcha, pathTo, postDemographics, signUpPages, type SignUpStatus } from '@portico/contract';
import type { Locator, Page } from 'playwright-core';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import { chosenPassword, fillLogin, fillSecurityQuestion } from './account-forms.ts';
import { call } from './calls.ts';

/** The five steps of a sign-up (spec §2), by what stands on the screen and not by its language. */

/** Who somebody says they are in the second step. The state is filled in by the ZIP code. */
export interface Newcomer {
  readonly firstName: string;
  readonly lastName: string;
  /** As 1990-03-09. */
  readonly birthDate: string;
  readonly zip: string;
  readonly address: string;
  readonly email?: string;
}

const newcomer: Newcomer = {
  firstName: 'Pilar',
  lastName: 'Nakamura',
  birthDate: '1990-03-09',
  zip: '94063',
  address: '12 Elm Street',
};

/**
 * Somebody whom nobody knows.
 *
 * @param lastName another one for each journey: verifications of one person are limited in a day.
 */
export function stranger(lastName: string, more: Partial<Newcomer> = {}): Newcomer {
  return { ...newcomer, lastName, ...more };
}

/** Patients of the demonstration without an account (docs/demo.md). */
export const clara = {
  firstName: 'Clara',
  lastName: 'Mendez',
  birthDate: '1990-09-12',
  zip: '94063',
  address: '56 Marsh Road',
  phone: '+16505550144',
} as const satisfies Newcomer & { phone: string };
export const layla = {
  firstName: 'Layla',
  lastName: 'Al Masri',
  birthDate: '1998-06-30',
  zip: '94025',
  address: '330 Middlefield Road',
  phone: '+16505550147',
} as const satisfies Newcomer & { phone: string };
/** No phone of his is on file, and his letters go to 4 Sequoia Circle. */
export const walter: Newcomer = {
  firstName: 'Walter',
  lastName: 'Lindqvist',
  birthDate: '1941-02-08',
  zip: '94040',
  address: '99 Elsewhere Lane',
};

/** Cards of the documentation (docs/demo.md): what becomes of each. */
export const cards = {
  accepted: '4111111111111111',
  refused: '4000000000000002',
  down: '4000000000000119',
} as const;

/** The form of a step, and the buttons that send it or give the sign-up up. */
const form = 'main .sign-up-form';
export const proceed = `${form} button[type=submit]`;
export const giveUp = `${form} .sign-up-actions button[type=button]`;

/** What is to be corrected. */
export const toCorrect = '.error-summary:focus';

/** In the third step: a method to choose. After a failure: a way that is left. */
export const methodRadio = (method: SignUpStatus['verificationMethods'][number]): string =>
  `input[name=verificationMethod][value=${method}]`;
export const alternativeRadio = (way: SignUpStatus['ways'][number]): string => `input[name=way][value=${way}]`;

/** The ways that can be taken instead of what is on the page, from above. */
export const alternatives = '.verification-ways button';

/** What only the page of a step has. */
const signs = {
  start: '.five-steps',
  demographics: '#firstName',
  method: 'input[name=verificationMethod]',
  phoneCode: '#code',
  codeTimeout: 'main:not(:has(#code)) .verification-ways',
  card: '#cardNumber',
  questions: '#question-1',
  failed: 'input[name=way]',
  postal: 'iframe',
  letterSent: '.letter-steps',
  credentials: '#security-question',
  terms: '.account-terms',
  done: '.account-ready',
} as const satisfies Record<SignUpStatus['step'], string>;

/** Sends the form of the step as it stands, and waits for what is to be corrected. */
export async function sendIncomplete(page: Page): Promise<void> {
  await page.locator(proceed).click();
  await page.locator(toCorrect).waitFor();
}

/** Waits for the page of a step. */
export async function stepShown(page: Page, step: SignUpStatus['step']): Promise<void> {
  const path = pathTo(signUpPages[step]);
  await page.waitForURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`));
  // The address changes before the page does.
  await page.locator(signs[step]).first().waitFor();
}

/** On the page of the first step: the answer, and on to the second. */
export async function answerPatient(page: Page, isPatient: boolean): Promise<void> {
  await page.locator(`input[name=patient][value=${isPatient ? 'yes' : 'no'}]`).check();
  await page.locator(proceed).click();
  await stepShown(page, 'demographics');
}

/** Fills in who one is, and what the ZIP code does not fill in. */
export async function fillDemographics(page: Page, person: Newcomer): Promise<void> {
  const [year = '', month = '', day = ''] = person.birthDate.split('-');
  await page.locator('#zip').fill(person.zip);
  await page.locator('#firstName').fill(person.firstName);
  await page.locator('#lastName').fill(person.lastName);
  await page.locator('#dateOfBirth').fill(String(Number(month)));
  await page.locator('#dateOfBirth-day').fill(String(Number(day)));
  await page.locator('#dateOfBirth-year').fill(year);
  await page.locator('#gender').selectOption({ index: 1 });
  await page.locator('#address').fill(person.address);
  if (person.email !== undefined) await page.locator('#email').fill(person.email);
  await page.locator('#state:has(option:checked:not([value=""]))').waitFor();
}

/** Up to the choice of a method by calls: for journeys that are about what comes after it. */
export async function goToMethods(page: Page, person: Newcomer, begin: { isPatient?: boolean } = {}): Promise<void> {
  const isPatient = begin.isPatient ?? false;
  const { challenge } = await call(page, getCaptcha, { form: 'signUp' });
  await call(page, beginSignup, { stanfordPatient: isPatient, captchaResponse: await solveCaptcha(challenge) });
  const { firstName, lastName, birthDate, zip, address, email = '' } = person;
  const [year, month, day] = birthDate.split('-').map(Number);
  await call(page, postDemographics, {
    firstName,
    lastName,
    zip,
    address,
    email,
    city: 'Redwood City',
    state: 'CA',
    country: 'US',
    gender: 'F',
    dateOfBirth: `${month}/${day}/${year}`,
    stanfordPatient: isPatient,
  });
  await page.goto(pathTo(signUpPages.method));
  await stepShown(page, 'method');
}

/** Up to the form of a card. */
export async function goToCard(page: Page, person: Newcomer, begin: { isPatient?: boolean } = {}): Promise<void> {
  await goToMethods(page, person, begin);
  await page.locator(methodRadio('creditCard')).check();
  await page.locator(proceed).click();
  await stepShown(page, 'card');
}

/** Up to the questions about the credit history; they may fail to come. */
export async function goToQuestions(page: Page, person: Newcomer): Promise<void> {
  await goToMethods(page, person);
  await page.locator(methodRadio('questionBased')).check();
  await page.locator(proceed).click();
}

/** Shows a card that is billed where the newcomers live, whatever comes of it. */
export async function showCard(page: Page, number: string, billingZip: string = newcomer.zip): Promise<void> {
  await page.locator('#cardNumber').fill(number);
  await page.locator('#expiry').fill('4/31');
  await page.locator('#securityCode').fill('123');
  await page.locator('#billingZip').fill(billingZip);
  await page.locator('#agreed').check();
  await page.locator(proceed).click();
}

/** The questions about the credit history that are on the page. */
export async function questionsAsked(page: Page): Promise<readonly Locator[]> {
  await page.locator('#question-1').waitFor();
  return page.locator(`${form} fieldset:has(input[name^=question-])`).all();
}

/** Which choice of a question is right, and one that is wrong. What comes first in the alphabet is right (docs/demo.md). */
export async function choicesOf(question: Locator): Promise<{ readonly right: Locator; readonly wrong: Locator }> {
  const choices = (await question.locator('label').allInnerTexts()).map((text) => text.trim());
  // The last one says that none of the others is right.
  const [first = '', second = ''] = choices.slice(0, -1).toSorted();
  const named = (name: string) => question.getByRole('radio', { name, exact: true });
  return { right: named(first), wrong: named(second) };
}

/** Answers all questions, right or wrong, whatever comes of it. */
export async function answerQuestions(page: Page, which: 'right' | 'wrong'): Promise<void> {
  for (const question of await questionsAsked(page)) await (await choicesOf(question))[which].check();
  await page.locator('#agreed').check();
  await page.locator(proceed).click();
}

/** Has a code sent to a phone, whose number is typed. */
export async function choosePhone(page: Page, number: string): Promise<void> {
  await page.locator(methodRadio('phone')).check();
  await page.locator('#mobilePhone').fill(number);
  await page.locator(proceed).click();
  await stepShown(page, 'phoneCode');
}

/** Types the code that was sent, whatever comes of it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('#code').fill(code);
  await page.locator('main form.code-form button[type=submit]').click();
}

/** A code that is not the one. */
export function wrongCode(right: string): string {
  return right === '123456' ? '654321' : '123456';
}

/** After a failure, or before one: takes a way of those that are left. */
export async function takeAlternative(page: Page, way: SignUpStatus['ways'][number]): Promise<void> {
  await page.locator(alternativeRadio(way)).check();
  await page.locator(proceed).click();
}

/** Fills in how one will sign in. */
export async function fillCredentials(page: Page, username: string): Promise<void> {
  await fillLogin(page, username);
  await fillSecurityQuestion(page);
}

/** The fourth step: the account. */
export async function createAccount(page: Page, username: string): Promise<void> {
  await stepShown(page, 'credentials');
  await fillCredentials(page, username);
  await page.locator(proceed).click();
  await stepShown(page, 'terms');
}

/** The fifth step: the terms; then that it is done. */
export async function acceptAccountTerms(page: Page): Promise<void> {
  await page.locator('#terms-accepted').check();
  await page.locator(proceed).click();
  await stepShown(page, 'done');
}

/** From the success to the signed-in app: the form knows the username already. */
export async function signInFromSuccess(page: Page, username: string): Promise<void> {
  await page.locator('.account-ready button').click();
  await page.locator('.sign-in-form').waitFor();
  await page.locator(`#username[value="${username}"]`).waitFor();
  await page.locator('#password').fill(chosenPassword);
  await page.locator('.sign-in-form button[type=submit]').press('Enter');
  await page.waitForURL(/\/Private/);
  await page.locator('.person-button').waitFor();
}
