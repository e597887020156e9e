import { fetchHealthLink, patientFetchHealthLink } from '@portico/contract';
import { readHealthLink } from '@portico/health-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthLinksByHttps } from '../../adapters/health-links-https.ts';
import { askOutside } from '../../adapters/outside-request.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { serveDevCards } from '../../app/pages/dev-cards.ts';
import { createCardIssuer } from '../../payer/cards/card-issuer.ts';
import type { HealthLinkRequest } from '../../ports/health-links.ts';
import { callEngines } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { type Guest, openGuest, refusalOf, refused } from '../testing/guest.ts';

describe.each(callEngines)('FetchHealthLink on %s (issue 14, point 5)', (engine) => {
  const logged: string[] = [];
  let issuer: FastifyInstance;
  let test: TestApp;
  let guest: Guest;
  let linkOf: (card: string) => Omit<HealthLinkRequest, 'passcode'>;

  beforeAll(async () => {
    issuer = fastify();
    const base = { url: '' };
    // The issuer's address is known once it listens; its cards are made for that address.
    const cards = { issuer: createCardIssuer('', settableClock()) };
    serveDevCards(issuer, {
      get cards() {
        return cards.issuer.cards;
      },
      answer: (asked) => cards.issuer.answer(asked),
    });
    base.url = await issuer.listen({ host: '127.0.0.1', port: 0 });
    cards.issuer = createCardIssuer(`${base.url}/dev/cards`, settableClock());
    linkOf = (card) => {
      const read = readHealthLink(cards.issuer.cards.find(({ id }) => id === card)?.link ?? '');
      if ('error' in read) throw new Error(read.error);
      return { url: read.link.url, isDirect: read.link.isDirect };
    };
    const healthCards = { allowsPublic: false, origins: [base.url] };
    test = await buildTestApp(engine, {
      settings: { healthCards },
      healthLinks: healthLinksByHttps(askOutside(healthCards), 'Alder Bay Health'),
      app: { logTo: { write: (line: string) => logged.push(line) } },
    });
    guest = await openGuest(test.app);
  });
  afterAll(async () => {
    await test.close();
    issuer.server.closeAllConnections();
    await issuer.close();
  });

  const ask = async (card: string, more: object = {}) =>
    (await guest.post(fetchHealthLink.path, { token: guest.token, ...linkOf(card), ...more })).json();

  it.each(['own', 'child', 'two'])('hands on the encrypted file of a card: %s', async (card) => {
    const { Status, Files, TriesLeft } = await ask(card);
    expect([Status, Files.length, TriesLeft]).toEqual(['read', 1, null]);
    expect(Files[0]).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('says that a passcode is wrong, and how many more may be tried', async () => {
    expect(await ask('passcode', { passcode: '1357' })).toEqual({ Status: 'wrongPasscode', Files: [], TriesLeft: 4 });
    expect(await ask('passcode', { passcode: '2468' })).toMatchObject({ Status: 'read' });
  });

  it.each([
    ['revoked', 'gone'],
    ['endless', 'tooLarge'],
  ])('says why there is none of the card %s', async (card, status) => {
    expect(await ask(card)).toEqual({ Status: status, Files: [], TriesLeft: null });
  });

  it.each(['https://10.0.0.1/m', 'http://169.254.169.254/latest/meta-data', 'https://nobody.invalid/m', 'no address'])(
    'answers alike for what is not asked and for what does not answer: %s',
    async (url) => expect(await ask('own', { url })).toEqual({ Status: 'unreachable', Files: [], TriesLeft: null }),
  );

  it('serves who is signed in as well', async () => {
    const browser = await createBrowser(test.app);
    await signIn(browser, await createTestAccount(test, { profile: { username: `card-${engine}` } }));
    const reply = await browser.post(patientFetchHealthLink.path, linkOf('own'));
    expect(reply.json()).toMatchObject({ Status: 'read' });
  });

  it('is refused to who has not accepted the terms, so that nobody makes a relay of the portal', async () => {
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.post(fetchHealthLink.path, linkOf('own')))).toEqual(refused('guestTokenRequired'));
  });

  it('leaves nothing of a card in the log or the database', async () => {
    await ask('passcode', { passcode: 'never-written' });
    const { url } = linkOf('passcode');
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(url);
    expect(logged.join('\n')).not.toContain('never-written');
    const rows = await test.database.db.selectFrom('estimates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('dev/cards');
  });

  it('is asked so often in an hour, and no more', async () => {
    const other = await openGuest(test.app);
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const body = { token: other.token, url: 'no address', passcode: '', isDirect: false };
      statuses.push((await other.post(fetchHealthLink.path, body)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not offered by a hospital that reads no cards', async () => {
    const without = await buildTestApp(engine, { database: test.database });
    guest.moveTo(without.app);
    const reply = await guest.post(fetchHealthLink.path, { token: guest.token, ...linkOf('own') });
    expect(refusalOf(reply)).toEqual(refused('noHealthCards'));
    guest.moveTo(test.app);
    await without.close();
  });
});
