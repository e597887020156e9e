import {
  getScheduling,
  getVisitCalendar,
  getVisits,
  joinVisit,
  lookUpVideoVisit,
  type ProxyScope,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { type appointment, providerOf, providers, ticketIn } from '../testing/visits.ts';

const MINUTE = 60;

describe.each(callEngines)('visits on %s', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let scheduling: ReturnType<typeof providerOf>;
  let video: ReturnType<typeof providerOf>;
  let count = 0;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { visits: providers, callsPerMinute: 1_000_000 } });
    scheduling = providerOf(test, providers.scheduling.token);
    video = providerOf(test, providers.video.token);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    count += 1;
    ana = await createTestAccount(test, { profile: { username: `ana-${count}` } });
    browser = await signedIn(ana);
  });

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }

  const pageOf = async (by: TestBrowser, query = ''): Promise<string> =>
    (await by.get(getScheduling.path + query)).json().response.url;
  const ticketOf = async (by: TestBrowser) => ticketIn(await pageOf(by));
  const visitsOf = async (by: TestBrowser, language = 'en') =>
    (await by.get(getVisits.path, { 'accept-language': language })).json().response.visits;
  /** An appointment of its own, at a time from now on. */
  const book = async (by: TestBrowser, changed: Parameters<typeof scheduling.report>[0] = {}) =>
    scheduling.report({ appointment: `of ${count}`, ticket: await ticketOf(by), ...changed });
  const inMinutes = (minutes: number): string =>
    new Date(test.clock.now().getTime() + minutes * MINUTE * 1000).toISOString();
  const bookVideo = async (by: TestBrowser, minutes: number): Promise<string> => {
    const reply = await book(by, { isVideo: true, location: '', startsAt: inMinutes(minutes), minutes: 20 });
    return new URL(reply.json().response.videoUrl).hash.replace('#token=', '');
  };
  const lookUp = (by: TestBrowser, token: string) => by.post(lookUpVideoVisit.path, { token });

  describe('the scheduling page (spec §2, /embedded-schedule)', () => {
    it("is the provider's, with its own query, the language and a ticket that tells nothing", async () => {
      const url = new URL(await pageOf(browser));
      expect(url.origin + url.pathname).toBe('https://schedule.example.org/book');
      expect([...url.searchParams.keys()]).toEqual(['clinic', 'lang', 'ticket']);
      expect(url.searchParams.get('lang')).toBe('en');
      expect(Buffer.from(ticketIn(url.href), 'base64url').toString()).not.toContain(ana.accountId);
    });

    it('is open to a guest, who is the same person in one browser and another one in another', async () => {
      const person = async (by: TestBrowser) => (await scheduling.read(await ticketOf(by))).json().response;
      const [guest, other] = [await createBrowser(test.app), await createBrowser(test.app)];
      const first = await person(guest);
      expect(first).toMatchObject({ isGuest: true, firstName: '', visit: null });
      expect((await person(guest)).person).toBe(first.person);
      expect((await person(other)).person).not.toBe(first.person);
    });

    it('tells the provider the first name of a person who is signed in, and the same opaque id each time', async () => {
      const one = (await scheduling.read(await ticketOf(browser))).json().response;
      const other = (await scheduling.read(await ticketOf(await signedIn(ana)))).json().response;
      expect(one).toMatchObject({ isGuest: false, firstName: 'Ana', visit: null });
      expect(other.person).toBe(one.person);
      expect(one.person).not.toContain(ana.accountId);
    });

    it('is none where the hospital has none', async () => {
      const without = await buildTestApp(engine);
      const reply = await (await createBrowser(without.app)).get(getScheduling.path);
      expect(reply.json().response).toEqual({ url: null });
      await without.close();
    });
  });

  describe("a provider's server", () => {
    it.each(['', 'wrong', `${providers.scheduling.token}x`])('is refused with the token %j', async (token) => {
      const stranger = providerOf(test, token);
      const ticket = await ticketOf(browser);
      expect(refusalOf(await stranger.read(ticket))).toEqual(refused('providerRefused'));
      expect(refusalOf(await stranger.report({ ticket }))).toEqual(refused('providerRefused'));
    });

    it("can use neither another provider's ticket, a forged one, nor one that is too old", async () => {
      const ticket = await ticketOf(browser);
      expect(refusalOf(await video.read(ticket))).toEqual(refused('ticketRefused'));
      expect(refusalOf(await scheduling.read(`${ticket.slice(0, -4)}AAAA`))).toEqual(refused('ticketRefused'));
      expect(refusalOf(await scheduling.report({ appointment: 'new', ticket: '' }))).toEqual(refused('ticketRefused'));
      test.clock.advance(2 * 60 * MINUTE);
      expect(refusalOf(await scheduling.read(ticket))).toEqual(refused('ticketRefused'));
    });

    it('is refused the ticket of somebody whose access was taken back or no longer books, or whose patient is frozen (decision 90)', async () => {
      const tomas = await createTestAccount(test, { profile: { username: `tomas-${count}` } });
      const proxyId = await giveAccess(test, ana.accountId, tomas.accountId, { scopes: ['view', 'manage'] });
      const theirs = await signedIn(tomas);
      await switchTo(theirs, proxyId);
      const acting = believing(theirs, proxyId);
      const ticket = await ticketOf(acting);
      const isRefused = async () => {
        expect(refusalOf(await scheduling.read(ticket))).toEqual(refused('ticketRefused'));
        const report = { appointment: `by a proxy ${count}`, ticket };
        expect(refusalOf(await scheduling.report(report))).toEqual(refused('ticketRefused'));
      };
      const setStatus = (account: TestAccount, standing: 'active' | 'suspended') =>
        test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, standing));
      const change = (scopes: readonly ProxyScope[]) =>
        giveAccess(test, ana.accountId, tomas.accountId, { scopes, days: scopes.length });
      expect((await scheduling.read(ticket)).statusCode).toBe(200);
      for (const account of [ana, tomas]) {
        await setStatus(account, 'suspended');
        await isRefused();
        await setStatus(account, 'active');
      }
      await change(['view']);
      await isRefused();
      await change(['view', 'manage']);
      expect((await book(browser, { ticket })).statusCode).toBe(200);
      await test.database.db.deleteFrom('proxies').where('account_id', '=', tomas.accountId).execute();
      await isRefused();
      // What is known is the provider's word, and is of nobody who may not act.
      expect((await book(browser, { ticket, sequence: 1, minutes: 45 })).statusCode).toBe(200);
    });

    it('is refused the ticket of somebody whose own account was frozen meanwhile', async () => {
      const ticket = await ticketOf(browser);
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, ana.accountId, 'suspended'));
      expect(refusalOf(await scheduling.read(ticket))).toEqual(refused('ticketRefused'));
    });

    it('of video visits books nothing', async () =>
      expect(refusalOf(await video.report({ ticket: await ticketOf(browser) }))).toEqual(refused('providerRefused')));
  });

  describe('an appointment that a provider reports', () => {
    it('is what its newest report says, even where both come at once, and where a provider counts by the clock', async () => {
      const ticket = await ticketOf(browser);
      const report = (changed: Parameters<typeof scheduling.report>[0]) =>
        scheduling.report({ appointment: `of ${count}`, ticket, ...changed });
      const replies = await Promise.all([
        report({ sequence: 1_795_465_000_000 }),
        report({ sequence: 1_795_465_000_001, status: 'cancelled' }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await visitsOf(browser)).toMatchObject([{ status: 'cancelled' }]);
    });

    it('is refused at a place that the health system does not have', async () => {
      expect(refusalOf(await book(browser, { location: 'nowhere' }))).toMatchObject({ status: 400 });
      expect(await visitsOf(browser)).toEqual([]);
    });

    it('stands among the visits of its person, in their language, and of nobody else', async () => {
      expect((await book(browser)).json().response).toEqual({ videoUrl: null });
      expect(await visitsOf(browser)).toMatchObject([
        {
          title: 'Primary care visit',
          clinician: 'Ruth Mahalath, MD',
          place: { name: 'Alder Bay Hospital', phone: '(650) 555-0100' },
          isVideo: false,
          startsAt: '2027-01-04T18:00:00.000Z',
          endsAt: '2027-01-04T18:30:00.000Z',
          status: 'booked',
          canChange: true,
          open: null,
        },
      ]);
      expect((await visitsOf(browser, 'es'))[0].title).toBe('Consulta de atención primaria');
      const other = await signedIn(await createTestAccount(test, { profile: { username: `other-${count}` } }));
      expect(await visitsOf(other)).toEqual([]);
    });

    it('is moved and cancelled without a ticket, each change once and none that is older', async () => {
      await book(browser);
      const report = (changed: Partial<typeof appointment>) =>
        scheduling.report({ appointment: `of ${count}`, ...changed });
      const moved = { sequence: 1, startsAt: '2027-01-05T09:00:00-08:00' };
      await report(moved);
      await report({ ...moved, startsAt: '2027-01-06T09:00:00-08:00' });
      await report({ sequence: 0 });
      expect(await visitsOf(browser)).toMatchObject([{ startsAt: '2027-01-05T17:00:00.000Z', status: 'booked' }]);
      await report({ sequence: 2, status: 'cancelled' });
      expect(await visitsOf(browser)).toMatchObject([{ status: 'cancelled', canChange: false }]);
    });

    it('becomes one visit although it is reported twice at once', async () => {
      const ticket = await ticketOf(browser);
      await Promise.all([book(browser, { ticket }), book(browser, { ticket })]);
      expect(await visitsOf(browser)).toHaveLength(1);
    });

    it('leads the scheduling page to it when its person wants to change it, and nobody else', async () => {
      await book(browser);
      const [{ id }] = await visitsOf(browser);
      const appointmentIn = async (by: TestBrowser) =>
        new URL(await pageOf(by, `?visit=${id}`)).searchParams.get('appointment');
      expect(await appointmentIn(browser)).toBe(`of ${count}`);
      expect(await appointmentIn(await createBrowser(test.app))).toBeNull();
    });

    it('comes as a calendar file, to its person alone', async () => {
      await book(browser);
      const [{ id }] = await visitsOf(browser);
      const file = await browser.get(`${getVisitCalendar.path}?visit=${id}`, { accept: '*/*' });
      expect(file.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="visit.ics"',
      });
      expect(file.body.replaceAll('\r\n ', '')).toMatch(
        /DTSTART:20270104T180000Z\r\n[^]*LOCATION:Alder Bay Hospital\\,/,
      );
      const other = await signedIn(await createTestAccount(test, { profile: { username: `thief-${count}` } }));
      expect(refusalOf(await other.get(`${getVisitCalendar.path}?visit=${id}`))).toEqual(refused('unknownVisit'));
      expect(refusalOf(await browser.get(`${getVisitCalendar.path}?visit=x`))).toEqual(refused('unknownVisit'));
    });

    it('tells the database nothing of what it is for', async () => {
      await book(browser);
      const rows = await test.database.db.selectFrom('visits').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/Primary|Mahalath|alder/);
    });

    it('leaves an entry in the audit trail for each change', async () => {
      await book(browser);
      await scheduling.report({ appointment: `of ${count}`, sequence: 1 });
      await scheduling.report({ appointment: `of ${count}`, sequence: 2, status: 'cancelled' });
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select(['event', 'actor'])
        .where('account_id', '=', ana.accountId)
        .where('event', 'like', 'visit%')
        .orderBy('number')
        .execute();
      expect(entries).toEqual(
        ['visitBooked', 'visitMoved', 'visitCancelled'].map((event) => ({ event, actor: 'system' })),
      );
      expect(await verifyAudit(test.database.db, test.settings.keys)).toMatchObject({ broken: null });
    });

    it('is deleted a month after its end, with all that leads to it', async () => {
      const token = await bookVideo(browser, 30);
      test.clock.advance(31 * 24 * 60 * MINUTE);
      await removeExpired(test.database.db, test.clock.now());
      for (const table of ['visits', 'visit_links', 'visit_appointments'] as const) {
        const left = await test.database.db
          .selectFrom(table)
          .select('visit_id')
          .where('owner_id', '=', ana.accountId)
          .execute();
        expect(left).toEqual([]);
      }
      expect(refusalOf(await lookUp(browser, token))).toEqual(refused('videoVisitInvalid'));
    });
  });

  describe('the link to a video visit (spec §2, /video-visit-valid and -invalid)', () => {
    it('is too early until a quarter of an hour before, with the time; then it leads to the provider; then it has expired', async () => {
      const guest = await createBrowser(test.app);
      const token = await bookVideo(guest, 30);
      const startsAt = inMinutes(30);
      const early = await lookUp(guest, token);
      expect(early.json().response).toEqual({
        url: null,
        startsAt,
        opensAt: inMinutes(15),
        closesAt: inMinutes(80),
      });
      test.clock.advance(15 * MINUTE);
      const { url } = (await lookUp(await createBrowser(test.app), token)).json().response;
      expect(url).toMatch(/^https:\/\/visits\.example\.org\/room\?lang=en&ticket=/);
      const told = (await video.read(ticketIn(url))).json().response;
      expect(told).toMatchObject({ isGuest: true, visit: { title: 'Primary care visit', startsAt } });
      test.clock.advance(65 * MINUTE);
      expect(refusalOf(await lookUp(guest, token))).toEqual(refused('videoVisitInvalid'));
    });

    it.each(['x', 'A'.repeat(43)])('that nobody issued is refused like one that has expired: %s', async (token) =>
      expect(refusalOf(await lookUp(browser, token))).toEqual(refused('videoVisitInvalid')),
    );

    it('is worth nothing once the visit is cancelled, and follows a visit that is moved', async () => {
      const token = await bookVideo(browser, 5);
      expect((await lookUp(browser, token)).json().response.url).not.toBeNull();
      const change = { appointment: `of ${count}`, isVideo: true, location: '', minutes: 20 };
      await scheduling.report({ ...change, sequence: 1, startsAt: inMinutes(500) });
      expect((await lookUp(browser, token)).json().response).toMatchObject({ url: null, startsAt: inMinutes(500) });
      await scheduling.report({ ...change, sequence: 2, status: 'cancelled', startsAt: inMinutes(500) });
      expect(refusalOf(await lookUp(browser, token))).toEqual(refused('videoVisitInvalid'));
    });

    it('is made for the person of the visit when they are signed in, and only for a video visit', async () => {
      await bookVideo(browser, 5);
      const [{ id, open }] = await visitsOf(browser);
      expect(open).toEqual({ from: inMinutes(-10), until: inMinutes(55) });
      const { token } = (await browser.post(joinVisit.path, { visit: id })).json().response;
      expect((await lookUp(browser, token)).json().response.url).toContain('ticket=');
      await scheduling.report({ appointment: `in person ${count}`, ticket: await ticketOf(browser) });
      const inPerson = (await visitsOf(browser)).find(({ isVideo }: { isVideo: boolean }) => !isVideo);
      expect(refusalOf(await browser.post(joinVisit.path, { visit: inPerson.id }))).toEqual(refused('unknownVisit'));
    });
  });
});
