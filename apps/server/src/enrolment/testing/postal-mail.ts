import {
  askPostalMail,
  CAPTCHA_QUERY,
  getActivationCode,
  getPostalMailForm,
  type PostalMailForm,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import type { LightMyRequestResponse } from 'fastify';

import { listOutbox } from '../../platform/outbox.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { mei, solveForm } from './sign-up.ts';
import { atStepOf, stranger } from './verification.ts';

/** A browser at the letter step. */
export async function atPostal(test: TestApp, more: Partial<typeof mei> = stranger()): Promise<TestBrowser> {
  const browser = await atStepOf(test, 'creditCard', more);
  await browser.get(getActivationCode.path);
  return browser;
}

export async function formOf(browser: TestBrowser): Promise<PostalMailForm> {
  return (await browser.get(getPostalMailForm.path)).json();
}

/** The input of the form, with its captcha solved. */
export async function filledIn(
  browser: TestBrowser,
  { sec_token, customformtoken, address }: PostalMailForm,
  more: object = {},
): Promise<Record<string, string>> {
  const captcha = await solveForm(browser, 'postalMail');
  const { firstName, middleName, lastName, city, state, zip, country } = address ?? mei;
  const lines = { address: address?.address ?? '', address2: address?.address2 ?? '' };
  const input = { firstName, middleName, lastName, ...lines, city, state, zip, country };
  return { ...input, sec_token, customformtoken, [CAPTCHA_QUERY]: captcha, ...more };
}

export async function askForLetter(browser: TestBrowser, more: object = {}): Promise<LightMyRequestResponse> {
  return browser.post(askPostalMail.path, await filledIn(browser, await formOf(browser), more));
}

/** The letters that were printed. */
export async function lettersOf({ database }: Pick<TestApp, 'database'>) {
  return (await listOutbox(database.db)).filter(({ channel }) => channel === 'letter');
}

/** Waits until `count` more letters are printed than before. */
export async function lettersAfter(test: TestApp, before: readonly { id: string }[], count = 1) {
  return eventually(async () => {
    const known = new Set(before.map(({ id }) => id));
    const more = (await lettersOf(test)).filter(({ id }) => !known.has(id));
    if (more.length < count) throw new Error('not yet');
    return more;
  });
}
