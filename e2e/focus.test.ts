import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './support/account.ts';
import { beginToAdd, card, dialog } from './support/account-security.ts';
import { acceptTerms, estimateShown, findService, openEstimate, goToLocations, tokenOf } from './support/guest.ts';
import { amountOf, byHand, goToInsured, overlay } from './support/insured-guest.ts';
import { elsie } from './support/people.ts';
import { answerQuestion, sayWhoForPassword, sendForm } from './support/recovery.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

/** What has focus: its tag, and the beginning of its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.textContent.trim().slice(0, 60)}`.trim();
  });
}

/** Everything that the page's live regions say from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const words = () => Array.from(document.querySelectorAll('output'), ({ textContent }) => textContent.trim());
    const said: string[] = [];
    Object.assign(window, { said });
    let before = words();
    const observer = new MutationObserver(() => {
      const now = words();
      said.push(...now.filter((text) => text !== '' && !before.includes(text)));
      before = now;
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

function detailsPath(page: Page, template: string, location = 'alder-main'): string {
  return pathTo('estimates-details', { svcArea: 'bay', location, template, token: tokenOf(page) });
}

describe('focus stays where the guest is', () => {
  it('while one types in the search, and moves between the tabs, of a page opened by its address', async () => {
    const { page, newTab, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    const tab = await newTab();
    await tab.goto(new URL(page.url()).pathname);
    await tab.getByRole('tab').first().focus();
    await tab.keyboard.press('ArrowRight');
    await tab.waitForURL(/tab=az/);
    expect(await focused(tab)).toBe('BUTTON A to Z');
    await tab.goto(new URL(page.url()).pathname);
    await tab.getByRole('searchbox').pressSequentially('knee scan', { delay: 120 });
    await tab.getByRole('link', { name: /^MRI of the knee, without/ }).waitFor();
    expect(await tab.getByRole('searchbox').inputValue()).toBe('knee scan');
    expect(await focused(tab)).toBe('INPUT');
    await leave();
  });

  it('while what was asked for is still on its way', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    // Nothing is remembered from before.
    await page.reload();
    await estimateShown(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/GetEstimateServices*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Different service' }).click();
    await page.getByRole('heading', { level: 1, name: 'What do you need?' }).waitFor();
    expect(await focused(page)).toBe('H1 What do you need?');
    await page.getByRole('button', { name: 'Español' }).focus();
    answer();
    await page.getByRole('searchbox').waitFor();
    expect(await focused(page)).toBe('BUTTON Español');
    await leave();
  });
});

describe('choosing', () => {
  it('another site keeps focus on what was chosen, and says the new amount alone', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const before = await page.locator('.amount-figure').innerText();
    const said = await listen(page);
    await page.getByRole('button', { name: 'Choose Bayside Imaging Center' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/location=bayside-imaging/);
    await page.getByText('Your choice').waitFor();
    await expect.poll(async () => (await said()).at(-1)).toContain('Bayside Imaging Center: you would pay about $');
    expect((await said()).filter((text) => text.includes(before))).toEqual([]);
    expect(await focused(page)).toBe('P Your choice');
    await leave();
  });

  it('another doctor keeps focus in the section, and never says the old amount', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.goto(detailsPath(page, 'knee-replacement'));
    await page.locator('.amount-figure').waitFor();
    await estimateShown(page);
    const said = await listen(page);
    await page.getByRole('button', { name: 'Choose a doctor' }).focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('H2 Which doctor?');
    await page.locator('button.provider[aria-current=false]').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose another doctor' }).waitFor();
    await estimateShown(page);
    expect(await focused(page)).toBe('H2 Your doctor');
    const after = await page.locator('.amount-figure').innerText();
    const amounts = (await said()).filter((text) => text.includes('$'));
    expect(amounts.filter((text) => !text.includes(after))).toEqual([]);
    await leave();
  });
});

describe('a search', () => {
  it('of one letter is answered with what it takes, and the count of the last one stays until the next has come', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    const said = await listen(page);
    await page.getByRole('searchbox').fill('k');
    await page.keyboard.press('Enter');
    await expect.poll(said).toContain('Type at least two letters or digits.');
    await page.getByRole('searchbox').fill('knee');
    const count = page.getByText(/services match “knee”/);
    await count.waitFor();
    await page.route('**/GetServiceTemplates', () => {});
    await page.getByRole('searchbox').fill('heart');
    await page.waitForFunction(
      () => (window.history.state as { usr?: { search?: string } } | null)?.usr?.search === 'heart',
    );
    expect(await count.isVisible()).toBe(true);
    await leave();
  });
});

describe('an estimate that has come', () => {
  it('is said once, with its amount', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    const said = await listen(page);
    await findService(page, '73721', /knee/i);
    const amount = await page.locator('.amount-figure').innerText();
    await expect
      .poll(async () => (await said()).filter((text) => text.includes(amount)))
      .toEqual([`Alder Bay Hospital: you would pay about ${amount}`]);
    await leave();
  });
});

describe('the insurance of an estimate', () => {
  it('keeps focus where it is changed, entered, checked and given up, and says the new amount once', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToInsured(page, { number: 'ACTIVE-focus' });
    expect(await focused(page)).toBe('H1 MRI of the knee, without contrast');
    const heading = () => expect.poll(() => focused(page));
    const open = async (what: string) => {
      await page.getByRole('button', { name: 'Change' }).focus();
      await page.keyboard.press('Enter');
      await heading().toBe('H2 Your insurance');
      await page.getByRole('button', { name: what }).focus();
      await page.keyboard.press('Enter');
    };

    await open('Enter your benefits yourself');
    await heading().toBe('H2 Your benefits');
    await page.locator(byHand).getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await heading().toBe('H2 Your insurance');

    await open('Enter your benefits yourself');
    await page.locator('[id="benefit-overall:deductible"]').fill('half');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary:focus').waitFor();
    await page.locator('.error-summary').getByRole('link').first().click();
    await page.locator(`${byHand} input[aria-invalid]:focus`).fill('100');
    const said = await listen(page);
    await page.keyboard.press('Enter');
    await heading().toBe('H2 Your insurance');
    const amount = await amountOf(page);
    await expect
      .poll(async () => (await said()).filter((text) => text.includes('$')))
      .toEqual([`Alder Bay Hospital: you would pay about ${amount}`]);

    await open('Ask my insurer again');
    await page.locator(`${overlay} h2:focus`).waitFor();
    await page.locator(overlay).waitFor({ state: 'detached' });
    await heading().toBe('H2 Your insurance');
    await expect.poll(() => amountOf(page)).not.toBe(amount);
    await leave();
  });
});

describe('a token that is worth nothing any more', () => {
  it('sends a guest who chooses another site back to the locations', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Choose Bayside Imaging Center' }).click();
    await page.getByText('Unstable state, starting over.').waitFor();
    await leave();
  });

  it('sends a guest who mails the summary back to the locations', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Email this' }).click();
    await page.getByRole('textbox').fill('maria@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('Unstable state, starting over.').waitFor();
    await leave();
  });
});

describe('trying again', () => {
  it('leaves focus on the heading of what is tried', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.route('**/UpdateLocation', (route) => route.abort());
    await page.getByRole('button', { name: 'Choose Bayside Imaging Center' }).click();
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.unroute('**/UpdateLocation');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(/^H2 The same service at/);
    await page.waitForURL(/location=bayside-imaging/);
    await page.route('**/GetEstimateDetails*', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.unroute('**/GetEstimateDetails*');
    await page.keyboard.press('Enter');
    await estimateShown(page);
    expect(await focused(page)).toMatch(/^H1 MRI of the knee/);
    await leave();
  });
});

describe('getting back in', () => {
  it('puts focus on each step, on what is to be corrected, and back where one came from', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.waitForURL(/forgot-password/);
    await page.locator('h1:focus').waitFor();
    await sendForm(page);
    await page.locator('main :focus').getByRole('link').first().waitFor();
    await page.getByRole('link', { name: 'Please enter your username (often your email)' }).click();
    await page.locator('#username:focus').waitFor();
    await sayWhoForPassword(page, elsie);
    await page.waitForURL(/email-question/);
    await page.locator('h1:focus').waitFor();
    const answered = page.waitForResponse('**/verifyanswer');
    await answerQuestion(page, 'no idea');
    await answered;
    await page
      .locator('main :focus')
      .getByRole('link', { name: /not the answer/ })
      .waitFor();
    await leave();
  });
});

describe('account security', () => {
  it('keeps focus in the card whose entry is gone, and in the dialog from step to step', async () => {
    const elsewhere = await visit(desktopInEnglish);
    await openSignedIn(elsewhere.page, elsie.username);
    const { page, leave } = await visit(desktopInEnglish);
    await openSignedIn(page, elsie.username, '/account-security');
    const said = await listen(page);
    await card(page, 'sessions').getByRole('button', { name: 'Sign out: ' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(said).toContain('Signed out there.');
    expect(await focused(page)).toBe('H2 Where you are signed in');
    await beginToAdd(page, 'authenticator');
    await page.locator(`${dialog} h2:focus`).waitFor();
    await page.locator(`${dialog} button[type=submit]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('#factor-code').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('BUTTON Add');
    await elsewhere.leave();
    await leave();
  });
});
