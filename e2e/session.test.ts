import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn, signIn, submitSignIn } from './support/account.ts';
import { beginToAdd, dialog } from './support/account-security.ts';
import { expectSoundPage } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, desktopInEnglish, isRefusal, phoneInSpanish, visit, type View } from './support/visitor.ts';

/** Long enough for a slow machine to look at the warning, short enough to wait for the end. */
const session = { idleSeconds: 30, endsAfterSeconds: 600, warnForSeconds: 22 };

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({}, { session });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);
/** Until the warning, or the end after it; in milliseconds, with what a busy machine takes besides. */
const waiting = { timeout: 60_000 };

const warning = `${dialog} .warning-time`;

describe.concurrent.each([
  {
    how: 'in English at desktop width',
    manner: desktopInEnglish,
    username: 'ana.rivera',
    timedOut: 'Your session timed out. Please log in again',
  },
  {
    how: 'in Spanish on a phone',
    manner: phoneInSpanish,
    username: 'tomas.rivera',
    timedOut: 'Su sesión venció. Inicie sesión de nuevo',
  },
])('a session that nobody uses (spec §4, §8: timeout), $how', ({ manner, username, timedOut }) => {
  it('warns in every tab, is extended for all of them in one, and ends for all', async () => {
    const { page, newTab, leave } = await comeTo(manner);
    await signIn(page, username);
    const other = await newTab();
    await goToSignedIn(other, '/account-security');
    await other.locator('.ways-to-add button').first().focus();
    await Promise.all([page.locator(warning).waitFor(waiting), other.locator(warning).waitFor(waiting)]);
    await other.locator(`${dialog} h2:focus`).waitFor();
    await expectSoundPage(other);
    await other.locator(`${dialog} .row button`).first().click();
    await Promise.all([
      page.locator(warning).waitFor({ state: 'detached' }),
      other.locator(warning).waitFor({ state: 'detached' }),
    ]);
    await other.locator('.ways-to-add button:focus').waitFor();
    await page.locator(warning).waitFor(waiting);
    await page.locator(`${dialog} .row button`).nth(1).click();
    await page.waitForURL(/\/(home)?$/);
    await other.locator(dialog).waitFor({ state: 'detached' });
    await other.locator('main a[href^="/home"]').waitFor();
    expect(await other.locator('main').innerText()).not.toContain(username);
    await expectSoundPage(other);
    await leave();
  });

  it('ends in the middle of a form, and gives back after signing in what was typed, but for secrets', async () => {
    const { page, leave } = await comeTo(manner);
    await openSignedIn(page, username, '/account-security');
    await beginToAdd(page, 'sms');
    await page.locator(`${dialog} input[type=tel]`).fill('650-555-0199');
    await page.waitForURL(/\/home.*#\/account-security$/, waiting);
    await page.getByText(timedOut).waitFor();
    await expectSoundPage(page);
    await submitSignIn(page, username);
    await page.waitForURL(/\/Private#\/account-security$/);
    await page.locator(`${dialog} input[type=tel]`).waitFor();
    expect(await page.locator(`${dialog} input[type=tel]`).inputValue()).toBe('650-555-0199');
    await leave();
  });
});

describe.concurrent('a session that ends', () => {
  it('leaves nothing of what was typed to the next person at the browser', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await openSignedIn(page, 'james.okafor', '/account-security');
    await beginToAdd(page, 'sms');
    await page.locator(`${dialog} input[type=tel]`).fill('650-555-0199');
    await page.waitForURL(/\/home.*#\/account-security$/, waiting);
    await submitSignIn(page, 'sam.whitfield');
    await page.waitForURL(/\/Private#\/account-security$/);
    await page.locator('.ways-to-add button').first().waitFor();
    expect(await page.locator(dialog).count()).toBe(0);
    await leave();
  });

  it('is over for the server too: what the page holds opens nothing any more, and going back shows nothing', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await signIn(page, 'swhitfield95');
    const before = await page.context().cookies();
    await page.locator('.person-button').click();
    await page.locator('.person-panel button').click();
    await page.waitForURL(/\/(home)?$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/home/);
    await page.locator('#username').waitFor();
    await page.context().addCookies(before);
    const answer = await page.request.get('/Private/Ajax/V1/Session');
    expect(answer.status()).toBe(401);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('the root of the signed-in app (spec §1)', () => {
  it('is where unknown paths lead whoever is signed in, and what they asked for is named', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await signIn(page, 'swhitfield95');
    await page.goto('/appointments/next?when=soon');
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    const { pathname, hash } = new URL(page.url());
    expect([pathname, hash]).toEqual(['/Private', '#/appointments/next?when=soon']);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
