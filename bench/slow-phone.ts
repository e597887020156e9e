import chromium from '@sparticuz/chromium';
import { createServer } from 'node:net';
import { type Browser, chromium as driver, type Page } from 'playwright-core';

/** Slow 4G as Lighthouse has it applied by a browser: 150 ms there and back, 1.6 megabits a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** How many times slower than this machine's processor. */
const CPU_SLOWDOWN = 4;

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
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote', `--remote-debugging-port=${port}`],
  });
  return { browser, port, close: () => browser.close() };
}

/** What a page did to whoever looked at it. */
export interface SeenPage {
  /** Cumulative layout shift, as one sum. */
  readonly shift: number;
  /** The slowest answer to a press, in milliseconds; 0 if it was too fast to be noted. */
  readonly press: number;
}

/** Opens a page on a slow phone with nothing in its cache, until nothing loads any more, and presses something if asked to. */
export async function see(browser: Browser, url: string, press?: (page: Page) => Promise<void>): Promise<SeenPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { shift: 0, press: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.press = Math.max(seen.press, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await press?.(page);
  const seen = await page.evaluate(
    () =>
      new Promise<SeenPage>((resolve) =>
        requestAnimationFrame(() => setTimeout(resolve, 0, Reflect.get(window, 'seen'))),
      ),
  );
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
