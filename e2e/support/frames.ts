import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundInBothThemes } from './checks.ts';

/** The page in the frame. */
export const framed = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The address of the page in the frame, once it is shown. */
export async function framedAddress(page: Page): Promise<URL> {
  await page.locator('iframe.embedded-page:not(.embedded-page-waiting)').waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  return new URL(frame?.url() ?? '');
}

/** The frame is as high as what is in it, so that nobody scrolls in two places. */
export async function expectWholePageInSight(page: Page): Promise<void> {
  const inner = framed(page).locator('html');
  await expect
    .poll(() => inner.evaluate((root) => root.scrollHeight - root.clientHeight), {
      message: 'to be scrolled in the frame',
    })
    .toBeLessThanOrEqual(1);
}

/** Axe sees one document at a time: the page in the frame is looked at apart from the one around it. */
export async function expectFramedPageSound(page: Page, tab: Page): Promise<void> {
  await tab.goto((await framedAddress(page)).href);
  await tab.locator('h1').first().waitFor();
  await expectSoundInBothThemes(tab);
  await tab.close();
}

/** Presses Tab until something in the frame has the focus. */
export async function tabToFramed(page: Page, selector: string): Promise<void> {
  const target = framed(page).locator(selector).first();
  await target.waitFor();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector} in the frame`);
}
