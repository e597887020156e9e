import type { Page } from 'playwright-core';

/** The button that sends the message. */
export const sendButton = '.help-desk-form button[type=submit]';

/** Who writes: each field of the form by its id, but for what is chosen from a list. */
const writer = {
  patientFirstName: 'Siobhán',
  patientLastName: "O'Brien-Núñez",
  'dateOfBirth-day': '29',
  'dateOfBirth-year': '1988',
  patientPhone: '(650) 555-0177',
};

/** Fills in the form as somebody who is not signed in. */
export async function fillHelpDeskForm(
  page: Page,
  { email, message }: { email: string; message: string },
): Promise<void> {
  for (const [id, text] of Object.entries({ ...writer, patientEmail: email })) await page.locator(`#${id}`).fill(text);
  await page.locator('#dateOfBirth').fill('2');
  await page.locator('#platformType').selectOption('iOS');
  await page.locator('#patientComments').fill(message);
}

/** What the form holds, in its order. */
export function filledIn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.help-desk-form :is(input:not([type=radio], [type=checkbox]), select, textarea)')
    .evaluateAll((controls) => controls.map((each) => (each as HTMLInputElement).value));
}

/** The reference number that the page tells. */
export function referenceShown(page: Page): Promise<string> {
  return page.locator('.message-sent-reference').innerText();
}
