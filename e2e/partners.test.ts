import { errors as refusals, linkTo, pathTo, requestPartnerAccount } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptTerms,
  fillNumberAndDate,
  proceed as proceedActivation,
  sendCredentials,
  stepShown,
} from './support/activation.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { notEnrolled } from './support/not-enrolled.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import {
  confirmWorkEmail,
  errorNotice,
  expectContextKept,
  openPartnerLink,
  proceed,
  shownInContext,
} from './support/partners.ts';
import { startPortal, type Portal } from './support/portal.ts';
import {
  cards,
  fillDemographics,
  methodRadio,
  proceed as proceedSignUp,
  showCard,
  signInFromSuccess,
  stranger,
  toCorrect,
} from './support/sign-up.ts';
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

const harbor = { name: 'harbor', fullName: 'Harbor Shipyard' };
const cisco = { name: 'cisco', fullName: 'Cisco' };

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      partner: { name: 'yahoo', fullName: 'Yahoo' },
      email: 'Pat.Quinn@yahoo.example',
      lastName: 'Quinn',
      says: {
        empty: 'Enter your work email address',
        invalid: 'Enter a valid email address',
        refused: 'We could not confirm that you work for Yahoo.',
        captcha: 'The check that you are a person did not work this time.',
        sent: 'Check your email',
        again: 'We sent it again.',
        confirmed: 'Thank you. We have confirmed that you work for Yahoo.',
        used: 'This link no longer works',
        already: 'We have already confirmed that you work for Yahoo.',
        over: 'We could not confirm your employer',
      },
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      partner: { name: 'qualcomm', fullName: 'Qualcomm' },
      email: 'lucia.penalosa@qualcomm.example',
      lastName: 'Peñalosa',
      says: {
        empty: 'Escriba su correo electrónico del trabajo',
        invalid: 'Escriba un correo electrónico válido',
        refused: 'No pudimos confirmar que usted trabaja en Qualcomm.',
        captcha: 'Esta vez no funcionó la comprobación de que usted es una persona.',
        sent: 'Revise su correo electrónico',
        again: 'Lo enviamos otra vez.',
        confirmed: 'Gracias. Confirmamos que usted trabaja en Qualcomm.',
        used: 'Este enlace ya no funciona',
        already: 'Ya confirmamos que usted trabaja en Qualcomm.',
        over: 'No pudimos confirmar su empleador',
      },
    },
  ] as const),
)('employees of a partner that goes by email (spec §2, §4), $how', ({ manner, partner, email, lastName, says }) => {
  it('confirm it by the mailed link, once and in any browser, and sign up in the partner’s context', async () => {
    const asking = await comeTo(manner);
    const { page } = asking;
    const inContext = { partner: partner.name };
    await openPartnerLink(page, partner.name);
    await shownInContext(page, 'partner-request-account.params', partner);
    await page.locator(proceed).click();
    await page.locator('#work-email-error').getByText(says.empty).waitFor();
    await page.locator('#work-email').fill('nobody');
    await page.locator(proceed).click();
    await page.locator('#work-email-error').getByText(says.invalid).waitFor();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('#work-email').fill('somebody@elsewhere.example');
    await page.locator(proceed).click();
    await page.locator(errorNotice).getByText(says.refused).waitFor();
    await expectSoundInBothThemes(page);
    const call = `**${requestPartnerAccount.path.replace(':partner', partner.name)}*`;
    const { status: code, errorCode } = refusals.captchaRefused;
    await page.route(call, (route) => route.fulfill({ status: code, json: { meta: { code, errorCode } } }));
    await page.locator('#work-email').fill(email);
    await page.locator(proceed).click();
    await page.locator(errorNotice).getByText(says.captcha).waitFor();
    await page.unroute(call);
    const nextMail = await awaitMessages(page, email);
    await page.locator(proceed).click();

    await page.getByRole('heading', { level: 1, name: says.sent }).waitFor();
    await expectSoundInBothThemes(page);
    await page.getByText(email, { exact: true }).waitFor();
    await page.locator('main .card .row button').click();
    await page.getByText(says.again).waitFor();
    const link = linkIn(await nextMail(), '/cp-verify-email');
    const newerLink = linkIn(await nextMail(), '/cp-verify-email');
    expect(new URL(link).origin).toBe(portal.url);
    expect(link).not.toContain('@');
    await page.goBack();
    await page.locator(`#work-email[value="${email}"]`).waitFor();
    await page.goForward();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: says.sent }).waitFor();
    // Nobody has shown anything in this browser yet: an account is begun by those alone who have.
    await page.goto(pathTo('partner-signup.params', inContext));
    await shownInContext(page, 'partner-request-account.params', partner);

    const opening = await comeTo(manner);
    const there = opening.page;
    await there.goto(link);
    // Opening the link uses up nothing: the scanners of company mail open it too.
    await there.reload();
    await confirmWorkEmail(there);
    await shownInContext(there, 'partner-activate-create.params', partner);
    await there.getByText(says.confirmed).waitFor();
    await expectSoundInBothThemes(there);
    await expectContextKept(there, 'partner-activate-create.params', partner);
    await there.locator(`main a[href="${pathTo('partner-signup.params', inContext)}"]`).click();
    await shownInContext(there, 'partner-signup.params', partner);
    await there.locator('input[name=patient][value=no]').check();
    await expectSoundInBothThemes(there);
    await there.locator(proceedSignUp).click();
    await shownInContext(there, 'partner-signup-demographics.params', partner);
    await fillDemographics(there, stranger(lastName));
    await expectContextKept(there, 'partner-signup-demographics.params', partner);
    await there.locator(proceedSignUp).click();
    await shownInContext(there, 'partner-signup-ccverification.params', partner);
    await there.locator(methodRadio('creditCard')).check();
    await there.locator(proceedSignUp).click();
    await showCard(there, cards.refused);
    await shownInContext(there, 'partner-signup-verification-failed.params', partner);
    await expectContextKept(there, 'partner-signup-verification-failed.params', partner);

    await page.goto(link);
    await confirmWorkEmail(page);
    await shownInContext(page, 'partner-failed-verification.params', partner);
    await page.getByRole('heading', { level: 1, name: says.used }).waitFor();
    await expectSoundInBothThemes(page);
    await page.locator(`main a[href="${pathTo('partner-request-account.params', inContext)}"]`).click();
    await shownInContext(page, 'partner-request-account.params', partner);
    // The other one is good still, but not with another partner.
    await page.goto(newerLink.replace(partner.name, 'cisco'));
    await confirmWorkEmail(page);
    await shownInContext(page, 'partner-failed-verification.params', cisco);
    await page.goto(newerLink);
    await confirmWorkEmail(page);
    await shownInContext(page, 'partner-activate-create.params', partner);
    await page.goto(pathTo('partner-request-account.params', inContext));
    await page.getByText(says.already).waitFor();

    // A working day later nobody knows them any more, and what they had begun is over (decision 94).
    await portal.passTime(13 * 60 * 60);
    await there.goto(pathTo('partner-activate-create.params', inContext));
    await shownInContext(there, 'partner-unable-to-verify.params', partner);
    await there.getByRole('heading', { level: 1, name: says.over }).waitFor();
    await expectSoundInBothThemes(there);
    await there.goto(pathTo('partner-signup-demographics.params', inContext));
    await shownInContext(there, 'partner-request-account.params', partner);
    expect([...asking.errors, ...opening.errors].filter((error) => !isRefusal(error))).toEqual([]);
    await asking.leave();
    await opening.leave();
  });
});

describe('employees of a partner that goes by social security number (spec §4)', () => {
  it('are told what is wrong with it, and activate an account in the partner’s context', async () => {
    const { page, errors, leave } = await comeTo(phone);
    await openPartnerLink(page, harbor.name);
    await shownInContext(page, 'partner-request-account.params', harbor);
    const send = async (number: string) => {
      await page.locator('#credential').fill(number);
      await page.locator(proceed).click();
    };
    for (const [number, message] of [
      ['', 'Escriba su número de Seguro Social'],
      ['123-45', 'Escriba los nueve dígitos'],
      ['000-12-3456', 'Este no puede ser un número de Seguro Social.'],
    ] as const) {
      await send(number);
      await page.locator('#credential-error').getByText(message).waitFor();
    }
    await expectSoundInBothThemes(page);
    await send('219-09-9999');
    await page.locator(errorNotice).getByText('En este momento no podemos consultar a Harbor Shipyard.').waitFor();
    await send('123-45-6789');
    await page.locator(errorNotice).getByText('No pudimos confirmar que usted trabaja en Harbor Shipyard.').waitFor();
    await expectSoundInBothThemes(page);
    await send('078 05 1120');
    await page.getByRole('heading', { level: 1, name: 'Gracias, quedó confirmado' }).waitFor();
    await expectSoundInBothThemes(page);
    expect(await page.evaluate(() => location.href + JSON.stringify(sessionStorage))).not.toMatch(/078.?05.?1120/);
    await page.reload();
    await page.locator('main .row button').click();
    await shownInContext(page, 'partner-activate-create.params', harbor);
    // The session is this partner's alone.
    await page.goto(pathTo('partner-activation.params', { partner: cisco.name }));
    await shownInContext(page, 'partner-request-account.params', cisco);

    const person = await notEnrolled(page, 'walter');
    await page.goto(linkTo('', 'partner-activation.params', person.accessCode, { partner: harbor.name }));
    await shownInContext(page, 'partner-activation.params', harbor);
    await page.locator(`#access-code[value="${person.accessCode}"]`).waitFor();
    await fillNumberAndDate(page, person);
    await expectSoundInBothThemes(page);
    await page.locator(proceedActivation).click();
    await shownInContext(page, 'partner-user-login-credentials.params', harbor);
    await stepShown(page, 'credentials');
    await expectContextKept(page, 'partner-user-login-credentials.params', harbor);
    await stepShown(page, 'credentials');
    await sendCredentials(page, 'walter.lindqvist');
    await shownInContext(page, 'partner-activation-terms-conditions.params', harbor);
    await stepShown(page, 'terms');
    await acceptTerms(page);
    await shownInContext(page, 'partner-activation-success.params', harbor);
    await stepShown(page, 'done');
    await expectSoundInBothThemes(page);
    await signInFromSuccess(page, 'walter.lindqvist');
    expect(errors.filter((error) => !isRefusal(error) && !error.includes('status of 503'))).toEqual([]);
    await leave();
  });

  it('need no more than a keyboard', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    const { keyboard } = page;
    await page.goto(pathTo('partner-home.params', { partner: harbor.name }));
    await shownInContext(page, 'partner-home.params', harbor);
    await tabTo(page, `main a[href="${pathTo('partner-request-account.params', { partner: harbor.name })}"]`);
    await keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    await page.locator('#credential').waitFor();
    await tabTo(page, proceed);
    await keyboard.press('Enter');
    await page.locator(toCorrect).waitFor();
    await tabTo(page, '.error-summary a');
    await keyboard.press('Enter');
    await page.locator('#credential:focus').waitFor();
    await keyboard.type('078051120');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you, that is confirmed' }).waitFor();
    await page.locator('h1:focus').waitFor();
    await tabTo(page, 'main .row button');
    await keyboard.press('Enter');
    await shownInContext(page, 'partner-activate-create.params', harbor);
    await page.locator('h1:focus').waitFor();
    await tabTo(page, `main a[href="${pathTo('partner-activation.params', { partner: harbor.name })}"]`);
    await keyboard.press('Enter');
    await page.locator('#access-code').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
