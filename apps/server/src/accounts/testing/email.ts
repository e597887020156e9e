import { confirmEmailAddress, getAccountSecurity, type WireReply } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { messagesTo } from './two-step.ts';

/** The tokens of the links that were mailed to confirm an address, newest first. */
export async function emailLinksTo(test: TestApp, address: string): Promise<string[]> {
  const messages = await messagesTo(test, address);
  return messages.flatMap(({ text }) => /confirm-email#token=([\w-]+)/.exec(text)?.[1] ?? []);
}

export function confirmBy(browser: TestBrowser, token: string): Promise<LightMyRequestResponse> {
  return browser.post(confirmEmailAddress.path, { token });
}

/** The address of a signed-in account, as its owner sees it. */
export async function emailOf(browser: TestBrowser): Promise<WireReply<typeof getAccountSecurity>['email']> {
  return (await browser.get(getAccountSecurity.path)).json().response.email;
}
