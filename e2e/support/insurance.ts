import type { Page } from 'playwright-core';
import { acceptTerms, chooseService, estimateShown, goToLocations } from './guest.ts';

/** From the first page to the insurance of an MRI of the knee at the hospital, with Meridian and a member number, sent. */
export async function askMeridian(page: Page, memberNumber: string): Promise<void> {
  await goToLocations(page);
  await acceptTerms(page);
  await chooseService(page, '73721', /knee|rodilla/i);
  await page.getByRole('radio', { name: 'Meridian' }).check();
  await page.locator('.insurance-form input[type=radio][value=yes]').check();
  await page.locator('input#insurance-MemberFirstName').fill('Ana');
  await page.locator('input#insurance-MemberLastName').fill('Rivera');
  await page.locator('input#insurance-MemberDateOfBirth').fill('04/27/1986');
  await page.locator('input#insurance-MemberId').fill(memberNumber);
  await page.locator('.insurance-form button[type=submit]').click();
}

/** Waits until the insurer's answer has led to the estimate. */
export async function insuredEstimateShown(page: Page): Promise<void> {
  await page.waitForURL(/\/estimates-details\//);
  await estimateShown(page);
}

/** What the patient pays, as the large figure has it. */
export function amountOf(page: Page): Promise<string> {
  return page.locator('.amount-figure').innerText();
}
