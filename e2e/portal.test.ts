import { afterAll, describe, expect, it } from 'vitest';
import { submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { openEstimate, tokenOf } from './support/guest.ts';
import { pagesOf } from './support/pdf.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

describe('paths that the signed-out app does not serve (spec §1)', () => {
  it('one that nobody knows leads to the signed-in app, with the path in the hash, through the sign-in', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await page.goto('/appointments/next?when=soon');
    await page.waitForURL(/\/home#\/appointments\/next\?when=soon$/);
    await expectSoundPage(page);
    await submitSignIn(page, 'swhitfield95');
    await page.waitForURL(/\/Private#\/appointments\/next\?when=soon$/);
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('language', () => {
  it('follows the browser, then the switch, on every page and in what the server words', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const path = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByText('Sin seguro').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.reload();
    await page.getByText('Sin seguro').first().waitFor();
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await leave();
  });
});

describe("the hospital's price files (issue 13, point 7: with a link in the footer)", () => {
  it('are found from any page, read in both languages, and downloaded', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Price transparency' }).click();
    await page.getByRole('heading', { level: 1, name: 'Price transparency' }).waitFor();
    await expectSoundPage(page);
    const file = page.locator('main a[href^="/price-files/"]').first();
    const prices = await page.request.get((await file.getAttribute('href')) ?? '');
    expect([prices.status(), await prices.text()]).toEqual([200, expect.stringContaining('hospital_name')]);
    await page.locator('a[hreflang="es"]').click();
    await page.locator('html[lang="es"]').waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a visitor who wants no motion (WCAG 2.3.3)', () => {
  it('sees the colours of the other theme at once: nothing fades on the way', async () => {
    const { page, leave } = await visit({ ...desktopInEnglish, reducedMotion: true });
    await page.goto('/');
    await page.locator('h1').first().waitFor();
    // The page has come, if only for the hundredth of a millisecond that a busy machine draws late.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(
      await page.evaluate(() => {
        const animations = document.getAnimations();
        return animations.map((each) => (each instanceof CSSTransition ? each.transitionProperty : 'animation'));
      }),
    ).toEqual([]);
    await leave();
  });
});

describe('the estimate as a page without scripts (spec §7: an HTML page with the model embedded)', () => {
  it('reads and prints well', async () => {
    const guest = await visit(desktopInEnglish);
    await openEstimate(guest.page);
    const token = tokenOf(guest.page);
    const query = new URLSearchParams({ svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token });
    await guest.page.goto(`/GuestEstimates/GetEstimateDetails?${query}`);
    expect(await guest.page.locator('h1').innerText()).toContain('MRI of the knee');
    const model = JSON.parse((await guest.page.locator('#estimate-model').textContent()) ?? '') as { petId: string };
    expect(model.petId).toBe('mri-knee');
    await expectSoundPage(guest.page);
    expect(pagesOf(await guest.page.pdf({ format: 'Letter' }))).toBe(1);
    await guest.leave();
  });
});
