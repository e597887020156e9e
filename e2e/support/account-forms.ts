import type { Page } from 'playwright-core';

/** The forms by which an account is made, which a sign-up and both activations share. */

/** Of accounts that are made. Nobody can choose that of the demonstration: it has the hospital's name and the year. */
export const chosenPassword = 'Meadow-Lamp-41';

/** Fills in the username and the password, each twice. */
export async function fillLogin(page: Page, username: string, password: string = chosenPassword): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#username-again').fill(username);
  await page.locator('#new-password').fill(password);
  await page.locator('#new-password-again').fill(password);
}

/** Chooses a security question and answers it. */
export async function fillSecurityQuestion(page: Page, answer = 'Larkspur the tortoise'): Promise<void> {
  await page.locator('#security-question').selectOption({ index: 1 });
  await page.locator('#security-answer').fill(answer);
}
