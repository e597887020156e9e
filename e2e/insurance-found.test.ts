import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown, tabTo } from './support/guest.ts';
import {
  amountOf,
  cents,
  fillInsurance,
  goToInsured,
  openInsurance,
  overlay,
  proceed,
  stepsOfWorking,
  workingShown,
} from './support/insured-guest.ts';
import { pagesOf } from './support/pdf.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      plan: 'With Meridian Choice PPO',
      parts: ['You', 'Your insurance'],
      working: ['Your deductible still to pay', 'Your 20% share of the rest', 'You pay'],
      confirmed: 'Benefits confirmed with Meridian today',
      without: 'Without insurance',
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      plan: 'Con Meridian Choice PPO',
      parts: ['Usted', 'Su seguro'],
      working: ['Lo que le falta de su deducible', 'Su parte del resto: 20%', 'Usted paga'],
      confirmed: 'Meridian',
      without: 'Sin seguro',
    },
  ]),
)('an insurer that confirms the benefits, $how (spec §4, Eligibility check)', (words) => {
  it('leads from the insurance to the amount, how it comes about, and a sheet of paper', async () => {
    const { page, errors, leave } = await visit(words.manner);
    await openInsurance(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(words.manner.language);
    await expectSoundPage(page);
    await page.locator(proceed).click();
    await page.locator('.error-summary:focus').waitFor();
    await fillInsurance(page, { number: `ACTIVE-${words.manner.width}` });
    await expectSoundPage(page);
    await page.locator(proceed).click();
    await page.locator(overlay).getByRole('progressbar', { name: 'Meridian' }).waitFor();
    await page.locator(`${overlay} h2:focus`).waitFor();
    await workingShown(page);

    const main = page.locator('main');
    const text = await main.innerText();
    for (const each of [words.plan, words.confirmed, ...words.working]) expect(text).toContain(each);
    const [allowed = 0, deductible = 0, share = 0, maximum = 0] = await stepsOfWorking(page);
    expect(deductible).toBe(600_00);
    expect(share).toBe(Math.round((allowed - deductible) * 0.2));
    expect(maximum).toBe(0);
    const own = await amountOf(page);
    expect(cents(own)).toBe(deductible + share);

    // The graph's text says what it draws (spec §3, Graph): the patient's part and the rest are the whole.
    const graph = page.locator('.price-graph-part');
    expect((await graph.locator('dt').allInnerTexts()).map((each) => each.trim())).toEqual(words.parts);
    const [val = '', extra = ''] = await graph.locator('dd').allInnerTexts();
    expect(val).toBe(own);
    expect(cents(val) + cents(extra)).toBe(allowed);

    // The other sites with the same insurance: none of them without it.
    expect(await page.locator('.site-current .site-amount').innerText()).toBe(own);
    expect(await page.locator('.sites').innerText()).not.toContain(words.without);
    await expectSoundPage(page);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.working').first().isVisible()).toBe(true);
    expect(await main.innerText()).toContain(words.confirmed);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('an insurer that leaves more to pay than cash (spec §4)', () => {
  it('says where paying without insurance would be cheaper, and shows that price', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    await goToInsured(page, { number: `HDHP-${phoneInSpanish.width}` });
    const insured = await amountOf(page);
    await page.getByRole('button', { name: 'Ver ese precio' }).click();
    await expect.poll(() => amountOf(page)).not.toBe(insured);
    expect(cents(await amountOf(page))).toBeLessThan(cents(insured));
    expect(await page.locator('.amount-card').innerText()).toContain('Sin seguro');
    await expectSoundPage(page);
    await leave();
  });
});

describe('with the keyboard alone', () => {
  it('one gets from the terms to an estimate with insurance, and to the one without', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    const type = async (field: string, text: string) => {
      await tabTo(page, `#insurance-${field}`);
      await page.keyboard.type(text);
    };
    await tabTo(page, 'input[name=insurance-payor]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await tabTo(page, 'input[name=insurance-holder]');
    await page.keyboard.press('Space');
    await type('MemberFirstName', 'Ana');
    await type('MemberLastName', 'Rivera');
    await type('MemberDateOfBirth', '4/27/1986');
    await type('MemberId', 'ACTIVE-keyboard');
    await page.keyboard.press('Enter');
    // Escape does not close what lies over the page while the insurer is asked.
    await page.locator(`${overlay} h2:focus`).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator(overlay).count()).toBe(1);
    await page.waitForURL(/\/estimates-details\//);
    await page.locator('h1:focus').waitFor();
    await estimateShown(page);
    const insured = await amountOf(page);

    await tabTo(page, '.insurance-head button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.options li:last-child button');
    await page.keyboard.press('Enter');
    await expect.poll(() => amountOf(page)).not.toBe(insured);
    await tabTo(page, '.options li:first-child button');
    await page.keyboard.press('Enter');
    await expect.poll(() => amountOf(page)).toBe(insured);
    await leave();
  });
});
