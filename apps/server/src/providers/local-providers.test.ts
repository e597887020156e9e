import { getScheduling, getVisits, joinVisit, lookUpVideoVisit } from '@portico/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../accounts/testing/account.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { localTimeIn } from '../platform/time.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { type LocalProviders, startLocalProviders } from './local-providers.ts';

describe("the demonstration's providers (spec §2, 'Embedded scheduling' and 'Video visit')", () => {
  let folder: string;
  let providers: LocalProviders;
  let portalUrl = '';
  let test: TestApp;
  let browser: TestBrowser;
  let count = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-providers-'));
    providers = await start();
    test = await buildTestApp('pglite', { settings: { visits: providers.visits, callsPerMinute: 1_000_000 } });
    portalUrl = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await providers.close();
    await test.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    count += 1;
    const account = await createTestAccount(test, { profile: { username: `ana-${count}` } });
    browser = await createBrowser(test.app);
    await signIn(browser, account);
  });

  async function start(): Promise<LocalProviders> {
    const { healthSystem } = await readSettings('test', {});
    return startLocalProviders({
      clock: settableClock(),
      healthSystem,
      host: '127.0.0.1',
      port: 0,
      visitorsHost: '127.0.0.1',
      folder,
      webFolder: join(folder, 'unbuilt'),
      tags: '<script type="module" src="/assets/main.js"></script>',
      portalUrl: () => portalUrl,
      appOrigins: () => ['https://portal.example.org'],
      staffOrigins: () => [],
      second: 1,
    });
  }

  const scheduleOf = async (by: TestBrowser, language = 'en'): Promise<URL> => {
    const reply = await by.get(getScheduling.path, { 'accept-language': language });
    return new URL(reply.json().response.url);
  };
  /** An address of the page with more in its query. */
  const at = (url: URL, more: Record<string, string>): URL => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
    return address;
  };
  const read = async (url: URL): Promise<string> => (await fetch(url)).text();
  const send = (url: URL, fields: Record<string, string>): Promise<Response> =>
    fetch(url.origin + url.pathname, {
      method: 'POST',
      body: new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...fields }),
      redirect: 'manual',
    });
  const slotsIn = (html: string): string[] =>
    [...html.matchAll(/name="slot" value="([^"]+)"/g)].map(([, slot = '']) => slot);
  /** The first time on offer that is not at noon. */
  const firstSlot = async (url: URL, type = 'primary-care'): Promise<string> => {
    const slots = slotsIn(await read(at(url, { type })));
    return slots.find((slot) => !isNoon(slot)) ?? '';
  };
  const isNoon = (slot: string): boolean => localTimeIn('America/Los_Angeles', new Date(slot)).endsWith('T12:00:00');
  const visitsOf = async (by: TestBrowser) => (await by.get(getVisits.path)).json().response.visits;
  const idIn = (reply: Response): string =>
    new URL(reply.headers.get('location') ?? '', 'http://x').searchParams.get('id') ?? '';

  describe('the scheduling page', () => {
    it('greets a person by the name that the portal tells it, in their language', async () => {
      expect(await read(await scheduleOf(browser))).toContain('Hello, Ana.');
      const spanish = await read(await scheduleOf(browser, 'es'));
      expect(spanish).toContain('<html lang="es">');
      expect(spanish).toContain('Hola, Ana.');
    });

    it('may be framed by the portal alone, and runs no script but its own', async () => {
      const { headers } = await fetch(await scheduleOf(browser));
      expect(headers.get('content-security-policy')).toContain('frame-ancestors https://portal.example.org');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('set-cookie')).toBeNull();
    });

    it('books a time, which nobody else is offered any more, and tells the portal', async () => {
      const url = await scheduleOf(browser);
      const slot = await firstSlot(url);
      const reply = await send(url, { action: 'book', type: 'primary-care', slot });
      expect(reply.status).toBe(303);
      expect(await read(new URL(reply.headers.get('location') ?? '', url))).toContain('You are booked');
      expect(await visitsOf(browser)).toMatchObject([
        { title: 'Primary care visit', startsAt: slot, place: { name: 'Alder Bay Hospital' }, status: 'booked' },
      ]);
      expect(slotsIn(await read(at(url, { type: 'primary-care' })))).not.toContain(slot);
      expect((await send(url, { action: 'book', type: 'primary-care', slot })).status).toBe(400);
    });

    it('moves and cancels it, which the portal hears of as well', async () => {
      const url = await scheduleOf(browser);
      const booked = await send(url, { action: 'book', type: 'primary-care', slot: await firstSlot(url) });
      const id = idIn(booked);
      const later = await firstSlot(at(url, { page: '2' }));
      await send(url, { action: 'move', move: id, slot: later });
      expect(await visitsOf(browser)).toMatchObject([{ startsAt: later, status: 'booked' }]);
      expect(await read(at(url, { cancel: id }))).toContain('Cancel this appointment?');
      await send(url, { action: 'cancel', id });
      expect(await visitsOf(browser)).toMatchObject([{ status: 'cancelled' }]);
      expect(await read(url)).not.toContain('Your appointments');
    });

    it('refuses noon, which somebody else takes at the last moment, a time of its own, and none', async () => {
      const url = await scheduleOf(browser);
      const noon = slotsIn(await read(at(url, { type: 'video' }))).find(isNoon) ?? '';
      for (const [slot, error] of [
        [noon, 'Somebody else has just taken this time'],
        ['2030-01-01T03:00:00.000Z', 'Choose a time.'],
        ['', 'Choose a time.'],
      ] as const) {
        const reply = await send(url, { action: 'book', type: 'video', slot });
        expect(reply.status).toBe(400);
        expect(await reply.text()).toContain(error);
      }
      expect(await visitsOf(browser)).toEqual([]);
    });

    it('asks a guest for name and phone, keeps what was typed, and gives the link to a video visit', async () => {
      const guest = await createBrowser(test.app);
      const url = await scheduleOf(guest);
      const chosen = { action: 'book', type: 'video', slot: await firstSlot(url, 'video') };
      const refused = await (await send(url, { ...chosen, name: 'Pilar <b>', phone: '12' })).text();
      expect(refused).toContain('Enter a phone number with 10 digits');
      expect(refused).toContain('value="Pilar &#60;b&#62;"');
      expect(refused).toMatch(new RegExp(`value="${chosen.slot}"[^>]* checked`));
      const reply = await send(url, { ...chosen, name: 'Pilar Kessler', phone: '(650) 555-0142' });
      const done = await read(new URL(reply.headers.get('location') ?? '', url));
      const token = /video-visit-valid#token=([\w-]+)/.exec(done)?.[1] ?? '';
      const found = await (await createBrowser(test.app)).post(lookUpVideoVisit.path, { token });
      expect(found.json().response).toMatchObject({ url: null, startsAt: chosen.slot });
    });

    it('shows nobody the appointments of another person', async () => {
      const url = await scheduleOf(browser);
      const id = idIn(await send(url, { action: 'book', type: 'procedure', slot: await firstSlot(url, 'procedure') }));
      const stranger = await scheduleOf(await createBrowser(test.app));
      expect(await read(at(stranger, { cancel: id }))).not.toContain('Cancel this appointment?');
      expect(
        (
          await fetch(
            at(new URL('/schedule/visit.ics', stranger), { ...Object.fromEntries(stranger.searchParams), id }),
          )
        ).status,
      ).toBe(404);
      await send(stranger, { action: 'cancel', id });
      expect(await visitsOf(browser)).toMatchObject([{ status: 'booked' }]);
    });

    it('gives an appointment as a calendar file', async () => {
      const url = await scheduleOf(browser);
      const slot = await firstSlot(url);
      const id = idIn(await send(url, { action: 'book', type: 'primary-care', slot }));
      const file = await fetch(
        at(new URL('/schedule/visit.ics', url), { ...Object.fromEntries(url.searchParams), id }),
      );
      expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await file.text()).toContain(`DTSTART:${slot.replaceAll(/[-:]|\.000/g, '')}`);
    });

    it('books for nobody while the portal cannot tell who it is', async () => {
      const url = await scheduleOf(browser);
      const slot = await firstSlot(url);
      const listening = portalUrl;
      portalUrl = 'http://127.0.0.1:9';
      expect((await send(url, { action: 'book', type: 'primary-care', slot })).status).toBe(500);
      portalUrl = listening;
      expect(slotsIn(await read(at(url, { type: 'primary-care' })))).toContain(slot);
    });

    it.each([
      ['down', [500, 500, 500, 500].map(() => 503)],
      ['starting', [503, 503, 200, 200]],
    ])('of the department “%s” fails as docs/demo.md says', async (dept, expected) => {
      const url = at(await scheduleOf(browser), { dept });
      const statuses: number[] = [];
      for (const _ of expected) statuses.push((await fetch(url)).status);
      expect(statuses).toEqual(expected);
    });

    it('knows nobody without a good ticket, and says so', async () => {
      const url = await scheduleOf(browser);
      for (const ticket of ['', 'forged']) {
        const reply = await fetch(at(url, { ticket }));
        expect(reply.status).toBe(403);
        expect(await reply.text()).toContain('This page was open for too long');
      }
    });
  });

  describe('the waiting room', () => {
    it('is for the visit of the ticket, and has what is to be checked', async () => {
      const url = await scheduleOf(browser);
      const slot = await firstSlot(url, 'video');
      await send(url, { action: 'book', type: 'video', slot });
      test.clock.advance((new Date(slot).getTime() - test.clock.now().getTime()) / 1000);
      const again = await signedInAgain();
      const [{ id }] = await visitsOf(again);
      const { token } = (await again.post(joinVisit.path, { visit: id })).json().response;
      const room = (await again.post(lookUpVideoVisit.path, { token })).json().response.url;
      const page = await read(new URL(room));
      expect(page).toContain('Li Wenjun, MD');
      for (const check of ['camera', 'microphone', 'network']) expect(page).toContain(`id="check-${check}"`);
      const probe = await fetch(new URL('/video/probe', room));
      expect((await probe.arrayBuffer()).byteLength).toBe(16_158);
    });

    it('is closed without a ticket, and with one of the scheduling page', async () => {
      const room = providers.visits.video.url;
      const { searchParams } = await scheduleOf(browser);
      for (const ticket of ['', searchParams.get('ticket') ?? '']) {
        expect((await fetch(`${room}?ticket=${ticket}`)).status).toBe(403);
      }
    });
  });

  /** After the session has run out. */
  async function signedInAgain(): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, { username: `ana-${count}`, password: 'correct horse 7' });
    return opened;
  }
});
