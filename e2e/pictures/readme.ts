import { pathTo } from '@portico/contract';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { estimateShown, goWithoutInsurance } from '../support/guest.ts';
import { goToInsured, workingShown } from '../support/insured-guest.ts';
import { press, signInAsStaff, staffUrlOf } from '../support/staff-app.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from '../support/visitor.ts';

/** Draws the pictures of the README afresh, from the portal as it is: `npm run pictures`. The gate does not run it. */

const pictures = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

/** What the clinic publishes next (docs/demo.md). */
const nextOfClinic = '000000003_north-valley-clinic_standardcharges.csv';

afterAll(endVisits);

async function draw(page: Page, name: string, options: { readonly height?: number } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const { width } = page.viewportSize() ?? { width: desktopInEnglish.width };
  if (options.height !== undefined) await page.setViewportSize({ width, height: options.height });
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
}

it('the first page', async () => {
  const { page, errors, leave } = await visit(desktopInEnglish);
  await page.goto(pathTo('home'));
  await page.waitForLoadState('networkidle');
  await draw(page, 'sign-in');
  expect(errors).toEqual([]);
  await leave();
});

it('one service at all sites', async () => {
  const { page, errors, leave } = await visit(desktopInEnglish);
  await page.goto(pathTo('estimates-compare', { template: 'mri-knee' }));
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').click();
  await page.locator('main a.site-row-link').first().waitFor();
  await draw(page, 'sites', { height: 1060 });
  expect(errors).toEqual([]);
  await leave();
});

it('an estimate with insurance, step by step', async () => {
  const { page, errors, leave } = await visit(desktopInEnglish);
  await goToInsured(page, { number: 'ACTIVE-4821' });
  await workingShown(page);
  await draw(page, 'estimate', { height: 1480 });
  expect(errors).toEqual([]);
  await leave();
});

it('an estimate without insurance, on a phone in Spanish, dark', async () => {
  const { page, errors, leave } = await visit({ ...phoneInSpanish, theme: 'dark' });
  await page.goto(pathTo('estimates-compare', { template: 'mri-knee' }));
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').click();
  await page.locator('main a.site-row-link[href*="location=alder-main"]').click();
  await page.waitForURL(/\/estimates-insurance\//);
  await goWithoutInsurance(page);
  await estimateShown(page);
  await draw(page, 'phone', { height: 1250 });
  expect(errors).toEqual([]);
  await leave();
});

it('what a new price file would change, as staff see it before it is live', async () => {
  const staffUrl = await staffUrlOf({ url: inject('portalUrl') });
  const { page, errors, leave } = await visit(desktopInEnglish, staffUrl);
  await signInAsStaff(page, staffUrl, 'tom');
  await page.goto('/prices/north-valley');
  const asked = page.waitForEvent('filechooser');
  await press(page, 'Choose a file');
  await (await asked).setFiles(join(inject('demonstration').folder, 'demo-prices/next', nextOfClinic));
  await page.getByRole('link', { name: 'What would change' }).click();
  await page.waitForURL(/\/prices\/north-valley\/\d/);
  await page.getByRole('row').nth(1).waitFor();
  await draw(page, 'staff', { height: 1100 });
  expect(errors).toEqual([]);
  await leave();
});
