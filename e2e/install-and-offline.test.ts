import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { answerPatient } from './support/sign-up.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

/** A portal of its own, which goes and comes back. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const note = '[data-typed]:visible';
const retry = '[data-retry]:visible';

/** Waits until the service worker has what it keeps, and has taken over the page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Paths of everything that the browser keeps in caches. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).toSorted();
  });
}

describe('the portal as an app from the browser (decision 61)', () => {
  it('has a manifest that the browser takes, and a button where the browser offers to install', async () => {
    const { page, errors, leave } = await visit({ ...phoneInSpanish, serviceWorker: true }, portal.url);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'En su teléfono' }).click();
    await page.getByRole('heading', { level: 1, name: 'Todavía no hay una aplicación' }).waitFor();
    await workerReady(page);
    const browser = await page.context().newCDPSession(page);
    const manifest = await browser.send('Page.getAppManifest');
    expect([manifest.url, manifest.errors]).toEqual([`${portal.url}/app.es.webmanifest`, []]);

    // A browser without a window makes no offer: the page gets one as Chromium sends it.
    await page.evaluate(() => {
      const prompt = () => {
        document.body.dataset['asked'] = 'yes';
      };
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    const install = page.getByRole('button', { name: 'Instalar' });
    await install.waitFor();
    await expectSoundInBothThemes(page);
    await install.press('Enter');
    await install.waitFor({ state: 'detached' });
    expect(await page.locator('body').getAttribute('data-asked')).toBe('yes');
    await page.locator('h1:focus').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a page that is loaded while the portal cannot be reached', () => {
  it('says so, and what was typed into a sign-up is there when it is back, on a phone in Spanish', async () => {
    const { page, leave } = await visit({ ...phoneInSpanish, serviceWorker: true }, portal.url);
    await page.goto(pathTo('signup'));
    await workerReady(page);
    await answerPatient(page, false);
    await page.locator('#lastName').fill('Castellanos Ibáñez');
    await portal.kill();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'No tiene conexión' }).waitFor();
    await page.locator(note).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.getByText('You are offline').isVisible()).toBe(false);
    await expectSoundInBothThemes(page);
    await page.locator(retry).click();
    await page.locator(retry).waitFor();
    // It opens by itself.
    await portal.startAgain();
    await page.locator('#lastName').waitFor();
    expect(await page.locator('#lastName').inputValue()).toBe('Castellanos Ibáñez');
    await leave();
  });

  it('leads back to the same page of the signed-in app, and keeps nothing of it; a newer version takes over', async () => {
    const { page, errors, newTab, leave } = await visit({ ...desktopInEnglish, serviceWorker: true }, portal.url);
    await openSignedIn(page, 'swhitfield95', pathTo('account-security'));
    await workerReady(page);
    await portal.kill();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await page.locator(note).count()).toBe(0);
    expect(await cached(page)).toEqual(['/offline', '/offline-page.js', '/portico-plain.css']);
    await expectSoundInBothThemes(page);
    // A page that was never open, too.
    const other = await newTab();
    await other.goto('/estimates');
    await other.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();

    // The portal comes back with another phone, and so with another worker: it takes over by itself, whatever is open.
    await portal.startAgain({ phones: { helpdesk: '(650) 555-0177', estimates: '(650) 555-0178' } });
    await page.locator('.security').waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/offline'))?.text())?.includes('555-0177')))
      .toBe(true);
    expect(await cached(page)).toHaveLength(3);
    // Whoever loads in the very moment of the kill hears of a reset.
    expect(errors.filter((error) => !/ERR_CONNECTION_(?:REFUSED|RESET)/.test(error))).toEqual([]);
    await leave();
  });
});
