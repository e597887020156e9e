import { pathTo, stateOf, type StateName } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn, signIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { elsie, nguyet, type Person } from './support/people.ts';
import { chooseLink, sayWhoForPassword, sayWhoForUsername } from './support/recovery.ts';
import { endVisits, everyView, isRefusal, isTurnOf, visit, type View, type Visitor } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;

/** In each manner somebody else begins to recover what they forgot: one person may only begin so often. */
const manners: ReadonlyArray<View & { readonly forgetful: Person }> = [
  { ...desktop, forgetful: elsie },
  { ...phone, forgetful: nguyet },
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
  'estimates-kept',
  'estimates-shared',
  'estimates-watch',
  'helpdesk-center',
  'contact-helpdesk',
  'terms-conditions',
  'language-help',
  'accessibility',
  'nondiscrimination',
  'privacy',
  'signup-resume',
  'error.requesttimeout',
  'account-closed',
];

/** Screens that are titled by what is so, and not by their names. */
const titles: Partial<Record<StateName, { readonly en: string; readonly es: string }>> = {
  home: { en: 'Alder Bay Health', es: 'Alder Bay Health' },
  'signup-resume': { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
  'estimates-watch': { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
  'mobile-download': { en: 'There is no app yet', es: 'Todavía no hay' },
};

/** Who comes to a screen of their own when they sign in, and what shows that it is there. */
const arrivals = [
  ['lucas.martin', '.admission, main .card'],
  ['mei.chen', 'main form'],
  ['ruth.goldberg', '.admission, main .card'],
] as const;

describe.each(manners)('every screen at $width px, $language, in both themes', (manner) => {
  const isHere = (place: number) => isTurnOf(manners.indexOf(manner), manners.length, place);

  describe('that asks for nothing', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await visit(manner);
    });
    afterAll(() => visitor.leave());

    it.each(still.filter((_, place) => isHere(place)))('%s is sound, titled, and in its language', async (name) => {
      const { page, errors } = visitor;
      await page.goto(pathTo(name));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(manner.language);
      await expect.poll(() => page.title()).toContain((titles[name] ?? stateOf(name).title)[manner.language]);
      await expectSoundInBothThemes(page);
      expect(errors).toEqual([]);
    });
  });

  it.runIf(isHere(0))('the steps of both recoveries are sound, with a way chosen', async () => {
    const { page, errors, leave } = await visit(manner);
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, manner.forgetful);
    await page.waitForURL(/email-question/);
    await page.getByRole('radio').nth(1).check();
    await expectSoundInBothThemes(page);
    await chooseLink(page);
    await expectSoundInBothThemes(page);
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, manner.forgetful);
    await page.waitForURL(/choose-reminder-destination/);
    await page.getByRole('radio').first().check();
    await expectSoundInBothThemes(page);
    await page.goto(pathTo('check-reminder', { via: 'mobile' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it.runIf(isHere(1))('the signed-in app is sound, with its menu and a dialog open, and where nothing is', async () => {
    const { page, errors, leave } = await visit(manner);
    await openSignedIn(page, 'swhitfield95');
    await page.locator('.signed-in-doors').waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('.person-button').click();
    await expectSoundInBothThemes(page);
    await goToSignedIn(page, '/account-security');
    await page.locator('.security .card').nth(1).getByRole('button').click();
    await page.locator('#new-password').fill('Tide');
    await expectSoundInBothThemes(page);
    for (const path of [
      '/account-activity',
      '/proxy-accept/inviteCode=nobody-invited-me',
      '/messages/feedback',
      '/appointments',
    ]) {
      const before = await page.title();
      await goToSignedIn(page, path);
      await expect.poll(() => page.title()).not.toBe(before);
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      await expectSoundInBothThemes(page);
    }
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it.each(arrivals.filter((_, place) => isHere(place)))(
    'the screen that %s comes to is sound',
    async (username, sign) => {
      const { page, errors, leave } = await visit(manner);
      await signIn(page, username);
      await page.locator(sign).first().waitFor();
      await expectSoundInBothThemes(page);
      // Two manners that follow each other within 30 s ask for a code too soon: the page says so, and stays sound.
      expect(errors.filter((error) => !error.includes('status of 429'))).toEqual([]);
      await leave();
    },
  );
});
