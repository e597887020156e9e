import type { Page } from 'playwright-core';

/** What a page has noted of itself since its beginning, in `window.noted`. */
interface Noted {
  readonly shifts: number[];
  readonly presses: number[];
  /** When each of the largest pictures so far was there, in milliseconds. */
  readonly largest: number[];
}

/**
 * Has the page note its layout shifts and its answers to presses from its beginning; for `shiftOf` and `slowestPressOf`.
 *
 * Which shifts follow a press is told by the presses themselves. The browser's own `hadRecentInput` is true as well for half a
 * second after the window of a phone has got its size, while a page loads and most of it moves.
 */
export async function noteMeasures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { shifts: [], presses: [], largest: [] };
    Reflect.set(window, 'noted', noted);
    const missing = ['layout-shift', 'event', 'largest-contentful-paint'].filter(
      (each) => !PerformanceObserver.supportedEntryTypes.includes(each),
    );
    if (missing.length > 0) throw new Error(`This browser does not measure: ${missing.join(', ')}`);
    // What moves within half a second of a press was meant to (https://web.dev/articles/cls).
    const MEANT_FOR = 500;
    let pressedAt = Number.NEGATIVE_INFINITY;
    for (const press of ['pointerdown', 'keydown']) {
      addEventListener(press, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true });
    }
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (startTime - pressedAt > MEANT_FOR) noted.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) noted.largest.push(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.presses.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The shifts of the page so far, added up: at least its CLS (https://web.dev/articles/cls), which is the worst five seconds. */
export async function shiftOf(page: Page): Promise<number> {
  return (await notedBy(page)).shifts.reduce((sum, each) => sum + each, 0);
}

/**
 * The slowest answer to a press so far, in milliseconds: the INP of a page with few presses (https://web.dev/articles/inp).
 * Browsers do not tell of answers within 16 milliseconds: then it is 16.
 */
export async function slowestPressOf(page: Page): Promise<number> {
  return Math.max(16, ...(await notedBy(page)).presses);
}

/** When the largest picture or text was there, in milliseconds: the page's LCP (https://web.dev/articles/lcp), as long as nothing was pressed. */
export async function largestPaintOf(page: Page): Promise<number> {
  const last = (await notedBy(page)).largest.at(-1);
  if (last === undefined) throw new Error('The browser has not told when the largest picture was there.');
  return last;
}

/** After the frame in which the last press is answered. */
async function notedBy(page: Page): Promise<Noted> {
  const noted = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'noted')), 0));
      }),
  );
  if (noted === undefined)
    throw new Error('The page was not asked to note anything: call noteMeasures before it opens.');
  return noted as Noted;
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
    const firstPicture = performance.getEntriesByName('first-contentful-paint')[0];
    if (firstPicture === undefined) throw new Error('The browser does not tell when it has shown something.');
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isBeforeFirstPicture: startTime < firstPicture.startTime,
    }));
  });
}

/** Bytes of the scripts and style sheets among these files: all, and those from before the first picture. */
export function codeOf(files: readonly LoadedFile[]) {
  const code = files.filter(({ path }) => /\.(?:js|css)$/.test(path));
  const bytes = (of: typeof code) => of.reduce((sum, each) => sum + each.bytes, 0);
  return {
    files: code.length,
    all: bytes(code),
    beforeFirstPicture: bytes(code.filter(({ isBeforeFirstPicture }) => isBeforeFirstPicture)),
  };
}
