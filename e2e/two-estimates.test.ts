import { getEstimateDetails, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { estimateShown, openEstimate, tokenOf } from './support/guest.ts';
import { desktopInEnglish, endVisits, visit } from './support/visitor.ts';

afterAll(endVisits);

/** To another estimate within the page that is open, as a link in it leads: nothing of the page is loaded anew. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    const state = { usr: null, key: 'second', idx: 1 };
    window.history.pushState(state, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** Holds back the calls to a path until they are let through. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let open = (): void => {};
  const isLet = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await isLet;
    await route.continue();
  });
  return open;
}

describe('one estimate after another in the same page', () => {
  it('shows nothing of the first while the second loads, and its heading has the focus', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const first = await page.locator('h1').innerText();

    const letDetails = await holdBack(page, getEstimateDetails.path);
    const second = pathTo('estimates-details', {
      svcArea: 'bay',
      location: 'alder-main',
      template: 'mri-brain',
      token: tokenOf(page),
    });
    await moveTo(page, second);
    await page.locator('h1:focus').waitFor();
    expect(await page.locator('h1').innerText()).not.toBe(first);
    expect(await page.locator('.estimate').count()).toBe(0);
    letDetails();
    await estimateShown(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
