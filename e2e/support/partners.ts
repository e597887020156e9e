import { matchPath, PARTNER_LINK_PATH, pathTo, type PortalSettings, type StateName } from '@portico/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A partner by what its addresses and its pages say. */
export type Partner = Pick<PortalSettings['partners'][number], 'name' | 'fullName'>;

/** The form by which one shows that one works for a partner. */
export const proceed = 'main .partner-form button[type=submit]';

/** What went wrong, where no field says it. */
export const errorNotice = 'main .partner-form [role=alert]';

/** Says on every page whose employees it is for. */
const band = '.partner-band';

/** Opens what a partner links to from pages of its own. */
export async function openPartnerLink(page: Page, partner: string): Promise<void> {
  await page.goto(PARTNER_LINK_PATH.replace(':partner', partner));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Waits for a state in the partner's context, which the page names. */
export async function shownInContext(page: Page, state: StateName, partner: Partner): Promise<void> {
  await page.waitForURL(({ pathname }) => {
    const match = matchPath(pathname);
    return match?.state.name === state && match.params?.['partner'] === partner.name;
  });
  await page.locator(`${band}:has-text("${partner.fullName}")`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A state stays in the partner's context through a reload, and through the way back from a page that is for everybody. */
export async function expectContextKept(page: Page, state: StateName, partner: Partner): Promise<void> {
  await page.reload();
  await shownInContext(page, state, partner);
  const home = pathTo('partner-home.params', { partner: partner.name });
  expect(await page.locator('header .header-home').getAttribute('href')).toBe(home);
  await page.locator(`header a[href="${pathTo('helpdesk-center')}"]`).click();
  await page.locator(band).waitFor({ state: 'detached' });
  await page.goBack();
  await shownInContext(page, state, partner);
}

/** Presses the button to which a link in a mail to a work address leads. */
export async function confirmWorkEmail(page: Page): Promise<void> {
  await page.locator('main .row button').click();
}
