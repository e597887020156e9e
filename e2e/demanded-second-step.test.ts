import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, signIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { submitCode } from './support/two-step.ts';
import { desktopInEnglish, endVisits, everyView, visit, shortly } from './support/visitor.ts';
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts';

let demanding: Portal;
let announcing: Portal;
beforeAll(async () => {
  [demanding, announcing] = await Promise.all([
    startPortal({}, { secondStep: { demanded: 'everyone' } }),
    startPortal({}, { secondStep: { demanded: 'everyone', from: '2099-03-01' } }),
  ]);
});
afterAll(async () => {
  await endVisits();
  await Promise.all([demanding, announcing].map((portal) => portal.stop()));
});

const people = { en: 'ana.rivera', es: 'tomas.rivera' };

describe.each(
  shortly(
    0,
    everyView.map((manner) => ({ manner, username: people[manner.language] })),
  ),
)(
  'a second step that the hospital demands, in $manner.language, $manner.width px (issue 12, point 5)',
  ({ manner, username }) => {
    it('stands before the app, whatever its address, and opens what was asked for once a passkey is made', async () => {
      const { page, errors, leave } = await visit(manner, demanding.url);
      await addVirtualAuthenticator(page);
      await signIn(page, username);
      await page.locator('.ways-to-add').waitFor();
      await expectSoundInBothThemes(page);
      await goToSignedIn(page, '/account-security');
      await page.locator('.ways-to-add').waitFor();
      await page.reload();
      // The passkey is offered first.
      await page.locator('.ways-to-add button').first().click();
      await submitCode(page, '#passkey-label', 'Laptop');
      await page.locator('.recovery-codes li').nth(9).waitFor();
      await page.locator('#codes-kept').check();
      await page.locator('main button[type=submit]').click();
      await page.getByText(/: Laptop$/).waitFor();
      expect(errors).toEqual([]);
      await leave();
    });
  },
);

describe('a second step that will be demanded (issue 12, point 5)', () => {
  it('is announced with its day, and can wait', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, announcing.url);
    await signIn(page, 'ana.rivera');
    await page.getByText('From March 1, 2099 on, signing in takes a second step.').waitFor();
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('From March 1, 2099').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Set it up' }).click();
    await page.locator('.ways-to-add').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
