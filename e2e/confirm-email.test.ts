import { linkTo, pathTo, stateOf } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { card, dialog } from './support/account-security.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

/** Addresses are changed and confirmed here: no other file is to find them so. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const [desktop, phone] = everyView;

const journeys = [
  {
    manner: desktop,
    username: 'carmen.solis',
    to: 'carmen@example.org',
    waits: 'Confirm your email address: carmen@example.org',
  },
  {
    manner: phone,
    username: 'tomas.rivera',
    to: 'tomas@example.org',
    waits: 'Confirme su dirección de correo electrónico: tomas@example.org',
  },
];

describe.each(shortly(1, journeys))(
  'an address that waits to be confirmed, in $manner.language, $manner.width px (issue 12, point 5; Findings, security A11)',
  ({ manner, username, to, waits }) => {
    it('is changed, mailed its link again, and confirmed by a button in a browser that is not signed in', async () => {
      const { page, errors, leave } = await visit(manner, portal.url);
      await openSignedIn(page, username, '/account-security');
      await card(page, 'email').getByRole('button').last().click();
      await page.locator(`${dialog} form button[type=submit]`).click();
      await page.locator('#account-email-error').waitFor();
      await expectSoundInBothThemes(page);
      const nextMail = await awaitMessages(page, to);
      await page.locator('#account-email').fill(to);
      await page.locator(`${dialog} form button[type=submit]`).click();
      await page.locator(dialog).waitFor({ state: 'detached' });
      await card(page, 'email').getByText(to).waitFor();
      await expectSoundInBothThemes(page);
      await nextMail();
      await goToSignedIn(page, '/');
      await page.locator('.notice-title', { hasText: waits }).waitFor();
      const home = page.locator('main .notice', { hasText: to });
      await home.getByRole('button').click();
      const link = linkIn(await nextMail(), pathTo('confirm-email'));
      await home.locator('output p').waitFor();
      await expectSoundInBothThemes(page);

      const reader = await visit(manner, portal.url);
      await reader.page.goto(link);
      await reader.page.waitForURL((url) => url.hash === '' && url.pathname === pathTo('confirm-email'));
      await expect.poll(() => reader.page.title()).toContain(stateOf('confirm-email').title[manner.language]);
      await expectSoundInBothThemes(reader.page);
      // Opening the link alone has confirmed nothing.
      await page.reload();
      await page.locator('.notice-title', { hasText: waits }).waitFor();
      await reader.page.locator('main button').click();
      await reader.page.locator('main .notice-leaf').waitFor();
      await reader.page.reload();
      await reader.page.locator('main .notice-leaf').waitFor();
      await expectSoundInBothThemes(reader.page);
      expect(reader.errors).toEqual([]);
      await reader.leave();

      await page.reload();
      await page.locator('.signed-in-doors').waitFor();
      await page.locator('.notice-title', { hasText: waits }).waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
      await leave();
    });

    it('is confirmed by no link that is over, and the page says how to get another', async () => {
      const { page, errors, leave } = await visit(manner, portal.url);
      await page.goto(linkTo(portal.url, 'confirm-email', 'x'.repeat(43)));
      await page.locator('main button').click();
      await page.locator('main .notice-sun').waitFor();
      await expectSoundInBothThemes(page);
      expect(errors.filter((each) => !isRefusal(each))).toEqual([]);
      await leave();
    });
  },
);
