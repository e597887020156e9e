import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { amountOf, goToInsured } from './support/insured-guest.ts';
import { pagesOf } from './support/pdf.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

const notes = '.insurer-notes';
const correction = '.insurer-correction';

describe('what else an insurer says (issue 11, point 4)', () => {
  it('in English at desktop width: approval is asked for, visits are used up, and paper says so too', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await goToInsured(page, { number: 'AUTHORIZATION-e2e' });
    expect(await page.locator(notes).innerText()).toContain('Your plan wants to approve this care first');
    await expectSoundPage(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(notes).isVisible()).toBe(true);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });

    await goToInsured(page, { number: 'USEDUP-e2e' }, { template: 'physical-therapy' });
    const said = await page.locator(notes).innerText();
    expect(said).toContain('Physical therapy: 20 visits a calendar year, 0 left.');
    expect(said).toContain('you may owe all of it');
    expect(await page.locator('.price-band').innerText()).toContain('or more');
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('in Spanish on a phone, dark: the insurer’s details are offered and used; a plan that ends soon is said', async () => {
    const { page, errors, leave } = await visit({ ...phoneInSpanish, theme: 'dark' });
    await goToInsured(page, { number: 'WRONGNAME-e2e' });
    const amount = await amountOf(page);
    expect(await page.locator(correction).innerText()).toContain('RIVERA LOPEZ');
    await expectSoundPage(page);
    await page.locator(`${correction} button`).click();
    await expect.poll(() => page.locator(correction).count(), { timeout: 30_000 }).toBe(0);
    expect(await amountOf(page)).toBe(amount);
    await page.locator('.insurance-head h2:focus').waitFor();
    await expectSoundPage(page);

    await goToInsured(page, { number: 'ENDING-e2e' }, { template: 'physical-therapy' });
    expect(await page.locator(notes).innerText()).toMatch(/Su plan termina el \d+ de /);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
