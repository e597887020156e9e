import { getEstimateServices, guestTerms } from '@portico/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaDisabled } from '../../adapters/captcha-disabled.ts';
import { callEngines } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { answerCaptcha, openGuest, refusalOf, refused, urlOf } from '../testing/guest.ts';

const services = (query: Record<string, string>): string => urlOf(getEstimateServices, { svcArea: 'bay', ...query });

describe.each(callEngines)('the guest token on %s (spec §6, decision 2)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine);
  });
  afterAll(() => test.close());

  it('gives the terms with their version and a challenge', async () => {
    const browser = await createBrowser(test.app);
    const reply = (await browser.get(guestTerms.path)).json();
    expect(reply).toMatchObject({ Terms: { Version: '2026-11-21' }, Captcha: { Enabled: true } });
    expect(reply.Terms.Paragraphs.length).toBeGreaterThan(3);
    const spanish = (await browser.get(guestTerms.path, { 'accept-language': 'es' })).json();
    expect(spanish.Terms.Paragraphs[0]).toMatch(/^La calculadora de costos/);
  });

  it('shows the terms as a page where JSON is not asked for', async () => {
    const browser = await createBrowser(test.app);
    const page = await browser.get(guestTerms.path, { accept: 'text/html', 'accept-language': 'es' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Antes de comenzar');
  });

  it('is earned by the answer to the captcha, and works from then on', async () => {
    const guest = await openGuest(test.app);
    expect(guest.token).toMatch(/^[\w-]{43}$/);
    const again = await guest.get(services({ token: guest.token }));
    expect(again.json().EstimateGlobal).toBe(guest.token);
  });

  it('is refused to a visitor who has none', async () => {
    const browser = await createBrowser(test.app);
    expect(refusalOf(await browser.get(services({})))).toEqual(refused('guestTokenRequired'));
  });

  it('refuses a captcha that was answered before, in the same browser or another', async () => {
    const browser = await createBrowser(test.app);
    const CaptchaResponse = await answerCaptcha(browser);
    expect((await browser.get(services({ CaptchaResponse }))).statusCode).toBe(200);
    expect(refusalOf(await browser.get(services({ CaptchaResponse })))).toEqual(refused('guestTokenRequired'));
    const other = await createBrowser(test.app);
    expect(refusalOf(await other.get(services({ CaptchaResponse })))).toEqual(refused('guestTokenRequired'));
  });

  it('lets exactly one of 20 requests at once spend an answer', async () => {
    const browser = await createBrowser(test.app);
    const CaptchaResponse = await answerCaptcha(browser);
    const replies = await Promise.all(Array.from({ length: 20 }, () => browser.get(services({ CaptchaResponse }))));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.statusCode === 403)).toHaveLength(19);
  });

  it('spends no answer where the session could not be kept', async () => {
    const { db } = test.database;
    const browser = await createBrowser(test.app);
    const CaptchaResponse = await answerCaptcha(browser);
    await sql`alter table guest_sessions add constraint none check (false) not valid`.execute(db);
    expect((await browser.get(services({ CaptchaResponse }))).statusCode).toBe(500);
    await sql`alter table guest_sessions drop constraint none`.execute(db);
    expect((await browser.get(services({ CaptchaResponse }))).statusCode).toBe(200);
  });

  it('refuses an answer that is none', async () => {
    const browser = await createBrowser(test.app);
    const reply = await browser.get(services({ CaptchaResponse: 'accepted:2026-11' }));
    expect(refusalOf(reply)).toEqual(refused('guestTokenRequired'));
  });

  it('may be left out by the browser that earned it, which gets another that ends with the first', async () => {
    const guest = await openGuest(test.app);
    const token = (await guest.get(services({}))).json().EstimateGlobal;
    expect(token).not.toBe(guest.token);
    expect((await guest.get(services({ token }))).statusCode).toBe(200);
  });

  it('reads alike when it is unknown, expired or another browser’s', async () => {
    const guest = await openGuest(test.app);
    const thief = await createBrowser(test.app);
    const unknown = await guest.get(services({ token: 'x'.repeat(43) }));
    const stolen = await thief.get(services({ token: guest.token }));
    test.clock.advance(2 * 3600);
    const expired = await guest.get(services({ token: guest.token }));
    const expiredBrowser = await guest.get(services({}));
    expect(unknown.statusCode).toBe(403);
    expect(refusalOf(unknown)).toEqual(refused('guestTokenRequired'));
    expect(new Set([unknown, stolen, expired, expiredBrowser].map((reply) => reply.body)).size).toBe(1);
  });

  it('ends two hours after its last use, and holds as long as it is used (Findings, security A13)', async () => {
    const guest = await openGuest(test.app);
    for (let hour = 0; hour < 30; hour += 1) {
      test.clock.advance(3600);
      expect((await guest.get(services({ token: guest.token }))).statusCode).toBe(200);
    }
    test.clock.advance(2 * 3600 - 1);
    expect((await guest.get(services({}))).statusCode).toBe(200);
    test.clock.advance(2 * 3600);
    expect((await guest.get(services({ token: guest.token }))).statusCode).toBe(403);
  });

  it('is kept as a hash alone', async () => {
    const guest = await openGuest(test.app);
    const rows = await test.database.db.selectFrom('guest_sessions').selectAll().execute();
    expect(rows.map((row) => row.token_hash.length)).toEqual(rows.map(() => 32));
    expect(JSON.stringify(rows)).not.toContain(guest.token);
  });
});

describe('where captcha is disabled by configuration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp('pglite', { captcha: captchaDisabled(settableClock()) });
  });
  afterAll(() => test.close());

  it('says so, and takes the word for the terms', async () => {
    const browser = await createBrowser(test.app);
    const terms = (await browser.get(guestTerms.path)).json();
    expect(terms.Captcha).toEqual({ Enabled: false, Challenge: null });
    const accepted = await browser.get(services({ CaptchaResponse: `accepted:${terms.Terms.Version}` }));
    expect(accepted.statusCode).toBe(200);
    const older = await browser.get(services({ CaptchaResponse: 'accepted:2025-01' }));
    expect(refusalOf(older)).toEqual(refused('guestTokenRequired'));
  });
});
