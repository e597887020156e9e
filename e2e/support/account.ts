import { myHealthLogin } from '@portico/contract';
import type { Page } from 'playwright-core';
import { call } from './calls.ts';

/** Of everybody in the demonstration (docs/demo.md). */
export const demoPassword = 'Alder-Bay-2026';

/** Fills in the form of the sign-in card that is on the page and submits it, whatever comes of it. */
export async function submitSignIn(page: Page, username: string, password: string = demoPassword): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  // Not clicked: what is announced above the form comes after it, and moves it.
  await page.locator('.sign-in-form button[type=submit]').press('Enter');
}

/** Signs in on the first page and waits for where it leads: the signed-in app, or the second step. */
export async function signIn(page: Page, username: string, password: string = demoPassword): Promise<void> {
  await page.goto('/');
  await submitSignIn(page, username, password);
  // The address changes before the page does.
  await page.locator('.sign-in-form').waitFor({ state: 'detached' });
  await page.waitForURL(/\/Private|\/two-step-verification/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in by a call, and opens the signed-in app: for journeys that are about what comes after it. */
export async function openSignedIn(page: Page, username: string, path = ''): Promise<void> {
  const { action } = await call(page, myHealthLogin, { username, password: demoPassword });
  if (action !== 'private') throw new Error(`${username} comes to ${action}, and not into the app.`);
  await goToSignedIn(page, path);
}

/** Ends the session as the first page does, and closes what says so. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.row button').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens a path of the signed-in app, such as /account-security, in a browser that is signed in. */
export async function goToSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(`/Private#${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
