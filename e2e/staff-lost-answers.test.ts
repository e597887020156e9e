import { pathTo } from '@portico/contract';
import { expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { referenceShown, sendButton } from './support/help-desk.ts';
import { goTo, press, signInAsStaff, signOut, staffPortalForEach, walkTo } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, visit } from './support/visitor.ts';

// Docs/decisions/0255 and 0256: an answer that is lost on the way, and words that were typed and not sent.

const staff = staffPortalForEach();

it('a visit whose answer is lost is made once, and its link comes again', async () => {
  const { portal, staffUrl } = staff();
  const { page, leave } = await visit(desktopInEnglish, staffUrl);
  await signInAsStaff(page, staffUrl, 'lena');
  await goTo(page, 'Video visits');
  await page.getByLabel('Day and time').fill('2099-01-05T10:00');
  // It is made, and nobody hears of it.
  await page.route('**/calls/inviteToVisit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Make the visit');
  await page.getByText('nobody knows whether the visit is made').waitFor();
  await expectSoundPage(page);
  await page.unroute('**/calls/inviteToVisit');
  await press(page, 'Make the visit');
  await page.getByText('/video-visit-valid#token=').waitFor();
  const entries = await portal.asStaff('audit', 'list', '--event', 'videoVisitInvited');
  expect(entries.match(/Lena Fischer/g)).toHaveLength(1);
  await leave();
});

it('an answer that was not sent waits: on other pages, and while its writer signs in again in another window', async () => {
  const { portal, staffUrl } = staff();
  const patient = await visit(desktopInEnglish, portal.url);
  await openSignedIn(patient.page, 'ana.rivera');
  await goToSignedIn(patient.page, pathTo('messages.helpdesk'));
  await patient.page.locator('.empty-list button').click();
  await patient.page.locator('#patientPhone').fill('650-555-0142');
  await patient.page.locator('#patientComments').fill('Where is my bill?');
  await patient.page.locator('#platformType').selectOption('Computer');
  await patient.page.locator(sendButton).click();
  const reference = await referenceShown(patient.page);
  await patient.leave();

  const { page, errors, leave } = await visit(desktopInEnglish, staffUrl);
  await signInAsStaff(page, staffUrl, 'lena');
  await goTo(page, 'Messages');
  await walkTo(page, reference);
  await page.keyboard.press('Enter');
  const answer = page.getByLabel('Answer', { exact: true });
  await answer.pressSequentially('On the ground floor.');
  await goTo(page, 'Video visits');
  await page.getByLabel('Day and time').waitFor();
  await page.goBack();
  await expect.poll(() => answer.inputValue()).toBe('On the ground floor.');

  await signOut(page, 'Sign out');
  await page.getByRole('alertdialog').getByText('It is gone once you sign out.').waitFor();
  await expectSoundPage(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');

  await page.context().clearCookies();
  await press(page, 'Send the answer');
  await page.getByText('is kept in this window').waitFor();
  await expectSoundPage(page);
  const opened = page.context().waitForEvent('page');
  await page.locator('a.button-primary').press('Enter');
  const other = await opened;
  await other.locator('#person').selectOption('lena');
  await other.locator('button[type=submit]').press('Enter');
  await other.locator('.shell').waitFor();
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => answer.inputValue()).toBe('On the ground floor.');
  await press(page, 'Send the answer');
  await page.getByText('Answered. A mail').waitFor();
  expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
  await leave();
});
