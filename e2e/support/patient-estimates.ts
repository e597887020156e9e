import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { goToSignedIn } from './account.ts';
import { estimateShown } from './guest.ts';

/** The saved estimates, by their headings. */
export const savedEntries = '.saved-list article';

/** From the signed-in header to the saved estimates. */
export async function goToSaved(page: Page): Promise<void> {
  await page.locator(`header nav a[href$="#${pathTo('patient-cost-estimates')}"]`).click();
  await page.waitForURL(/#\/patient-cost-estimates$/);
  await page.locator(`.no-estimates, ${savedEntries}`).first().waitFor();
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
