import { pathTo, startOver } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, type View } from './support/visitor.ts';
import {
  acceptTerms,
  estimateShown,
  findService,
  goToEstimate,
  goToLocations,
  tokenOf,
  withoutInsurance,
} from './support/guest.ts';
import { expectSoundPage } from './support/checks.ts';
import { pagesOf } from './support/pdf.ts';

afterAll(endVisits);

const journeys: ReadonlyArray<[string, View, { search: string; service: RegExp; without: string }]> = [
  [
    'in English at desktop width',
    desktopInEnglish,
    { search: 'knee scan', service: /^MRI of the knee/, without: 'Without insurance' },
  ],
  [
    'in Spanish on a phone',
    phoneInSpanish,
    { search: 'resonancia de rodilla', service: /^Resonancia magnética de (la )?rodilla/, without: 'Sin seguro' },
  ],
];

describe.each(journeys)('a guest gets an estimate %s (spec §2, §4)', (_name, manner, words) => {
  it('from the first page to a sheet of paper', async () => {
    const { page, errors, leave } = await visit(manner);
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe(manner.language);
    await expectSoundPage(page);

    await goToLocations(page);
    await expectSoundPage(page);
    await acceptTerms(page);
    await expectSoundPage(page);
    await findService(page, words.search, words.service);

    const main = page.locator('main');
    expect(await main.innerText()).toContain(words.without);
    expect(await main.innerText()).toMatch(/\$\d[\d,]*\.\d\d/);
    await expectSoundPage(page);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('what a guest does besides (spec §2)', () => {
  it('compares the sites, and moves to another one; reload and back keep the choice', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    const card = page.locator('.estimate-amount');
    const amount = () => card.innerText();
    const before = await amount();
    await page.getByRole('button', { name: 'Choose Bayside Imaging Center' }).click();
    await page.waitForURL(/location=bayside-imaging/);
    await page
      .getByText(
        'We are not able to calculate physician fees for this location. This estimate is showing hospital fees only.',
      )
      .waitFor();
    // What the amount is by the month is asked for when it stands.
    await card.getByText(/for \d+ months/).waitFor();
    const after = await amount();
    expect(after).not.toBe(before);
    await page.reload();
    await estimateShown(page);
    await expect.poll(amount).toBe(after);
    await page.goBack();
    await page.locator(withoutInsurance).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('73721');
    await leave();
  });

  it('may choose a doctor where the location has several, and sees the amount before (issue 14, point 2)', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    await findService(page, 'knee replacement', /^Knee replacement/);
    const amount = await page.locator('.amount-figure').innerText();
    expect(amount).toMatch(/\$\d/);
    await page.getByRole('button', { name: 'Choose a doctor' }).click();
    await page.locator('button.provider[aria-current=true]', { hasText: 'Any doctor' }).waitFor();
    await expectSoundPage(page);
    await page.locator('button.provider[aria-current=false]').first().click();
    await page.getByRole('button', { name: 'Choose another doctor' }).waitFor();
    await estimateShown(page);
    expect(await page.locator('.amount-figure').innerText()).toBe(amount);
    await leave();
  });

  it('sees where each price comes from', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    await page.getByText('Where this price comes from').first().click();
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/alder-bay-hospital_standardcharges\.json/);
    expect(text).toMatch(/October 1, 2026/);
    await expectSoundPage(page);
    await leave();
  });

  it.each([
    [
      'north',
      'north-valley',
      'cataract-surgery',
      'We were unable to calculate a price for some parts of this estimate. The actual price may be higher.',
    ],
    ['north', 'north-valley', 'echocardiogram', "We couldn't create an estimate with the information you provided."],
  ])('is told what cannot be priced: %s %s %s (spec §8)', async (svcArea, location, template, message) => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    await page.goto(
      `/estimates-details/svcArea=${svcArea}&location=${location}&template=${template}&token=${tokenOf(page)}`,
    );
    await estimateShown(page);
    await page.getByText(message).first().waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('starts over: from the locations on, and through the terms again', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    // As one leaves them by other doors of the same tab.
    await page.evaluate(() => {
      for (const key of ['kept-estimate', 'good-faith', 'services-letter', 'bill'])
        sessionStorage.setItem(`portico-${key}`, '1');
    });
    const told = page.waitForResponse((response) => response.url().endsWith(startOver.path));
    await page.getByRole('link', { name: 'Start over' }).click();
    await page.waitForURL(/\/estimates$/);
    expect((await told).status()).toBe(200);
    // The next person at a shared computer finds none of it (decision 25).
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('portico-')))).toEqual(
      [],
    );
    await page.locator(`main a[href="${pathTo('estimates', { svcArea: 'bay' })}"]`).click();
    await page.locator('main a[href*="location=alder-main"]').click();
    await page.waitForURL(/\/estimates-terms\//);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await leave();
  });

  it('chooses a different service, with the location kept', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    await page.getByRole('link', { name: 'Different service' }).click();
    await page.waitForURL(/\/estimates-services\/.*location=alder-main/);
    await page.getByRole('searchbox').waitFor();
    await leave();
  });
});
