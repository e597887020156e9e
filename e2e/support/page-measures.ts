import type { Page } from 'playwright-core';

/** Has the page note its layout shifts from its beginning; for `shiftOf`. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: number[] = [];
    Reflect.set(window, 'notedShifts', noted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) noted.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the page so far, added up: at least its CLS (https://web.dev/articles/cls), which is the worst five seconds. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'notedShifts') as number[]).reduce((sum, each) => sum + each, 0));
}

export interface LoadedFile {
  readonly path: string;
  /** Bytes as sent, without headers. */
  readonly bytes: number;
  /** It was asked for before the browser had shown anything. */
  readonly isBeforeFirstPicture: boolean;
}

/** The files that the page itself has loaded. */
export function filesOf(page: Page): Promise<LoadedFile[]> {
  return page.evaluate(() => {
    const firstPicture = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isBeforeFirstPicture: startTime < firstPicture,
    }));
  });
}
