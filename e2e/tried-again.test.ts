import {
  createHealthLink,
  pathTo,
  revokeHealthLink,
  sendSummaryEmail,
  startRteQuery,
  updateToSelfPay,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { openEstimate } from './support/guest.ts';
import { fillHelpDeskForm, filledIn, sendButton } from './support/help-desk.ts';
import { fillInsurance, openInsurance, proceed, waysOn } from './support/insured-guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

// What a button that says "Try again" promises: that it does what failed once more, and with what was typed (decision 239).

afterAll(endVisits);

/** Some stand hidden until they have something to say. */
const alert = 'main [role=alert]:visible';

/** Fails all calls of this path, as without a network. Answers with what mends the network. */
async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  const calls = `**${path}`;
  await page.route(calls, (route) => route.abort());
  return () => page.unroute(calls);
}

describe('what a lost connection interrupts', () => {
  it('a link with a passcode is made with that passcode by "Try again", and ended by "Try again"', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.locator('main button:has(.lucide-share-2)').click();
    const passcode = page.locator('#share-passcode');
    await passcode.fill('123456');
    const online = await cutOff(page, createHealthLink.path);
    await passcode.press('Enter');
    await page.locator(alert).first().waitFor();
    expect(await passcode.inputValue()).toBe('123456');
    await online();
    await page.locator(`${alert} button`).click();
    const made = page.locator('.shared-link');
    await made.waitFor();
    await made.getByText('With a passcode').waitFor();
    await page.locator('.open-links').getByText('With a passcode.').waitFor();
    expect(await passcode.inputValue()).toBe('');
    await expectSoundPage(page);

    const onlineAgain = await cutOff(page, revokeHealthLink.path);
    await page.locator('.open-links button').click();
    await page.locator(alert).first().waitFor();
    await onlineAgain();
    await page.locator(`${alert} button`).click();
    await page.locator('.open-links').waitFor({ state: 'detached' });
    await leave();
  });

  it('a mail that could not be sent after its dialog was closed is told, and sent by "Try again"', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const open = page.getByRole('button', { name: 'Email this' });
    await open.click();
    const held: Array<() => void> = [];
    const calls = `**${sendSummaryEmail.path}`;
    await page.route(calls, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('ana@example.org');
    await field.press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press('Escape');
    held.shift()?.();
    await page.locator(alert, { hasText: 'We could not reach our server' }).waitFor();
    await expectSoundPage(page);
    await page.unroute(calls);
    await page.locator(`${alert} button`).click();
    await page
      .locator('output', { hasText: 'We are sending the summary to ana@example.org' })
      .waitFor({ state: 'attached' });
    // What was said of it is not said of the next one.
    await open.click();
    await field.waitFor();
    expect(await page.getByText('On its way').count()).toBe(0);
    await leave();
  });

  it('the price without insurance is not hidden behind an insurer that could not be asked before', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await fillInsurance(page, { number: `AAA42-${randomUUID()}` });
    await page.locator(proceed).click();
    await page.locator(waysOn.askAgain).waitFor();
    await cutOff(page, startRteQuery.path);
    await page.locator(waysOn.askAgain).click();
    await page.locator(alert).first().waitFor();
    await cutOff(page, updateToSelfPay.path);
    await page.locator(waysOn.selfPay).click();
    await expect.poll(() => page.locator(waysOn.selfPay).getAttribute('aria-disabled')).not.toBe('true');
    await page.locator(alert).first().waitFor();
    const asked = page.waitForRequest(`**${updateToSelfPay.path}`);
    await page.locator(`${alert} button`).click();
    await asked;
    await leave();
  });
});

describe('a send that is not answered in time (spec §4: loading time-out)', () => {
  it('leaves the form as it is, and says that nobody knows whether it arrived', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    await page.clock.install();
    await page.route('**/helpdesk', () => {});
    await page.goto(pathTo('contact-helpdesk'));
    await fillHelpDeskForm(page, { email: 'ana@example.org', message: 'Long, and typed with one finger' });
    const typed = await filledIn(page);
    const sent = page.waitForRequest('**/helpdesk');
    await page.locator(sendButton).click();
    await sent;
    await page.clock.runFor(121_000);
    await page.locator(alert, { hasText: 'no sabemos si' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathTo('contact-helpdesk'));
    expect(await filledIn(page)).toEqual(typed);
    await expectSoundPage(page);
    await leave();
  });
});
