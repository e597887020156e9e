import { pathTo, stateOf, type StateName } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { goToEstimate, goToLocations, tokenOf } from './support/guest.ts';
import { closeBrowser, visit, type Manner } from './support/visitor.ts';

afterAll(closeBrowser);

const manners: readonly Manner[] = [
  { width: 1280, language: 'en', theme: 'light' },
  { width: 1280, language: 'es', theme: 'dark' },
  { width: 390, language: 'en', theme: 'dark' },
  { width: 390, language: 'es', theme: 'light' },
];

const still: readonly StateName[] = [
  'home',
  'estimates',
  'helpdesk-center',
  'language-help',
  'accessibility',
  'nondiscrimination',
  'privacy',
  'error.requesttimeout',
];

describe.each(manners)('every screen at $width px, $language, $theme', (manner) => {
  it.each(still)('%s is sound, titled, and in its language', async (name) => {
    const { page, faults, leave } = await visit(manner);
    await page.goto(pathTo(name));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(manner.language);
    expect(await page.title()).toContain(name === 'home' ? 'Alder Bay Health' : stateOf(name).title[manner.language]);
    await expectSoundPage(page);
    expect(faults).toEqual([]);
    await leave();
  });

  it('the estimator is sound after a failed submit, with nothing found, in a category, and from A to Z', async () => {
    const { page, leave } = await visit(manner);
    await goToLocations(page);
    await page.locator('main a[href*="location=alder-main"]').click();
    await page.getByRole('checkbox').waitFor();
    await page.locator('main button[type=submit]').click();
    await page.locator('main a[href^="#"]').first().waitFor();
    await expectSoundPage(page);
    await page.getByRole('checkbox').check();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/estimates-services\//);
    await page.getByRole('tab').nth(1).click();
    await page.locator('main a[href*="estimates-details"]').first().waitFor();
    await expectSoundPage(page);
    await page.getByRole('searchbox').fill('qqzzxx');
    await page.waitForURL(/search=qqzzxx/);
    await expectSoundPage(page);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('tab').nth(0).click();
    await page.locator('main a[href*="category="]').first().click();
    await page.locator('main a[href*="estimates-details"]').first().waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('the estimate is sound with its dialog open', async () => {
    const { page, leave } = await visit(manner);
    await goToEstimate(page);
    await expectSoundPage(page);
    const token = tokenOf(page);
    await page.locator('.estimate-actions button').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await expectSoundPage(page);
    await page.goto(
      pathTo('estimates-details', { svcArea: 'bay', location: 'alder-main', template: 'birth-vaginal', token }),
    );
    await page.locator('button.provider').first().waitFor();
    await expectSoundPage(page);
    // Six figures need the most room.
    await page.goto(
      pathTo('estimates-details', { svcArea: 'bay', location: 'alder-main', template: 'spinal-fusion', token }),
    );
    await page.locator('button.provider').first().click();
    await page
      .locator('.working')
      .getByText(/\$\d{3},\d{3}/)
      .first()
      .waitFor();
    await expectSoundPage(page);
    await leave();
  });
});
