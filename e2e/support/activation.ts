import {
  activationPages,
  pathTo,
  smsActivationPages,
  type ActivationStatus,
  type SmsActivationStatus,
} from '@portico/contract';
import type { Page } from 'playwright-core';
import type { NotEnrolled } from './not-enrolled.ts';
import { fillCredentials } from './sign-up.ts';

/** The steps of an activation (spec §4), by what stands on the screen and not by its language. */

/** Sends the form of a step. */
export const proceed = 'main .activation-form button[type=submit]';

/** What went wrong, where no field says it. */
export const errorNotice = 'main .activation-form [role=alert]';

/** Chooses month, day and year from their lists. @param date as 1990-09-12. */
export async function chooseBirthDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.locator('#birth-date').fill(String(Number(month)));
  await page.locator('#birth-date-day').fill(String(Number(day)));
  await page.locator('#birth-date-year').fill(year);
}

/** Waits for the page of a step of an activation by access code, in whatever context. */
export async function stepShown(page: Page, step: ActivationStatus['step']): Promise<void> {
  const signs = {
    lookup: '#access-code',
    credentials: '#security-question',
    terms: '.account-terms',
    done: '.account-ready',
  } as const satisfies Record<typeof step, string>;
  await pageShown(page, activationPages[step], signs[step]);
}

/** Waits for the page of a step of an activation by text message. */
export async function smsStepShown(
  page: Page,
  step: SmsActivationStatus['step'] | 'securityQuestion' | 'error',
): Promise<void> {
  const signs = {
    lookup: '#zip',
    credentials: '#username',
    securityQuestion: '#security-question',
    invalid: '.page',
    error: '.page [role=alert]',
    done: '.account-ready',
  } as const satisfies Record<typeof step, string>;
  await pageShown(page, smsActivationPages[step], signs[step]);
}

/** The address changes before the page does. */
async function pageShown(page: Page, state: Parameters<typeof pathTo>[0], sign: string): Promise<void> {
  const name = pathTo(state).slice(1);
  await page.waitForURL(({ pathname }) => new RegExp(`^/(cp-)?${name}(/|$)`).test(pathname));
  await page.locator(sign).first().waitFor();
}

/** Fills in the lookup, but for the code. */
export async function fillNumberAndDate(page: Page, { medicalRecordNumber, birthDate }: NotEnrolled): Promise<void> {
  await page.locator('#record-number').fill(medicalRecordNumber);
  await chooseBirthDate(page, birthDate);
}

/** Sends the lookup of somebody, whatever comes of it. */
export async function lookUp(page: Page, code: string, person: NotEnrolled): Promise<void> {
  await page.locator('#access-code').fill(code);
  await fillNumberAndDate(page, person);
  await page.locator(proceed).click();
}

/** From the first page of an activation to the credentials, by the code of somebody. */
export async function goToCredentials(page: Page, person: NotEnrolled): Promise<void> {
  await page.goto(pathTo('activation'));
  await lookUp(page, person.accessCode, person);
  await stepShown(page, 'credentials');
}

/** Fills in and sends the credentials, whatever comes of it. */
export async function sendCredentials(page: Page, username: string): Promise<void> {
  await fillCredentials(page, username);
  await page.locator(proceed).click();
}

/** Accepts the terms: the account is ready. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.locator('#terms-accepted').check();
  await page.locator(proceed).click();
}
