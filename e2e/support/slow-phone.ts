import type { Page } from 'playwright-core';

/** Slow 4G: 150 ms there and back, 1.6 megabits a second down and 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** How many times slower than this machine's processor. */
const CPU_SLOWDOWN = 4;
/** Milliseconds that a step may take on such a phone: what is measured here is what moves, not how soon it comes. */
const PATIENCE = 60_000;

/** Makes a page as slow as on a cheap phone in the country (Findings, people A11). */
export async function slowDown(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
