import { pathTo, stateOf, type StateName } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { goToSignedIn, signIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { acceptTerms, chooseService, goToLocations, goWithoutInsurance, tokenOf } from './support/guest.ts';
import { findMri, goToSaved, savedEntries } from './support/patient-estimates.ts';
import { elsie, james, nguyet, sam, type Person } from './support/people.ts';
import { chooseLink, sayWhoForPassword, sayWhoForUsername } from './support/recovery.ts';
import { closeBrowser, isRefusal, visit, type Manner } from './support/visitor.ts';

afterAll(closeBrowser);

/** In each manner somebody else begins to recover what they forgot: one person may only begin so often. */
const manners: ReadonlyArray<Manner & { readonly forgetful: Person }> = [
  { width: 1280, language: 'en', theme: 'light', forgetful: elsie },
  { width: 1280, language: 'es', theme: 'dark', forgetful: nguyet },
  { width: 390, language: 'en', theme: 'dark', forgetful: james },
  { width: 390, language: 'es', theme: 'light', forgetful: sam },
];

const still: readonly StateName[] = [
  'home',
  'login-home',
  'forgot-password',
  'reset-password-fail',
  'forgot-username',
  'browser-list',
  'mobile-download',
  'estimates',
  'helpdesk-center',
  'language-help',
  'accessibility',
  'nondiscrimination',
  'privacy',
  'error.requesttimeout',
];

/** Screens that are titled by what is so, and not by their names. */
const titles: Partial<Record<StateName, { readonly en: string; readonly es: string }>> = {
  home: { en: 'Alder Bay Health', es: 'Alder Bay Health' },
  'mobile-download': { en: 'There is no app yet', es: 'Todavía no hay' },
};

describe.each(manners)('every screen at $width px, $language, $theme', (manner) => {
  it.each(still)('%s is sound, titled, and in its language', async (name) => {
    const { page, faults, leave } = await visit(manner);
    await page.goto(pathTo(name));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(manner.language);
    expect(await page.title()).toContain((titles[name] ?? stateOf(name).title)[manner.language]);
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
    await page.locator('a.service').first().waitFor();
    await expectSoundPage(page);
    await page.getByRole('searchbox').fill('qqzzxx');
    await page.waitForURL(/search=qqzzxx/);
    await expectSoundPage(page);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('tab').nth(0).click();
    await page.locator('main a[href*="category="]').first().click();
    await page.locator('a.service').first().waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('the insurance is sound, and the estimate with its dialog open', async () => {
    const { page, leave } = await visit(manner);
    await goToLocations(page);
    await acceptTerms(page);
    await chooseService(page, '73721', /knee|rodilla/i);
    await expectSoundPage(page);
    await goWithoutInsurance(page);
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

  it('the steps of both recoveries are sound, with a way chosen', async () => {
    const { page, faults, leave } = await visit(manner);
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, manner.forgetful);
    await page.waitForURL(/email-question/);
    await page.getByRole('radio').nth(1).check();
    await expectSoundPage(page);
    await chooseLink(page);
    await expectSoundPage(page);
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, manner.forgetful);
    await page.waitForURL(/choose-reminder-destination/);
    await page.getByRole('radio').first().check();
    await expectSoundPage(page);
    await page.goto(pathTo('check-reminder', { via: 'mobile' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(page);
    expect(faults).toEqual([]);
    await leave();
  });

  it('the signed-in app is sound, with its menu and a dialog open, and where nothing is', async () => {
    const { page, faults, leave } = await visit(manner);
    await signIn(page, 'swhitfield95');
    await page.locator('.signed-in-doors').waitFor();
    await expectSoundPage(page);
    await page.locator('.person-button').click();
    await expectSoundPage(page);
    await goToSignedIn(page, '/account-security');
    await page.locator('.security .card').nth(1).getByRole('button').click();
    await page.locator('#new-password').fill('Tide');
    await expectSoundPage(page);
    for (const path of ['/proxy-accept/inviteCode=nobody-invited-me', '/appointments']) {
      const before = await page.title();
      await goToSignedIn(page, path);
      await expect.poll(() => page.title()).not.toBe(before);
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      await expectSoundPage(page);
    }
    expect(faults.filter((fault) => !isRefusal(fault))).toEqual([]);
    await leave();
  });

  it('the signed-in estimator is sound, screen by screen, with an estimate saved and about to be deleted', async () => {
    const { page, faults, leave } = await visit(manner);
    await signIn(page, 'swhitfield95');
    await goToSaved(page);
    await expectSoundPage(page);
    await page.locator(`main a[href$="#${pathTo('patient-cost-estimates-location')}"]`).click();
    await page.locator('main a[href*="svcArea=bay"]').waitFor();
    await expectSoundPage(page);
    await page.locator('main a[href*="svcArea=bay"]').click();
    await page.locator('main a[href*="location=alder-main"]').waitFor();
    await expectSoundPage(page);
    await page.locator('main a[href*="location=alder-main"]').click();
    await findMri(page);
    await expectSoundPage(page);
    await page.locator('.save-estimate button').click();
    await page.locator(savedEntries).first().waitFor();
    await expectSoundPage(page);
    await page.locator('.saved-actions > button').first().click();
    await page.getByRole('dialog').waitFor();
    await expectSoundPage(page);
    await page.getByRole('dialog').locator('.row button').first().click();
    await page.locator('.notice-leaf').waitFor();
    await expectSoundPage(page);
    expect(faults).toEqual([]);
    await leave();
  });

  it.each([
    ['lucas.martin', '.admission, main .card'],
    ['ruth.goldberg', '.admission, main .card'],
    ['mei.chen', 'main form'],
  ])('the screen that %s comes to is sound', async (username, sign) => {
    const { page, faults, leave } = await visit(manner);
    await signIn(page, username);
    await page.locator(sign).first().waitFor();
    await expectSoundPage(page);
    expect(faults).toEqual([]);
    await leave();
  });
});
