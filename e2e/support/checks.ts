import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/** What axe looks for: WCAG 2.2 AA and axe's best practices, or of these what a theme decides, its colours. */
const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Puts axe into the page: through the debugger, not a script tag, which the page's own security policy would rightly refuse.
 * And by the debugger's own command, by which the browser compiles it once; `page.evaluate` has each page compile it anew.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: axeSource });
}

/** Axe finds nothing of what it is to look for on the page as it stands. */
export async function expectNoAxeFindings(
  page: Page,
  runOnly: typeof everything | typeof colours = everything,
): Promise<void> {
  await loadAxe(page);
  const findings = await page.evaluate(async (only) => {
    // All that is asked for is in the page itself: neither its style sheets need be fetched again nor the passes be listed.
    const options = { runOnly: only, resultTypes: ['violations'], preload: false };
    const { violations } = await window.axe.run(document, options);
    return violations.map((each) => `${each.id}: ${each.help}\n  ${each.nodes.map((node) => node.html).join('\n  ')}`);
  }, runOnly);
  expect(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Nothing makes the page wider than its window; what does is named. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map((each) => each.cloneNode(false))
      .map((each) => (each instanceof Element ? each.outerHTML.slice(0, 100) : ''));
    return [`${scrollWidth} of ${clientWidth} px`, ...culprits];
  });
  expect(wide, `width of ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Nothing in a card stands out of it, even where the page has room beside. */
async function expectCardsHoldTheirContent(page: Page): Promise<void> {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('.card')].flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > right + 1)
        .map((each) => each.outerHTML.slice(0, 100));
    }),
  );
  expect(out, `out of their cards on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** The window changes before the page does: what measures itself, and the last of a transition, follow a few frames later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** At 320 px, the width of the smallest phone and of 400 % zoom (WCAG 1.4.10), nothing scrolls sideways. */
async function expectFitsSmallestPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  await expectNoSidewaysScroll(page);
  await expectCardsHoldTheirContent(page);
  if (before) await page.setViewportSize(before);
}

/** Every control that can be pointed at is at least 24 by 24 px, links inside sentences apart (WCAG 2.5.8). */
async function expectTargetsLargeEnough(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=tab]')]
      .filter(
        (each) => each.checkVisibility() && !(each.tagName === 'A' && getComputedStyle(each).display === 'inline'),
      )
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  );
  expect(small, 'targets under 24 px').toEqual([]);
}

/** What every state of every screen must hold, once it stands: a page on its way has no heading yet. */
export async function expectSoundPage(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await expectFitsSmallestPhone(page);
  await expectTargetsLargeEnough(page);
}

/**
 * The same, and its colours in the other theme as well: nothing else of a page depends on the theme. The visitor is left in
 * that one, so that the next page is seen whole in it.
 */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await expectSoundPage(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await settle(page);
  await expectNoAxeFindings(page, colours);
}
