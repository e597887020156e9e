import chromium from '@sparticuz/chromium';
import { createServer } from 'node:net';
import { type Browser, chromium as driver, type Page } from 'playwright-core';
import { codeOf, filesOf, noteMeasures, shiftOf, slowestPressOf } from '../e2e/support/page-measures.ts';
import { slowDown } from '../e2e/support/slow-phone.ts';

export interface SlowPhone {
  readonly browser: Browser;
  /** Of its debugging interface, for Lighthouse. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function startPhone(): Promise<SlowPhone> {
  const port = await freePort();
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { browser, port, close: () => browser.close() };
}

/** What a page did to whoever looked at it. */
export interface SeenPage {
  /** Cumulative layout shift, as one sum. */
  readonly shift: number;
  /** The slowest answer to a press, in milliseconds. */
  readonly press: number;
  /** Its scripts and style sheets in bytes, compressed, without headers. */
  readonly code: ReturnType<typeof codeOf>;
}

export interface Sight {
  /** The address of the page, of a fresh browser. */
  readonly pathFor: (page: Page) => Promise<string>;
  /** What stands there once the page is whole. */
  readonly sign?: string;
  readonly press?: (page: Page) => Promise<void>;
}

/** Opens a page on a slow phone with nothing in its cache, until nothing loads any more, and presses something if asked to. */
export async function see(browser: Browser, url: string, { pathFor, sign, press }: Sight): Promise<SeenPage> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' };
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  const path = await pathFor(page);
  await noteMeasures(page);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
  if (sign !== undefined) await page.locator(sign).first().waitFor();
  await press?.(page);
  const seen = { shift: await shiftOf(page), press: await slowestPressOf(page), code: codeOf(await filesOf(page)) };
  await context.close();
  return seen;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
