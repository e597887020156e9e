import type { WrittenLanguage } from '@portico/contract';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { isLongForm } from '../../apps/server/src/testing/long-form.ts';

/** How a visitor comes: window, language, theme. */
export interface View {
  readonly width: number;
  readonly language: WrittenLanguage;
  /** A tag of the browser's, where it speaks a language that is data. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly javaScript?: boolean;
  /** What the browser says that it is, where it is to be taken for another one. */
  readonly userAgent?: string;
  /** IANA name; by default that of this machine. */
  readonly timeZone?: string;
  /** Points with a finger; a phone does. */
  readonly touch?: boolean;
  /** The portal's service worker is registered, and the journey is about what it does. */
  readonly serviceWorker?: boolean;
}

export const desktopInEnglish: View = { width: 1280, language: 'en' };
export const phoneInSpanish: View = { width: 390, language: 'es' };

/** Both languages, widths and themes: with expectSoundInBothThemes, each screen is seen in each of them. */
export const everyView = [
  { ...desktopInEnglish, theme: 'light' },
  { ...phoneInSpanish, theme: 'dark' },
] as const satisfies readonly View[];

/**
 * Ways to walk a journey that is alike in all of them but for its words and its width: in the gate the one at this place, and all in
 * `npm run test:long` (docs/decisions/0187).
 */
export function shortly<const T>(place: number, ways: readonly T[]): readonly T[] {
  return isLongForm ? ways : ways.slice(place, place + 1);
}

/** Whether what stands at this place is walked in this one of several ways: in the gate in turn, in `npm run test:long` always. */
export function isTurnOf(way: number, ways: number, place: number): boolean {
  return isLongForm || place % ways === way;
}

/** A browser with one page. `page.goto('/estimates')` goes to the portal under test. */
export interface Visitor {
  readonly page: Page;
  /** What the page wrote to its console as an error or threw, CSP breaches included; a journey expects none. */
  readonly errors: readonly string[];
  /** Another tab of the same person. */
  readonly newTab: () => Promise<Page>;
  readonly leave: () => Promise<void>;
}

/** One for all files of a worker (`isolate: false`), which ends with it: a browser takes longer to start than a page. */
let browser: Promise<Browser> | undefined;

/** Profiles that are open. */
const profiles = new Set<BrowserContext>();

/** Opens a fresh browser profile (no cookies, no storage) on a portal: the shared one, or that of the test file. */
export async function visit(manner: View, portalUrl: string = inject('portalUrl')): Promise<Visitor> {
  browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // A camera and a microphone that are none, for video visits; nobody is there to allow them.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
  const phone = manner.width < 600;
  const options: BrowserContextOptions = {
    baseURL: portalUrl,
    viewport: { width: manner.width, height: phone ? 844 : 900 },
    locale: manner.locale ?? `${manner.language}-US`,
    colorScheme: manner.theme ?? 'light',
    reducedMotion: manner.reducedMotion === false ? 'no-preference' : 'reduce',
    javaScriptEnabled: manner.javaScript ?? true,
    ...(manner.timeZone === undefined ? {} : { timezoneId: manner.timeZone }),
    ...(manner.userAgent === undefined ? {} : { userAgent: manner.userAgent }),
    ...(phone || manner.touch === true ? { hasTouch: true, isMobile: true } : {}),
    // Requests that a worker sees do not come to page.route.
    serviceWorkers: manner.serviceWorker === true ? 'allow' : 'block',
  };
  const context = await (await browser).newContext(options);
  profiles.add(context);
  context.on('close', () => profiles.delete(context));
  context.setDefaultTimeout(15_000);
  const newTab = async () => waitingForScripts(await context.newPage());
  const page = manner.javaScript === false ? await context.newPage() : await newTab();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors, newTab, leave: () => context.close() };
}

/**
 * Has `goto` and `reload` wait until React has taken over a page that the server has drawn: what a test does next, it does
 * to the page as it stays. What a person does before that has a test of its own (first-page.test.ts).
 */
function waitingForScripts(page: Page): Page {
  const isTakenOver = () => page.waitForFunction(() => document.querySelector('#root[data-drawn]') === null);
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...request) => {
    const response = await goTo(...request);
    await isTakenOver();
    return response;
  };
  page.reload = async (...request) => {
    const response = await reload(...request);
    await isTakenOver();
    return response;
  };
  return page;
}

/** No error: the browser writes to its console that the server has refused a call, as a journey meant it to. */
export function isRefusal(error: string): boolean {
  return /responded with a status of 4\d\d/.test(error);
}

/** Closes the profiles that a failed test has left open; for afterAll. */
export async function endVisits(): Promise<void> {
  await Promise.all([...profiles].map((each) => each.close()));
}
