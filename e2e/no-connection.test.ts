import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { goToSignedIn, signIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { elsie } from './support/people.ts';
import { sayWhoForUsername, sendForm } from './support/recovery.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

const scripts = '**/assets/*.js';

describe('without a connection', () => {
  it('the language stays, the page says why in the language that was asked for, and trying again helps', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto('/estimates');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByText('No pudimos cambiar a español').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'lang', value: 'es' }));
    await expectSoundPage(page);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.locator('html[lang=es]').waitFor();
    await page.getByRole('button', { name: 'English' }).waitFor();
    expect(await page.getByText('No pudimos cambiar a español').count()).toBe(0);
    await leave();
  });

  it('a page that cannot be loaded blames the connection, and opens when it is back', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
    await page.getByText('Check your connection').waitFor();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('paragraph').filter({ hasText: 'There is still no connection.' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await leave();
  });

  it('a recovery keeps what was typed, and goes on when it is back', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(pathTo('forgot-username'));
    await page.locator('#first-name').waitFor();
    await page.context().setOffline(true);
    await sayWhoForUsername(page, elsie);
    await page.getByText('We could not reach our server.').waitFor();
    await expectSoundPage(page);
    await page.context().setOffline(false);
    expect(await page.locator('#last-name').inputValue()).toBe('Barnes');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/choose-reminder-destination/);
    await page.getByRole('radio').first().check();
    await page.context().setOffline(true);
    await sendForm(page);
    await page.getByText('We could not reach our server.').waitFor();
    expect(await page.getByRole('radio').first().isChecked()).toBe(true);
    await leave();
  });

  it('the signed-in app says so where something is loaded or done, and helps itself when it is back', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await signIn(page, 'swhitfield95');
    await page.route('**/Account/Security', (route) => route.abort());
    await goToSignedIn(page, '/account-security');
    await page.getByText('We could not reach our server.').waitFor();
    await expectSoundPage(page);
    await page.unroute('**/Account/Security');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Change the question' }).click();
    await page.locator('#question').waitFor();
    await page.locator('#answer').fill('Beet soup');
    await page.context().setOffline(true);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.getByRole('dialog').getByText('We could not reach our server.').waitFor();
    expect(await page.locator('#answer').inputValue()).toBe('Beet soup');
    await expectSoundPage(page);
    await leave();
  });
});
