import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { submitSignIn } from './support/account.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { expectContextKept, openPartnerLink, shownInContext } from './support/partners.ts';
import { tomas } from './support/people.ts';
import { chooseLink, sayWhoForPassword } from './support/recovery.ts';
import { endVisits, everyView, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;
const cisco = { name: 'cisco', fullName: 'Cisco' };

describe('the context of a partner (spec §6: "changes the state set used and the wording")', () => {
  it.each([
    { manner: desktop, title: 'Your account', unknown: 'We do not know this company' },
    { manner: phone, title: 'Su cuenta', unknown: 'No conocemos esta empresa' },
  ])('shows no form to sign in where the partner wants none, and says so of one that nobody knows', async (row) => {
    const { page, errors, leave } = await visit(row.manner);
    await page.goto(pathTo('partner-home.params', { partner: 'shc' }));
    await page.getByRole('heading', { level: 1, name: row.title }).waitFor();
    expect(await page.locator('.sign-in-form').count()).toBe(0);
    await expectSoundInBothThemes(page);
    await page.locator(`main a[href="${pathTo('partner-request-account.params', { partner: 'shc' })}"]`).click();
    await shownInContext(page, 'partner-request-account.params', { name: 'shc', fullName: 'Stanford Health Care' });
    await openPartnerLink(page, 'nobody');
    await page.getByRole('heading', { level: 1, name: row.unknown }).waitFor();
    await expectSoundInBothThemes(page);
    // What everybody gets, its visitors get as well.
    await page.goto(pathTo('partner-forgot-password.params', { partner: 'nobody' }));
    await page.waitForURL(pathTo('forgot-password'));
    expect(errors).toEqual([]);
    await leave();
  });

  it('stays through the recovery of a password, and through signing in', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await page.goto(pathTo('partner-home.params', { partner: cisco.name }));
    await shownInContext(page, 'partner-home.params', cisco);
    await expectSoundPage(page);
    await page.locator('.sign-in-forgot a').nth(0).click();
    await shownInContext(page, 'partner-forgot-username.params', cisco);
    await page.goBack();
    await page.locator('.sign-in-forgot a').nth(1).click();
    await shownInContext(page, 'partner-forgot-password.params', cisco);
    await expectContextKept(page, 'partner-forgot-password.params', cisco);
    await sayWhoForPassword(page, tomas);
    await shownInContext(page, 'partner-email-question.params', cisco);
    await expectSoundPage(page);
    // What one has entered is kept by the page alone: one begins again, and still as the partner's.
    await page.reload();
    await shownInContext(page, 'partner-forgot-password.params', cisco);
    await sayWhoForPassword(page, tomas);
    await chooseLink(page);
    await shownInContext(page, 'partner-finish-email.params', cisco);
    await expectContextKept(page, 'partner-finish-email.params', cisco);
    await page.goto(pathTo('partner-home.params', { partner: cisco.name }));
    await submitSignIn(page, tomas.username);
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
