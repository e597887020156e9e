import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { expectFramedPageSound, expectWholePageInSight, framed, framedAddress, tabToFramed } from './support/frames.ts';
import { desktopInEnglish, endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

/** Links to video visits of the demonstration (docs/demo.md). */
let links: { now: string; early: string; expired: string };
beforeAll(async () => {
  const demo = (await (await fetch(`${inject('portalUrl')}/dev/demo.json`)).json()) as { videoVisits: typeof links };
  links = demo.videoVisits;
});

const [desktop, phone] = everyView;

describe.each(
  shortly(0, [
    {
      ...desktop,
      timeZone: 'America/New_York',
      early: 'Your video visit has not begun yet',
      expired: 'This link has expired',
    },
    {
      ...phone,
      timeZone: 'Asia/Tokyo',
      early: 'Su consulta por video todavía no comienza',
      expired: 'Este enlace caducó',
    },
  ]),
)('a video visit without an account (spec §2), at $width px, $language', (view) => {
  it('too early tells its time in the hospital’s zone and in the visitor’s', async () => {
    const { page, errors, leave } = await visit(view);
    await page.goto(links.early);
    await page.waitForURL(/\/video-visit-invalid\/appointmentTime=/);
    await page.getByRole('heading', { level: 1, name: view.early }).waitFor();
    const times = await page.locator('dd time').allTextContents();
    const startsAt = new Date((await page.locator('dd time').first().getAttribute('datetime')) ?? '');
    const shownIn = (timeZone: string) =>
      new Intl.DateTimeFormat(`${view.language}-US`, { timeZone, hour: 'numeric', minute: '2-digit' }).format(startsAt);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(times).toHaveLength(2);
    expect(plain(times[0] ?? '')).toContain(plain(shownIn('America/Los_Angeles')));
    expect(plain(times[1] ?? '')).toContain(plain(shownIn(view.timeZone)));
    await expectSoundInBothThemes(page);
    // Its link is known to this tab, and is not in the address.
    await page.locator('main .button-primary').click();
    await page.getByRole('heading', { level: 1, name: view.early }).waitFor();
    expect(page.url()).not.toContain('token');
    expect(errors).toEqual([]);
    await leave();
  });

  it('in time checks camera, microphone and connection, shows the picture, and is entered and left', async () => {
    const { page, errors, newTab, leave } = await visit(view);
    await page.goto(links.now);
    const address = await framedAddress(page);
    expect(address.origin).not.toBe(new URL(page.url()).origin);
    expect(page.url()).toMatch(/\/video-visit-valid$/);
    await expectWholePageInSight(page);
    await expectSoundInBothThemes(page);
    await expectFramedPageSound(page, await newTab());

    const room = framed(page);
    await room.locator('#start').click();
    await room.locator('#enter:focus').waitFor();
    expect(await states(page)).toEqual(['passed', 'passed', 'passed']);
    await expect.poll(() => room.locator('#preview').evaluate(widthOf)).toBeGreaterThan(0);
    await expectWholePageInSight(page);
    await room.locator('#enter').press('Enter');
    await room.locator('#entered h1:focus').waitFor();
    await tabToFramed(page, 'button[data-message*=hideFrame]');
    await page.keyboard.press('Enter');
    await page.locator('main .notice').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await expectSoundInBothThemes(page);
    await page.locator('main .button-secondary').click();
    await room.locator('#start').waitFor();
    // The token is kept in the tab: a reload leads back.
    await page.reload();
    await room.locator('#start').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('whose link has expired says so, and leads to help', async () => {
    const { page, errors, leave } = await visit(view);
    await page.goto(links.expired);
    await page.waitForURL(/\/video-visit-invalid$/);
    await page.getByRole('heading', { level: 1, name: view.expired }).waitFor();
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    await expectSoundInBothThemes(page);
    await page.locator('main .button-primary').click();
    await page.getByRole('heading', { level: 1, name: view.expired }).waitFor();
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

const states = (page: Page): Promise<string[]> =>
  framed(page)
    .locator('.checks li')
    .evaluateAll((rows) => rows.map((row) => (row instanceof HTMLElement ? (row.dataset['state'] ?? '') : '')));

const widthOf = (element: Element): number => (element instanceof HTMLVideoElement ? element.videoWidth : 0);

describe('a video visit', () => {
  it('by keyboard alone, with a camera that does not work: the check says so, and lets the visitor in', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      if (mediaDevices === undefined) return;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (wanted) =>
        wanted?.video ? Promise.reject(new DOMException('No camera', 'NotFoundError')) : real(wanted);
    });
    await page.goto(links.now);
    await tabToFramed(page, '#start');
    await page.keyboard.press('Enter');
    await framed(page).locator('#enter:focus').waitFor();
    expect(await states(page)).toEqual(['failed', 'passed', 'passed']);
    await framed(page).getByText('Allow the camera in your browser').waitFor();
    await page.keyboard.press('Enter');
    await framed(page).locator('#entered h1:focus').waitFor();
    await leave();
  });

  it('of a patient opens from the visits, and its page alone has camera and microphone', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openSignedIn(page, 'ana.rivera', pathTo('signedin.visits'));
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: /^Enter the video visit/ }).click();
    await page.waitForURL(/\/video-visit-valid$/);
    await framed(page).locator('#start').waitFor();
    expect(await page.locator('iframe').getAttribute('allow')).toMatch(/^camera http:\S+; microphone http:\S+$/);
    await page.goto(pathTo('embedded-schedule'));
    await framed(page).locator('h1').waitFor();
    expect(await page.locator('iframe').getAttribute('allow')).toBeNull();
    expect(errors).toEqual([]);
    await leave();
  });

  it('without a link asks for it', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(pathTo('video-visit-valid'));
    await page.getByRole('heading', { level: 1, name: 'Open the link to your video visit' }).waitFor();
    await expectSoundInBothThemes(page);
    await leave();
  });
});
