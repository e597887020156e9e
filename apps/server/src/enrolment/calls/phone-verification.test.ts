import { selfActivation } from '@portico/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsealFor } from '../../platform/crypto/sealed.ts';
import type { PhoneCode } from '../verification/phone-code-job.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { atMethod, importTestPatients, standing } from '../testing/sign-up.ts';
import {
  askForPhone,
  atStepOf,
  choose,
  findPhone,
  goAnotherWay,
  ines,
  messagesTo,
  nextCode,
  otherCode,
  phoneOfInes,
  sendCode,
  startOver,
  typeCode,
} from '../testing/verification.ts';

const DAY = 24 * 3600;
const NUMBER = '+16505550121';

describe.each(callEngines)('verification by a code to the phone on file on %s (spec §4)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await importTestPatients(test, [{}]);
  });
  afterAll(() => test.close());

  /** A browser to whose phone a code was sent, and the code. Each test has a day of its own. */
  async function withCode() {
    test.clock.advance(DAY);
    const browser = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(browser);
    const before = (await messagesTo(test, NUMBER)).length;
    const sent = await sendCode(browser, token, phoneOfInes);
    return { browser, token, sent, code: await nextCode(test, NUMBER, before) };
  }

  it('"code sent, verified, account self-activated"', async () => {
    const browser = await atMethod(test, ines);
    expect(await standing(browser)).toMatchObject({
      verificationMethods: ['phone', 'creditCard', 'questionBased'],
      phoneLastFour: '0121',
    });
    await choose(browser, 'phone');
    const found = await findPhone(browser);
    expect(found).toEqual({ found: true, mobilePhone: '(•••) •••-0121', token: expect.any(String) });
    const sent = await sendCode(browser, found.token, '(650) 555 0121');
    expect(sent.json().response).toEqual({ resendIn: 30 });
    const code = await nextCode(test, NUMBER);
    const verified = await typeCode(browser, found.token, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(verified.json().response).toMatchObject({ step: 'credentials', cc: 2, ch: 2 });
    const activated = await browser.post(selfActivation.path, {});
    expect(activated.json().response).toMatchObject({ step: 'credentials' });
  });

  // Issue 16, point 6: phones of any country.
  it('a phone of another country is typed with + and its code, and gets the code', async () => {
    test.clock.advance(DAY);
    const telecom = [{ system: 'phone', value: '+52 55 5555 0142', use: 'mobile' }];
    await importTestPatients(test, [{ id: 'lupe', mrn: 'AB-700142', last: 'Robles', more: { telecom } }]);
    const browser = await atStepOf(test, 'phone', { ...ines, lastName: 'Robles' });
    const { token } = await findPhone(browser);
    expect((await sendCode(browser, token, '+52 (55) 5555-0142')).json().response).toEqual({ resendIn: 30 });
    const code = await nextCode(test, '+525555550142');
    const verified = await typeCode(browser, token, code);
    expect(verified.json().response).toMatchObject({ step: 'credentials' });
  });

  it('the message has the code, for how long it is good, and nothing of the person', async () => {
    await withCode();
    const [text = ''] = await messagesTo(test, NUMBER);
    expect(text).toMatch(/^\d{6} is your verification code for .+ good for 10 minutes/);
    expect(text).toMatch(/\n\n@localhost #\d{6}$/);
    expect(text).not.toMatch(/In[ée]s|Soler/);
  });

  it('the number must end in the four digits that are shown; nothing tells whether the rest is right', async () => {
    test.clock.advance(DAY);
    const browser = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(browser);
    for (const input of ['650-555-0122', '555-0121', 'none']) {
      const reply = await sendCode(browser, token, input);
      expect([refusalOf(reply), reply.json().meta.fields]).toEqual([refused('malformedRequest'), ['mobilePhone']]);
    }
    const before = await messagesTo(test, NUMBER);
    const reply = await sendCode(browser, token, '415-555-0121');
    expect(reply.json()).toEqual({ meta: { code: 200 }, response: { resendIn: 30 } });
    test.clock.advance(31);
    await sendCode(browser, token, phoneOfInes);
    await nextCode(test, NUMBER, before.length);
    expect(await messagesTo(test, NUMBER)).toHaveLength(before.length + 1);
    expect(await messagesTo(test, '+14155550121')).toEqual([]);
  });

  it('of a number that is not on file no code is right: there is nothing to guess', async () => {
    test.clock.advance(DAY);
    const browser = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(browser);
    await sendCode(browser, token, '415-555-0121');
    const { rows } = await sql<{ sealed: string }>`
      select data->>'sealed' as sealed from pgboss.job where name = 'phone-code' order by created_on desc limit 1`.execute(
      test.database.db,
    );
    const { to, text } = unsealFor(test.settings.keys, 'job', rows[0]?.sealed ?? '') as PhoneCode;
    expect(to).toBeNull();
    const reply = await typeCode(browser, token, /^\d{6}/.exec(text)?.[0] ?? '');
    expect(refusalOf(reply)).toEqual(refused('codeInvalid'));
  });

  it('404: "Verification code is invalid", the fifth time the code is good no more', async () => {
    const { browser, token, code } = await withCode();
    expect(refusalOf(await typeCode(browser, token, 'abc'))).toEqual(refused('codeInvalid'));
    for (let tries = 1; tries < 5; tries += 1)
      expect(refusalOf(await typeCode(browser, token, otherCode(code, tries)))).toEqual(refused('codeInvalid'));
    expect(refusalOf(await typeCode(browser, token, otherCode(code, 5)))).toEqual(refused('codeExpired'));
    expect(await standing(browser)).toMatchObject({
      step: 'codeTimeout',
      ways: ['creditHistory', 'creditCard', 'activationCode'],
    });
    expect(refusalOf(await typeCode(browser, token, code))).toEqual(refused('outOfTurn'));
  });

  it('evaluates at most five of fifty wrong codes that are sent at once', async () => {
    const { browser, token, code } = await withCode();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => typeCode(browser, token, otherCode(code, at + 1))),
    );
    const told = replies.filter(({ statusCode }) => statusCode === 404 || statusCode === 410);
    expect(told.length).toBeGreaterThanOrEqual(1);
    expect(told.length).toBeLessThanOrEqual(5);
    const ofOthers = replies.filter((reply) => !told.includes(reply));
    for (const reply of ofOthers) expect(refusalOf(reply)).toEqual(refused('outOfTurn'));
  });

  it('400: "Verification code is already used"', async () => {
    const { browser, token, code } = await withCode();
    const replies = [await typeCode(browser, token, code), await typeCode(browser, token, code)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    expect(replies.slice(1).map(refusalOf)).toEqual([refused('codeUsed')]);
    expect(refusalOf(await typeCode(browser, token, otherCode(code)))).toEqual(refused('outOfTurn'));
  });

  it('"an expired code goes to the timeout page", where a new one can be had', async () => {
    const { browser, token, code } = await withCode();
    test.clock.advance(10 * 60);
    expect(refusalOf(await typeCode(browser, token, code))).toEqual(refused('codeExpired'));
    expect(await standing(browser)).toMatchObject({ step: 'codeTimeout' });
    const before = await messagesTo(test, NUMBER);
    await sendCode(browser, token, phoneOfInes);
    expect(await standing(browser)).toMatchObject({ step: 'phoneCode' });
    const next = await nextCode(test, NUMBER, before.length);
    expect((await typeCode(browser, token, next)).statusCode).toBe(200);
  });

  it('another code can be had after 30 seconds; the one before is good no more', async () => {
    const { browser, token, code } = await withCode();
    const tooSoon = await sendCode(browser, token, phoneOfInes);
    expect(refusalOf(tooSoon)).toEqual(refused('tooManyRequests'));
    expect(tooSoon.headers['retry-after']).toBe('30');
    test.clock.advance(30);
    const before = await messagesTo(test, NUMBER);
    expect((await sendCode(browser, token, phoneOfInes)).statusCode).toBe(200);
    const next = await nextCode(test, NUMBER, before.length);
    expect(refusalOf(await typeCode(browser, token, code))).toEqual(refused('codeInvalid'));
    expect((await typeCode(browser, token, next)).statusCode).toBe(200);
  });

  it('sends one of fifty codes that are asked for at once', async () => {
    test.clock.advance(DAY);
    const browser = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(browser);
    const before = (await messagesTo(test, NUMBER)).length;
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendCode(browser, token, phoneOfInes)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await nextCode(test, NUMBER, before);
    expect(await messagesTo(test, NUMBER)).toHaveLength(before + 1);
  });

  it('sends five codes for a person in a day, over cancels and browsers', async () => {
    test.clock.advance(DAY);
    const browser = await atStepOf(test, 'phone', ines);
    for (let sent = 0; sent < 5; sent += 1) {
      const { token } = await findPhone(browser);
      expect((await sendCode(browser, token, phoneOfInes)).statusCode).toBe(200);
      await startOver(browser, ines);
      await choose(browser, 'phone');
    }
    const other = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(other);
    const reply = await sendCode(other, token, phoneOfInes);
    expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('whoever is not known is told the same: a phone of four digits, and a code that nobody gets', async () => {
    test.clock.advance(DAY);
    const unknown = { ...ines, lastName: 'Unheardof' };
    const replies = async (person: typeof ines) => {
      const browser = await atStepOf(test, 'phone', person);
      const found = await askForPhone(browser);
      const { token, mobilePhone } = found.json().response;
      const sent = await sendCode(browser, token, `650-555-${mobilePhone.slice(-4)}`);
      const wrong = await typeCode(browser, token, '000000');
      const mask = (text: string) => text.replaceAll(token, 'the token').replaceAll(mobilePhone.slice(-4), 'four');
      const where = JSON.stringify(await standing(browser)).replaceAll(person.lastName, 'the name');
      return [found.body, sent.body, wrong.body, where].map(mask);
    };
    expect(await replies(unknown)).toEqual(await replies(ines));
    const browsers = [await atMethod(test, unknown), await atMethod(test, unknown)];
    const [one, other] = await Promise.all(browsers.map(standing));
    expect(one?.phoneLastFour).toMatch(/^\d{4}$/);
    expect(other?.phoneLastFour).toBe(one?.phoneLastFour);
    expect(await messagesTo(test, `+1650555${one?.phoneLastFour ?? ''}`)).toEqual([]);
  });

  it('wants a captcha, whose answer is good once', async () => {
    const browser = await atStepOf(test, 'phone', ines);
    expect(refusalOf(await browser.post('/orion/public/ajax/v1/signup/lookup', {}))).toEqual(refused('captchaRefused'));
  });

  it('keeps the token of the lookup for another tab, and takes no other one', async () => {
    const browser = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(browser);
    expect((await findPhone(browser)).token).toBe(token);
    expect(refusalOf(await sendCode(browser, randomUUID(), phoneOfInes))).toEqual(refused('outOfTurn'));
    expect(refusalOf(await typeCode(browser, randomUUID(), '123456'))).toEqual(refused('outOfTurn'));
  });

  it('chooses its way by itself once a code is sent, since spec §7 has no call for a choice', async () => {
    const browser = await atMethod(test, ines);
    const { token } = await findPhone(browser);
    expect(await standing(browser)).toMatchObject({ step: 'method' });
    expect((await sendCode(browser, token, phoneOfInes)).statusCode).toBe(200);
    expect(await standing(browser)).toMatchObject({ step: 'phoneCode', verificationMethod: 'phone' });
  });

  it('is refused at every other step', async () => {
    const gone = await atStepOf(test, 'phone', ines);
    const { token } = await findPhone(gone);
    await goAnotherWay(gone, 'creditCard');
    for (const browser of [await createBrowser(test.app), await atMethod(test), gone]) {
      expect(refusalOf(await askForPhone(browser))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await sendCode(browser, token, phoneOfInes))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await typeCode(browser, token, '123456'))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await browser.post(selfActivation.path, {}))).toEqual(refused('outOfTurn'));
    }
  });

  it('1004: whoever has an account already is told so once they have shown that it is they', async () => {
    const { browser, token, code } = await withCode();
    const { patient_id } = await test.database.db.selectFrom('patients').select('patient_id').executeTakeFirstOrThrow();
    const link = { patient_id, account_id: randomUUID(), linked_at: test.clock.now() };
    await test.database.db.insertInto('patient_accounts').values(link).execute();
    expect(await standing(browser)).not.toHaveProperty('hasAccount');
    await typeCode(browser, token, code);
    expect(refusalOf(await browser.post(selfActivation.path, {}))).toEqual(refused('patientHasAccount'));
    // A page that is loaded anew says so as well.
    expect(await standing(browser)).toMatchObject({ step: 'credentials', hasAccount: true });
    await test.database.db.deleteFrom('patient_accounts').execute();
    expect(await standing(browser)).not.toHaveProperty('hasAccount');
  });

  it('the audit trail tells that a code was sent and accepted, and not to which phone', async () => {
    const { browser, token, code } = await withCode();
    await typeCode(browser, token, code);
    const entries = await test.database.db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').execute();
    expect(entries.slice(0, 2).map(({ event }) => event)).toEqual(['phoneCodeAccepted', 'phoneCodeSent']);
    const told = entries.map(({ details }) => JSON.stringify(details)).join('');
    expect(told).not.toContain('6505550121');
  });

  it('is not offered while the registry cannot be reached', async () => {
    const refuse = () => Promise.reject(new PatientsUnreachable('timeout', 'of this test'));
    const patients = {
      findByMedicalRecordNumber: refuse,
      findByPerson: refuse,
      candidatesOf: refuse,
      coverageOf: refuse,
    };
    const own = await buildTestApp(engine, { enrolment: { patients } });
    const browser = await atMethod(own, ines);
    expect((await standing(browser)).verificationMethods).toEqual(['creditCard', 'questionBased']);
    expect(refusalOf(await choose(browser, 'phone'))).toEqual(refused('outOfTurn'));
    await own.close();
  });
});
