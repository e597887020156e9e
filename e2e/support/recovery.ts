import type { Page } from 'playwright-core';
import type { Person } from './people.ts';

/** The button that sends the form of a step of a recovery. */
const submit = 'main .recovery-form button[type=submit]';

/** Sends the form that is on the page as it is. */
export async function sendForm(page: Page): Promise<void> {
  await page.locator(submit).click();
}

/** Fills in the first step of a recovered password, and sends it. */
export async function sayWhoForPassword(page: Page, person: Person): Promise<void> {
  await page.locator('#username').fill(person.username);
  await fillBirthDateAndZip(page, person);
  await sendForm(page);
}

/** Fills in the first step of a recovered username, and sends it. */
export async function sayWhoForUsername(page: Page, person: Person): Promise<void> {
  await page.locator('#first-name').fill(person.firstName);
  await page.locator('#last-name').fill(person.lastName);
  await fillBirthDateAndZip(page, person);
  await sendForm(page);
}

async function fillBirthDateAndZip(page: Page, { birthDate, zip }: Person): Promise<void> {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await page.locator('#birth-date').fill(String(Number(month)));
  await page.locator('#birth-date-day').fill(day);
  await page.locator('#birth-date-year').fill(year);
  await page.locator('#zip').fill(zip);
}

/** On the second step of a recovered password: has the link mailed. */
export async function chooseLink(page: Page): Promise<void> {
  await page.waitForURL(/email-question/);
  await page.getByRole('radio').nth(0).check();
  await sendForm(page);
  await page.waitForURL(/finish-email/);
  // The address changes before the page does, so the heading alone may still be the last page's.
  await page.locator('main ol.what-next').waitFor();
}

/** On the second step of a recovered password: answers the security question. */
export async function answerQuestion(page: Page, answer: string): Promise<void> {
  await page.waitForURL(/email-question/);
  await page.getByRole('radio').nth(1).check();
  await page.locator('#security-answer').fill(answer);
  await sendForm(page);
}

/** On the last step: chooses the password, and sends it. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.locator('#new-password').fill(password);
  await page.locator('#new-password-again').fill(password);
  await sendForm(page);
}

/** A password that the portal takes from everybody in the demonstration. */
export const newPassword = 'Tidewater-Lamp-41';
