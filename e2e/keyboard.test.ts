import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword } from './support/account.ts';
import { estimateShown, seePrice, tabTo, withoutInsurance } from './support/guest.ts';
import { byHand, failed, openInsurance, proceed, waysOn } from './support/insured-guest.ts';
import { awaitMessages } from './support/outbox.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

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
    await page.getByRole('link', { name: /^MRI of the knee, without/ }).waitFor();
    await tabTo(page, 'main a[href*="estimates-insurance"]');
    await press('Enter');
    await page.locator(withoutInsurance).waitFor();
    await focusIsOnHeading('Your insurance');
    await tabTo(page, '#payment');
    await press('ArrowDown');
    expect(await page.locator(withoutInsurance).isChecked()).toBe(true);
    await tabTo(page, seePrice);
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

  it('suffices to enter by hand the benefits of an insurance that is not listed', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { keyboard } = page;
    await openInsurance(page);
    // Sent empty, the summary has the focus and leads to the first insurance; up from there is the last of them.
    await tabTo(page, proceed);
    await keyboard.press('Enter');
    await page.locator('.error-summary:focus').waitFor();
    await tabTo(page, '.error-summary a');
    await keyboard.press('Enter');
    await page.locator('.payor-choice input:focus').waitFor();
    await keyboard.press('ArrowUp');
    await page.locator('.payor-choice input[value=other]:checked:focus').waitFor();
    await tabTo(page, '#insurance-PayorName');
    await keyboard.type('Bristlecone Mutual');
    await keyboard.press('Enter');
    await page.locator(`${failed} h2:focus`, { hasText: 'We cannot ask Bristlecone Mutual for you' }).waitFor();
    await tabTo(page, waysOn.enter);
    await keyboard.press('Enter');
    await page.waitForURL(/\/estimates-details\//);
    await page.locator('h1:focus').waitFor();

    await page.locator(byHand).waitFor();
    await tabTo(page, `${byHand} button[type=submit]`);
    await keyboard.press('Enter');
    await page.locator('.error-summary:focus', { hasText: 'at least one overall benefit' }).waitFor();
    await tabTo(page, '[id="benefit-overall:coinsurance"]');
    await keyboard.type('20');
    await tabTo(page, '[id="benefit-overall:deductible-none"]');
    await keyboard.press('Space');
    await tabTo(page, `${byHand} button[type=submit]`);
    await keyboard.press('Enter');
    await page.locator('.insurance h2:focus').waitFor();
    await estimateShown(page);
    await page.getByText('may be considered out of network').waitFor();
    await leave();
  });

  it('suffices to have a username sent', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { keyboard } = page;
    const nextMessage = await awaitMessages(page, '+16505550183');
    await page.goto('/');
    await tabTo(page, '.sign-in-forgot a');
    await keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    // Sent empty, the summary has the focus and leads to the first field.
    await tabTo(page, 'main button[type=submit]');
    await keyboard.press('Enter');
    await page.locator('main a[href="#first-name"]').waitFor();
    await tabTo(page, 'main a[href="#first-name"]');
    await keyboard.press('Enter');
    await page.locator('#first-name:focus').waitFor();
    for (const text of ['Elsie', 'Barnes', 'October', '17', '1938', '94087']) {
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await tabTo(page, 'main button[type=submit]');
    await keyboard.press('Enter');
    await page.waitForURL(/choose-reminder-destination/);
    await page.locator('h1:focus').waitFor();
    await tabTo(page, '[type=radio]');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await page.waitForURL(/check-reminder\/via=mobile/);
    await page.locator('h1:focus').waitFor();
    expect((await nextMessage()).text).toContain('elsie.barnes');
    await leave();
  });

  it('suffices to sign in, to open and leave a dialog of account security, and to sign out', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { keyboard } = page;
    await page.goto('/');
    await tabTo(page, '#username');
    await keyboard.type('swhitfield95');
    await tabTo(page, '#password');
    await keyboard.type(demoPassword);
    await keyboard.press('Enter');
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    await tabTo(page, '.person-button');
    await keyboard.press('Enter');
    await tabTo(page, '.person-panel a[href$="/account-security"]');
    await keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    await page.getByRole('button', { name: 'Change password' }).waitFor();
    for (const name of ['Change password', 'Change the question', 'Add: Authenticator app']) {
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await keyboard.press('Enter');
      await page.locator('dialog[open] h2:focus').waitFor();
      await keyboard.press('Escape');
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    // Escape closes the menu and gives the focus back.
    await page.locator('.person-button').focus();
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await page.locator('.person-button:focus').waitFor();
    await keyboard.press('Enter');
    await tabTo(page, 'button.person-item');
    await keyboard.press('Enter');
    await page.waitForURL(/\/(home)?$/);
    await leave();
  });
});
