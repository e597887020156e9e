import { logOut, changeSecurityQuestion, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn, signIn, submitSignIn } from './support/account.ts';
import { beginToAdd, card, dialog, ownFactors } from './support/account-security.ts';
import { expectSoundPage } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, type View, shortly } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);

const thanks = (page: Page) => page.getByRole('dialog', { name: /^(Log Out Successful|Su sesión se cerró)/ });
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

async function pressSignOut(page: Page): Promise<void> {
  await page.locator('.person-button').click();
  await page.locator('.person-panel button').click();
}

describe('two people at one browser', () => {
  it('whoever signs in second is shown in every tab, as soon as they are signed in', async () => {
    const { page, newTab, leave } = await comeTo(desktopInEnglish);
    const other = await newTab();
    await other.goto('/');
    await other.locator('.sign-in-form').waitFor();
    await openSignedIn(page, 'ana.rivera', '/account-security');
    await beginToAdd(page, 'sms');
    await page.locator(`${dialog} input[type=tel]`).fill('650-555-0199');
    await submitSignIn(other, 'sam.whitfield');
    await page.locator('.person-name', { hasText: 'Sam' }).waitFor();
    expect(await page.locator(dialog).count()).toBe(0);
    expect(await keptHere(page)).not.toContain('650-555-0199');
    await leave();
  });

  it('a tab that has not heard of it does nothing to the account of the second', async () => {
    const { page, newTab, leave } = await comeTo(desktopInEnglish);
    await page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(changeSecurityQuestion.path)) statuses.push(response.status());
    });
    const other = await newTab();
    await other.goto('/');
    await other.locator('.sign-in-form').waitFor();
    await openSignedIn(page, 'ana.rivera', '/account-security');
    await card(page, 'question').getByRole('button').click();
    await page.locator('#answer').fill('Of Ana, not of Sam');
    await submitSignIn(other, 'sam.whitfield');
    await other.waitForURL(/\/Private/);
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('.person-name', { hasText: 'Sam' }).waitFor();
    await page.locator('.security').waitFor();
    expect(statuses).toEqual([403]);
    await leave();
  });

  it('the sign-in page in another tab ends the session in all, and forgets what was typed in each', async () => {
    const { page, newTab, leave } = await comeTo(phoneInSpanish);
    await openSignedIn(page, 'tomas.rivera', '/account-security');
    await beginToAdd(page, 'sms');
    await page.locator(`${dialog} input[type=tel]`).fill('650-555-0199');
    const other = await newTab();
    await other.goto('/');
    await thanks(other).waitFor();
    await page.locator('main a[href^="/home"]').waitFor();
    expect(await page.locator('.security').count()).toBe(0);
    expect(await keptHere(page)).not.toContain('650-555-0199');
    await expectSoundPage(page);
    await leave();
  });

  it('what one typed to recover a password is gone once anybody has signed in', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await page.goto(pathTo('forgot-password'));
    await page.locator('#username').fill('ana.rivera');
    await page.locator('#zip').fill('94301');
    await page.reload();
    await expect.poll(() => page.locator('#zip').inputValue()).toBe('94301');
    await signIn(page, 'ruth.goldberg');
    await page.goto(pathTo('forgot-password'));
    expect(await page.locator('#username').inputValue()).toBe('');
    expect(await page.locator('#zip').inputValue()).toBe('');
    expect(await keptHere(page)).not.toContain('94301');
    await leave();
  });
});

const signingOut = [
  {
    how: 'in English at desktop width',
    manner: desktopInEnglish,
    username: 'ana.rivera',
    notSignedOut: 'We could not sign you out. Try again.',
    signOut: 'Sign out',
  },
  {
    how: 'in Spanish on a phone',
    manner: phoneInSpanish,
    username: 'tomas.rivera',
    notSignedOut: 'No pudimos cerrar su sesión. Inténtelo de nuevo.',
    signOut: 'Cerrar sesión',
  },
] as const;
const logOutCall = `**${logOut.path}`;

describe.each(shortly(1, signingOut))('signing out, $how', ({ manner, username, notSignedOut }) => {
  it('says so when it cannot be done, and thanks when it is', async () => {
    const { page, leave } = await comeTo(manner);
    await openSignedIn(page, username);
    await page.route(logOutCall, (route) => route.abort());
    await pressSignOut(page);
    await page.getByRole('alert').filter({ hasText: notSignedOut }).waitFor();
    await expectSoundPage(page);
    await page.unroute(logOutCall);
    await page.locator('.person-panel button').click();
    await thanks(page).waitFor();
    await page.reload();
    await page.locator('.sign-in-form').waitFor();
    expect(await thanks(page).count()).toBe(0);
    await page.goto('/Private');
    await page.waitForURL('/home');
    await leave();
  });
});

describe('signing out, alike in every language', () => {
  const { manner, username, notSignedOut, signOut } = signingOut[0];

  it('at the door says so too', async () => {
    const { page, leave } = await comeTo(manner);
    await openSignedIn(page, username);
    await page.route(logOutCall, (route) => route.abort());
    await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: notSignedOut });
    await alert.waitFor();
    await expectSoundPage(page);
    await page.unroute(logOutCall);
    await alert.getByRole('button', { name: signOut }).click();
    await thanks(page).waitFor();
    await leave();
  });

  it('is done also when the tab is closed at once', async () => {
    const { page, newTab, leave } = await comeTo(manner);
    await openSignedIn(page, username);
    const other = await newTab();
    await other.goto(pathTo('privacy'));
    const asked = page.waitForRequest(logOutCall);
    await pressSignOut(page);
    await asked;
    await page.close();
    await expect.poll(async () => (await other.request.get('/Private/Ajax/V1/Session')).status()).toBe(401);
    await leave();
  });
});

describe('recovery codes, which are shown once', () => {
  it('stay until they are kept: whoever goes back, elsewhere or out is asked first', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await page.goto('/');
    await submitSignIn(page, 'mei.chen');
    await page.waitForURL(/two-step-verification/);
    await page.getByRole('button', { name: /recovery code/i }).click();
    await page.locator('#recovery-code').fill('A1DER-BAY01');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/Private/);
    await goToSignedIn(page, '/account-security');
    await ownFactors(page).last().getByRole('button').click();
    const codes = page.locator('.recovery-codes li');
    await codes.first().waitFor();
    const shown = await codes.allInnerTexts();
    const question = page.getByRole('dialog', { name: 'Have you saved your recovery codes?' });
    const stay = question.getByRole('button', { name: 'Stay on this page' });

    await page.goBack();
    await question.waitFor();
    await expectSoundPage(page);
    await stay.click();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await pressSignOut(page);
    await question.waitFor();
    await stay.click();
    let asked = 0;
    page.on('dialog', (native) => {
      asked += 1;
      void native.dismiss();
    });
    await page.evaluate(() => window.location.reload());
    await expect.poll(() => asked).toBe(1);
    expect(await codes.allInnerTexts()).toEqual(shown);

    await page.getByRole('checkbox').check();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/#\/account-security$/);
    await ownFactors(page).last().getByRole('button').click();
    await codes.first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Mei/ }).waitFor();
    await leave();
  });
});
