import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { tabTo } from './support/guest.ts';
import { closeBrowser, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(closeBrowser);

describe('keyboard alone', () => {
  it('suffices from the first page to an estimate, and focus is always to be seen', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const press = (key: string) => page.keyboard.press(key);
    const focusIsOnHeading = async (text: string) => {
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    };

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^#/);
    await tabTo(page, `main a[href="${pathTo('estimates')}"]`);
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).not.toBe(
      'none',
    );
    await press('Enter');
    await tabTo(page, `main a[href="${pathTo('estimates', { svcArea: 'bay' })}"]`);
    await press('Enter');
    await page.locator('main a[href*="location=alder-main"]').waitFor();
    await tabTo(page, 'main a[href*="location=alder-main"]');
    await press('Enter');
    await focusIsOnHeading('Before you start');

    // Not checked yet: the summary takes the focus and leads to the box.
    await page.getByRole('checkbox').waitFor();
    await tabTo(page, 'main button[type=submit]');
    await press('Enter');
    const summaryLink = page.locator('main').getByRole('link', { name: /Check the box/ });
    await summaryLink.waitFor();
    await tabTo(page, 'main a[href^="#"]');
    await press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
    await press('Space');
    await tabTo(page, 'main button[type=submit]');
    await press('Enter');

    await page.waitForURL(/\/estimates-services\//);
    await focusIsOnHeading('What do you need?');
    await tabTo(page, '[role=tab]');
    await press('ArrowRight');
    await page.locator('[role=tab][aria-selected=true]:focus').waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('knee scan');
    await press('Enter');
    await page.getByRole('link', { name: /^MRI of the knee/ }).waitFor();
    await tabTo(page, 'main a[href*="estimates-details"]');
    await press('Enter');
    await page.waitForURL(/\/estimates-details\//);
    await page.locator('.estimate-amount').getByText(/\$\d/).first().waitFor();

    // The dialog holds the focus and gives it back.
    await page.getByRole('button', { name: 'Email this' }).focus();
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Email this');
    await leave();
  });
});
