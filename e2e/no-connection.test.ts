import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { closeBrowser, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(closeBrowser);

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
});
