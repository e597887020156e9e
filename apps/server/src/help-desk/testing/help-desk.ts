import { CAPTCHA_QUERY, getHelpDesk, sendHelpDeskMessage, type WireReply, type WireSent } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Profile } from '../../accounts/profile.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { newBrowser, solveForm } from '../../enrolment/testing/sign-up.ts';
import { urlOf } from '../../estimates/testing/guest.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';

/** A message with nothing wrong in it, by the names of the wire. */
export const question = {
  patientFirstName: 'Ana',
  patientLastName: "O'Brien",
  month: '4',
  day: '27',
  year: '1986',
  dob: '4/27/1986',
  patientPhone: '(650) 555-0142',
  patientEmail: 'ana@example.org',
  patientContactVia: 'Email',
  platformType: 'Computer',
  patientComments: 'Where is my xylophone bill?\nI <b>looked</b>.',
} satisfies WireSent<typeof sendHelpDeskMessage>;

type Input = WireSent<typeof sendHelpDeskMessage>;

/** Sends a message as somebody who is signed in, or with a captcha as it is given. */
export function send(browser: TestBrowser, more: Input = {}, captcha?: string): Promise<LightMyRequestResponse> {
  const answer = captcha === undefined ? {} : { [CAPTCHA_QUERY]: captcha };
  return browser.post(sendHelpDeskMessage.path, { ...question, ...more, ...answer });
}

/** Sends a message as somebody without an account does. */
export async function sendAsGuest(browser: TestBrowser, more: Input = {}): Promise<LightMyRequestResponse> {
  return send(browser, more, await solveForm(browser, 'helpDesk'));
}

/** The reference number, without its hyphen, as it is stored. */
export function referenceIn(reply: LightMyRequestResponse): string {
  return String(reply.json().response.reference).replace('-', '');
}

/** What the person has written about a topic. */
export async function historyOf(
  browser: TestBrowser,
  topic: 'helpdesk' | 'feedback' = 'helpdesk',
): Promise<WireReply<typeof getHelpDesk>> {
  return (await browser.get(urlOf(getHelpDesk, { topic }))).json().response;
}

let writers = 0;

/** A browser in which somebody with an account of their own is signed in. */
export async function signedInWriter(
  test: TestApp,
  profile: Partial<Profile> = {},
): Promise<{ browser: TestBrowser; accountId: string }> {
  writers += 1;
  const account = await createTestAccount(test, { profile: { username: `writer${writers}`, ...profile } });
  const browser = await newBrowser(test);
  await signIn(browser, account);
  return { browser, accountId: account.accountId };
}
