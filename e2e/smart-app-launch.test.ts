import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, submitSignIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { type SmartPortal, startSmartPortal } from './support/smart-portal.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, shortly } from './support/visitor.ts';

// Issue 15, point 2: the patient picker for who looks after somebody, against an app on `fhirclient` and a FHIR server that asks about each token.

let portal: SmartPortal;
beforeAll(async () => {
  portal = await startSmartPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const journeys = [
  {
    name: 'in English at desktop width',
    view: desktopInEnglish,
    says: {
      consent: 'Sign in to Growth Chart?',
      see: 'In the health record it may see:',
      choose: 'Choose whose record it is',
      noRecord: 'Growth Chart needs a health record',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      consent: '¿Iniciar sesión en Curva de crecimiento?',
      see: 'En el expediente médico podrá ver:',
      choose: 'Elija de quién es el expediente',
      noRecord: 'Curva de crecimiento necesita un expediente médico',
    },
  },
] as const;

describe.each(shortly(1, journeys))('an app at the FHIR server $name (issue 15, point 2)', ({ view, says }) => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  /** What the app says it has read. */
  const readBy = async (page: Page): Promise<{ patientId: string; user: string }> => {
    await page.waitForURL(`${portal.app.origin}/callback*`);
    return JSON.parse((await page.locator('body').textContent()) ?? '');
  };

  it('chooses whose record an app opens, by keyboard alone', async () => {
    const { page, errors, leave } = await visit(view, portal.url);
    await page.goto(portal.start);
    await page.locator('.sign-in-form').waitFor();
    await tabTo(page, '#username');
    await page.keyboard.type('tomas.rivera');
    await tabTo(page, '#password');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await heading(page, says.consent);
    await page.getByText(says.see).waitFor();
    const names = await page.locator('.radio-words').allTextContents();
    expect(names).toEqual(['Tomás Rivera', 'Lucas Martin', 'Ruth Goldberg']);
    await expectSoundInBothThemes(page);

    // Nobody is chosen for the person.
    await tabTo(page, 'main .row button');
    await page.keyboard.press('Enter');
    await page.getByText(says.choose).first().waitFor();
    await expectSoundInBothThemes(page);
    await tabTo(page, '.radio-dot');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'main .row button');
    await page.keyboard.press('Enter');
    const read = await readBy(page);
    expect(read.patientId).toBe('lucas-martin');
    expect(read.user).toBe('Patient/tomas-rivera');
    expect(errors).toEqual([]);
    await leave();
  });

  it('says to whom has no record what is missing, and leads back', async () => {
    const { page, leave } = await visit(view, portal.url);
    await page.goto(portal.start);
    await submitSignIn(page, 'carmen.solis');
    await heading(page, says.noRecord);
    await expectSoundInBothThemes(page);
    await page.locator('main .row button').click();
    await page.waitForURL(/error=access_denied/);
    await leave();
  });
});
