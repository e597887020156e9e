import { getEstimateServices, guestTerms, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import { call } from './calls.ts';

/** The steps of a guest through the estimator, by what stands on the screen and not by its language. */

/** From the first page by its first door to the list of locations of the service area that has one. */
export async function goToLocations(page: Page): Promise<void> {
  await page.goto(pathTo('home'));
  // Not clicked: what is announced on the first page comes after it, and moves it.
  await page.locator(`main a[href="${pathTo('estimates')}"]`).press('Enter');
  await page.locator(`main a[href="${pathTo('estimates', { svcArea: 'bay' })}"]`).click();
  await page.locator('main a[href*="location=alder-main"]').waitFor();
}

/** From the list of locations to the services: chooses the hospital and accepts the terms. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.locator('main a[href*="location=alder-main"]').click();
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/estimates-services\//);
  await page.getByRole('searchbox').waitFor();
}

/** Searches as one types, chooses the service whose name is given, and opens its estimate without insurance. */
export async function findService(page: Page, words: string, name: string | RegExp): Promise<void> {
  await chooseService(page, words, name);
  await goWithoutInsurance(page);
}

/** Searches as one types and chooses the service whose name is given: the insurance comes next. */
export async function chooseService(page: Page, words: string, name: string | RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL(/\/estimates-insurance\//);
  await page.locator(withoutInsurance).waitFor();
}

/** On the page of the insurance: that there is none. */
export const withoutInsurance = 'input[name=payment][value=without]';
/** Its button, which leads to the estimate. */
export const seePrice = '.insurance-form button[type=submit]';

/** From the page of the insurance to the estimate without one. */
export async function goWithoutInsurance(page: Page): Promise<void> {
  await page.locator(withoutInsurance).check();
  await page.locator(seePrice).click();
  await page.waitForURL(/\/estimates-details\//);
  await estimateShown(page);
}

/** All the way to the estimate of an MRI of the knee at the hospital. */
export async function goToEstimate(page: Page): Promise<void> {
  await goToLocations(page);
  await acceptTerms(page);
  await findService(page, '73721', /knee|rodilla/i);
}

/** To the same estimate by its address, the terms accepted by calls: for journeys that are about what comes after it. */
export async function openEstimate(page: Page): Promise<void> {
  const place = { svcArea: 'bay', location: 'alder-main' };
  const token = await acceptTermsByCall(page, place);
  await page.goto(pathTo('estimates-details', { ...place, template: 'mri-knee', token }));
  await estimateShown(page);
}

/** Accepts the terms of guest estimates, and answers with the guest's token. */
export async function acceptTermsByCall(page: Page, place: { svcArea: string; location: string }): Promise<string> {
  const { Captcha } = await call(page, guestTerms, {});
  const CaptchaResponse = await solveCaptcha(Captcha.Challenge);
  return (await call(page, getEstimateServices, { ...place, CaptchaResponse })).EstimateGlobal;
}

/** The guest's token, as the address has it. */
export function tokenOf(page: Page): string {
  return /[/&]token=([^&]+)/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

/** Waits for what `wanted` finds and presses Tab until the focus is on it; fails after a screenful of stops. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  // A page that is still loading can be tabbed around sixty times before its first field stands.
  await page.locator(wanted).first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < 60; stop += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}

/** Waits until the estimate stands on the page, complete or with what is still to be chosen. */
export async function estimateShown(page: Page): Promise<void> {
  await page.locator('.estimate[aria-busy=false] .estimate-amount').waitFor();
}
