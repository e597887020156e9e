import { verifyCard } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countVerification } from '../verification/verification-limits.ts';
import type { CardCheckOutcome } from '../../ports/card-check.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { atMethod, begin, importTestPatients, mei, putAt, standing } from '../testing/sign-up.ts';
import {
  atStepOf,
  cards,
  choose,
  goAnotherWay,
  ines,
  scriptedCardCheck,
  showCard,
  startOver,
  stranger,
} from '../testing/verification.ts';

const DAY = 24 * 3600;

describe.each(callEngines)('verification by a credit card on %s (spec §4)', (engine) => {
  const cardCheck = scriptedCardCheck();
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => lines.push(line) };
    test = await buildTestApp(engine, {
      app: { logTo },
      settings: { callsPerMinute: 1_000_000 },
      enrolment: { cardCheck },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    cardCheck.asked = 0;
    cardCheck.answer = async () => 'refused';
  });

  const counters = async (browser: TestBrowser) => {
    const { step, cc, ch } = await standing(browser);
    return { step, cc, ch };
  };

  it('"code 200 goes to credentials"', async () => {
    cardCheck.answer = async () => 'accepted';
    const browser = await atStepOf(test, 'creditCard');
    const reply = await showCard(browser, cards.accepted);
    expect(reply.json()).toMatchObject({ meta: { code: 200 }, response: { step: 'credentials', cc: 2, ch: 2 } });
  });

  it('"code 400 lowers the card counter by 1 when the method is creditCard", and at 0 the card is offered no more', async () => {
    const browser = await atStepOf(test, 'creditCard');
    expect(refusalOf(await showCard(browser, cards.refused))).toEqual(refused('verificationFailed'));
    expect(await standing(browser)).toMatchObject({
      step: 'failed',
      cc: 1,
      ch: 2,
      ways: ['creditHistory', 'creditCard', 'activationCode'],
    });
    await goAnotherWay(browser, 'creditCard');
    await showCard(browser, cards.refused);
    expect(await standing(browser)).toMatchObject({ step: 'failed', cc: 0, ways: ['creditHistory', 'activationCode'] });
    expect(refusalOf(await goAnotherWay(browser, 'creditCard'))).toEqual(refused('outOfTurn'));
  });

  it('"by 2 when questionBased or anything else"', async () => {
    const browser = await atStepOf(test, 'questionBased');
    await goAnotherWay(browser, 'creditCard');
    await showCard(browser, cards.refused);
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 0, ch: 2 });
  });

  it.each([
    ['ccNumber', { ccNumber: '4111 1111 1111 1112' }],
    ['ccNumber', { ccNumber: '30569309025904' }],
    ['expiry', { expiry: '10/26' }],
    ['securityCode', { securityCode: '1234' }],
    ['billingZip', { billingZip: '9410' }],
    ['billingZip', { billingZip: '' }],
    ['agreed', { agreed: false }],
  ])('names %s as the error of %j, and asks nobody', async (field, error) => {
    const browser = await atStepOf(test, 'creditCard');
    const reply = await showCard(browser, cards.accepted, error);
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
    expect(reply.json().meta.fields).toEqual([field]);
    expect(cardCheck.asked).toBe(0);
    expect(await counters(browser)).toEqual({ step: 'card', cc: 2, ch: 2 });
  });

  it('takes the number alone where the card check asks for no more, and names what is missing where it does', async () => {
    cardCheck.answer = async () => 'accepted';
    const { healthSystem } = test.settings;
    const settings = { healthSystem: { ...healthSystem, card: { numberAlone: true } } };
    const own = await buildTestApp(engine, { settings, enrolment: { cardCheck } });
    const alone = { ccNumber: cards.accepted };
    const browser = await atStepOf(test, 'creditCard');
    expect((await browser.post(verifyCard.path, alone)).json().meta.fields).toEqual([
      'expiry',
      'securityCode',
      'billingZip',
    ]);
    expect((await (await atStepOf(own, 'creditCard')).post(verifyCard.path, alone)).statusCode).toBe(200);
    await own.close();
  });

  it.each([
    ['the ZIP code that they gave, with four digits more', { zip: '94107' }, '94107-1234', 200],
    ['another ZIP code', { zip: '94107' }, '94301', 400],
    ['none, in a country without', { country: 'HK', state: '', zip: '' }, '', 200],
  ])('a card that is billed to %s (issue 12, point 6)', async (_what, person, billingZip, statusCode) => {
    cardCheck.answer = async () => 'accepted';
    const browser = await atStepOf(test, 'creditCard', stranger(person));
    expect((await showCard(browser, cards.accepted, { billingZip })).statusCode).toBe(statusCode);
  });

  it('a patient’s card is billed to a ZIP code on their record: another one reads as any refused card', async () => {
    const address = ['94301', '94305'].map((postalCode) => ({ use: 'home', line: ['12 Juniper Street'], postalCode }));
    await importTestPatients(test, [
      { id: 'billed', mrn: 'BILLED-1', first: 'Inés', last: 'Billed', zip: '94301', more: { address } },
    ]);
    const person = { ...ines, lastName: 'Billed' };
    const shown = async (number: string, billingZip: string, outcome: CardCheckOutcome) => {
      cardCheck.answer = async () => outcome;
      const browser = await atStepOf(test, 'creditCard', person);
      const reply = await showCard(browser, number, { billingZip });
      return { body: reply.json(), left: await counters(browser), asked: cardCheck.asked };
    };
    expect((await shown(cards.accepted, '94305', 'accepted')).left).toMatchObject({ step: 'credentials' });
    cardCheck.asked = 0;
    const elsewhere = await shown(cards.accepted, '94107', 'accepted');
    cardCheck.asked = 0;
    expect(elsewhere).toEqual(await shown(cards.refused, '94301', 'refused'));
    expect(elsewhere).toMatchObject({ left: { step: 'failed', cc: 1, ch: 2 }, asked: 1 });
  });

  it('is refused before the person is known, once a letter is asked for, and without a try left; and asks nobody', async () => {
    const spent = await atStepOf(test, 'creditCard');
    await showCard(spent, cards.refused);
    await showCard(spent, cards.refused);
    const mailed = await atMethod(test);
    await putAt(test, mailed, { step: 'letterSent', method: 'creditCard' });
    cardCheck.asked = 0;
    for (const browser of [await createBrowser(test.app), mailed, spent])
      expect(refusalOf(await showCard(browser, cards.accepted))).toEqual(refused('outOfTurn'));
    expect(cardCheck.asked).toBe(0);
  });

  it('chooses its way by itself, first or after a failure, since spec §7 has no call for a choice', async () => {
    const browser = await atMethod(test, stranger());
    expect(refusalOf(await showCard(browser, cards.refused))).toEqual(refused('verificationFailed'));
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 1, ch: 2 });
    cardCheck.answer = async () => 'accepted';
    expect((await showCard(browser, cards.accepted)).json().response).toMatchObject({
      step: 'credentials',
      verificationMethod: 'creditCard',
    });
  });

  it('costs nothing while the service does not answer, and goes on when it does', async () => {
    cardCheck.answer = async () => 'unavailable';
    const browser = await atStepOf(test, 'creditCard');
    for (let tries = 0; tries < 6; tries += 1)
      expect(refusalOf(await showCard(browser, cards.down))).toEqual(refused('verifierUnavailable'));
    expect(await counters(browser)).toEqual({ step: 'card', cc: 2, ch: 2 });
    cardCheck.answer = async () => 'accepted';
    expect((await showCard(browser, cards.accepted)).statusCode).toBe(200);
  });

  it('tries one of fifty cards that are sent at once', async () => {
    const answer = Promise.withResolvers<'refused'>();
    cardCheck.answer = () => answer.promise;
    const browser = await atStepOf(test, 'creditCard');
    const sent = Array.from({ length: 50 }, () => showCard(browser, cards.refused));
    // The service answers when all the others have their reply.
    let replied = 0;
    for (const each of sent) {
      void each.then(() => {
        replied += 1;
        if (replied === 49) answer.resolve('refused');
      });
    }
    const replies = await Promise.all(sent);
    expect(cardCheck.asked).toBe(1);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([400, ...Array<number>(49).fill(409)]);
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 1, ch: 2 });
  });

  it('takes no other way while a card is being checked', async () => {
    cardCheck.answer = () => wait(300, 'refused');
    const browser = await atStepOf(test, 'creditCard');
    const checking = showCard(browser, cards.refused);
    await wait(100);
    expect(refusalOf(await goAnotherWay(browser, 'creditHistory'))).toEqual(refused('outOfTurn'));
    await checking;
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 1, ch: 2 });
  });

  it('a cancel while a card is being checked leaves the start, whatever the service says', async () => {
    cardCheck.answer = () => wait(300, 'accepted');
    const person = stranger();
    const browser = await atStepOf(test, 'creditCard', person);
    const checking = showCard(browser, cards.accepted);
    await wait(100);
    await startOver(browser, person);
    expect(refusalOf(await checking)).toEqual(refused('outOfTurn'));
    expect(await counters(browser)).toEqual({ step: 'method', cc: 2, ch: 2 });
  });

  it('tries four cards of a person in a day, however often the sign-up is given up; the fifth reads as refused', async () => {
    const person = stranger();
    const browser = await atMethod(test, person);
    for (let tries = 0; tries < 4; tries += 1) {
      await choose(browser, 'creditCard');
      await showCard(browser, cards.refused);
      await startOver(browser, person);
    }
    cardCheck.answer = async () => 'accepted';
    const other = await atStepOf(test, 'creditCard', person);
    expect(refusalOf(await showCard(other, cards.accepted))).toEqual(refused('verificationFailed'));
    expect(cardCheck.asked).toBe(4);
    expect(await counters(other)).toEqual({ step: 'failed', cc: 1, ch: 2 });
    test.clock.advance(DAY);
    const tomorrow = await atStepOf(test, 'creditCard', person);
    expect((await showCard(tomorrow, cards.accepted)).statusCode).toBe(200);
  });

  it('tries a hundred cards from one address in a day, which a clinic or a phone network shares', async () => {
    const address = '10.9.9.9';
    const { database, settings, clock } = test;
    for (let tries = 0; tries < 98; tries += 1) {
      const person = { firstName: `Visitor ${tries}`, lastName: 'Tester', birthDate: '1990-03-09', zip: '94107' };
      await countVerification(
        'card',
        { person, patientId: null },
        { address },
        { database, settings, ports: { clock } },
      );
    }
    const browser = await createBrowser(test.app, { address });
    await begin(browser);
    const results: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await startOver(browser, stranger());
      await choose(browser, 'creditCard');
      results.push((await showCard(browser, cards.refused)).statusCode);
    }
    expect(results).toEqual([400, 400, 429]);
    expect(await counters(browser)).toEqual({ step: 'card', cc: 2, ch: 2 });
  });

  it('keeps no card: neither in a log nor in the database', async () => {
    const browser = await atStepOf(test, 'creditCard');
    await showCard(browser, '5555 5555 5555 4444', { securityCode: '987' });
    const tables = ['enrolments', 'audit_entries', 'rate_limits'] as const;
    const rows = await Promise.all(tables.map((table) => test.database.db.selectFrom(table).selectAll().execute()));
    const all = `${lines.join('')}${JSON.stringify(rows)}`;
    expect(all).not.toMatch(/5555 ?5555 ?5555/);
    const events = rows[1]?.map((row) => ('event' in row ? row.event : ''));
    expect(events).toContain('cardRefused');
  });

  it('asks for the card with the person as its holder, where the bills go', async () => {
    const person = stranger({ country: 'Canada', state: 'Ontario', zip: 'k1a0b1', city: 'Ottawa' });
    const seen: unknown[] = [];
    const own = await buildTestApp(engine, {
      enrolment: {
        cardCheck: {
          check: async (card) => {
            seen.push(card);
            return { outcome: 'accepted' };
          },
        },
      },
    });
    const browser = await atStepOf(own, 'creditCard', person);
    await showCard(browser, cards.accepted, { billingZip: person.zip });
    await own.close();
    expect(seen).toEqual([
      {
        number: '4111111111111111',
        expiry: { month: 4, year: 2029 },
        securityCode: '123',
        holder: { firstName: mei.firstName, lastName: person.lastName },
        billing: { address: mei.address, city: 'Ottawa', state: 'ON', zip: 'K1A 0B1', country: 'CA' },
      },
    ]);
  });

  it('the phone is "existing patients only"', async () => {
    const browser = await atMethod(test, stranger());
    expect(refusalOf(await choose(browser, 'phone'))).toEqual(refused('outOfTurn'));
  });
});
