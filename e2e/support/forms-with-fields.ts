import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { signIn } from './account.ts';
import { checkByKeyboard } from './billing.ts';
import { acceptTermsByCall, openEstimate } from './guest.ts';
import { linkOfCard, openReader } from './health-cards.ts';
import {
  byHand,
  choosePayor,
  failed,
  fillFields,
  openInsuredByCall,
  openInsurance,
  proceed,
  sayPolicyHolder,
  waysOn,
} from './insured-guest.ts';
import {
  answerPatient,
  cards,
  clara,
  goToCard,
  goToMethods,
  methodRadio,
  showCard,
  stepShown,
  stranger,
} from './sign-up.ts';
import { chooseWay } from './two-step.ts';

/** A form in which somebody types. */
export interface FormWithFields {
  readonly name: string;
  /** Opens it, in English and where the form before it has led. */
  readonly open: (page: Page) => Promise<unknown>;
  /** The files of apps/web/src that draw its fields, and the ids of those by which one sees that they are there. */
  readonly draws: Readonly<Record<string, readonly string[]>>;
}

const place = { svcArea: 'bay', location: 'alder-main' };

/** Of who is signed out. */
export const guestForms: readonly FormWithFields[] = [
  {
    name: 'signing in',
    open: (page) => page.goto('/'),
    draws: { 'sign-in/sign-in-form.tsx': ['username', 'password'] },
  },
  {
    name: 'a forgotten password',
    open: (page) => page.goto(pathTo('forgot-password')),
    draws: {
      'pages/forgot-password/forgot-password-form.tsx': ['username'],
      'recovery/identity-fields.tsx': ['birth-date', 'birth-date-day', 'birth-date-year', 'zip'],
    },
  },
  {
    name: 'a forgotten username',
    open: (page) => page.goto(pathTo('forgot-username')),
    draws: { 'pages/forgot-username/forgot-username-form.tsx': ['first-name', 'last-name'] },
  },
  {
    name: 'the activation of an account',
    open: (page) => page.goto(pathTo('activation')),
    draws: { 'pages/activation/lookup-form.tsx': ['birth-date'] },
  },
  {
    name: 'the help desk',
    open: (page) => page.goto(pathTo('contact-helpdesk')),
    draws: {
      'help-desk/message-fields.tsx': ['patientComments'],
      'help-desk/writer-fields.tsx': ['patientFirstName'],
    },
  },
  {
    name: 'the sign-up',
    open: async (page) => {
      await page.goto(pathTo('signup'));
      await answerPatient(page, true);
    },
    draws: {
      'pages/signup-demographics/name-part.tsx': ['firstName', 'lastName'],
      'pages/signup-demographics/birth-part.tsx': ['dateOfBirth'],
      'pages/signup-demographics/address-part.tsx': ['zip', 'address', 'city'],
      'pages/signup-demographics/contact-part.tsx': ['email', 'homePhone', 'mobilePhone', 'workPhone'],
      'pages/signup-demographics/typed-field.tsx': ['firstName'],
      'pages/signup-demographics/record-part.tsx': ['nationalId'],
    },
  },
  {
    name: 'the sign-up by a code to a phone',
    open: async (page) => {
      await goToMethods(page, clara, { isPatient: true });
      await page.locator(methodRadio('phone')).check();
    },
    draws: {
      'verification/phone-number-field.tsx': ['mobilePhone'],
    },
  },
  {
    name: 'how one will sign in',
    open: async (page) => {
      await goToCard(page, stranger('Fieldwright'));
      await showCard(page, cards.accepted);
      await stepShown(page, 'credentials');
    },
    draws: {
      'account-forms/login-fields.tsx': ['username', 'username-again'],
      'account-forms/question-fields.tsx': ['security-answer'],
      'forms/new-password.tsx': ['new-password', 'new-password-again'],
    },
  },
  {
    name: 'a partner’s request by e-mail',
    open: (page) => page.goto(pathTo('partner-request-account.params', { partner: 'cisco' })),
    draws: { 'pages/partner-request-account.params/email-form.tsx': ['work-email'] },
  },
  {
    name: 'a partner’s request by a number',
    open: (page) => page.goto(pathTo('partner-request-account.params', { partner: 'harbor' })),
    draws: { 'pages/partner-request-account.params/credential-form.tsx': ['credential'] },
  },
  {
    name: 'what care one needs',
    open: (page) => page.goto(pathTo('estimates')),
    draws: { 'estimate-places/care-search.tsx': ['care-search'] },
  },
  {
    name: 'a search for a service',
    open: async (page) => page.goto(pathTo('estimates-services', { ...place, token: await guest(page) })),
    draws: { 'estimate-services/service-search.tsx': ['service-search'] },
  },
  {
    name: 'a service at every place',
    open: async (page) => page.goto(pathTo('estimates-compare', { template: 'mri-knee', token: await guest(page) })),
    draws: { 'estimate-places/distance-form.tsx': ['distance-zip'] },
  },
  {
    name: 'the insurance of somebody else',
    open: async (page) => {
      await openInsurance(page);
      await choosePayor(page, 'cascadia-blue');
      await sayPolicyHolder(page, 'no');
    },
    draws: {
      'insurance/insurance-fields.tsx': ['insurance-MemberId'],
      'insurance/insurance-date.tsx': ['insurance-MemberDateOfBirth'],
    },
  },
  {
    name: 'the link of a digital insurance card',
    open: (page) => page.locator(openReader).click(),
    draws: { 'health-cards/find-link.tsx': ['card-link'] },
  },
  {
    name: 'the passcode of a digital insurance card',
    open: async (page) => {
      await page.locator('#card-link').fill(await linkOfCard(page, 'passcode'));
      await page.locator('#card-link').press('Enter');
    },
    draws: { 'health-cards/passcode-form.tsx': ['card-passcode'] },
  },
  {
    name: 'what becomes of an estimate',
    open: async (page) => {
      await openEstimate(page);
      await page.locator('details:has(#patientName) > summary').click();
      await page.locator('details:has(#kept-own-device) > summary').click();
      await page.locator('main button:has(.lucide-share-2)').click();
    },
    draws: {
      'good-faith/good-faith-form.tsx': ['patientName', 'birthDate', 'dayOfCare', 'diagnosisCodes'],
      'kept-estimates/second-fact-fields.tsx': ['kept-birth-date'],
      'shared-estimates/share-form.tsx': ['share-passcode'],
    },
  },
  {
    name: 'an estimate by e-mail',
    open: (page) => page.getByRole('button', { name: 'Email this' }).click(),
    draws: { 'estimate-details/email-form.tsx': ['summary-email'] },
  },
  {
    name: 'an estimate that is opened by its number',
    open: async (page) => {
      await page.goto(pathTo('estimates-kept'));
      await page.locator('input[name=kept-by][value=zip]').check();
    },
    draws: {
      'pages/estimates-kept/open-form.tsx': ['kept-number'],
      'kept-estimates/second-fact-fields.tsx': ['kept-zip'],
    },
  },
  {
    name: 'a bill above its estimate',
    open: (page) => page.goto(pathTo('estimates-bill')),
    draws: { 'pages/estimates-bill/bill-card.tsx': ['estimate-0', 'billed-0', 'billedOn-0'] },
  },
  {
    name: 'help with the bill',
    open: async (page) => {
      await page.goto(pathTo('help-with-bill'));
      await page.locator('#household').waitFor();
      await checkByKeyboard(page, { household: '2', income: '3,000' });
      await page.locator('#applicant-name').waitFor();
    },
    draws: {
      'assistance/money-questions.tsx': ['household', 'income'],
      'assistance/application-card.tsx': ['applicant-name', 'applicant-address', 'applicant-phone'],
      'assistance/plans-card.tsx': ['balance'],
    },
  },
  {
    name: 'benefits by hand',
    open: async (page) => {
      await openInsurance(page);
      await choosePayor(page, 'other');
      await fillFields(page, { PayorName: 'Blue Moon Health' });
      await page.locator(proceed).click();
      await page.locator(failed).waitFor();
      await page.locator(waysOn.enter).click();
      await page.locator(byHand).waitFor();
    },
    draws: { 'insurance/benefit-input.tsx': ['benefit-overall:deductible', 'benefit-overall:coinsurance'] },
  },
  {
    // After the forms of an insurance: with one, their page tells of it.
    name: 'what one will have paid by then',
    open: async (page) => {
      await openInsuredByCall(page, { payor: 'meridian', number: 'ACTIVE-fields' });
      await page.locator('.paid-by-then .control').waitFor();
    },
    draws: { 'estimate-details/paid-amount-fields.tsx': [] },
  },
  {
    name: 'a recovery code',
    open: async (page) => {
      await signIn(page, 'mei.chen');
      await chooseWay(page, 'Use a recovery code');
    },
    draws: { 'pages/two-step-verification/recovery-code-form.tsx': ['recovery-code'] },
  },
];

/** Files whose fields write their text anew while one types: each has its own row in masked-fields.test.ts. */
export const maskedFields: readonly string[] = [
  'pages/signup-ccverification/card-fields.tsx',
  'pages/activation/access-code-field.tsx',
  'forms/letter-code-field.tsx',
  'two-step/digits-form.tsx',
];

/**
 * Files whose fields stand where only a mailed link, or what a journey has made before, leads: the journey that fills them in, and by
 * which id. They are fields of the kit, as those above.
 */
export const filledInJourneys: Readonly<Record<string, readonly [journey: string, id: string]>> = {
  'insurance/find-payor.tsx': ['e2e/every-estimate-screen.test.ts', 'insurance-find'],
  'pages/estimates-kept/watch-address-form.tsx': ['e2e/kept-estimate.test.ts', 'watch-email'],
  'pages/email-question/recovery-method-form.tsx': ['e2e/password-recovery.test.ts', 'security-answer'],
  'pages/estimates-shared/passcode-form.tsx': ['e2e/shared-estimate.test.ts', 'shared-passcode'],
  'pages/not-me/notice-code-field.tsx': ['e2e/stolen-record.test.ts', 'noticeCode'],
  'pages/signup-resume/resume-form.tsx': ['e2e/sign-up-put-off.test.ts', 'chooseBirthDate'],
  'pages/sms-activation/sms-lookup-form.tsx': ['e2e/support/activation.ts', 'birth-date'],
  'private/date-range/date-range-fields.tsx': ['e2e/saved-estimates.test.ts', 'valid-from'],
  'private/pages/account-security/add-passkey.tsx': ['e2e/two-step.test.ts', 'passkey-label'],
  'private/pages/patient-cost-estimates/rename-estimate.tsx': ['e2e/saved-estimates.test.ts', 'insertText'],
  'private/password/password-gate.tsx': ['e2e/account-security.test.ts', 'confirm-password'],
};

/** The token of a guest who has accepted the terms. */
async function guest(page: Page): Promise<string> {
  await page.goto(pathTo('estimates'));
  return acceptTermsByCall(page, place);
}
