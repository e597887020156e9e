import { errors as refusals, forgetDevice } from '@portico/contract';
import { generateSync } from 'otplib';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword, goToSignedIn, openSignedIn, signIn, submitSignIn } from './support/account.ts';
import { beginToAdd, card, dialog, enterCode, ownFactors } from './support/account-security.ts';
import { call } from './support/calls.ts';
import { expectSoundPage } from './support/checks.ts';
import { awaitMessages, codeIn } from './support/outbox.ts';
import { newPassword } from './support/recovery.ts';
import { endVisits, desktopInEnglish, isRefusal, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      username: 'james.okafor',
      phone: { typed: '(650) 555-0199', number: '+16505550199' },
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      username: 'nguyet.hoang-castellanos@example.org',
      phone: { typed: '650.555.0198', number: '+16505550198' },
    },
  ]),
)('two-step verification (issue 3, 7), $how', ({ manner, username, phone }) => {
  it('is switched on by a phone, gets an authenticator app and new recovery codes, and is switched off again', async () => {
    const { page, errors, leave } = await visit(manner);
    await openSignedIn(page, username, '/account-security');
    await card(page, 'twoStep').waitFor();
    await expectSoundPage(page);

    // A phone: refused until it is one, then proved by a code.
    await beginToAdd(page, 'sms');
    await page.locator('#factor-phone').fill('555-0199');
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#factor-phone-error').waitFor();
    await expectSoundPage(page);
    const nextMessage = await awaitMessages(page, phone.number);
    await page.locator('#factor-phone').fill(phone.typed);
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#factor-code').waitFor();
    const code = codeIn(await nextMessage());
    await enterCode(page, code === '000000' ? '000001' : '000000');
    await page.locator('#factor-code-error').waitFor();
    await expectSoundPage(page);
    await enterCode(page, code);

    // The first factor brings recovery codes, which are shown once and have to be kept.
    await page.locator('.recovery-codes li').first().waitFor();
    const codes = await page.locator('.recovery-codes li').allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await page.locator('main button[type=submit]').click();
    await page.locator('main a[href="#codes-kept"]').waitFor();
    await expectSoundPage(page);
    await page.getByRole('checkbox').check();
    await page.locator('main button[type=submit]').click();
    await card(page, 'twoStep').getByText(phone.number.slice(-4)).waitFor();

    // An app, by the secret that it is given. Its codes are refused before they are whole.
    await beginToAdd(page, 'authenticator');
    await page.locator(`${dialog} button[type=submit]`).click();
    const secret = (await page.locator('.authenticator-key').innerText()).replaceAll(/\s/g, '');
    await enterCode(page, '12');
    await page.locator('#factor-code-error').waitFor();
    await expectSoundPage(page);
    await enterCode(page, generateSync({ secret }));
    await page.locator(dialog).waitFor({ state: 'detached' });
    await expect.poll(() => ownFactors(page).count()).toBe(3);
    await expectSoundPage(page);

    // New recovery codes take the place of the old ones.
    await ownFactors(page).last().getByRole('button').click();
    await page.locator('.recovery-codes li').first().waitFor();
    const renewed = await page.locator('.recovery-codes li').allInnerTexts();
    expect(renewed.filter((each) => codes.includes(each))).toEqual([]);
    await page.getByRole('checkbox').check();
    await page.locator('main button[type=submit]').click();

    // Without the last way it is off; that is said before it is done.
    for (const left of [2, 0]) {
      await ownFactors(page).first().getByRole('button').click();
      await page.locator(dialog).waitFor();
      await expectSoundPage(page);
      await page.locator(`${dialog} .row button`).first().click();
      await page.locator(dialog).waitFor({ state: 'detached' });
      await expect.poll(() => ownFactors(page).count()).toBe(left);
    }
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe.each(
  shortly(1, [
    { how: 'in English at desktop width', manner: desktopInEnglish, username: 'james.okafor' },
    { how: 'in Spanish on a phone', manner: phoneInSpanish, username: 'nguyet.hoang-castellanos@example.org' },
  ]),
)('who looked at or changed the account (issue 12, point 10), $how', ({ manner, username }) => {
  it('is read part by part, and found again as it was left', async () => {
    const { page, errors, leave } = await visit(manner);
    await openSignedIn(page, username, '/account-security');
    for (let times = 0; times < 30; times += 1) await call(page, forgetDevice, {});
    await card(page, 'activity').getByRole('link').click();
    const entries = page.locator('.activity-days .entry');
    await expect.poll(() => entries.count()).toBe(25);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expectSoundPage(page);

    // The next part takes focus, since the button that asked for it may be gone.
    await page.locator('main button').last().click();
    await expect.poll(() => entries.count()).toBeGreaterThan(30);
    const focused = page.locator('.activity-days .entry:focus');
    await expect.poll(() => focused.count()).toBe(1);
    expect(await entries.nth(25).evaluate((entry) => entry === document.activeElement)).toBe(true);

    // What to do about something wrong, and back again.
    const shown = await entries.count();
    await page.locator('.notice a[href*="messages/helpdesk"]').click();
    await page.waitForURL(/messages\/helpdesk/);
    await page.goBack();
    await expect.poll(() => entries.count()).toBe(shown);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('changes of what opens the account', () => {
  it('ask for the password when it was entered a while ago, and then go on', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openSignedIn(page, 'swhitfield95', '/account-security');
    let isAsked = false;
    // As the server answers ten minutes after the password was entered.
    await page.route('**/Account/SecurityQuestion', async (route) => {
      if (isAsked) return route.continue();
      isAsked = true;
      const meta = { code: 403, errorCode: 2017, errorMessage: 'Confirm the password first.' };
      return route.fulfill({ status: 403, json: { meta } });
    });
    await card(page, 'question').getByRole('button').click();
    await page.locator('#question').selectOption('childhood-dish');
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#answer-error').waitFor();
    await page.locator('#answer').fill('Potato salad');
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#confirm-password').fill('not it');
    await page.locator('#confirm-password').press('Enter');
    await page.getByText('That is not the password of your account.').waitFor();
    await expectSoundPage(page);
    await page.locator('#confirm-password').fill(demoPassword);
    await page.locator('#confirm-password').press('Enter');
    await card(page, 'question').getByText('Your security question is saved.').waitFor();
    await page.locator(dialog).waitFor({ state: 'detached' });
    await expectSoundPage(page);
    await leave();
  });

  it('of the password end every other session; a single one is ended from the list', async () => {
    const here = await visit(desktopInEnglish);
    await signIn(here.page, 'sam.whitfield');
    const phone = await visit(phoneInSpanish);
    await signIn(phone.page, 'sam.whitfield');
    await goToSignedIn(here.page, '/account-security');
    const sessions = card(here.page, 'sessions');
    await expect.poll(() => sessions.locator('.entry').count()).toBe(2);
    await sessions.getByRole('button').first().click();
    await sessions.getByText('Signed out there.').waitFor();
    await expect.poll(() => sessions.locator('.entry').count()).toBe(1);
    // Whoever is signed in there learns it at the next thing they do.
    await phone.page.locator('main a[href$="#/account-security"]').first().click();
    await phone.page.waitForURL(/\/home\//);
    await phone.page.getByText('Su sesión venció').waitFor();
    await submitSignIn(phone.page, 'sam.whitfield');
    await phone.page.waitForURL(/\/Private/);

    await card(here.page, 'password').getByRole('button').click();
    await here.page.locator('#current-password').fill('not it');
    await here.page.locator('#new-password').fill('whitfield-41');
    await here.page.locator('#new-password-again').fill('whitfield-42');
    await here.page.locator(`${dialog} button[type=submit]`).click();
    await here.page.locator('#new-password-again-error').waitFor();
    await here.page.locator('#new-password-again').fill('whitfield-41');
    await here.page.locator(`${dialog} button[type=submit]`).click();
    await here.page.getByText('That is not the password of your account.').waitFor();
    await here.page.locator('#current-password[aria-invalid]:focus').waitFor();
    expect(await here.page.locator('#current-password').inputValue()).toBe('');
    await expectSoundPage(here.page);
    // The new one is checked only once the old one is right.
    await here.page.locator('#current-password').fill(demoPassword);
    await here.page.locator(`${dialog} button[type=submit]`).click();
    await here.page.locator('#new-password-error').getByText('must not contain your name').waitFor();
    await expectSoundPage(here.page);
    await here.page.locator('#new-password').fill(newPassword);
    await here.page.locator('#new-password-again').fill(newPassword);
    const nextMail = await awaitMessages(here.page, 'sam.whitfield@example.org');
    await here.page.locator(`${dialog} button[type=submit]`).click();
    await card(here.page, 'password').getByText('Your password was changed').waitFor();
    await nextMail();
    await card(phone.page, 'question').getByRole('button').click();
    await phone.page.locator('#answer').fill('Ortega y Gasset');
    await phone.page.locator(`${dialog} button[type=submit]`).click();
    await phone.page.waitForURL(/\/home\//);
    await submitSignIn(phone.page, 'sam.whitfield');
    // The notice of the session that ended stands there before; this one is of the old password.
    await phone.page.getByText(/Le quedan? \d intentos?/).waitFor();
    await submitSignIn(phone.page, 'sam.whitfield', newPassword);
    await phone.page.waitForURL(/\/Private/);
    await here.leave();
    await phone.leave();
  });

  it('that another tab has made already are no error', async () => {
    const { page, newTab, errors, leave } = await visit(desktopInEnglish);
    const elsewhere = await visit(phoneInSpanish);
    await signIn(elsewhere.page, 'swhitfield95');
    await openSignedIn(page, 'swhitfield95', '/account-security');
    const tab = await newTab();
    await goToSignedIn(tab, '/account-security');
    for (const each of [page, tab]) {
      const sessions = card(each, 'sessions');
      await sessions.locator('.entry').first().waitFor();
      const before = await sessions.locator('.entry').count();
      await sessions.getByRole('button', { name: 'Sign out: ' }).first().click();
      await sessions.getByText('Signed out there.').waitFor();
      await expect.poll(() => sessions.locator('.entry').count()).toBeLessThan(before);
    }
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await Promise.all([leave(), elsewhere.leave()]);
  });

  it('of the password wait while the account is locked', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openSignedIn(page, 'swhitfield95', '/account-security');
    // As the server answers to the fifth wrong one; a lock of the account would be in the way of other journeys.
    const { status, ...meta } = refusals.loginLockout;
    await page.route('**/Account/Password', (route) =>
      route.fulfill({ status, json: { meta: { code: status, ...meta }, response: { lockedFor: 4 } } }),
    );
    await card(page, 'password').getByRole('button').click();
    await page.locator('#current-password').fill('not it');
    await page.locator('#new-password').fill(newPassword);
    await page.locator('#new-password-again').fill(newPassword);
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator(dialog).getByText('Account Locked').waitFor();
    await page.locator(`${dialog} h2:focus`).waitFor();
    expect(await page.locator('#current-password').isDisabled()).toBe(true);
    await expectSoundPage(page);
    await page.locator(`${dialog} #current-password:enabled`).waitFor();
    await page.locator(dialog).getByText('Account Locked').waitFor({ state: 'detached' });
    await leave();
  });
});
