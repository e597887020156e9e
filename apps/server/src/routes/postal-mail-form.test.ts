import {
  ANTI_FORGERY_FIELD,
  askPostalMail,
  CAPTCHA_QUERY,
  confirmPostalMail,
  getActivationCode,
  getPostalMailForm,
  type PostalMailForm,
} from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { letterFile } from '../adapters/letters-folder.ts';
import { listOutbox } from '../db/queries/outbox.ts';
import { engines } from '../testing/databases.ts';
import { buildTestApp, openBrowser, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { refusalOf, refused } from './testing/guest.ts';
import { atMethod, importTestPatients, mei, newBrowser, solveForm, standing } from './testing/sign-up.ts';
import { atStepOf, cards, goAnotherWay, ines, showCard, startOver, stranger } from './testing/verification.ts';

const DAY = 24 * 3600;

describe.each(engines)('the letter with an access code on %s (spec §2, §4, §7)', (engine) => {
  const reported: unknown[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const jobs = { report: (failure: unknown) => reported.push(failure) };
    test = await buildTestApp(engine, { jobs, settings: { callsPerMinute: 1_000_000 } });
    await importTestPatients(test, [
      {},
      { id: 'p2', mrn: 'AB-1002', first: 'Homer', last: 'Less', more: { address: [{ postalCode: '94301' }] } },
    ]);
  });
  afterAll(() => test.close());

  /** A browser at the step of the letter. */
  async function atPostal(more: Partial<typeof mei> = stranger()): Promise<TestBrowser> {
    const browser = await atStepOf(test, 'creditCard', more);
    await browser.get(getActivationCode.path);
    return browser;
  }

  const formOf = async (browser: TestBrowser): Promise<PostalMailForm> =>
    (await browser.get(getPostalMailForm.path)).json();

  /** What the form sends, as it stands and with its captcha solved. */
  async function filledIn(
    browser: TestBrowser,
    form: PostalMailForm,
    more: object = {},
  ): Promise<Record<string, string>> {
    const captcha = await solveForm(browser, 'postalMail');
    const { sec_token, customformtoken, address } = form;
    const { firstName, middleName, lastName, city, state, zip, country } = address ?? mei;
    const lines = { address: address?.address ?? '', address2: address?.address2 ?? '' };
    const typed = { firstName, middleName, lastName, ...lines, city, state, zip, country };
    return { ...typed, sec_token, customformtoken, [CAPTCHA_QUERY]: captcha, ...more };
  }

  async function ask(browser: TestBrowser, more: object = {}) {
    return browser.post(askPostalMail.path, await filledIn(browser, await formOf(browser), more));
  }

  const letters = async () => (await listOutbox(test.database.db)).filter(({ channel }) => channel === 'letter');

  /** Waits for so many letters more than there were. */
  async function lettersAfter(before: readonly { id: string }[], count = 1) {
    return vi.waitFor(async () => {
      const known = new Set(before.map(({ id }) => id));
      const more = (await letters()).filter(({ id }) => !known.has(id));
      if (more.length < count) throw new Error('not yet');
      return more;
    }, 20_000);
  }

  it('"fetch the code (returns a url), then go to the postal-mail page"', async () => {
    const browser = await atStepOf(test, 'creditCard');
    await showCard(browser, cards.refused);
    const reply = await browser.get(getActivationCode.path);
    expect(reply.json().response).toEqual({ url: '/frame/postal-mail' });
    expect(await standing(browser)).toMatchObject({ step: 'postal', ways: ['creditHistory', 'creditCard'] });
    expect((await browser.get(getActivationCode.path)).json().response).toEqual({ url: '/frame/postal-mail' });
  });

  it('is not taken by a page of somebody else’s that links here, nor out of turn', async () => {
    const browser = await atStepOf(test, 'creditCard');
    const linked = await browser.get(getActivationCode.path, { 'sec-fetch-site': 'cross-site' });
    expect(refusalOf(linked)).toEqual(refused('antiForgery'));
    for (const other of [await openBrowser(test.app), await atMethod(test, stranger())])
      expect(refusalOf(await other.get(getActivationCode.path))).toEqual(refused('outOfTurn'));
    expect(await standing(browser)).toMatchObject({ step: 'card' });
  });

  it('the form shows what was said in the sign-up', async () => {
    const browser = await atPostal(stranger({ lastName: 'Nguyễn' }));
    const form = await formOf(browser);
    expect(form).toMatchObject({
      outcome: 'form',
      faults: [],
      address: { firstName: 'Mei', lastName: 'Nguyễn', address: '4 Wharf Street', state: 'CA', country: 'US' },
      captchaEnabled: true,
    });
    expect(JSON.stringify(form)).not.toMatch(/1990|555|example/);
  });

  it('a new person’s letter goes to the address that they give, with a reference number in place of a record number', async () => {
    const before = await letters();
    const browser = await atPostal(stranger({ lastName: 'Okafor' }));
    const reply = await ask(browser, {
      address: '7 Bell Lane',
      city: 'Ottawa',
      state: 'Ontario',
      zip: 'k1a0b1',
      country: 'CA',
    });
    expect(reply.json()).toMatchObject({ outcome: 'sent' });
    expect(await standing(browser)).toMatchObject({ step: 'letterSent', ways: [] });
    const [letter] = await lettersAfter(before);
    expect(letter?.recipient).toBe('Mei Okafor, 7 Bell Lane, Unit 12, Ottawa, ON K1A 0B1, CANADA');
    expect(letter?.text).toMatch(/enter R-\d{4}-\d{4}\./);
    const pdf = await readFile(letterFile(test.settings.letters.folder, letter?.id ?? ''));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const [code] = await test.database.db.selectFrom('access_codes').selectAll().execute();
    expect(code).toMatchObject({ channel: 'letter', patient_id: null, used_at: null });
  });

  it('a patient’s letter goes to the address on file, and never to the one that is typed; the replies are alike', async () => {
    const before = await letters();
    const known = await atPostal({ ...ines });
    const unknown = await atPostal({ ...ines, lastName: 'Unheardof' });
    const typed = { address: '666 Mallory Road', city: 'Elsewhere' };
    const replies = [await ask(known, typed), await ask(unknown, typed)];
    expect(replies[0]?.body).toBe(replies[1]?.body);
    const sent = await lettersAfter(before, 2);
    const recipients = sent.map(({ recipient }) => recipient).toSorted();
    expect(recipients).toEqual([
      'Inés María Soler, 12 Juniper Street, Apt 4, Palo Alto, CA 94301',
      'Inés Unheardof, 666 Mallory Road, Elsewhere, CA 94301',
    ]);
    const own = sent.find(({ recipient }) => recipient.includes('Soler'));
    expect(own?.text).toContain('your medical record number, which is on the papers from your visits');
    expect(own?.text).not.toContain('AB-1001');
  });

  it('where no address is on file none goes, and staff are told', async () => {
    const before = await letters();
    const browser = await atPostal({ ...ines, firstName: 'Homer', lastName: 'Less' });
    expect((await ask(browser)).json()).toMatchObject({ outcome: 'sent' });
    await vi.waitFor(
      () => expect(reported).toContainEqual({ queue: 'sign-up-letter', reason: 'no address on file' }),
      10_000,
    );
    expect(await letters()).toHaveLength(before.length);
  });

  it('at most one letter goes in a day and four in 30 days; beyond that the reply is alike', async () => {
    const person = stranger({ address: '9 Harbor Steps', zip: '94303' });
    const before = await letters();
    const browser = await atPostal(person);
    const askAgain = async () => {
      const reply = await ask(browser);
      await startOver(browser, person);
      await browser.post('/Private/Ajax/V1/enrollment/VerificationMethod', { verificationMethod: 'creditCard' });
      await goAnotherWay(browser, 'activationCode');
      return reply.json();
    };
    const replies: unknown[] = [];
    for (let day = 0; day < 5; day += 1) {
      replies.push(await askAgain());
      await vi.waitFor(async () => expect(await letters()).toHaveLength(before.length + Math.min(day + 1, 4)), 20_000);
      replies.push(await askAgain());
      test.clock.advance(DAY);
    }
    await wait(1500);
    expect(await letters()).toHaveLength(before.length + 4);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    test.clock.advance(26 * DAY);
    const later = await atPostal(person);
    await ask(later);
    await lettersAfter(before, 5);
  });

  it('a form that is sent twice asks for one letter', async () => {
    const before = await letters();
    const browser = await atPostal();
    const body = await filledIn(browser, await formOf(browser));
    const replies = await Promise.all(Array.from({ length: 10 }, () => browser.post(askPostalMail.path, body)));
    expect(replies.filter((reply) => reply.json().outcome === 'sent').length).toBeGreaterThanOrEqual(1);
    expect((await browser.post(askPostalMail.path, body)).json()).toMatchObject({ outcome: 'sent' });
    await lettersAfter(before);
    const asked = await test.database.db
      .selectFrom('audit_entries')
      .select('event')
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    expect(asked.filter(({ event }) => event === 'letterAsked')).toHaveLength(1);
    await wait(500);
    expect(await letters()).toHaveLength(before.length + 1);
  });

  it('names what is wrong, keeps what was typed, and brings a new customformtoken', async () => {
    const browser = await atPostal();
    const first = await formOf(browser);
    const reply = await browser.post(
      askPostalMail.path,
      await filledIn(browser, first, { firstName: 'M3i', zip: '1', state: 'Nowhere', address2: '<b>' }),
    );
    const form: PostalMailForm = reply.json();
    expect(form).toMatchObject({
      outcome: 'form',
      faults: ['firstName', 'address2', 'zip', 'state'],
      address: { firstName: 'M3i', zip: '1', state: 'Nowhere', city: 'San Francisco' },
    });
    expect(form.customformtoken).not.toBe(first.customformtoken);
    const stale = await browser.post(askPostalMail.path, await filledIn(browser, first));
    expect(stale.json()).toMatchObject({ outcome: 'form', faults: ['customformtoken'] });
  });

  it('wants a captcha of its own, solved and unused', async () => {
    const browser = await atPostal();
    const without = await ask(browser, { [CAPTCHA_QUERY]: '' });
    expect(without.json()).toMatchObject({ outcome: 'form', faults: ['captcha'] });
    expect(await standing(browser)).toMatchObject({ step: 'postal' });
  });

  it('takes no tokens of another browser', async () => {
    const [own, other] = [await atPostal(), await atPostal()];
    const body = await filledIn(other, await formOf(other));
    expect((await own.post(askPostalMail.path, body)).json()).toMatchObject({ outcome: 'ended' });
    const mixed = { ...body, sec_token: (await formOf(own)).sec_token };
    expect((await own.post(askPostalMail.path, mixed)).json()).toMatchObject({ faults: ['customformtoken'] });
    expect(await standing(own)).toMatchObject({ step: 'postal' });
  });

  it('has nothing to show at other steps', async () => {
    const browsers = [await newBrowser(test), await atStepOf(test, 'creditCard')];
    for (const browser of browsers) {
      expect(await formOf(browser)).toMatchObject({ outcome: 'ended', address: null, sec_token: '' });
      expect((await browser.post(askPostalMail.path, {})).json()).toMatchObject({ outcome: 'ended' });
    }
  });

  it('a provider’s form ends the sign-up by a call, and the portal’s own does not', async () => {
    const browser = await atPostal();
    expect(refusalOf(await browser.post(confirmPostalMail.path, {}))).toEqual(refused('outOfTurn'));
    const postalMailFormUrl = 'https://forms.example.org/letter';
    const framing = { origins: ['https://forms.example.org'], postalMailFormUrl };
    const own = await buildTestApp(engine, { settings: { framing } });
    const there = await atStepOf(own, 'creditCard');
    expect((await there.get(getActivationCode.path)).json().response).toEqual({ url: postalMailFormUrl });
    const ended = await there.post(confirmPostalMail.path, {});
    expect(ended.json().response).toMatchObject({ step: 'letterSent' });
    await own.close();
  });

  describe('as a page', () => {
    const asPage = { accept: 'text/html' };

    it('is a form that a browser sends by itself, with its hidden tokens and a button that waits for the captcha', async () => {
      const browser = await atPostal();
      const { body } = await browser.get(getPostalMailForm.path, asPage);
      expect(body).toMatch(/<form method="post" action="\/frame\/postal-mail"/);
      for (const name of ['sec_token', 'customformtoken', ANTI_FORGERY_FIELD])
        expect(body).toMatch(new RegExp(`type="hidden" name="${name}" value="[\\w-]{20,}"`));
      expect(body).toMatch(/<button type="submit"[^>]* disabled>/);
      expect(body).toMatch(/<noscript>.*\(650\)/s);
      expect(body).toContain('<html lang="en">');
    });

    it('speaks Spanish', async () => {
      const browser = await atPostal();
      const { body } = await browser.get(getPostalMailForm.path, { ...asPage, 'accept-language': 'es' });
      expect(body).toContain('<html lang="es">');
      expect(body).toContain('¿Adónde enviamos la carta?');
    });

    it('escapes what was typed', async () => {
      const browser = await atPostal();
      const fields = await filledIn(browser, await formOf(browser), { city: '"><script>alert(1)</script>' });
      const reply = await browser.post(askPostalMail.path, fields, asPage);
      expect(reply.body).not.toContain('<script>alert');
      expect(reply.body).toMatch(/id="city-fault"/);
    });

    it('can be framed by the portal and by nobody else', async () => {
      const { headers } = await test.app.inject(getPostalMailForm.path);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      const refusal = await test.app.inject({ method: 'POST', url: askPostalMail.path });
      expect(refusal.statusCode).toBe(403);
      expect(refusal.headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
    });

    it('can be framed by the origins of the settings, which browsers are told by the policy alone', async () => {
      const framing = { origins: ['https://www.example.org'] };
      const own = await buildTestApp(engine, { settings: { framing } });
      const { headers } = await own.app.inject(getPostalMailForm.path);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/www\.example\.org(;|$)/);
      expect(headers['x-frame-options']).toBeUndefined();
      const other = await own.app.inject('/GuestEstimates');
      expect(other.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(other.headers['content-security-policy']).toMatch(/frame-src 'self' https:\/\/www\.example\.org(;|$)/);
      expect(other.headers['x-frame-options']).toBe('DENY');
      await own.close();
    });
  });
});
