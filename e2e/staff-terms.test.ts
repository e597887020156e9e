import { describe, expect, it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { goTo, press, signInAsStaff, staffPortalForEach } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "announcements and terms with preview"; decision 226.

const staff = staffPortalForEach();

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      terms: 'Terms',
      which: 'Which terms',
      begin: 'Begin with the words in force',
      english: 'English',
      spanish: 'Spanish',
      from: 'In force from',
      language: 'Language',
      publish: 'Publish',
      reason: 'Reason',
      published: 'Published.',
      read: 'Read the words',
      withdraw: 'Withdraw',
      withdrawn: 'Withdrawn.',
      toCome: 'To come',
      old: 'What is shown may be old: it could not be loaded again.',
      again: 'Try again',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      terms: 'Términos',
      which: 'Qué términos',
      begin: 'Empezar con el texto en vigor',
      english: 'Inglés',
      spanish: 'Español',
      from: 'En vigor desde',
      language: 'Idioma',
      publish: 'Publicar',
      reason: 'Motivo',
      published: 'Publicado.',
      read: 'Leer el texto',
      withdraw: 'Retirar',
      withdrawn: 'Retirado.',
      toCome: 'Previstos',
      old: 'Lo que se muestra puede no estar al día: no se pudo volver a cargar.',
      again: 'Intentar de nuevo',
    },
  },
] as const;

describe.each(shortly(1, journeys))('staff publish terms, $name', ({ view, says }) => {
  it('they begin with the words in force, see the page as patients will, publish it from a day on, and take it back', async () => {
    const { staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'priya');
    await goTo(page, says.terms);
    await press(page, says.publish);
    await expectSoundPage(page);
    await press(page, says.begin);
    const english = page.getByRole('textbox', { name: says.english });
    await expect.poll(() => english.inputValue()).not.toBe('');
    await english.press('Control+End');
    await english.pressSequentially('\n\nBe kind & patient.');
    const shown = page.frameLocator('iframe');
    await shown.locator('.account-terms').getByText('Be kind & patient.').waitFor();
    // Spanish has a paragraph less: it would not say what English says.
    await page.getByLabel(says.from).fill('2126-01-15');
    await press(page, says.publish);
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
    await expectSoundPage(page);
    // What is typed is still there after a reload.
    await page.reload();
    const spanish = page.getByRole('textbox', { name: says.spanish });
    await spanish.press('Control+End');
    await spanish.pressSequentially('\n\nSea amable y paciente.');
    await page.getByLabel(says.language, { exact: true }).last().selectOption('es');
    await shown.locator('.account-terms').getByText('Sea amable y paciente.').waitFor();
    await expectSoundInBothThemes(page);

    await press(page, says.publish);
    const dialog = page.getByRole('alertdialog');
    // The list does not come after it: what was done is told all the same.
    const refusal = { status: 429, json: { error: 'tooManyRequests' } };
    await page.route('**/listTerms', (route) => route.fulfill(refusal), { times: 1 });
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4711');
    await expectSoundPage(page);
    await page.keyboard.press('Enter');
    await page.getByText(says.published, { exact: true }).waitFor();
    await page.getByText(says.old).waitFor();
    await expectSoundPage(page);
    await press(page, says.again);
    await page.getByText(says.old).waitFor({ state: 'detached' });
    await page.getByText(says.published, { exact: true }).waitFor();
    await page.getByText(says.read).nth(1).press('Enter');
    await page.getByText('Sea amable y paciente.').first().waitFor();
    await expectSoundInBothThemes(page);

    await page.getByRole('button', { name: says.withdraw }).press('Enter');
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4712');
    await page.keyboard.press('Enter');
    await page.getByText(says.withdrawn, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(says.toCome);

    // Those of guests are others, and stand on a page of their own.
    await page.getByLabel(says.which).selectOption('estimates');
    await press(page, says.begin);
    await shown.locator('.terms li').first().waitFor();
    const pictures = shown.locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth > 0)))
      .not.toContain(false);
    expect(await pictures.count()).toBeGreaterThan(0);
    await expectSoundPage(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});
