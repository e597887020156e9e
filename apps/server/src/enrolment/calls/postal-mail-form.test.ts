import {
  ANTI_FORGERY_FIELD,
  askPostalMail,
  CAPTCHA_QUERY,
  confirmPostalMail,
  getActivationCode,
  getPostalMailForm,
  type PostalMailForm,
} from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { askForLetter, atPostal, filledIn, formOf, lettersAfter, lettersOf } from '../testing/postal-mail.ts';
import { begin, newBrowser, standing } from '../testing/sign-up.ts';
import { atStepOf, cards, showCard, stranger } from '../testing/verification.ts';

describe.each(callEngines)('the form that asks for an access code by post on %s (spec §2, §7)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

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
    const begun = await newBrowser(test);
    await begin(begun);
    for (const other of [await createBrowser(test.app), begun])
      expect(refusalOf(await other.get(getActivationCode.path))).toEqual(refused('outOfTurn'));
    expect(await standing(browser)).toMatchObject({ step: 'card' });
  });

  it('the form shows what was said in the sign-up', async () => {
    const browser = await atPostal(test, stranger({ lastName: 'Nguyễn' }));
    const form = await formOf(browser);
    expect(form).toMatchObject({
      outcome: 'form',
      faults: [],
      address: { firstName: 'Mei', lastName: 'Nguyễn', address: '4 Wharf Street', state: 'CA', country: 'US' },
      captchaEnabled: true,
    });
    // The form's tokens are random: the texts must be too long to occur in them by chance.
    expect(JSON.stringify(form)).not.toMatch(/\/1990|1990-|555-?01\d\d|@example/);
  });

  it('can be sent as long as the sign-up lives, however long somebody looks at it and whatever is read meanwhile', async () => {
    const before = await lettersOf(test);
    const browser = await atPostal(test);
    const body = await filledIn(browser, await formOf(browser));
    for (let looks = 0; looks < 3; looks += 1) {
      test.clock.advance(3 * 60);
      await standing(browser);
    }
    test.clock.advance(3 * 60);
    expect((await browser.post(askPostalMail.path, body)).json()).toMatchObject({ outcome: 'sent' });
    await lettersAfter(test, before);
  });

  const askedLetters = async (): Promise<number> => {
    const entries = test.database.db.selectFrom('audit_entries').where('event', '=', 'letterAsked');
    return (await entries.select('number').execute()).length;
  };

  it('a form that is sent twice asks for one letter', async () => {
    const before = await lettersOf(test);
    const browser = await atPostal(test);
    const body = await filledIn(browser, await formOf(browser));
    const replies = await Promise.all(Array.from({ length: 10 }, () => browser.post(askPostalMail.path, body)));
    expect(replies.filter((reply) => reply.json().outcome === 'sent').length).toBeGreaterThanOrEqual(1);
    expect((await browser.post(askPostalMail.path, body)).json()).toMatchObject({ outcome: 'sent' });
    await lettersAfter(test, before);
    const asked = await test.database.db
      .selectFrom('audit_entries')
      .select('event')
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    expect(asked.filter(({ event }) => event === 'letterAsked')).toHaveLength(1);
    await wait(500);
    expect(await lettersOf(test)).toHaveLength(before.length + 1);
  });

  it('two forms of two tabs ask for one letter, and both are told that it was asked for', async () => {
    const browser = await atPostal(test);
    const forms = [await formOf(browser), await formOf(browser)];
    const bodies = await Promise.all(forms.map((form) => filledIn(browser, form)));
    const before = await askedLetters();
    const replies = await Promise.all(bodies.map((body) => browser.post(askPostalMail.path, body)));
    expect(replies.map((reply) => [reply.statusCode, reply.json().outcome])).toEqual([
      [200, 'sent'],
      [200, 'sent'],
    ]);
    expect((await askedLetters()) - before).toBe(1);
  });

  it('names what is wrong, keeps what was typed, and brings a new customformtoken', async () => {
    const browser = await atPostal(test);
    const first = await formOf(browser);
    const reply = await browser.post(
      askPostalMail.path,
      await filledIn(browser, first, { firstName: 'M3i', zip: '1', state: 'Nowhere', address2: '<b>' }),
    );
    const form: PostalMailForm = reply.json();
    expect(form).toMatchObject({
      outcome: 'form',
      faults: ['firstName', 'zip', 'address2', 'state'],
      address: { firstName: 'M3i', zip: '1', state: 'Nowhere', city: 'San Francisco' },
    });
    expect(form.customformtoken).not.toBe(first.customformtoken);
    const stale = await browser.post(askPostalMail.path, await filledIn(browser, first));
    expect(stale.json()).toMatchObject({ outcome: 'form', faults: ['customformtoken'] });
  });

  it('wants a captcha of its own, solved and unused', async () => {
    const browser = await atPostal(test);
    const without = await askForLetter(browser, { [CAPTCHA_QUERY]: '' });
    expect(without.json()).toMatchObject({ outcome: 'form', faults: ['captcha'] });
    expect(await standing(browser)).toMatchObject({ step: 'postal' });
  });

  it('takes no tokens of another browser', async () => {
    const [own, other] = [await atPostal(test), await atPostal(test)];
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
    const browser = await atPostal(test);
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
      const browser = await atPostal(test);
      const { body } = await browser.get(getPostalMailForm.path, asPage);
      expect(body).toMatch(/<form method="post" action="\/frame\/postal-mail"/);
      for (const name of ['sec_token', 'customformtoken', ANTI_FORGERY_FIELD])
        expect(body).toMatch(new RegExp(`type="hidden" name="${name}" value="[\\w-]{20,}"`));
      expect(body).toMatch(/<button type="submit"[^>]* disabled>/);
      expect(body).toMatch(/<noscript>.*\(650\)/s);
      expect(body).toContain('<html lang="en">');
    });

    it('speaks Spanish', async () => {
      const browser = await atPostal(test);
      const { body } = await browser.get(getPostalMailForm.path, { ...asPage, 'accept-language': 'es' });
      expect(body).toContain('<html lang="es">');
      expect(body).toContain('¿Adónde enviamos la carta?');
    });

    it('escapes what was typed', async () => {
      const browser = await atPostal(test);
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
