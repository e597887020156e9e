import { ANTI_FORGERY_HEADER, getPortalSettings, type Call, type WireReply, type WireSent } from '@portico/contract';
import type { Page } from 'playwright-core';

/**
 * Makes a call of the contract from the page's browser, with its cookies, but not by its screens: a journey begins so at the
 * state that it is about. For calls without fields in their path or, of a POST, in its query.
 */
export async function call<C extends Call>(page: Page, { method, path, wrapped }: C, input: WireSent<C>) {
  const headers = { Accept: 'application/json' };
  const fields = input as Record<string, string>;
  const reply =
    method === 'GET'
      ? await page.request.get(path, { headers, params: fields })
      : await page.request.post(path, { headers: { ...headers, ...(await antiForgery(page)) }, data: fields });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  const body: unknown = await reply.json();
  return (wrapped ? (body as { response: unknown }).response : body) as WireReply<C>;
}

async function antiForgery(page: Page): Promise<Record<string, string>> {
  const reply = await page.request.get(getPortalSettings.path);
  const { antiForgeryToken } = (await reply.json()) as WireReply<typeof getPortalSettings>;
  return { [ANTI_FORGERY_HEADER]: antiForgeryToken };
}
