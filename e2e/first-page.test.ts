import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCountingProxy, type CountingProxy } from './support/counting-proxy.ts';
import { filesOf, noteShifts, shiftOf } from './support/page-measures.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

/** In bytes of brotli, but for `all`, which is what comes over the network (issue 14, point 7). */
const budget = { all: 180_000, code: 95_000, codeBeforeFirstPicture: 20_000, files: 20, shift: 0.05 };

const isCode = ({ path }: { path: string }) => /\.(?:js|css)$/.test(path);

describe('the first page (issue 14, point 7)', () => {
  let proxy: CountingProxy;
  beforeAll(async () => {
    proxy = await startCountingProxy(inject('portalUrl'));
  });
  afterAll(async () => {
    await endVisits();
    await proxy.close();
  });

  it('keeps its budgets on a phone, with everything that it really loads, and moves nothing', async () => {
    const manner = { ...phoneInSpanish, reducedMotion: false, serviceWorker: true };
    const { page, errors, leave } = await visit(manner, proxy.url);
    await noteShifts(page);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await proxy.untilQuiet();
    const files = await filesOf(page);
    const total = (chosen: typeof files) => chosen.reduce((sum, { bytes }) => sum + bytes, 0);
    const code = files.filter(isCode);
    const list = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    expect(total(code.filter((each) => each.isBeforeFirstPicture)), `loaded:\n${list}`).toBeLessThan(
      budget.codeBeforeFirstPicture,
    );
    expect(total(code), `loaded:\n${list}`).toBeLessThan(budget.code);
    expect(code.length, `loaded:\n${list}`).toBeLessThan(budget.files);
    expect(files.filter(({ path }) => /\.(?:webm|mp4)$|speed-probe/.test(path))).toEqual([]);
    expect(proxy.received(), `loaded:\n${list}`).toBeLessThan(budget.all);
    expect(await shiftOf(page)).toBeLessThanOrEqual(budget.shift);
    // React has taken the page over as it stood: it tells the console where it could not.
    expect(errors).toEqual([]);
    await leave();
  });

  it.each([desktopInEnglish, phoneInSpanish])('has its words and doors in the HTML ($language)', async (manner) => {
    const { page, leave } = await visit({ ...manner, javaScript: false });
    await page.goto('/');
    const tagline = { en: 'Your care, your costs', es: 'Su atención y sus costos' };
    await page.getByRole('heading', { level: 1, name: tagline[manner.language] }).waitFor();
    expect(
      await page.locator('.home-doors a').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
    ).toEqual(['/estimates', '/create-account', '/activation']);
    // A form that would do nothing is not shown.
    expect(await page.locator('#root form').isVisible()).toBe(false);
    await leave();
  });

  it('holds what is typed and pressed before its code is there', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const [held, letIn] = signal();
    const [asked, tellAsked] = signal();
    const [head = ''] = (await (await page.request.get('/')).text()).split('</head>');
    await page.route('**/assets/*.js', async (route) => {
      // All but the small entry.
      if (!head.includes(new URL(route.request().url()).pathname)) {
        tellAsked();
        await held;
      }
      await route.continue();
    });
    const opened = page.goto('/');
    await asked;
    await page.getByLabel('Username').fill('nobody.of.this.name');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    letIn();
    await opened;
    await page.locator('.login-notice').getByText('match our records').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('nobody.of.this.name');
    expect(new URL(page.url()).pathname).toBe('/');
    await leave();
  });
});

function signal(): readonly [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}
