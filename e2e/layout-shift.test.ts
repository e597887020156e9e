import { afterAll, describe, expect, it } from 'vitest';
import { isLongForm } from '../apps/server/src/testing/long-form.ts';
import { MAX_SHIFT } from './support/budgets.ts';
import { everyMeasuredPage } from './support/measured-pages.ts';
import { noteMeasures, shiftOf } from './support/page-measures.ts';
import { slowDown } from './support/slow-phone.ts';
import { endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

/** The first page, and what takes longest to come. */
const inTheGate = ['the first page', 'the services', 'the insurance of an estimate', 'an estimate', 'the sign-up'];
const pages = isLongForm ? everyMeasuredPage : everyMeasuredPage.filter(({ name }) => inTheGate.includes(name));

describe('on a slow phone nothing moves while it loads (issue 14, point 7)', () => {
  // Side by side: a slow page mostly waits. In the long form every state, in the gate the first page and the longest ones on the way to an estimate.
  it.concurrent.each(pages)('$name', async ({ path: pathFor, sign }) => {
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

  it('of every page that is named', () => {
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(inTheGate));
  });

  it('and what moves is noticed, from the first picture on', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    await noteMeasures(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        const pushing = document.createElement('div');
        pushing.style.height = '20px';
        document.body.prepend(pushing);
        document.body.dataset['pushed'] = '';
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/');
    await page.locator('body[data-pushed]').waitFor();
    await expect.poll(() => shiftOf(page)).toBeGreaterThan(0);
    await leave();
  });
});
