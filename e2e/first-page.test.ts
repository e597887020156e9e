import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCountingProxy, type CountingProxy } from './support/counting-proxy.ts';
import { firstPageBudget, MAX_SHIFT } from './support/budgets.ts';
import { codeOf, filesOf, noteMeasures, shiftOf } from './support/page-measures.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

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
    await noteMeasures(page);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await proxy.untilQuiet();
    const files = await filesOf(page);
    const code = codeOf(files);
    const list = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    // At least its style sheets come before.
    expect(code.beforeFirstPicture).toBeGreaterThan(0);
    expect(code.beforeFirstPicture, `loaded:\n${list}`).toBeLessThan(firstPageBudget.codeBeforeFirstPicture);
    expect(code.all, `loaded:\n${list}`).toBeLessThan(firstPageBudget.code);
    expect(code.files, `loaded:\n${list}`).toBeLessThan(firstPageBudget.files);
    expect(files.filter(({ path }) => /\.(?:webm|mp4)$|speed-probe/.test(path))).toEqual([]);
    expect(proxy.received(), `loaded:\n${list}`).toBeLessThan(firstPageBudget.all);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
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
