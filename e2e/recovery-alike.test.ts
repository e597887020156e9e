import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { elsie, nobody, sam, type Person } from './support/people.ts';
import { startPortal, type Portal } from './support/portal.ts';
import {
  answerQuestion,
  chooseLink,
  choosePassword,
  newPassword,
  sayWhoForPassword,
  sayWhoForUsername,
  sendForm,
} from './support/recovery.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

/** What is sent here is counted, and the demonstration has no partner. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal(
    {},
    {
      partners: [
        { name: 'harbor', fullName: 'Harbor Shipyard', verificationType: 'email', emailDomains: ['harbor.example'] },
      ],
    },
  );
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

describe('whoever has no account', () => {
  it('sees the same screens on the way to a password, and nothing is sent', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    // Elsie has no address on file, so nothing can come of hers either.
    const seen = await Promise.all([passwordScreens(elsie), passwordScreens(nobody)]);
    expect(await countMessages(page)).toBe(0);
    await leave();
    expect(seen[1]).toEqual(seen[0]);
  });

  it('sees the same screens on the way to a username, and nothing is sent', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    const before = await countMessages(page);
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, nobody);
    await page.waitForURL(/choose-reminder-destination/);
    const ways = page.getByRole('radio');
    await ways.first().waitFor();
    await ways.last().check();
    await sendForm(page);
    await page.waitForURL(/check-reminder/);
    // A job that was queued later is done: the one of nobody is as well.
    const nextMail = await awaitMessages(page, 'sam.whitfield@example.org');
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, sam);
    await page.waitForURL(/choose-reminder-destination/);
    await page.getByRole('radio').first().check();
    await sendForm(page);
    await nextMail();
    expect(await countMessages(page)).toBe(before + 1);
    await leave();
  });

  /** What one reads on the way, but for the security question, which differs from account to account. */
  async function passwordScreens(person: Person): Promise<readonly string[]> {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    const main = page.locator('main');
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, person);
    await page.waitForURL(/email-question/);
    await page.getByRole('radio').first().waitFor();
    const ways = await main.innerText();
    await answerQuestion(page, 'no idea');
    const wrong = await page.locator('#security-answer-error').innerText();
    await chooseLink(page);
    const sent = await main.innerText();
    await leave();
    return [ways, wrong, sent];
  }
});

async function countMessages(page: Page): Promise<number> {
  return ((await (await page.request.get('/dev/outbox.json')).json()) as unknown[]).length;
}

describe("in a partner's context (spec §6)", () => {
  it('recovery stays in it from the first step to the last, and says whose it is', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    await page.goto('/cp-forgot-password/partner=harbor');
    await page.getByText('Harbor Shipyard').first().waitFor();
    await sayWhoForPassword(page, sam);
    await page.waitForURL(/\/cp-email-question\/.*partner=harbor/);
    await page.getByText('Harbor Shipyard').first().waitFor();
    await expectSoundPage(page);
    await page.reload();
    await page.waitForURL(/\/cp-forgot-password\/.*partner=harbor/);
    await sendForm(page);
    const nextMail = await awaitMessages(page, 'sam.whitfield@example.org');
    await chooseLink(page);
    expect(new URL(page.url()).pathname).toBe('/cp-finish-email/partner=harbor');
    const link = linkIn(await nextMail(), '/');
    await page.locator('main').getByRole('link').last().waitFor();
    await page.goto(link);
    await choosePassword(page, newPassword);
    await page.waitForURL(/\/Private/);
    await leave();
  });
});
