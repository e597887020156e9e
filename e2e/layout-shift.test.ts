import { afterAll, describe, expect, it } from 'vitest';
import { MAX_SHIFT } from './support/budgets.ts';
import { measuredPages } from './support/measured-pages.ts';
import { noteMeasures, shiftOf } from './support/page-measures.ts';
import { slowDown } from './support/slow-phone.ts';
import { endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

describe('on a slow phone nothing moves while it loads (issue 14, point 7)', () => {
  // Side by side: a slow page mostly waits.
  it.concurrent.each(measuredPages)('$name', async ({ path: pathFor, sign }) => {
    const { page, leave } = await visit(phoneInSpanish);
    const path = await pathFor(page);
    await noteMeasures(page);
    await slowDown(page);
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
    await leave();
  });

  it('and what moves is noticed', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    await noteMeasures(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const push = () =>
      page.evaluate(() => {
        const pushing = document.createElement('div');
        pushing.style.height = '20px';
        document.body.prepend(pushing);
      });
    // Again until it counts: before a page has been seen, nothing on it moves.
    const pushed = async () => {
      await push();
      return shiftOf(page);
    };
    await expect.poll(pushed, { timeout: 15_000, interval: 500 }).toBeGreaterThan(0);
    await leave();
  });
});
