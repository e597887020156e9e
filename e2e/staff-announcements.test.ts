import { describe, expect, it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { goTo, press, signInAsStaff, staffPortalForEach } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "announcements … with preview"; decision 215.

const staff = staffPortalForEach(undefined, { addedLanguages: ['vi'] });

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      announcements: 'Announcements',
      english: 'English',
      spanish: 'Spanish',
      vietnamese: 'Vietnamese',
      language: 'Language',
      inEnglish: 'Nothing is written in this language',
      publish: 'Publish',
      reason: 'Reason',
      faster: 'A colleague has published',
      published: 'Published.',
      announced: 'Closed on Monday & Tuesday.',
      old: 'What is shown may be old: it could not be loaded again.',
      again: 'Try again',
      withdraw: 'Withdraw',
      withdrawn: 'Withdrawn.',
      now: 'Now',
      languages: 'Languages',
      notReviewed: 'Not reviewed',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      announcements: 'Anuncios',
      english: 'Inglés',
      spanish: 'Español',
      vietnamese: 'Vietnamita',
      language: 'Idioma',
      inEnglish: 'No hay nada escrito en este idioma',
      publish: 'Publicar',
      reason: 'Motivo',
      faster: 'otra persona del equipo publicó',
      published: 'Publicado.',
      announced: 'Cerrado el lunes y el martes.',
      old: 'Lo que se muestra puede no estar al día: no se pudo volver a cargar.',
      again: 'Intentar de nuevo',
      withdraw: 'Retirar',
      withdrawn: 'Retirado.',
      now: 'Ahora',
      languages: 'Idiomas',
      notReviewed: 'Sin revisar',
    },
  },
] as const;

describe.each(shortly(1, journeys))('staff announce, $name', ({ view, says }) => {
  it('an announcement is seen as patients will see it, and published although a colleague was faster', async () => {
    const { portal, staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'priya');
    await goTo(page, says.announcements);
    await press(page, says.publish);
    await expectSoundPage(page);
    await page.getByRole('textbox', { name: says.english }).pressSequentially('Closed on Monday & Tuesday.');
    // What is typed is still there after a reload.
    await page.reload();
    await page.getByRole('textbox', { name: says.spanish }).pressSequentially('Cerrado el lunes y el martes.');
    const shown = page.frameLocator('iframe').locator('.pre-login-banner');
    await shown.getByText('Closed on Monday & Tuesday.').waitFor();
    await page.frameLocator('iframe').locator('input[type=password]').waitFor();
    await expectSoundInBothThemes(page);
    // In an added language it is the English one until there are words, marked as English.
    await page.getByLabel(says.language, { exact: true }).selectOption('vi');
    const words = shown.locator('p');
    await page.getByText(says.inEnglish).waitFor();
    await expect.poll(() => words.getAttribute('lang')).toBe('en');
    await page.getByRole('textbox', { name: says.vietnamese }).pressSequentially('Đóng cửa thứ Hai và thứ Ba.');
    await shown.getByText('Đóng cửa thứ Hai và thứ Ba.').waitFor();
    expect(await words.getAttribute('lang')).toBe('vi');
    await expectSoundPage(page);

    await press(page, says.publish);
    await portal.asStaff('announcements', 'publish', 'notice', '--en', 'Mine.', '--es', 'Mío.', '--reason', 'ticket 1');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4711');
    await page.keyboard.press('Enter');
    await dialog.getByText(says.faster).waitFor();
    await expectSoundPage(page);
    // The list does not come after it: what was there stays, and is loaded again by a button.
    const refusal = { status: 429, json: { error: 'tooManyRequests' } };
    await page.route('**/listAnnouncements', (route) => route.fulfill(refusal), { times: 1 });
    await dialog.getByRole('button', { name: says.publish }).press('Enter');
    await page.getByText(says.published, { exact: true }).waitFor();
    await page.getByText(says.old).waitFor();
    await expectSoundInBothThemes(page);
    await press(page, says.again);
    await page.getByText(says.old).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(says.now);

    const visitor = await visit(view, portal.url);
    const banner = visitor.page.locator('.pre-login-banner').getByText(says.announced);
    await expect
      .poll(
        async () => {
          await visitor.page.goto('/');
          return banner.isVisible();
        },
        { timeout: 10_000 },
      )
      .toBe(true);
    await visitor.page.goto('/?lang=vi');
    await visitor.page.locator('.pre-login-banner').getByText('Đóng cửa thứ Hai và thứ Ba.').waitFor();
    await page.getByRole('button', { name: says.withdraw }).first().press('Enter');
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4712');
    await page.keyboard.press('Enter');
    await page.getByText(says.withdrawn, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(says.now);

    // What stands in Vietnamese, and who has read it, is another page's to say (decision 229).
    await goTo(page, says.languages);
    await page.getByRole('row').filter({ hasText: 'Tiếng Việt' }).getByText(says.notReviewed).waitFor();
    await tabTo(page, 'tbody [role=row]');
    await expectSoundInBothThemes(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});
