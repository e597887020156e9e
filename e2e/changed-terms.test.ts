import { afterAll, beforeAll, describe, it } from 'vitest';
import { goToSignedIn, signIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, everyView, visit, shortly } from './support/visitor.ts';

const paragraph = { en: 'What was agreed on is agreed on.', es: 'Lo acordado queda acordado.' };

let portal: Portal;
beforeAll(async () => {
  // The people of the demonstration have accepted the version that it comes with.
  portal = await startPortal({}, { accountTerms: { version: '2027-01-01', paragraphs: [paragraph] } });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

/** One person for each view: whoever has accepted is not asked again. */
const people = { en: 'ana.rivera', es: 'tomas.rivera' };

describe.each(
  shortly(
    0,
    everyView.map((manner) => ({ manner, username: people[manner.language] })),
  ),
)('terms that have changed, in $manner.language, $manner.width px (issue 12, point 11)', ({ manner, username }) => {
  it('stand before the app, whatever its address; declining signs out, accepting opens what was asked for', async () => {
    const { page, leave } = await visit(manner, portal.url);
    await signIn(page, username);
    await goToSignedIn(page, '/account-security');
    await page.getByText(paragraph[manner.language]).waitFor();
    // Nobody must accept them to take their data along (decision 114).
    await page.locator('.disclosure summary').click();
    const download = page.waitForEvent('download');
    await page.locator('.disclosure .card').first().getByRole('button').first().click();
    await download;
    await expectSoundInBothThemes(page);
    await page.locator('.changed-terms .row button').nth(1).click();
    await page.waitForURL(/\/(home)?$/);
    await signIn(page, username);
    await goToSignedIn(page, '/account-security');
    await page.locator('.changed-terms button[type=submit]').click();
    await page.locator('.error-summary').waitFor();
    await page.locator('#terms-accepted').check();
    await page.locator('.changed-terms button[type=submit]').click();
    await page.locator('.ways-to-add').waitFor();
    await page.reload();
    await page.locator('.ways-to-add').waitFor();
    await leave();
  });
});
