import { ANTI_FORGERY_FIELD, CAPTCHA_QUERY, sendHelpDeskMessage } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { arrived, messagesSettled, sentTo } from '../../accounts/testing/recovery.ts';
import { captchaDisabled } from '../../adapters/captcha-disabled.ts';
import { newBrowser, solveForm } from '../../enrolment/testing/sign-up.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { unsealLetter } from '../letter.ts';
import { holdMessage } from '../queries/messages.ts';
import { question, referenceIn, send, sendAsGuest, signedInWriter } from '../testing/help-desk.ts';

const desk = 'helpdesk@alderbay.example';

describe.each(callEngines)('the help desk, on %s (spec §1: "send it a contact form")', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const settings = { callsPerMinute: 1_000_000 };
    test = await buildTestApp(engine, { settings, app: { logTo: { write: (line: string) => logged.push(line) } } });
  });
  afterAll(() => test.close());

  const stored = (reference: string) =>
    test.database.db.transaction().execute(async (trx) => {
      const message = await holdMessage(trx, reference);
      return message && { ...message, letter: unsealLetter(test.settings.keys, message) };
    });
  it('takes a message of a visitor, seals it, and tells the desk by its reference number alone', async () => {
    const browser = await newBrowser(test);
    const reply = await sendAsGuest(browser);
    expect(reply.json()).toEqual({
      meta: { code: 200 },
      response: { reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/) },
    });
    const { reference } = reply.json().response;
    const { letter, sealed, ...row } = (await stored(referenceIn(reply))) ?? {};
    expect(letter).toEqual({
      firstName: 'Ana',
      lastName: "O'Brien",
      birthDate: '1986-04-27',
      phone: '650-555-0142',
      email: 'ana@example.org',
      contactVia: 'Email',
      platformType: 'Computer',
      comments: question.patientComments,
    });
    expect(sealed).toMatch(/^v1\.[\da-f]{12}\.[A-Za-z\d+/=]+$/);
    expect(row).toMatchObject({ owner_kind: 'guest', topic: 'helpdesk', status: 'open', language: 'en' });
    const [mail] = await arrived(test, desk, 1);
    expect(mail?.subject).toBe(`Question to the help desk: ${reference}`);
    expect(mail?.text).toContain(`helpdesk show ${reference}`);
    expect(mail?.text).toContain('within 24 hours');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Brien|555-?0142|ana@|xylophone|1986-/);
    expect(await sentTo(test, 'ana@example.org')).toEqual([]);
  });

  it('takes it form-encoded, with numbers in JSON, and without what has a default (spec §3, §7)', async () => {
    const browser = await newBrowser(test);
    const captcha = await solveForm(browser, 'helpDesk');
    const { patientContactVia: _email, dob: _dob, ...least } = question;
    const form = await browser.post(
      sendHelpDeskMessage.path,
      Buffer.from(
        String(
          new URLSearchParams({ ...least, [CAPTCHA_QUERY]: captcha, [ANTI_FORGERY_FIELD]: browser.antiForgeryToken }),
        ),
      ),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect(form.statusCode).toBe(200);
    expect((await stored(referenceIn(form)))?.letter.contactVia).toBe('Email');
    const numbers = await sendAsGuest(browser, { month: 4, day: 27, year: 1986 });
    expect((await stored(referenceIn(numbers)))?.letter.birthDate).toBe('1986-04-27');
  });

  it('names every field that is wrong at once, and spends no captcha for it (spec §5)', async () => {
    const browser = await newBrowser(test);
    const captcha = await solveForm(browser, 'helpDesk');
    const empty = await browser.post(sendHelpDeskMessage.path, { [CAPTCHA_QUERY]: captcha });
    expect(refusalOf(empty)).toEqual(refused('malformedRequest'));
    const { dob: _dob, patientContactVia: _email, ...required } = question;
    expect(empty.json().meta.fields).toEqual(Object.keys(required));
    const noDay = await send(browser, { month: '2', day: '30' }, captcha);
    expect(noDay.json().meta.fields).toEqual(['dob']);
    const tooLong = await send(browser, { patientComments: 'x'.repeat(4001) }, captcha);
    expect(tooLong.json().meta.fields).toEqual(['patientComments']);
    expect((await send(browser, {}, captcha)).statusCode).toBe(200);
  });

  it('takes no files, and says why', async () => {
    const browser = await newBrowser(test);
    const captcha = await solveForm(browser, 'helpDesk');
    for (const attachments of ['scan.pdf', ['a', 'b'], { name: 'scan.pdf' }]) {
      const reply = await send(browser, { attachments }, captcha);
      expect(refusalOf(reply)).toEqual(refused('attachmentsRefused'));
      expect(reply.json().meta).toMatchObject({
        fields: ['attachments'],
        errorMessage: expect.stringContaining('files'),
      });
    }
    const file = '--x\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--\r\n';
    const multipart = await browser.post(sendHelpDeskMessage.path, Buffer.from(file), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(refusalOf(multipart)).toEqual(refused('unsupportedMediaType'));
    expect((await send(browser, { attachments: [''] }, captcha)).statusCode).toBe(200);
  });

  it('needs a captcha of its own form, once, of who is not signed in', async () => {
    const browser = await newBrowser(test);
    expect(refusalOf(await send(browser))).toEqual(refused('captchaRefused'));
    expect(refusalOf(await send(browser, {}, 'accepted:helpDesk'))).toEqual(refused('captchaRefused'));
    expect(refusalOf(await send(browser, {}, await solveForm(browser, 'signUp')))).toEqual(refused('captchaRefused'));
    const captcha = await solveForm(browser, 'helpDesk');
    const replies = await Promise.all([send(browser, {}, captcha), send(browser, {}, captcha)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await send((await signedInWriter(test)).browser)).statusCode).toBe(200);
  });

  it('mails a receipt to who wishes one, in their language, with nothing of what they wrote', async () => {
    const browser = await newBrowser(test);
    const captcha = await solveForm(browser, 'helpDesk');
    const reply = await browser.post(
      sendHelpDeskMessage.path,
      { ...question, patientEmail: 'inés@example.org', sendReceipt: true, [CAPTCHA_QUERY]: captcha },
      { 'accept-language': 'es' },
    );
    expect(reply.json().meta.fields).toEqual(['patientEmail']);
    const { reference } = (
      await browser.post(
        sendHelpDeskMessage.path,
        { ...question, patientEmail: 'ines@example.org', sendReceipt: 'true', [CAPTCHA_QUERY]: captcha },
        { 'accept-language': 'es' },
      )
    ).json().response;
    const [mail] = await arrived(test, 'ines@example.org', 1);
    expect(mail?.subject).toBe('Su mensaje a Alder Bay Health');
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain('24 horas');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Brien|xylophone|1986-|555-0142/);
  });

  it('mails one mailbox five receipts an hour, and says nothing of it', async () => {
    const replies = [];
    for (let count = 0; count < 7; count += 1) {
      const more = { patientEmail: count % 2 === 0 ? 'lou@example.org' : 'LOU@example.org', sendReceipt: true };
      replies.push(await sendAsGuest(await newBrowser(test), more));
    }
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await messagesSettled(test);
    expect([...(await sentTo(test, 'lou@example.org')), ...(await sentTo(test, 'LOU@example.org'))]).toHaveLength(5);
  });

  it('takes five messages an hour of a browser, and of an account in all its browsers', async () => {
    const browser = await newBrowser(test);
    for (let count = 0; count < 5; count += 1) expect((await sendAsGuest(browser)).statusCode).toBe(200);
    const reply = await sendAsGuest(browser);
    expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
    expect(reply.headers['retry-after']).toBe('3600');
    const person = await createTestAccount(test, { profile: { username: 'two.browsers' } });
    const [one, other] = [await newBrowser(test), await newBrowser(test)];
    for (const each of [one, other]) await signIn(each, person);
    const statuses = [];
    for (const each of [one, other, one, other, one, other]) statuses.push((await send(each)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    test.clock.advance(3600);
    expect((await sendAsGuest(browser)).statusCode).toBe(200);
  });

  it('leaves events in the audit trail, and nothing of a person in it, in the log or in the database', async () => {
    const { browser: ana, accountId } = await signedInWriter(test);
    const reference = referenceIn(await send(ana));
    const { db } = test.database;
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('event', '=', 'helpDeskMessageSent')
      .execute();
    expect(entries.at(-1)).toMatchObject({
      account_id: accountId,
      actor: 'account',
      details: { topic: 'helpdesk', reference, address: expect.any(String) },
    });
    const messages = await db.selectFrom('help_desk_messages').selectAll().execute();
    expect(logged.join('')).toContain('/helpdesk');
    for (const text of [logged.join(''), JSON.stringify(entries), JSON.stringify(messages)]) {
      expect(text).not.toMatch(/Brien|xylophone|@example|555-?0142/);
    }
  });
});

describe('by the settings', () => {
  it('the mail to the desk has the message, in the language of the staff; or there is no mail', async () => {
    const base = await buildTestApp('pglite');
    const { healthSystem } = base.settings;
    await base.close();
    const helpDesk = { email: desk, language: 'es', mailsMessage: true } as const;
    const test = await buildTestApp('pglite', { settings: { healthSystem: { ...healthSystem, helpDesk } } });
    await sendAsGuest(await newBrowser(test));
    const [mail] = await arrived(test, desk, 1);
    expect(mail?.subject).toMatch(/^Pregunta al servicio de ayuda: /);
    for (const part of ["Ana O'Brien", '1986-04-27', '650-555-0142', 'ana@example.org', 'I <b>looked</b>.']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).not.toContain('<b>looked');
    await test.close();

    const { helpDesk: _none, ...without } = healthSystem;
    const silent = await buildTestApp('pglite', {
      settings: { healthSystem: without },
      captcha: captchaDisabled(test.clock),
    });
    const browser = await createBrowser(silent.app);
    expect((await send(browser, {}, 'accepted:helpDesk')).statusCode).toBe(200);
    await messagesSettled(silent);
    expect(await sentTo(silent, desk)).toEqual([]);
    await silent.close();
  });
});
