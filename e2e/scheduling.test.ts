import { pathTo } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { expectFramedPageSound, expectWholePageInSight, framed, framedAddress, tabToFramed } from './support/frames.ts';
import { openEstimate, tabTo } from './support/guest.ts';
import { hostOf } from './support/native-hosts.ts';
import { desktopInEnglish, endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;

/** The first time on offer that nobody takes at the last moment: noon is always lost (docs/demo.md). */
const openSlot = '.slot:not(:has-text("12:00")) input';
const submit = '[type=submit]';
const visitCard = '.visit-card';

describe.each(
  shortly(0, [
    {
      ...desktop,
      who: 'james.okafor',
      words: {
        done: 'Done',
        sent: 'Sent to the hospital, and not confirmed yet',
        next: 'Next visit in this portal',
        move: /^Move or cancel/,
        calendar: /^Add to calendar/,
      },
    },
    {
      ...phone,
      who: 'james.okafor',
      words: {
        done: 'Listo',
        sent: 'Enviada al hospital, aún sin confirmar',
        next: 'Próxima cita en este portal',
        move: /^Cambiar o cancelar/,
        calendar: /^Agregar al calendario/,
      },
    },
  ]),
)('a visit in the frame of a provider at another origin (spec §2), at $width px, $language', (view) => {
  const { who, words } = view;
  it('is booked, moved and cancelled, and stands among the visits and in a calendar file', async () => {
    const { page, errors, newTab, leave } = await visit(view);
    await openSignedIn(page, who, pathTo('signedin.visits'));
    await page.locator('main .button-primary').waitFor();
    await expectSoundInBothThemes(page);
    await page.locator('main .button-primary').click();

    const address = await framedAddress(page);
    expect(address.origin).not.toBe(new URL(page.url()).origin);
    expect(await page.locator('header.header, footer').count()).toBe(0);
    await expectWholePageInSight(page);
    await expectSoundInBothThemes(page);
    await expectFramedPageSound(page, await newTab());

    const frame = framed(page);
    await frame.locator('a[data-type=primary-care]').click();
    // Nothing is chosen yet: the page says so, and leads to the first time.
    await frame.locator(submit).click();
    await frame.locator('#faults:focus').waitFor();
    await frame.locator('#faults a').click();
    await frame.locator('#slot:focus').waitFor();
    await expectWholePageInSight(page);
    await expectFramedPageSound(page, await newTab());
    const slot = frame.locator(openSlot).first();
    const startsAt = await slot.inputValue();
    await slot.check();
    await frame.locator(submit).click();
    await frame.locator('.done').waitFor();
    await expectFramedPageSound(page, await newTab());
    await frame.getByRole('button', { name: words.done, exact: true }).click();

    await page.waitForURL(/\/Private#\/visits$/);
    const booked = page.locator(visitCard).filter({ has: page.locator(`time[datetime="${startsAt}"]`) });
    await booked.waitFor();
    // The hospital's FHIR server has not heard of it (issue 15, point 6).
    await booked.getByText(words.sent).waitFor();
    await expectSoundInBothThemes(page);
    expect(await calendarOf(page, booked.getByRole('link', { name: words.calendar }))).toContain(inUtc(startsAt));

    // It comes before what the hospital has of him, and the home page says whose it is.
    await goToSignedIn(page, pathTo('signedin.home'));
    await page.getByRole('heading', { name: words.next }).waitFor();
    await page.locator(`main time[datetime="${startsAt}"]`).waitFor();
    await page.getByText(words.sent).waitFor();
    await expectSoundInBothThemes(page);
    await goToSignedIn(page, pathTo('signedin.visits'));
    await booked.waitFor();

    // Inside the hospital's app, the app saves the file (spec §1).
    const host = await hostOf(page, 'ios');
    await page.reload();
    await booked.getByRole('link', { name: words.calendar }).click();
    const { name, base64 } = await host.hears('download');
    expect(name).toBe('visit.ics');
    expect(atob(base64)).toContain(inUtc(startsAt));

    await booked.getByRole('link', { name: words.move }).click();
    await frame.locator('.card[aria-current=true] a').first().click();
    const later = frame.locator(openSlot).last();
    const movedTo = await later.inputValue();
    await later.check();
    await frame.locator(submit).click();
    await frame.getByRole('button', { name: words.done, exact: true }).click();
    const moved = page.locator(visitCard).filter({ has: page.locator(`time[datetime="${movedTo}"]`) });
    await moved.getByRole('link', { name: words.move }).click();
    await frame.locator('.card[aria-current=true] a').nth(1).click();
    await frame.locator(submit).click();
    await frame.getByRole('button', { name: words.done, exact: true }).click();
    await moved.locator('.visit-cancelled').waitFor();
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

/** What a link downloads. */
async function calendarOf(page: Page, link: ReturnType<Page['locator']>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('visit.ics');
  return readFile(await download.path(), 'utf8');
}

const inUtc = (iso: string): string => `DTSTART:${iso.replaceAll(/[-:]|\.000/g, '')}`;

describe('the scheduling page', () => {
  it('books by keyboard alone, for a guest, who is then done with it', async () => {
    const { page, errors, leave } = await visit({ ...phone, language: 'en' });
    await page.goto(`${pathTo('embedded-schedule')}?dept=video`);
    await tabToFramed(page, '#slot');
    // Noon may be the first: the arrow leads to the next one.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await tabToFramed(page, '#name');
    await page.keyboard.type('Pilar Kessler');
    await page.keyboard.press('Tab');
    await page.keyboard.type('650 555 0142');
    await page.keyboard.press('Enter');
    await framed(page).locator('.video-link').waitFor();

    // The text over the page holds the focus, and gives it back to the frame.
    await tabToFramed(page, 'button[data-message*=openInfoPopup]');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: 'How to prepare' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tabToFramed(page, 'button[data-message*=hideFrame]');
    await page.keyboard.press('Enter');
    await page.getByText('You are done here.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await expectSoundInBothThemes(page);
    await tabTo(page, 'main .button-secondary');
    await page.keyboard.press('Enter');
    await framed(page).locator('h1').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('gets the query, the mobile flag and the estimate that the visitor comes from (spec §2)', async () => {
    const { page, leave } = await visit(phone);
    const estimate = { svcArea: 'bay', location: 'bayside-imaging', template: 'mri-knee' };
    await page.goto(`${pathTo('embedded-schedule', { ...estimate, mobile: '1' })}?clinic=7&ticket=forged`);
    const { searchParams } = await framedAddress(page);
    expect(searchParams.get('clinic')).toBe('7');
    expect(searchParams.get('mobile')).toBe('1');
    expect(searchParams.getAll('ticket')).not.toContain('forged');
    await framed(page).locator('.priced').waitFor();
    expect(await framed(page).locator('a[data-type=procedure]').getAttribute('href')).toContain('bayside-imaging');
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('viewport-fit=cover');
    await leave();
  });

  it('is opened from an estimate, at the place of the estimate', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    await page.getByRole('link', { name: 'Book this' }).click();
    await framed(page).locator('.priced').waitFor();
    expect(await framed(page).locator('a[data-type=procedure]').getAttribute('href')).toContain('alder-main');
    await leave();
  });

  it('is loaded again while its provider starts (spec §9: up to 5 times at 1 s)', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(`${pathTo('embedded-schedule')}?dept=starting`);
    await framed(page).locator('h1').waitFor();
    await leave();
  });

  it('that says nothing is given up after five more tries, and loaded again when the visitor wants it', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    let loads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('dept') === 'silent' && request.frame() !== page.mainFrame())
        loads += 1;
    });
    await page.clock.install();
    await page.goto(`${pathTo('embedded-schedule')}?dept=silent`);
    for (let load = 1; load <= 5; load += 1) {
      await expect.poll(() => loads).toBe(load);
      await framed(page).getByText('This page says nothing.').waitFor({ state: 'attached' });
      // The time begins with the frame's load event.
      await page.waitForTimeout(100);
      await page.clock.fastForward(1000);
    }
    await expect.poll(() => loads).toBe(6);
    await framed(page).getByText('This page says nothing.').waitFor({ state: 'attached' });
    await page.waitForTimeout(100);
    await page.clock.fastForward(10_000);
    await page.getByText('The scheduling page does not load.').waitFor();
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => loads).toBe(7);
    await leave();
  });
});

describe("messages of a provider's page (spec §2, framed-page messaging)", () => {
  /** A page at the provider's origin that does nothing but tell the app what it is told to. */
  async function openTalking(page: Page): Promise<{ tell: (message: object) => Promise<void> }> {
    await page.route(/\/schedule\?/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Provider</title><p id="heard"></p><script>
          addEventListener('message', ({ data }) => { document.querySelector('#heard').textContent = JSON.stringify(data); });
        </script>`,
      }),
    );
    const params = { svcArea: 'bay', location: 'alder-main', template: 'mri-knee' };
    await page.goto(pathTo('embedded-schedule', params));
    const heard = framed(page).locator('#heard');
    await heard.waitFor({ state: 'attached' });
    return {
      tell: (message) => heard.evaluate((_each, told) => window.parent.postMessage(told, '*'), message),
    };
  }

  it('show the frame by a height alone, size it, tell the page of the estimate, and end it', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { tell } = await openTalking(page);
    await tell({ kind: 'newHeight', height: 333 });
    const frame = page.locator('iframe.embedded-page:not(.embedded-page-waiting)');
    await frame.waitFor();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(333);
    await tell({ kind: 'pageSize', width: 500, height: 444 });
    await expect.poll(async () => frame.boundingBox()).toMatchObject({ width: 500, height: 444 });

    await tell({ kind: 'pageReady' });
    const heard = framed(page).locator('#heard');
    await expect
      .poll(async () => JSON.parse((await heard.textContent()) || '{}'))
      .toEqual({
        kind: 'pageInfo',
        bodyClass: 'framed',
        isMobile: false,
        estimateInfo: { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', cpt: '' },
      });
    await tell({ kind: 'hideFrame' });
    await page.getByText('You are done here.').waitFor();
    await leave();
  });

  it('go to a state by its name, and load it anew, also where it is open', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { tell } = await openTalking(page);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    const params = { svcArea: 'bay', location: 'alder-main', template: 'mri-knee' };
    await tell({ kind: 'moveTo', state: 'embedded-schedule', params });
    await expect.poll(() => page.evaluate(() => 'isTheSameDocument' in window).catch(() => true)).toBe(false);
    await framed(page).locator('#heard').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(pathTo('embedded-schedule', params));
    await framed(page)
      .locator('#heard')
      .evaluate(() =>
        window.parent.postMessage({ kind: 'moveTo', state: 'estimates-terms', params: { svcArea: 'bay' } }, '*'),
      );
    await page.waitForURL(new RegExp(`${pathTo('estimates-terms', { svcArea: 'bay' })}$`));
    await leave();
  });

  it('are not heard from a foreign origin, from another window, or when they are of no known kind', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    const { tell } = await openTalking(page);
    await page.evaluate(() => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      const data = { kind: 'hideFrame' };
      // As a page would send it that the provider's page was replaced by.
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://elsewhere.example' }));
      // As a script in the app's own window would.
      window.postMessage(data, '*');
    });
    await tell({ kind: 'moveTo', state: 'https://elsewhere.example', params: {} });
    await tell({ kind: 'newHeight', height: 1_000_000 });
    await tell({ kind: 'newHeight', height: 222 });
    const frame = page.locator('iframe.embedded-page:not(.embedded-page-waiting)');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(222);
    expect(new URL(page.url()).pathname).toContain(pathTo('embedded-schedule'));
    await leave();
  });
});
