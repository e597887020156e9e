import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';

/** The answers of a person to the check for help with a bill, as typed. */
export interface Answers {
  readonly household: string;
  readonly income: string;
}

/** From an estimate to the page of help with its bill, by the link beside the amount. */
export async function goToBillHelp(page: Page): Promise<void> {
  await page.locator(`.estimate-amount a[href="${pathTo('help-with-bill')}"]`).click();
  await page.locator('#household').waitFor();
}

/** Answers the five questions by keys, and asks what is likely. Lives in California, without insurance. */
export async function checkByKeyboard(page: Page, { household, income }: Answers): Promise<void> {
  const type = async (field: string, text: string) => {
    await page.locator(field).focus();
    await page.keyboard.type(text);
  };
  await type('#household', household);
  await page.keyboard.press('Tab');
  await page.keyboard.type(income);
  await type('#state', 'California');
  await page.locator('#household').focus();
  await page.keyboard.press('Enter');
  await page.locator('.assistance-result h2:focus').waitFor();
}
