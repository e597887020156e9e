import type { Page } from 'playwright-core';

/** Waits for the summary of errors to say a message. */
export async function summarySays(page: Page, message: string): Promise<void> {
  await page.locator('.error-summary').getByRole('link', { name: message, exact: true }).waitFor();
}

/** Opens a way to take the second step, unless it is the one that was used last. */
export async function chooseWay(page: Page, way: string): Promise<void> {
  const title = page.getByRole('heading', { level: 2, name: way });
  await page.locator('.other-ways').waitFor();
  if (await title.isVisible()) return;
  await page.locator('.other-ways').getByRole('button', { name: way }).click();
  await title.waitFor();
}

/** Sends a form by its field, a code's as a rule. */
export async function submitCode(page: Page, field: string, code: string): Promise<void> {
  await page.locator(field).fill(code);
  await page.locator(field).press('Enter');
}

/** Waits for the signed-in app. */
export async function welcomed(page: Page): Promise<void> {
  await page.locator('.person-button').waitFor();
}
