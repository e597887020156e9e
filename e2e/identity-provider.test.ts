import { identitySignOutPath } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn, signOut } from './support/account.ts';
import { card } from './support/account-security.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { answerAs, identityLink, outcomeShown } from './support/identity-provider.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { acceptAccountTerms, createAccount, goToMethods, layla, stepShown } from './support/sign-up.ts';
import { desktopInEnglish, endVisits, everyView, isRefusal, visit } from './support/visitor.ts';

/** Issue 15, point 3: sign in with what people have, and show who one is by it. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const [desktop, phone] = everyView;

it('somebody links an account that they have elsewhere, signs in by it, and unlinks it', async () => {
  const { page, errors } = await visit(phone, portal.url);
  // The first time it is linked with nothing: its owner signs in as ever.
  await page.goto('/home');
  await identityLink(page, 'signIn').click();
  await answerAs(page, 'ana');
  await outcomeShown(page, 'notLinked');
  await expectSoundInBothThemes(page);

  await openSignedIn(page, 'ana.rivera', '/account-security');
  const identities = card(page, 'identities');
  await identities.getByRole('button').click();
  await page.waitForURL(/\/identity\/authorize/);
  await expectSoundInBothThemes(page);
  await answerAs(page, 'james');
  await outcomeShown(page, 'refused');
  await page.locator('main .row a').first().click();
  await identities.getByRole('button').click();
  await answerAs(page, 'ana');
  await outcomeShown(page, 'linked');
  await expectSoundInBothThemes(page);
  await page.locator('main .row a').first().click();
  await identities.locator('.entry').waitFor();
  await expectSoundInBothThemes(page);

  await signOut(page);
  await page.goto('/home');
  await identityLink(page, 'signIn').click();
  await answerAs(page, 'ana');
  await page.waitForURL(/\/Private/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goToSignedIn(page, '/account-security');
  // Signing out here offers to sign out there too, and does not do it.
  await page.goto('/');
  const there = page.locator(`dialog[open] a[href="${identitySignOutPath('harbor')}"]`);
  await there.waitFor();
  await expectSoundInBothThemes(page);
  await there.click();
  await page.waitForURL(/\/home/);

  // What ends there ends here.
  await identityLink(page, 'signIn').click();
  await page.waitForURL(/\/identity\/authorize/);
  const { origin } = new URL(page.url());
  await answerAs(page, 'ana');
  await page.waitForURL(/\/Private/);
  const back = new URLSearchParams({ client_id: 'portico', post_logout_redirect_uri: `${portal.url}/home` });
  await page.goto(`${origin}/identity/sign-out?${back}`);
  await page.waitForURL(/\/home/);
  await page.goto('/Private');
  await page.waitForURL(/\/home/);

  await identityLink(page, 'signIn').click();
  await answerAs(page, 'ana');
  await page.waitForURL(/\/Private/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goToSignedIn(page, '/account-security');
  await identities.locator('.entry button').click();
  await page.locator('#confirm-password').fill('Alder-Bay-2026');
  await page.locator('dialog[open] button[type=submit]').click();
  await identities.locator('.entry').waitFor({ state: 'detached' });
  expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
});

describe('whoever signs up', () => {
  it('shows by an identity provider who they are; another person is refused, and nothing is lost', async () => {
    const { page, errors } = await visit(desktop, portal.url);
    await goToMethods(page, layla, { isPatient: true });
    await expectSoundInBothThemes(page);
    await identityLink(page, 'signUp').click();
    await answerAs(page, 'clara');
    await outcomeShown(page, 'refused');
    await expectSoundInBothThemes(page);
    await page.locator('main .row a').first().click();
    await stepShown(page, 'method');

    await identityLink(page, 'signUp').click();
    await answerAs(page, 'layla', 'cancelled');
    await outcomeShown(page, 'cancelled');
    await identityLink(page, 'signUp').click();
    await answerAs(page, 'layla', 'notProven');
    await outcomeShown(page, 'refused');
    await identityLink(page, 'signUp').click();
    await answerAs(page, 'layla');
    await stepShown(page, 'credentials');
    await page.reload();
    await stepShown(page, 'credentials');
    // Nobody is joined unasked: the box is for them to check (decision 205).
    const joins = page.locator('#sign-in-by-identity');
    expect(await joins.isChecked()).toBe(false);
    await expectSoundInBothThemes(page);
    await joins.check();
    await createAccount(page, 'layla.almasri');
    await acceptAccountTerms(page);
    await page.goto('/home');
    await identityLink(page, 'signIn').click();
    await answerAs(page, 'layla');
    await page.waitForURL(/\/Private/);
    expect(errors).toEqual([]);
  });
});

it('a patient without a code activates the account by it; who is no patient, and who has an account, goes on otherwise', async () => {
  const { page, errors } = await visit(phone, portal.url);
  await page.goto('/activation');
  await identityLink(page, 'activation').waitFor();
  await expectSoundInBothThemes(page);
  await identityLink(page, 'activation').click();
  await answerAs(page, 'morgan');
  await outcomeShown(page, 'refused');
  await expectSoundInBothThemes(page);
  await page.locator('main .row a').nth(1).click();
  await answerAs(page, 'ana');
  await outcomeShown(page, 'hasAccount');
  await expectSoundInBothThemes(page);
  await page.goto('/activation');
  await identityLink(page, 'activation').click();
  await answerAs(page, 'clara');
  await page.waitForURL(/\/user-login-credentials/);
  await page.locator('main input[type=password]').first().waitFor();
  expect(await page.locator('#sign-in-by-identity').isChecked()).toBe(false);
  await expectSoundInBothThemes(page);
  // Back is the first step, which says that one has begun.
  await page.goto('/activation');
  await page.locator('main .notice').first().waitFor();
  await expectSoundInBothThemes(page);
  expect(errors).toEqual([]);
});

it('whoever has forgotten the password chooses another one by it', async () => {
  const { page, errors } = await visit(desktopInEnglish, portal.url);
  await page.goto('/forgot-password');
  await expectSoundInBothThemes(page);
  await identityLink(page, 'recovery').click();
  await answerAs(page, 'morgan');
  await outcomeShown(page, 'refused');
  await identityLink(page, 'recovery').click();
  await answerAs(page, 'james');
  await page.waitForURL(/\/reset-password/);
  await page.locator('input[type=password]').first().waitFor();
  // The ticket leaves the address at once.
  await page.waitForURL(({ hash }) => hash === '');
  expect(errors).toEqual([]);
});
