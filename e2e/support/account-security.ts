import type { Locator, Page } from 'playwright-core';

/** The dialog that is open. */
export const dialog = 'dialog[open]';

const cards = [
  'twoStep',
  'password',
  'question',
  'identities',
  'email',
  'activity',
  'proof',
  'sessions',
  'devices',
  'data',
  'close',
] as const;

/** A card of account security. They are found by the order in which they stand. */
export function card(page: Page, which: (typeof cards)[number]): Locator {
  return page.locator('.security .card').nth(cards.indexOf(which));
}

/** The ways to take the second step that there are, and the recovery codes after them. */
export function ownFactors(page: Page): Locator {
  return card(page, 'twoStep').locator('.stack:not(.ways-to-add) > .entries > .entry');
}

/** Begins to add a way to take the second step: a passkey is offered first, then an authenticator app; a phone last but one. */
export async function beginToAdd(page: Page, way: 'authenticator' | 'sms'): Promise<void> {
  const offers = page.locator('.ways-to-add button');
  await (way === 'authenticator' ? offers.nth(1) : offers.nth(-2)).click();
  await page.locator(dialog).waitFor();
}

/** Enters the code that proves the way which is being added. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('#factor-code').fill(code);
  await page.locator(`${dialog} button[type=submit]`).click();
}
