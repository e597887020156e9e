import { keptEstimateReminder, pathTo } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { openEstimate, tabTo } from './support/guest.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { pagesOf } from './support/pdf.ts';
import {
  desktopInEnglish,
  endVisits,
  isRefusal,
  phoneInSpanish,
  visit,
  type View,
  shortly,
} from './support/visitor.ts';

afterAll(endVisits);

const keepSummary = 'details:has(#kept-own-device) > summary';
const keepButton = 'form:has(#kept-own-device) button[type=submit]';
const openButton = 'form:has(#kept-number) button[type=submit]';

async function typeBirthDate(page: Page, day: string): Promise<void> {
  await page.locator('#kept-birth-date').pressSequentially('4');
  await page.locator('#kept-birth-date-day').pressSequentially(day);
  await page.locator('#kept-birth-date-year').pressSequentially('1986');
}

/** Keeps the estimate that is shown by a date of birth. Answers with its number and its amount. */
async function keep(page: Page): Promise<{ number: string; amount: string }> {
  await page.locator(keepSummary).click();
  await page.locator(keepButton).click();
  await page.locator('form:has(#kept-own-device) .error-summary').waitFor();
  await typeBirthDate(page, '27');
  await expectSoundInBothThemes(page);
  await page.locator(keepButton).click();
  await page.locator('.kept-number').waitFor();
  const number = await page.locator('.kept-number').innerText();
  return { number, amount: await page.locator('.kept-figure').innerText() };
}

/** The estimate as PDF and its last day for a calendar; the card alone on paper, as large as a bank card. */
async function expectFiles(page: Page, number: string): Promise<void> {
  const [pdf, reminder] = [page.locator('.kept-actions button').nth(1), page.locator('.kept-actions button').nth(2)];
  const paper = page.waitForEvent('download');
  await pdf.click();
  const read = await readPdf(await readFile(await (await paper).path()));
  expect(read.parts.map(({ text }) => text).join(' ')).toContain(number);
  const event = page.waitForEvent('download');
  await reminder.click();
  expect(await readFile(await (await event).path(), 'utf8')).toContain('BEGIN:VALARM');

  await page.evaluate(() => (window.print = () => undefined));
  await page.locator('.card:has(.wallet) button').click();
  await page.emulateMedia({ media: 'print' });
  const [wide, high] = await page
    .locator('.wallet')
    .evaluate((card) => [card.getBoundingClientRect().width, card.getBoundingClientRect().height]);
  const millimetre = 96 / 25.4;
  expect(wide).toBeCloseTo(85.6 * millimetre, 0);
  expect(high).toBeCloseTo(54 * millimetre, 0);
  expect(await page.locator('h1').isVisible()).toBe(false);
  expect(await page.locator('.wallet').innerText()).toContain(number);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('h1').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
}

/** "Tell me when the price changes": asks a mailbox, which says yes by its link in another tab, and then stops the mail. */
async function askForMail(page: Page, mailTab: Page): Promise<void> {
  const mailbox = `precio-${randomUUID()}@example.org`;
  const nextMail = await awaitMessages(page, mailbox);
  await page.locator('#watch-email').pressSequentially('precio');
  await page.keyboard.press('Enter');
  await page.locator('#watch-email[aria-invalid=true]').waitFor();
  await expectSoundInBothThemes(page);
  await page.locator('#watch-email').fill('');
  await page.locator('#watch-email').pressSequentially(mailbox);
  await page.keyboard.press('Enter');
  await page.locator('.notice-leaf', { hasText: mailbox }).waitFor();
  await expectSoundInBothThemes(page);

  await mailTab.goto(linkIn(await nextMail(), pathTo('estimates-watch')));
  await mailTab.getByText('Alguien nos pidió').waitFor();
  expect(new URL(mailTab.url()).hash).toBe('');
  await expectSoundInBothThemes(mailTab);
  await tabTo(mailTab, 'main .row button:first-child');
  await mailTab.keyboard.press('Enter');
  await mailTab.getByText('Gracias').waitFor();
  await expectSoundInBothThemes(mailTab);
  await mailTab.reload();
  await mailTab.getByText('Le escribimos cuando cambia el precio').waitFor();
  await tabTo(mailTab, 'main .row button');
  await mailTab.keyboard.press('Enter');
  await mailTab.getByText('No recibirá más correos').waitFor();
  await expectSoundInBothThemes(mailTab);
}

const other = (last: string): string => (last === '7' ? '8' : '7');

describe('an estimate opened on a second device (issue 14, point 5)', () => {
  const views: ReadonlyArray<readonly [string, View, { refused: RegExp; mistyped: RegExp; deleted: RegExp }]> = [
    [
      'in English, by keyboard alone',
      desktopInEnglish,
      {
        refused: /No estimate opens with these/,
        mistyped: /typing error/,
        deleted: /The estimate is deleted/,
      },
    ],
    [
      'in Spanish, on a phone',
      phoneInSpanish,
      {
        refused: /Ninguna estimación se abre con estos datos/,
        mistyped: /tiene un error/,
        deleted: /La estimación fue eliminada/,
      },
    ],
  ];

  it.each(shortly(1, views))(
    '%s: kept, opened by number and date of birth, printed, deleted',
    async (_what, view, words) => {
      const first = await visit(view);
      await openEstimate(first.page);
      const { number, amount } = await keep(first.page);
      expect(number).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      await expectSoundInBothThemes(first.page);
      // Nothing of it stands in the address; the tab shows it again after a reload.
      expect(new URL(first.page.url()).pathname + new URL(first.page.url()).hash).toBe('/estimates-kept');
      await first.page.reload();
      await first.page.locator('.kept-number', { hasText: number }).waitFor();
      await first.page.emulateMedia({ media: 'print' });
      expect(await first.page.locator('.kept-actions').isVisible()).toBe(false);
      expect(pagesOf(await first.page.pdf({ format: 'Letter' }))).toBe(1);
      await first.page.emulateMedia({ media: 'screen' });
      await expectFiles(first.page, number);

      const second = await visit(view);
      const { page } = second;
      await page.goto(pathTo('estimates'));
      await tabTo(page, `main a[href="${pathTo('estimates-kept')}"]`);
      await page.keyboard.press('Enter');
      await tabTo(page, '#kept-number');
      await page.keyboard.type(number.toLowerCase().slice(0, -1) + other(number.slice(-1)));
      await tabTo(page, '#kept-birth-date');
      await page.keyboard.type('4');
      await page.keyboard.press('Tab');
      await page.keyboard.type('28');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1986');
      await page.keyboard.press('Enter');
      await page.locator('.error-summary', { hasText: words.mistyped }).waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('#kept-number').press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(number.slice(-1));
      await page.keyboard.press('Enter');
      await page.locator('.notice-rose', { hasText: words.refused }).waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('#kept-birth-date-day').press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('7');
      await page.keyboard.press('Enter');
      await page.locator('.kept-figure', { hasText: amount }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expectSoundInBothThemes(page);

      await tabTo(page, '.kept-actions > button:last-of-type');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await expectSoundInBothThemes(page);
      await tabTo(page, 'dialog .row button:first-child');
      await page.keyboard.press('Enter');
      await page.getByText(words.deleted).waitFor();
      await expectSoundInBothThemes(page);
      expect(second.errors.filter((error) => !isRefusal(error))).toEqual([]);
      await second.leave();

      await first.page.reload();
      await first.page.locator('#kept-number').waitFor();
      expect(first.errors.filter((error) => !isRefusal(error))).toEqual([]);
      await first.leave();
    },
  );

  it('is offered again on one’s own device, a link brings its number without opening it, and a mailbox says yes to mail about its price, then stops it', async () => {
    const { page, newTab, leave } = await visit(phoneInSpanish);
    await openEstimate(page);
    await page.locator(keepSummary).click();
    await page.locator('input[name=kept-by][value=zip]').check();
    await page.locator('#kept-zip').pressSequentially('94301');
    await page.locator('#kept-own-device').check();
    await page.locator(keepButton).click();
    await page.locator('.kept-number').waitFor();
    const number = await page.locator('.kept-number').innerText();

    const again = await newTab();
    await again.goto(pathTo('estimates'));
    await again.locator('.recent-list li', { hasText: number }).getByRole('button').click();
    await again.locator('#kept-number').waitFor();
    expect(await again.locator('#kept-number').inputValue()).toBe(number);
    await expectSoundInBothThemes(again);

    await again.goto(`${pathTo('estimates-kept')}#number=${number}`);
    await again.locator('#kept-number').waitFor();
    expect(await again.locator('#kept-number').inputValue()).toBe(number);
    expect(again.url()).not.toContain(number);
    await again.locator('input[name=kept-by][value=zip]').check();
    await again.locator('#kept-zip').pressSequentially('94301');
    await again.locator(openButton).click();
    await again.locator('.kept-number', { hasText: number }).waitFor();
    await askForMail(again, await newTab());
    await leave();
  });

  it('another link in the same tab is about its own estimate, and a file that could not be had is had by "Try again"', async () => {
    const { page, newTab, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const { number } = await keep(page);
    const reminder = page.locator('.kept-actions button').nth(2);
    const calls = `**${keptEstimateReminder.path}`;
    await page.route(calls, (route) => route.abort());
    await reminder.click();
    await page.locator('main [role=alert]').first().waitFor();
    await page.unroute(calls);
    const file = page.waitForEvent('download');
    await page.locator('main [role=alert] button').click();
    expect(await readFile(await (await file).path(), 'utf8')).toContain('BEGIN:VALARM');

    await page.goto(`${pathTo('estimates-kept')}#number=${other(number[0] ?? '')}${number.slice(1)}`);
    await page.locator('#kept-number').waitFor();
    expect(await page.locator('.kept-number').count()).toBe(0);
    await page.goBack();
    await page.locator('.kept-number', { hasText: number }).waitFor();

    const links: string[] = [];
    for (const each of ['first', 'second']) {
      const mailbox = `${each}-${randomUUID()}@example.org`;
      const mail = await awaitMessages(page, mailbox);
      await page.locator('#watch-email').fill(mailbox);
      await page.locator('#watch-email').press('Enter');
      await page.locator('.notice-leaf', { hasText: mailbox }).waitFor();
      links.push(linkIn(await mail(), pathTo('estimates-watch')));
      await page.getByRole('button', { name: 'Use another address' }).click();
    }
    const watch = await newTab();
    await watch.goto(links[0] ?? '');
    await watch.getByRole('button', { name: 'No, send me nothing' }).click();
    await watch.getByText('You get no more mail').waitFor();
    await watch.goto(links[1] ?? '');
    await watch.getByText('Do you want this mail?').waitFor();
    expect(await watch.getByText('You get no more mail').count()).toBe(0);
    await leave();
  });
});
