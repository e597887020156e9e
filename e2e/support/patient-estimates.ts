import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { goToSignedIn } from './account.ts';
import { estimateShown } from './guest.ts';
import { choosePayor, fillFields, sayPolicyHolder } from './insured-guest.ts';

/** The saved estimates, by their headings. */
export const savedEntries = '.saved-list article';

/** The button that deletes one. */
export const deleteSaved = '.saved-actions button:has(.lucide-trash-2)';

/** From the signed-in header to the saved estimates. */
export async function goToSaved(page: Page): Promise<void> {
  await page.locator(`header nav a[href$="#${pathTo('patient-cost-estimates')}"]`).click();
  await page.waitForURL(/#\/patient-cost-estimates$/);
  await page.locator(`.empty-list, ${savedEntries}`).first().waitFor();
}

/** The search of who begins with the care they need. */
export const careSearch = '#care-search';

/** From the saved estimates to where one begins: with the care, or with a place. */
export async function goToCareSearch(page: Page): Promise<void> {
  await page.locator(`main a[href$="#${pathTo('patient-cost-estimates-location')}"]`).click();
  await page.locator(careSearch).waitFor();
}

/** In the list of all places: the link that chooses one. */
export const placeOf = (location: string) => `main a.site-row-link[href*="location=${location}"]`;
/** The button there that has the insurance on file asked. */
export const askInsurer = 'main .option:has(.lucide-shield-check)';

/** Has it asked, and waits until every place is with that insurer. */
export async function askForEveryPlace(page: Page, insurer: string): Promise<void> {
  await page.locator('.page-lead').filter({ hasNotText: insurer }).waitFor();
  await page.locator(askInsurer).click();
  await page.locator('.page-lead', { hasText: insurer }).waitFor();
  await page.locator('h1:focus').waitFor();
}

/** What one would pay at a place, as the list of all places says. */
export async function amountAt(page: Page, location: string): Promise<string> {
  return page.locator(`.site-row:has(a[href*="location=${location}"]) .site-row-amount`).innerText();
}

/** From the saved estimates to the services of the hospital: the service area, then the location. */
export async function goToPatientServices(page: Page): Promise<void> {
  await page.locator(`main a[href$="#${pathTo('patient-cost-estimates-location')}"]`).click();
  await page.locator('main a[href*="svcArea=bay"]').click();
  await page.locator('main a[href*="location=alder-main"]').click();
  await page.getByRole('searchbox').waitFor();
}

/** From the services to an MRI of the knee. */
export async function findMri(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('73721');
  await page.locator('a.service').first().click();
  await page.waitForURL(/#\/patient-cost-estimates-detail\//);
  await estimateShown(page);
}

/** Opens the estimate of a service at the hospital by its address. */
export async function openPatientEstimate(page: Page, template: string): Promise<void> {
  await goToSignedIn(
    page,
    pathTo('patient-cost-estimates-detail', { svcArea: 'bay', location: 'alder-main', template }),
  );
  await estimateShown(page);
}

/** In the insurance of an estimate: the way to what can be done about it, and each of that. */
export const change = '.insurance-head button';
export const option = {
  /** The one on file, or the one that is set aside. */
  use: '.insurance .option:has(.lucide-shield-check)',
  another: '.insurance .option:has(.lucide-id-card)',
  selfPay: '.insurance .option:has(.lucide-hand-coins)',
} as const;

/** The card with the form for another insurance. */
export const formCard = '.card:has(.insurance-form)';

/** Opens that card, whether the estimate has an insurance by now or not. */
export async function openInsuranceForm(page: Page): Promise<void> {
  await page.locator(`${option.another}, ${change}`).first().waitFor();
  if (!(await page.locator(option.another).isVisible())) await page.locator(change).click();
  await page.locator(option.another).click();
  await page.locator(`${formCard} input`).first().waitFor();
}

/** Fills in an insurance of Meridian's, whose policy holder the patient is. */
export async function fillMeridian(page: Page, member: { first: string; last: string; number: string }): Promise<void> {
  await choosePayor(page, 'meridian');
  await sayPolicyHolder(page, 'yes');
  await fillFields(page, {
    MemberFirstName: member.first,
    MemberLastName: member.last,
    MemberDateOfBirth: '07/21/1983',
    MemberId: member.number,
  });
}

/** Saves the estimate that is shown, and waits for the list of those that are saved. */
export async function saveEstimate(page: Page): Promise<void> {
  await page.locator('.save-estimate button').click();
  await page.locator(savedEntries).first().waitFor();
}
