import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { estimateShown, goWithoutInsurance, seePrice, tabTo, withoutInsurance } from './support/guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

const search = '#care-search';
const choose = (location: string) => `main a.site-row-link[href*="location=${location}"]`;

/** Accepts the terms as soon as they stand on the page. */
async function accept(page: Page): Promise<void> {
  await page.waitForURL(/\/estimates-terms\//);
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').click();
}

describe('care first, then places (issue 14, point 2)', () => {
  it('leads from the need to all places, a place and its estimate, on a phone in Spanish; back and reload keep it', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await page.goto(pathTo('estimates'));
    await expectSoundInBothThemes(page);
    await page.locator(search).fill('resonancia de rodilla');
    await page.keyboard.press('Enter');
    await accept(page);
    const found = page.getByRole('link', { name: /^Resonancia magnética de (la )?rodilla/ }).first();
    await found.waitFor();
    // What somebody searches for is what they fear: it stands in the history alone, and a reload and "back" find it there.
    expect(decodeURIComponent(page.url())).not.toContain('rodilla');
    await page.reload();
    await found.click();
    await page.waitForURL(/\/estimates-compare\//);
    await page.goBack();
    await found.waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('resonancia de rodilla');
    await found.click();
    await page.locator(choose('alder-main')).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/\$\d[\d,]*\.\d\d/);
    expect(await page.locator('main').innerText()).toContain('Hospital y médico');
    await expectSoundInBothThemes(page);

    await page.getByLabel('Su código postal').fill('94063');
    await page.keyboard.press('Enter');
    await page.getByText('a menos de una milla').waitFor();
    expect(page.url()).not.toContain('94063');
    await expectSoundPage(page);
    await page.reload();
    await page.locator(choose('alder-main')).click();
    await page.waitForURL(/\/estimates-insurance\//);
    await goWithoutInsurance(page);
    expect(await page.locator('.estimate-amount').innerText()).toMatch(/\$\d[\d,]*\.\d\d/);
    await expectSoundPage(page);
    await page.goBack();
    await page.goBack();
    await page.locator(choose('bayside-imaging')).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('needs the keyboard alone, and opens a link from elsewhere after the terms', async () => {
    const { page, errors, leave } = await visit({ ...desktopInEnglish, width: 390 });
    await page.goto(pathTo('estimates-compare', { template: 'knee-replacement' }));
    await page.waitForURL(/\/estimates-terms\//);
    await page.getByRole('checkbox').waitFor();
    await tabTo(page, '[type=checkbox]');
    await page.keyboard.press('Space');
    await tabTo(page, 'main button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator(choose('alder-main')).waitFor();
    expect(await page.locator('h1').innerText()).toMatch(/^Knee replacement/);
    await tabTo(page, choose('alder-main'));
    await page.keyboard.press('Enter');
    await page.locator(withoutInsurance).waitFor();
    await tabTo(page, '#payment');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(withoutInsurance).isChecked()).toBe(true);
    await tabTo(page, seePrice);
    await page.keyboard.press('Enter');
    await estimateShown(page);
    // Nobody has to choose a doctor first (Findings, people A8).
    expect(await page.locator('.estimate-amount').innerText()).toMatch(/\$\d[\d,]*\.\d\d/);
    await page.getByText('Any doctor, or I don’t know yet').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
