import { CAPTCHA_QUERY, requestPartnerAccount, verifyPartner, verifyPartnerEmail } from '@portico/contract';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { arrived, sentTo } from '../../accounts/testing/recovery.ts';
import { solveForm } from './sign-up.ts';

/** Numbers of the demonstration's roster: one that it knows, and one that never gets an answer (docs/demo.md). */
export const employee = '078-05-1120';
export const unanswered = '219-09-9999';

const pathOf = (path: string, partner: string): string => path.replace(':partner', partner);

/** Requests an account through a partner. The captcha is solved, unless an answer is given. */
export async function requestAccount(
  browser: TestBrowser,
  partner: string,
  input: { email?: string; credential?: string },
  { captcha, headers = {} }: { captcha?: string; headers?: Record<string, string> } = {},
) {
  const answer = captcha ?? (await solveForm(browser, 'partnerRequest'));
  const query = new URLSearchParams({ [CAPTCHA_QUERY]: answer }).toString();
  return browser.post(`${pathOf(requestPartnerAccount.path, partner)}?${query}`, input, headers);
}

export function openLink(browser: TestBrowser, partner: string, token: string) {
  const query = new URLSearchParams({ token }).toString();
  return browser.post(`${pathOf(verifyPartnerEmail.path, partner)}?${query}`, {});
}

/** Asks whether the browser's token still belongs to a verified session. */
export function verify(browser: TestBrowser, partner: string, token?: string) {
  return browser.post(pathOf(verifyPartner.path, partner), token === undefined ? {} : { token });
}

export async function isVerified(browser: TestBrowser, partner: string, token: string): Promise<boolean> {
  return (await verify(browser, partner, token)).json().response.verified;
}

/** Asks for a link and returns the token from the mail. */
export async function mailedLink(
  test: TestApp,
  browser: TestBrowser,
  email: string,
  partner = 'cisco',
): Promise<string> {
  const earlier = (await sentTo(test, email)).length;
  await requestAccount(browser, partner, { email });
  const [mail] = await arrived(test, email, earlier + 1);
  return tokenIn(mail?.text ?? '');
}

export function tokenIn(text: string): string {
  return /cp-verify-email\/partner=[a-z]+#token=([\w-]+)/.exec(text)?.[1] ?? '';
}
