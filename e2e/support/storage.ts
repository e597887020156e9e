import type { Page } from 'playwright-core';

/** Everything that scripts have stored in this browser, for this tab or for all, as one text. */
export function storedIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
}
