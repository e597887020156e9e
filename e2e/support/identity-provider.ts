import { IDENTITY_PATH, type IdentityPurpose } from '@portico/contract';
import type { Locator, Page } from 'playwright-core';

/** People with an account at the identity provider of the demonstration (docs/demo.md). */
export type IdentityPerson = 'ana' | 'james' | 'clara' | 'layla' | 'morgan';

/** A link that leads to it. */
export const identityLink = (page: Page, purpose: Exclude<IdentityPurpose, 'link'>): Locator =>
  page.locator(`a[href="${IDENTITY_PATH}/harbor/${purpose}"]`);

/** On its page: says who one is, and how it should answer. The browser is led back to the portal. */
export async function answerAs(page: Page, person: IdentityPerson, way = 'well'): Promise<void> {
  await page.locator('#person').selectOption(person);
  await page.locator('#way').selectOption(way);
  await page.locator('form button[type=submit]').click();
}

/** Back at the portal, on the page that says what became of it. */
export async function outcomeShown(page: Page, outcome: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith(`/identity-return/outcome=${outcome}&`));
  await page.locator('main .notice').waitFor();
}
