import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, openSignedIn, submitSignIn } from './support/account.ts';
import { card, dialog } from './support/account-security.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, everyView, visit, shortly } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

/** One person for each view: whoever has left is gone. */
const people = { en: 'ana.rivera', es: 'tomas.rivera' };

describe.each(
  shortly(
    1,
    everyView.map((manner) => ({ manner, username: people[manner.language] })),
  ),
)('leaving the portal, in $manner.language, $manner.width px (issue 12, point 6)', ({ manner, username }) => {
  it('with one’s data: they are taken along, the account is closed by its typed name, and nobody signs in any more', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    await openSignedIn(page, username, '/account-security');
    await card(page, 'data').waitFor();
    for (const [button, name] of [
      [0, 'portal-data.json'],
      [1, 'portal-data-fhir.json'],
    ] as const) {
      const download = page.waitForEvent('download');
      await card(page, 'data').getByRole('button').nth(button).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      expect(await readFile(await file.path(), 'utf8')).toContain(button === 0 ? username : '"resourceType": "Bundle"');
    }
    await card(page, 'close').getByRole('button').click();
    await page.locator(dialog).waitFor();
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#close-username-error').waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('#close-username').fill(username);
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.waitForURL(/\/account-closed$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundInBothThemes(page);

    await page.goto('/home');
    await submitSignIn(page, username, demoPassword);
    await page.locator('.notice').first().waitFor();
    expect(new URL(page.url()).pathname).not.toContain('Private');
    expect(errors.filter((error) => !/401/.test(error))).toEqual([]);
    await leave();
  });
});
