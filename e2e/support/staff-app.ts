import type { Page } from 'playwright-core';

/** Goes to the staff app and signs in by the provider of the demonstration, as somebody of its staff (docs/demo.md). */
export async function signInAsStaff(page: Page, staffUrl: string, person: string): Promise<void> {
  await page.goto(staffUrl);
  await page.locator('a.button-primary').press('Enter');
  await page.locator('#person').selectOption(person);
  await page.locator('button[type=submit]').press('Enter');
  await page.locator('.shell').waitFor();
}

/** The address of the staff app of a portal, as the demonstration tells it. */
export async function staffUrlOf({ url }: { readonly url: string }): Promise<string> {
  const { staffApp } = (await (await fetch(`${url}/dev/demo.json`)).json()) as { staffApp: string };
  return staffApp;
}
