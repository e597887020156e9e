import { linkTo, pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenPassword } from './support/account-forms.ts';
import {
  acceptTerms,
  fillNumberAndDate,
  goToCredentials,
  lookUp,
  errorNotice,
  proceed,
  sendCredentials,
  stepShown,
} from './support/activation.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { notEnrolled } from './support/not-enrolled.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { fillCredentials, signInFromSuccess, toCorrect } from './support/sign-up.ts';
import { storedIn } from './support/storage.ts';
import { endVisits, desktopInEnglish, everyView, isRefusal, visit, type View, shortly } from './support/visitor.ts';

/** Accounts are made here, and time passes, so nobody else uses this portal. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);
const [desktop, phone] = everyView;

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      who: 'clara',
      username: 'clara.mendez@example.org',
      says: {
        refused: 'We could not find an account to activate with what you entered.',
        tries: 'After five wrong tries a code or link stops working.',
        taken: 'This MyHealth ID is already in use.',
        shortAnswer: 'Your answer is too short.',
        begun: 'You have already begun in this browser.',
        ready: 'Your account is ready',
        done: 'Activation successful',
      },
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      who: 'yuki',
      username: '田中.yuki',
      says: {
        refused: 'Con lo que ingresó no encontramos ninguna cuenta por activar.',
        tries: 'Después de cinco intentos incorrectos, un código o un enlace deja de funcionar.',
        taken: 'Este MyHealth ID ya está en uso.',
        shortAnswer: 'Su respuesta es demasiado corta.',
        begun: 'Usted ya empezó en este navegador.',
        ready: 'Su cuenta está lista',
        done: 'La cuenta se activó correctamente',
      },
    },
  ] as const),
)('an activation by access code (spec §2, §4, §8), $how', ({ manner, who, username, says }) => {
  it('leads from the code to an account that signs in, each step sound and past every error', async () => {
    const { page, errors, leave } = await comeTo(manner);
    const person = await notEnrolled(page, who);
    const plain = person.accessCode.replaceAll('-', '').toLowerCase();
    const field = page.locator('#access-code');
    await page.goto(pathTo('activate-create'));
    await page.locator(`main a[href="${pathTo('activation')}"]`).click();
    await stepShown(page, 'lookup');
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    expect(await page.locator('.error-summary a').count()).toBe(3);
    await expectSoundInBothThemes(page);

    // Typed in small letters and without hyphens, deleted over a hyphen, pasted; the address brings the same.
    await field.pressSequentially(plain.slice(0, 6));
    expect(await field.inputValue()).toBe(person.accessCode.slice(0, 7));
    await field.press('Backspace');
    await field.press('Backspace');
    expect(await field.inputValue()).toBe(person.accessCode.slice(0, 4));
    await field.fill(plain);
    expect(await field.inputValue()).toBe(person.accessCode);
    await page.goto(linkTo('', 'activation', plain));
    await page.waitForURL(pathTo('activation'));
    await page.locator(`#access-code[value="${person.accessCode}"]`).waitFor();

    // What does not go together is told, and not which of it.
    await fillNumberAndDate(page, { ...person, birthDate: '1990-01-31' });
    await page.locator(proceed).click();
    await page.locator(errorNotice).getByText(says.refused).waitFor();
    await page.locator(errorNotice).getByText(says.tries).waitFor();
    await expectSoundInBothThemes(page);
    // It stays on the page to be corrected, and the browser stores none of it: a reload forgets it.
    expect(await field.inputValue()).toBe(person.accessCode);
    expect(await page.locator('#record-number').inputValue()).toBe(person.medicalRecordNumber);
    const stored = await storedIn(page);
    for (const secret of [person.accessCode, plain, person.medicalRecordNumber]) expect(stored).not.toContain(secret);
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await lookUp(page, person.accessCode, person);

    await stepShown(page, 'credentials');
    expect(page.url()).not.toMatch(/[?=]/);
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await sendCredentials(page, 'ana.rivera');
    await page.locator('#username-error').getByText(says.taken).waitFor();
    await fillCredentials(page, username);
    await page.locator('#security-answer').fill('no');
    await page.locator(proceed).click();
    await page.locator('#security-answer-error').getByText(says.shortAnswer).waitFor();
    expect(await page.locator('#username').inputValue()).toBe(username);
    await page.reload();
    await stepShown(page, 'credentials');
    // Nothing that was typed here is kept, and whoever goes back finds the way on.
    expect(await page.locator('#new-password').inputValue()).toBe('');
    await page.goBack();
    await page.getByText(says.begun).waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('main .notice .row button').first().click();
    await stepShown(page, 'credentials');
    await sendCredentials(page, username);

    await stepShown(page, 'terms');
    await page.reload();
    await stepShown(page, 'terms');
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    // The account is there, and nobody signs in with it yet.
    await page.goto(pathTo('user-login-credentials'));
    await stepShown(page, 'terms');
    await acceptTerms(page);
    await stepShown(page, 'done');
    await page.getByRole('heading', { level: 1, name: says.ready }).waitFor();
    await page.locator('.account-ready-name', { hasText: username }).waitFor();
    await expectSoundInBothThemes(page);
    await page.reload();
    await stepShown(page, 'done');
    await page.locator('.account-ready button').click();
    await page.locator('.login-notice').getByText(says.done).waitFor();
    expect(page.url()).not.toContain(encodeURIComponent(username));
    await page.goBack();
    await signInFromSuccess(page, username);

    // The code is used up: it reads like one that nobody issued.
    await page.goto(pathTo('activation'));
    await lookUp(page, person.accessCode, person);
    await page.locator(errorNotice).getByText(says.refused).waitFor();
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('an access code', () => {
  it('says that it has expired to whom it was issued; tried wrong five times, it says nothing any more', async () => {
    const { page, leave } = await comeTo(phone);
    const person = await notEnrolled(page, 'layla');
    await page.goto(linkTo('', 'activation', person.expiredAccessCode));
    await fillNumberAndDate(page, person);
    await page.locator(proceed).click();
    await page.locator('#access-code-error').getByText('Este código de acceso venció.').waitFor();
    await page.locator(toCorrect).waitFor();
    await expectSoundPage(page);

    const other = await notEnrolled(page, 'bruno');
    await page.goto(linkTo('', 'activation', other.expiredAccessCode));
    await fillNumberAndDate(page, other);
    for (const day of ['1', '2', '3', '4', '5', '18']) {
      await page.locator('#birth-date-day').fill(day);
      const refused = page.waitForResponse('**/Activation/Lookup');
      await page.locator(proceed).click();
      await refused;
      await page.locator(errorNotice).waitFor();
    }
    await leave();
  });

  it('opens the steps for half an hour, and the page says so by itself (spec §4: the session)', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await page.clock.install();
    const person = await notEnrolled(page, 'bruno');
    await goToCredentials(page, person);
    await page.locator('#username').fill('bruno.costa');
    await portal.passTime(31 * 60);
    await page.clock.fastForward('31:00');
    await stepShown(page, 'lookup');
    await page.getByText('Please begin again.').waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('makes one account where two people race for it: the other is told (spec §8: 1004)', async () => {
    const racers = await Promise.all([comeTo(desktopInEnglish), comeTo(phone)]);
    const person = await notEnrolled(racers[0].page, 'bruno');
    for (const [number, { page }] of racers.entries()) {
      await goToCredentials(page, person);
      await fillCredentials(page, `bruno.${number}`);
    }
    await Promise.all(racers.map(({ page }) => page.locator(proceed).click()));
    const standings = await Promise.all(
      racers.map(async ({ page }) => {
        await page.locator(`${errorNotice}, .account-terms`).first().waitFor();
        return (await page.locator(errorNotice).count()) === 0 ? 'won' : 'told';
      }),
    );
    expect(new Set(standings)).toEqual(new Set(['won', 'told']));
    const told = racers[standings.indexOf('told')]?.page ?? racers[0].page;
    await told
      .locator(errorNotice)
      .getByText(/^(This patient already exists and has a different|Este paciente ya existe y tiene otro)/)
      .waitFor();
    await expectSoundPage(told);
    for (const { leave } of racers) await leave();
  });

  it('makes one account where two tabs of one person send it: the second is led on, and told', async () => {
    const { page, newTab, leave } = await comeTo(desktopInEnglish);
    const person = await notEnrolled(page, 'layla');
    await goToCredentials(page, person);
    const second = await newTab();
    await second.goto(pathTo('user-login-credentials'));
    await stepShown(second, 'credentials');
    await fillCredentials(second, 'layla.second');
    await sendCredentials(page, 'layla.first');
    await stepShown(page, 'terms');
    await second.locator(proceed).click();
    await stepShown(second, 'terms');
    await second
      .locator('main [role=alert]')
      .getByText('Something changed in the meantime, perhaps in another tab or window.')
      .waitFor();
    await expectSoundPage(second);
    await acceptTerms(second);
    await second.locator('.account-ready-name', { hasText: 'layla.first' }).waitFor();
    await acceptTerms(page);
    await page.locator('.account-ready-name', { hasText: 'layla.first' }).waitFor();
    await leave();
  });

  it('leads to an account by the keyboard alone', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    const { keyboard } = page;
    const { accessCode, medicalRecordNumber } = await notEnrolled(page, 'walter');
    const typeEach = async (...texts: readonly string[]) => {
      for (const text of texts) {
        await keyboard.type(text);
        await keyboard.press('Tab');
      }
    };
    await page.goto(pathTo('create-account'));
    await page.locator('.account-ways').waitFor();
    await tabTo(page, `main a[href="${pathTo('activation')}"]`);
    await keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    await stepShown(page, 'lookup');
    await tabTo(page, proceed);
    await keyboard.press('Enter');
    await page.locator(toCorrect).waitFor();
    await tabTo(page, '.error-summary a');
    await keyboard.press('Enter');
    await page.locator('#access-code:focus').waitFor();
    await typeEach(accessCode.toLowerCase(), medicalRecordNumber, 'February', '8', '1941');
    await keyboard.press('Enter');
    await stepShown(page, 'credentials');
    await page.locator('h1:focus').waitFor();
    await tabTo(page, '#username');
    await typeEach('walter.lindqvist', 'walter.lindqvist');
    for (const field of ['#new-password', '#new-password-again']) {
      await tabTo(page, field);
      await keyboard.type(chosenPassword);
    }
    await tabTo(page, '#security-question');
    await keyboard.press('ArrowDown');
    await tabTo(page, '#security-answer');
    await keyboard.type('Larkspur the tortoise');
    await keyboard.press('Enter');
    await stepShown(page, 'terms');
    await page.locator('h1:focus').waitFor();
    await tabTo(page, '#terms-accepted');
    await keyboard.press('Space');
    await tabTo(page, proceed);
    await keyboard.press('Enter');
    await stepShown(page, 'done');
    await page.locator('h1:focus').waitFor();
    await tabTo(page, '.account-ready button');
    await keyboard.press('Enter');
    await page.locator('.login-notice:focus').waitFor();
    await tabTo(page, '#password');
    await keyboard.type(chosenPassword);
    await keyboard.press('Enter');
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
