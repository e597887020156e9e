import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsealFor } from '../../platform/crypto/sealed.ts';
import type { CardCheckOutcome } from '../../ports/card-check.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importTestPatients, standing } from '../testing/sign-up.ts';
import {
  atStepOf,
  cards,
  findPhone,
  ines,
  phoneOfInes,
  scriptedCardCheck,
  sendCode,
  showCard,
  stranger,
} from '../testing/verification.ts';
import type { PhoneCode } from '../verification/phone-code-job.ts';

const DAY = 24 * 3600;
const NUMBER = '+16505550121';
const anyAddress = expect.any(String);

/** Decision 260: a record is protected by limits of its own, of which nobody is told. */
describe.each(callEngines)('the record of a patient who is verified, on %s', (engine) => {
  const cardCheck = scriptedCardCheck();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, enrolment: { cardCheck } });
    await importTestPatients(test, [{}]);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    cardCheck.asked = 0;
    cardCheck.answer = async () => 'refused';
    test.clock.advance(DAY);
  });

  it.each([
    ['the ZIP code that was typed', { zip: '94301' }, '94301'],
    ['none, in a country without', { country: 'HK', state: '', zip: '' }, ''],
  ])('a record without a ZIP code opens for no card, also not with %s', async (_what, more, billingZip) => {
    const address = [{ use: 'home', line: ['12 Juniper Street'], city: 'Hong Kong', country: 'HK' }];
    await importTestPatients(test, [{ id: 'nozip', mrn: 'NOZIP-1', last: 'Nozip', more: { address } }]);
    const person = { ...ines, lastName: 'Nozip', email: 'nozip@example.org', mobilePhone: '650-555-0121', ...more };
    const shown = async (outcome: CardCheckOutcome) => {
      cardCheck.asked = 0;
      cardCheck.answer = async () => outcome;
      test.clock.advance(DAY);
      const browser = await atStepOf(test, 'creditCard', person);
      const reply = await showCard(browser, cards.accepted, { billingZip });
      const { step, cc, ch } = await standing(browser);
      return { body: reply.json(), left: { step, cc, ch }, asked: cardCheck.asked };
    };
    const accepted = await shown('accepted');
    expect(accepted).toEqual(await shown('refused'));
    expect(accepted).toMatchObject({ left: { step: 'failed', cc: 1, ch: 2 }, asked: 1 });
  });

  it('counts four cards a day, however many further given names are typed: beyond them the service is asked, and no card is right', async () => {
    const { lastName = '' } = stranger();
    const show = async (name: string) => {
      const browser = await atStepOf(test, 'creditCard', { lastName, firstName: `Mei ${name}` });
      return (await showCard(browser, cards.accepted)).statusCode;
    };
    for (const name of ['Ana', 'Bea', 'Clara', 'Dora']) expect(await show(name)).toBe(400);
    cardCheck.answer = async () => 'accepted';
    expect(await show('Eva')).toBe(400);
    expect(cardCheck.asked).toBe(5);
    test.clock.advance(DAY);
    expect(await show('Eva')).toBe(200);
  });

  it('leaves a twin of the same first given name their own tries', async () => {
    for (const [id, first] of [
      ['elena', 'Maria Elena'],
      ['luisa', 'Maria Luisa'],
    ] as const) {
      await importTestPatients(test, [{ id, mrn: `${id}-1`, first, last: 'Twin' }]);
    }
    const show = async (firstName: string) => {
      const email = `${firstName.split(' ')[1]}@example.org`;
      const person = { ...ines, firstName, lastName: 'Twin', email, mobilePhone: '650-555-0121' };
      const browser = await atStepOf(test, 'creditCard', person);
      return (await showCard(browser, cards.accepted, { billingZip: '94301' })).statusCode;
    };
    for (let wrong = 0; wrong < 4; wrong += 1) expect(await show('Maria Elena')).toBe(400);
    cardCheck.answer = async () => 'accepted';
    expect(await show('Maria Elena')).toBe(400);
    expect(await show('Maria Luisa')).toBe(200);
  });

  it('nor more for other ZIP codes that find it by points: the service is asked as for anybody, and no card is right', async () => {
    await importTestPatients(test, [{ id: 'spelled', mrn: 'SPELLED-1', last: 'Spelled' }]);
    const show = async (zip: string) => {
      const person = { ...ines, lastName: 'Spelled', email: 'spelled@example.org', mobilePhone: '650-555-0121', zip };
      const browser = await atStepOf(test, 'creditCard', person);
      return (await showCard(browser, cards.accepted, { billingZip: '94301' })).statusCode;
    };
    for (const zip of ['94101', '94102', '94103', '94104']) expect(await show(zip)).toBe(400);
    cardCheck.answer = async () => 'accepted';
    expect(await show('94105')).toBe(400);
    expect(cardCheck.asked).toBe(5);
    // For the staff, whom the patient asks why a right card was refused.
    expect(await lastEntry()).toEqual({
      event: 'cardRefused',
      details: { asked: true, overLimit: true, address: anyAddress },
    });
    test.clock.advance(DAY);
    expect(await show('94105')).toBe(200);
  });

  it('gets five codes a day, however many further given names are typed: the sixth goes to nobody', async () => {
    const send = async (furtherName: string) => {
      const browser = await atStepOf(test, 'phone', { ...ines, firstName: `Inés ${furtherName}` });
      const { token } = await findPhone(browser);
      const { statusCode } = await sendCode(browser, token, phoneOfInes);
      return [statusCode, await recipientOfLastCode()];
    };
    for (const name of ['Ana', 'Bea', 'Clara', 'Dora', 'Eva']) expect(await send(name)).toEqual([200, NUMBER]);
    expect(await send('Flora')).toEqual([200, null]);
    expect(await lastEntry()).toEqual({ event: 'phoneCodeSent', details: { overLimit: true, address: anyAddress } });
  });

  it('nor more for other ZIP codes that find it by points: the sixth is told of as any, and goes to nobody', async () => {
    const send = async (zip: string, more: object = {}) => {
      const person = { ...ines, zip, email: 'p1@example.org', mobilePhone: phoneOfInes, ...more };
      const browser = await atStepOf(test, 'phone', person);
      const { token } = await findPhone(browser);
      return (await sendCode(browser, token, phoneOfInes)).body;
    };
    const sent: unknown[] = [];
    for (const zip of ['94101', '94102', '94103', '94104', '94105', '94106']) {
      const body = await send(zip);
      sent.push([body, await recipientOfLastCode()]);
    }
    const body = await send('94106', { lastName: 'Unheardof' });
    expect(sent).toEqual([NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, null].map((to) => [body, to]));
  });

  async function lastEntry() {
    return test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'details'])
      .orderBy('number', 'desc')
      .executeTakeFirst();
  }

  /** Whom the code that was asked for last goes to, as its job has it. */
  async function recipientOfLastCode(): Promise<string | null> {
    const { rows } = await sql<{ sealed: string }>`
      select data->>'sealed' as sealed from pgboss.job where name = 'phone-code' order by created_on desc limit 1`.execute(
      test.database.db,
    );
    return (unsealFor(test.settings.keys, 'job', rows[0]?.sealed ?? '') as PhoneCode).to;
  }
});
