import { activateMobileAccount, pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenPassword, fillLogin, fillSecurityQuestion } from './support/account-forms.ts';
import { chooseBirthDate, errorNotice, proceed, smsStepShown } from './support/activation.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { notEnrolled } from './support/not-enrolled.ts';
import { eventually, linkIn, messagesTo } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { signInFromSuccess, toCorrect } from './support/sign-up.ts';
import { storedIn } from './support/storage.ts';
import { endVisits, everyView, isRefusal, visit, type View, shortly } from './support/visitor.ts';

/** Staff have had a link sent to Layla. Accounts are made here, and time passes, so nobody else uses this portal. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
  await portal.asStaff('activation', 'issue', '--sms', '--mrn', 'AB-200004', '--language', 'es');
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);

const tokenIn = (link: string) => link.replace(/^.*[/=]/, '');
const [desktop, phone] = everyView;

describe.each(
  shortly(1, [
    {
      how: 'in Spanish on a phone',
      manner: phone,
      who: 'layla',
      /** The link that staff have had sent; the other's is the demonstration's. */
      sentTo: '+16505550147',
      username: 'layla.almasri@example.org',
      says: {
        refused: 'Con lo que ingresó no encontramos ninguna cuenta por activar.',
        taken: 'Este MyHealth ID ya está en uso.',
        passwordAgain: 'Elija de nuevo su contraseña.',
        shortAnswer: 'Su respuesta es demasiado corta.',
        notCreated: 'Error al crear la cuenta de usuario.',
        ready: 'Su cuenta está lista',
        used: 'Este enlace ya no funciona',
      },
    },
    {
      how: 'in English at desktop width',
      manner: desktop,
      who: 'clara',
      sentTo: null,
      username: 'clara.mendez',
      says: {
        refused: 'We could not find an account to activate with what you entered.',
        taken: 'This MyHealth ID is already in use.',
        passwordAgain: 'Please choose your password again.',
        shortAnswer: 'Your answer is too short.',
        notCreated: 'Error creating user account.',
        ready: 'Your account is ready',
        used: 'This link no longer works',
      },
    },
  ] as const),
)('an activation by text message (spec §2, §4, §8), $how', ({ manner, who, sentTo, username, says }) => {
  it('leads from the link to an account that signs in, each step sound and past every error', async () => {
    const { page, newTab, errors, leave } = await comeTo(manner);
    const person = await notEnrolled(page, who);
    const sent =
      sentTo === null
        ? person.smsLink
        : linkIn(await eventually(async () => (await messagesTo(page, sentTo))[0]), '/sms-activation');
    // Staff's command knows nothing of this portal's port.
    const { pathname, hash } = new URL(sent);
    const link = pathname + hash;
    await page.goto(link);
    await smsStepShown(page, 'lookup');
    // The link is taken out of the address, and kept through a reload.
    await page.waitForURL(pathTo('sms-activation'));
    expect(await storedIn(page)).toContain(tokenIn(link));
    await page.reload();
    await smsStepShown(page, 'lookup');
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('#zip').fill(person.address.zip);
    await chooseBirthDate(page, '1990-01-31');
    await page.locator(proceed).click();
    await page.locator(errorNotice).getByText(says.refused).waitFor();
    await expectSoundInBothThemes(page);
    await chooseBirthDate(page, person.birthDate);
    await page.locator(proceed).click();

    await smsStepShown(page, 'credentials');
    // The server knows this browser now, which stores the link no longer.
    expect(await storedIn(page)).not.toContain(tokenIn(link));
    // Spec §2: "params: the session expiry timestamp".
    expect(new URL(page.url()).pathname).toMatch(/^\/sms-user-login-credentials\/expires=\d{10}$/);
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await fillLogin(page, 'ana.rivera');
    await page.locator(proceed).click();

    await smsStepShown(page, 'securityQuestion');
    await page.locator(proceed).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await fillSecurityQuestion(page, 'no');
    await page.locator('#terms-accepted').check();
    await page.locator(proceed).click();
    await page.locator('#security-answer-error').getByText(says.shortAnswer).waitFor();
    await fillSecurityQuestion(page);
    await page.locator(proceed).click();
    // "A duplicate-ID error returns to step 1" (spec §4).
    await smsStepShown(page, 'credentials');
    await page.locator('#username-error').getByText(says.taken).waitFor();
    await page.locator(toCorrect).waitFor();
    await fillLogin(page, username);
    await page.locator(proceed).click();
    await smsStepShown(page, 'securityQuestion');

    // No password is kept while a page is reloaded.
    await page.reload();
    await smsStepShown(page, 'credentials');
    await page.getByText(says.passwordAgain).waitFor();
    expect(await page.locator('#username-again').inputValue()).toBe(username);
    expect(await page.locator('#new-password').inputValue()).toBe('');
    expect(await storedIn(page)).not.toContain(chosenPassword);
    await expectSoundInBothThemes(page);
    await fillLogin(page, username);
    await page.locator(proceed).click();
    await smsStepShown(page, 'securityQuestion');

    // An account that cannot be made: the link stays good.
    const call = `**${activateMobileAccount.path}`;
    const meta = { code: 400, errorCode: 1001, errorMessage: 'Error creating user account.' };
    await page.route(call, (route) => route.fulfill({ status: 400, json: { meta } }));
    await fillSecurityQuestion(page);
    await page.locator('#terms-accepted').check();
    await page.locator(proceed).click();
    await smsStepShown(page, 'error');
    await page.getByText(says.notCreated).waitFor();
    await expectSoundInBothThemes(page);
    await page.unroute(call);
    await page.goBack();
    await smsStepShown(page, 'securityQuestion');
    await fillSecurityQuestion(page);
    await page.locator('#terms-accepted').check();
    await page.locator(proceed).click();

    await smsStepShown(page, 'done');
    await page.getByRole('heading', { level: 1, name: says.ready }).waitFor();
    await page.locator('.account-ready-name', { hasText: username }).waitFor();
    await expectSoundInBothThemes(page);
    await page.reload();
    await smsStepShown(page, 'done');

    // The link is used up, in this browser as in any.
    const late = await newTab();
    await late.goto(link);
    await smsStepShown(late, 'lookup');
    await chooseBirthDate(late, person.birthDate);
    await late.locator('#zip').fill(person.address.zip);
    await late.locator(proceed).click();
    await smsStepShown(late, 'invalid');
    await late.getByRole('heading', { level: 1, name: says.used }).waitFor();
    await expectSoundInBothThemes(late);
    await late.close();

    await signInFromSuccess(page, username);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('the link of a text message', () => {
  it('opens the steps for twenty minutes; then the page that says so comes by itself (spec §4)', async () => {
    const { page, errors, leave } = await comeTo(desktop);
    await page.clock.install();
    const person = await notEnrolled(page, 'yuki');
    await page.goto(person.smsLink);
    await chooseBirthDate(page, person.birthDate);
    // A postal code of another country.
    await page.locator('#zip').fill('1070062');
    await page.locator(proceed).click();
    await smsStepShown(page, 'credentials');
    await fillLogin(page, 'yuki.tanaka');
    await page.locator(proceed).click();
    await smsStepShown(page, 'securityQuestion');
    await portal.passTime(21 * 60);
    await page.clock.fastForward('21:00');
    await smsStepShown(page, 'invalid');
    expect(new URL(page.url()).pathname).toBe(pathTo('sms-activation-invalid', { reason: 'expired' }));
    await page.getByRole('heading', { level: 1, name: 'Your time to finish is over' }).waitFor();
    await expectSoundInBothThemes(page);
    // The link is still good.
    await page.locator(`main a[href="${pathTo('sms-activation')}"]`).click();
    await smsStepShown(page, 'lookup');
    await chooseBirthDate(page, person.birthDate);
    await page.locator('#zip').fill('107-0062');
    await page.locator(proceed).click();
    await smsStepShown(page, 'credentials');
    expect(errors).toEqual([]);
    await leave();
  });

  it('is asked for by a page without one, and refused where it has expired or was tried wrong five times', async () => {
    const { page, leave } = await comeTo(phone);
    await page.goto(pathTo('sms-activation'));
    await page.getByRole('heading', { level: 1, name: 'Abra el enlace de su mensaje de texto' }).waitFor();
    await expectSoundPage(page);
    const person = await notEnrolled(page, 'bruno');
    await page.goto(person.expiredSmsLink);
    await chooseBirthDate(page, person.birthDate);
    await page.locator('#zip').fill(person.address.zip);
    await page.locator(proceed).click();
    await page.waitForURL(pathTo('sms-activation-invalid', { reason: 'used' }));
    await page.getByRole('heading', { level: 1, name: 'Este enlace ya no funciona' }).waitFor();

    const other = await notEnrolled(page, 'yuki');
    await page.goto(other.smsLink);
    await chooseBirthDate(page, other.birthDate);
    for (const wrong of ['94301', '94302', '94303', '94304']) {
      await page.locator('#zip').fill(wrong);
      await page.locator(proceed).click();
      await page.locator(errorNotice).waitFor();
    }
    await page.locator('#zip').fill('94305');
    await page.locator(proceed).click();
    await page.waitForURL(pathTo('sms-activation-invalid', { reason: 'used' }));
    await leave();
  });

  it('leads to an account by the keyboard alone', async () => {
    const { page, errors, leave } = await comeTo(desktop);
    const { keyboard } = page;
    const { smsLink } = await notEnrolled(page, 'bruno');
    const typeInto = async (field: string, text: string) => {
      await tabTo(page, field);
      await keyboard.type(text);
    };
    await page.goto(smsLink);
    await smsStepShown(page, 'lookup');
    await tabTo(page, proceed);
    await keyboard.press('Enter');
    await page.locator(toCorrect).waitFor();
    await tabTo(page, '.error-summary a');
    await keyboard.press('Enter');
    await page.locator('#birth-date:focus').waitFor();
    await keyboard.type('March');
    await typeInto('#birth-date-day', '18');
    await typeInto('#birth-date-year', '1976');
    await typeInto('#zip', '94070');
    await keyboard.press('Enter');
    await smsStepShown(page, 'credentials');
    await page.locator('h1:focus').waitFor();
    await typeInto('#username', 'bruno.costa');
    await typeInto('#username-again', 'bruno.costa');
    await typeInto('#new-password', chosenPassword);
    await typeInto('#new-password-again', chosenPassword);
    await keyboard.press('Enter');
    await smsStepShown(page, 'securityQuestion');
    await page.locator('h1:focus').waitFor();
    await tabTo(page, '#security-question');
    await keyboard.press('ArrowDown');
    await typeInto('#security-answer', 'Larkspur the tortoise');
    await tabTo(page, '.activation-form summary');
    await keyboard.press('Enter');
    await page.locator('.account-terms').waitFor();
    await tabTo(page, '#terms-accepted');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await smsStepShown(page, 'done');
    await page.locator('h1:focus').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
