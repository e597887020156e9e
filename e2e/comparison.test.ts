import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readTaggedPdf } from '../apps/server/src/testing/read-tagged-pdf.ts';
import { expectSoundPage } from './support/checks.ts';
import { acceptTermsByCall } from './support/guest.ts';
import { fillInsurance, proceed, workingShown } from './support/insured-guest.ts';
import { pagesOf } from './support/pdf.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

const zip = '#distance-zip';
const siteLink = (location: string) => `main a.site-row-link[href*="location=${location}"]`;
const retry = 'main [role=alert] button';

/** The address of an MRI of the knee at every place, for a guest who has accepted the terms. */
async function addressFor(page: Page): Promise<string> {
  await page.goto(pathTo('estimates'));
  const token = await acceptTermsByCall(page, { svcArea: 'bay', location: 'alder-main' });
  return pathTo('estimates-compare', { template: 'mri-knee', token });
}

async function askDistances(page: Page): Promise<void> {
  await page.locator(zip).fill('94063');
  await page.locator(zip).press('Enter');
}

async function textsOfSheets(pdf: Buffer): Promise<string[]> {
  const { pages } = await readTaggedPdf(pdf);
  return pages.map((parts) => parts.map(({ text }) => text).join(' '));
}

const sitesShown = (page: Page) => page.locator('.site-row h2').allInnerTexts();

describe('a service at every place (issue 14, point 2)', () => {
  it('is waited for on a slow network; what fails is tried again, with what was entered', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    const address = await addressFor(page);
    const held: Array<() => void> = [];
    await page.route('**/CompareSites*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    await page.goto(address);
    await expect.poll(() => held.length).toBe(1);
    await page.locator('main .skeleton').first().waitFor();
    await expectSoundPage(page);
    // It is asked for twice before anybody has to.
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    await page.locator(retry).waitFor();
    await expectSoundPage(page);
    await page.unroute('**/CompareSites*');
    await page.locator(retry).click();
    await page.locator(siteLink('alder-main')).waitFor();

    await page.route('**/SiteDistances*', (route) => route.abort());
    await askDistances(page);
    await page.locator(retry).waitFor();
    expect(await page.locator(zip).inputValue()).toBe('94063');
    await expectSoundPage(page);
    await page.unroute('**/SiteDistances*');
    await page.locator(retry).click();
    await page.locator('.site-row-miles').first().waitFor();
    expect(await page.locator(retry).count()).toBe(0);
    await leave();
  });

  it('is found as it was left by going back, with the insurance that was entered meanwhile', async () => {
    const { page, newTab, errors, leave } = await visit(desktopInEnglish);
    const address = await addressFor(page);
    await page.goto(address);
    await page.getByText('What you would pay without insurance').waitFor();
    const [first] = await sitesShown(page);
    expect(first).toBe('Alder Bay Hospital');
    await askDistances(page);
    await page.locator('.site-row-miles').first().waitFor();
    expect((await sitesShown(page))[0]).toBe('Bayside Imaging Center');

    await page.locator(siteLink('alder-main')).click();
    await page.locator(proceed).waitFor();
    await page.goBack();
    await page.locator('.site-row-miles').first().waitFor();
    expect(await page.locator(zip).inputValue()).toBe('94063');
    expect((await sitesShown(page))[0]).toBe('Bayside Imaging Center');

    await page.locator(siteLink('alder-main')).click();
    await page.locator(proceed).waitFor();
    await fillInsurance(page, { number: 'ACTIVE-compared' });
    await page.locator(proceed).click();
    await workingShown(page);
    // The page of the insurance was answered, and is no step of the way back any more.
    await page.goBack();
    await page.getByText('What you would pay with Meridian').waitFor();

    // Another tab of the same person sees the same prices; where she lives is of the first tab alone, and gone with a reload.
    const other = await newTab();
    await other.goto(address);
    await other.getByText('What you would pay with Meridian').waitFor();
    expect(await other.locator(zip).inputValue()).toBe('');
    await page.reload();
    await page.locator(siteLink('alder-main')).waitFor();
    expect(await page.locator(zip).inputValue()).toBe('');
    expect(errors).toEqual([]);
    await leave();
  });

  it('is printed with its codes, from where the miles are, the day and whom to call, and no site is cut', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await page.goto(await addressFor(page));
    await page.locator(siteLink('alder-main')).waitFor();
    await askDistances(page);
    await page.locator('.site-row-miles').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const footer = await page.locator('.compared-printed').innerText();
    expect(footer).toContain('73721');
    expect(footer).toContain('from ZIP code 94063');
    expect(footer).toContain('(650) 498-2900');
    expect(await page.locator('.site-row-link').first().isVisible()).toBe(false);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    // On low paper a site begins a new sheet rather than being cut: its name stands with what its amount holds.
    for (const height of ['3in', '3.5in', '4in', '4.5in']) {
      const sheets = await textsOfSheets(await page.pdf({ width: '8.5in', height, tagged: true }));
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets.find((text) => text.includes('Alder Bay Hospital'))).toContain('Hospital and doctor');
      expect(sheets.find((text) => text.includes('Bayside Imaging Center'))).toContain('Billed separately');
    }
    expect(errors).toEqual([]);
    await leave();
  });

  it('tells a screen reader of a ZIP code that is missing, unknown, or another one', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(await addressFor(page));
    await page.locator(siteLink('alder-main')).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/SiteDistances') && asked.push(request.url()));
    const show = page.getByRole('button', { name: 'Show distances' });
    const said = (text: string) => page.locator('output', { hasText: text }).waitFor({ state: 'attached' });
    await show.click();
    await page.locator(`${zip}[aria-invalid=true]:focus`).waitFor();
    await said('Enter a ZIP code of five digits');
    expect(asked).toEqual([]);
    await page.locator(zip).fill('00001');
    await show.click();
    await page.locator(`${zip}[aria-invalid=true]:focus`).waitFor();
    await said('We do not know this ZIP code.');
    await expectSoundPage(page);
    await askDistances(page);
    await said('Distances from 94063 are shown');
    await page.locator(zip).fill('94301');
    await show.click();
    await said('Distances from 94301 are shown');
    await leave();
  });
});
