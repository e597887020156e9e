import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown } from './support/guest.ts';
import { amountOf, ask, cents, goToInsured, openInsurance, overlay, stepsOfWorking } from './support/insured-guest.ts';
import { pagesOf } from './support/pdf.ts';
import { endVisits, desktopInEnglish, isRefusal, phoneInSpanish, visit, type View } from './support/visitor.ts';

afterAll(endVisits);

const change = '.insurance-head button';
const options = '.insurance .options';

const manners: ReadonlyArray<[string, View]> = [
  ['in English at desktop width', desktopInEnglish],
  ['in Spanish on a phone, dark', { ...phoneInSpanish, theme: 'dark' }],
];

describe.each(manners)('the estimate of a guest with insurance, %s (spec §2, §4)', (_name, manner) => {
  it('shows the working to the cent, also on paper; self-pay and back; benefits by hand and the insurer again', async () => {
    const { page, errors, leave } = await visit(manner);
    await goToInsured(page, { number: `ACTIVE-d${manner.width}` });
    await expectSoundPage(page);

    const insured = await amountOf(page);
    const working = page.locator('.estimate-working .working');
    const [, ...shares] = await stepsOfWorking(page);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents(insured));
    expect(await working.locator('tfoot td').first().innerText()).toBe(insured);
    expect(await page.locator('.price-graph-words').innerText()).toContain(insured);
    await page.emulateMedia({ media: 'print' });
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });

    await page.locator(change).click();
    await expectSoundPage(page);
    await page.locator(`${options} li:last-child button`).click();
    await expect.poll(() => amountOf(page)).not.toBe(insured);
    const selfPay = await amountOf(page);
    await expectSoundPage(page);
    await page.locator(`${options} li:first-child button`).click();
    await expect.poll(() => amountOf(page)).toBe(insured);

    await page.locator(change).click();
    await page.locator(`${options} li:nth-child(2) button`).click();
    await page.locator('.manual-benefits input[id*=deductible]').first().fill('100.5');
    await expectSoundPage(page);
    await page.locator('.manual-benefits button[type=submit]').click();
    await expect.poll(() => amountOf(page)).not.toBe(insured);
    expect(cents(await amountOf(page))).toBeLessThan(cents(insured));
    expect(await focusedHeading(page)).toBe(true);
    await page.reload();
    await estimateShown(page);
    expect([insured, selfPay]).not.toContain(await amountOf(page));

    await page.locator(change).click();
    await page.locator(`${options} li:first-child button`).click();
    await expect.poll(() => amountOf(page), { timeout: 10_000 }).toBe(insured);

    await page.locator('.site-button').first().click();
    await page.waitForURL(/location=bayside-imaging/);
    await expect.poll(() => amountOf(page)).not.toBe(insured);
    expect(errors).toEqual([]);
    await leave();
  });
});

function focusedHeading(page: { evaluate: (script: () => boolean) => Promise<boolean> }): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.tagName === 'H2');
}

describe('what may come between (spec §4, §8)', () => {
  it('a reload: the check goes on where it was', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await ask(page, { number: 'SILENT-details' });
    await page.locator(overlay).waitFor();
    const details = page.url().replace('estimates-insurance', 'estimates-details');
    await page.goto(details);
    await page.locator(overlay).waitFor();
    await page.reload();
    await page.locator(`${overlay} button`).click();
    await page.locator('.insurance [role=alert]', { hasText: 'You stopped waiting for Meridian.' }).waitFor();
    await page.locator('.manual-benefits').waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('a failure: the insurance section says so, and tries again', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await goToInsured(page, { number: 'ACTIVE-failure' });
    await page.route('**/UpdateToSelfPay', (route) => route.abort(), { times: 2 });
    const before = await amountOf(page);
    await page.locator(change).click();
    await page.locator(`${options} li:last-child button`).click();
    await page.locator('.insurance [role=alert]').waitFor();
    expect(await amountOf(page)).toBe(before);
    await page.unroute('**/UpdateToSelfPay');
    await page.locator('.insurance [role=alert] button').click();
    await expect.poll(() => amountOf(page)).not.toBe(before);
    expect(errors.filter((error) => !isRefusal(error) && !error.includes('ERR_FAILED'))).toEqual([]);
    await leave();
  });
});
