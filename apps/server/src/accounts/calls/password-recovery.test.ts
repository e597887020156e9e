import { errors, resetPassword, sendReminderByEmail, sendResetLink } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/password-hash.ts';
import { findAccount } from '../queries/accounts.ts';
import { normalizeAnswer } from '../security-questions/normalize-answer.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  answer,
  answeredTicket,
  arrived,
  askForLink,
  begin,
  beginTicket,
  check,
  mailedTicket,
  messagesSettled,
  newPassword,
  newPerson,
  rightAnswer,
  sentTo,
  ticketIn,
  update,
} from '../testing/recovery.ts';
import { messagesTo } from '../testing/two-step.ts';

describe.each(callEngines)('recovery of a password on %s (spec §4, §7)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { logTo: { write: (line: string) => logged.push(line) } } });
  });
  afterAll(() => test.close());

  const standingOf = async (accountId: string) => (await findAccount(test.database.db, accountId))?.standing;

  describe('by a mailed link', () => {
    it('goes from the identity to a new password, which alone signs in', async () => {
      const { account, browser } = await newPerson(test);
      const first = (await begin(browser, account)).json().response;
      expect(first.securityQuestion).toBe('What was the last name of the teacher you liked best in grade school?');
      expect((await askForLink(browser, first.ticket)).json()).toEqual({ meta: { code: 200 }, response: {} });
      const [mail] = await arrived(test, account.profile.email, 1);
      expect(mail?.subject).toBe('Reset your Alder Bay Health password');

      const elsewhere = await createBrowser(test.app);
      const ticket = ticketIn(mail?.text ?? '');
      expect((await check(elsewhere, ticket)).statusCode).toBe(200);
      const changed = await update(elsewhere, ticket, newPassword, { userName: account.username.toUpperCase() });
      expect(changed.json().response).toEqual({ userName: account.username });
      expect(changed.cookies.map(({ name }) => name)).not.toContain('portico-session');
      expect((await signIn(elsewhere, account)).statusCode).toBe(401);
      expect((await signIn(elsewhere, { ...account, password: newPassword })).statusCode).toBe(200);
    });

    it('holds the link to one page of ours, whatever host the request names', async () => {
      const { account, browser } = await newPerson(test);
      const poison = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-proto': 'http',
      };
      await askForLink(browser, await beginTicket(browser, account), poison);
      const [mail] = await arrived(test, account.profile.email, 1);
      const links = `${mail?.text} ${mail?.html}`.match(/https?:[^\s"<]+/g) ?? [];
      expect(new Set(links).size).toBe(1);
      const start = `${test.settings.publicUrl}/reset-password#ticket=`;
      expect(links[0]?.startsWith(start)).toBe(true);
      expect(links[0]?.slice(start.length)).toMatch(/^[\w-]{43}$/);
    });

    it('mails no link that works no more: the mail is good until the ticket ends', async () => {
      const { account, browser } = await newPerson(test);
      await mailedTicket(test, browser, account);
      const [mail] = await messagesTo(test, account.profile.email ?? '');
      expect(mail?.goodUntil).toBe(new Date(test.clock.now().getTime() + 30 * 60_000).toISOString());
    });

    it('writes in the language of whoever asked', async () => {
      const { account, browser } = await newPerson(test);
      await askForLink(browser, await beginTicket(browser, account), { 'accept-language': 'es' });
      const [mail] = await arrived(test, account.profile.email, 1);
      expect(mail?.subject).toBe('Restablezca su contraseña de Alder Bay Health');
    });

    it('ends every session, forgets every device, and tells the owner', async () => {
      const { account, browser } = await newPerson(test);
      await signIn(browser, account, 'a device');
      await update(browser, await mailedTicket(test, browser, account));
      const of = { account_id: account.accountId };
      const { db } = test.database;
      expect(await db.selectFrom('sessions').selectAll().where('account_id', '=', of.account_id).execute()).toEqual([]);
      expect(await db.selectFrom('devices').selectAll().where('account_id', '=', of.account_id).execute()).toEqual([]);
      const mails = await arrived(test, account.profile.email, 2);
      expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
    });

    it('notes that the mailbox gave the password, and uses up every other ticket', async () => {
      const { account, browser } = await newPerson(test);
      const other = await answeredTicket(browser, account);
      await update(browser, await mailedTicket(test, browser, account));
      expect(await findAccount(test.database.db, account.accountId)).toMatchObject({ recovered_by_email: true });
      expect(refusalOf(await update(browser, other, 'another7 one'))).toEqual(refused('ticketInvalid'));
    });

    it('lifts a suspension that asks for it, and none by staff', async () => {
      const mustReset = await newPerson(test, { standing: 'mustReset' });
      await update(mustReset.browser, await mailedTicket(test, mustReset.browser, mustReset.account));
      expect(await standingOf(mustReset.account.accountId)).toBe('active');
      const suspended = await newPerson(test, { standing: 'suspended' });
      await update(suspended.browser, await mailedTicket(test, suspended.browser, suspended.account));
      expect(await standingOf(suspended.account.accountId)).toBe('suspended');
    });
  });

  describe('by the security question', () => {
    it('goes on with the ticket of step 1, which is now good for step 3 and for nothing else', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await beginTicket(browser, account);
      expect((await answer(browser, ticket)).json().response).toEqual({ ticket });
      expect(refusalOf(await answer(browser, ticket))).toEqual(refused('ticketInvalid'));
      expect(refusalOf(await askForLink(browser, ticket))).toEqual(refused('ticketInvalid'));
      test.clock.advance(14 * 60);
      expect((await update(browser, ticket)).statusCode).toBe(200);
    });

    it('takes the answer however it is spaced and capitalised, and leads to a new password', async () => {
      const { account, browser } = await newPerson(test);
      const reply = await answer(browser, await beginTicket(browser, account), ' MRS.  appleby ');
      await update(browser, reply.json().response.ticket);
      expect((await signIn(browser, { ...account, password: newPassword })).statusCode).toBe(200);
      expect(await findAccount(test.database.db, account.accountId)).toMatchObject({ recovered_by_email: false });
    });

    it.each([
      ['Nguyễn', 'nguyen'],
      ['Peña', 'Pena'],
      ['St. Mary’s', "st marys'"],
    ])('takes the answer %s without its accents and marks, as the page says: %s', async (chosen, typed) => {
      const answerHash = await hashPassword(normalizeAnswer(chosen));
      const { account, browser } = await newPerson(test, { securityQuestion: { id: 'first-teacher', answerHash } });
      expect((await answer(browser, await beginTicket(browser, account), typed)).statusCode).toBe(200);
    });

    it('takes an answer that versions before have stored with its marks, as it was typed then', async () => {
      const answerHash = await hashPassword('peña, st. mary’s');
      const { account, browser } = await newPerson(test, { securityQuestion: { id: 'first-teacher', answerHash } });
      const reply = await answer(browser, await beginTicket(browser, account), 'Peña,  St. Mary’s');
      expect(reply.statusCode).toBe(200);
    });

    it.each(['suspended', 'mustReset'] as const)('takes no answer while the account is %s', async (status) => {
      const { account, browser } = await newPerson(test, { standing: status });
      expect(refusalOf(await answer(browser, await beginTicket(browser, account)))).toEqual(refused('wrongAnswer'));
    });

    it('takes no answer of somebody whose birth date or ZIP code was wrong', async () => {
      const { account, browser } = await newPerson(test);
      for (const wrong of [{ dateOfBirth: '1986/04/28' }, { zip: '94111' }]) {
        const { ticket } = (await begin(browser, account, wrong)).json().response;
        expect(refusalOf(await answer(browser, ticket, rightAnswer))).toEqual(refused('wrongAnswer'));
      }
    });

    it('tells the tries that are left, and locks after five', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await beginTicket(browser, account);
      const left = [];
      for (let count = 0; count < 4; count += 1) {
        left.push((await answer(browser, ticket, 'wrong')).json().response.numRemainingLogin);
      }
      expect(left).toEqual([4, 3, 2, 1]);
      const last = await answer(browser, ticket, 'wrong');
      expect(last.json()).toMatchObject({ meta: { errorCode: 1012 }, response: { lockedFor: 900 } });
      expect(refusalOf(await answer(browser, ticket))).toEqual(refused('loginLockout'));
    });

    it('evaluates at most five of fifty answers at once', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await beginTicket(browser, account);
      const replies = await Promise.all(Array.from({ length: 50 }, () => answer(browser, ticket, 'wrong')));
      const codes = replies.map((reply) => reply.json().meta.errorCode);
      expect(codes.filter((code) => code === errors.wrongAnswer.errorCode)).toHaveLength(4);
      expect(codes.filter((code) => code === errors.loginLockout.errorCode)).toHaveLength(46);
    });

    it('cannot be locked by somebody who guesses at the birth date', async () => {
      const { account, browser } = await newPerson(test);
      const stranger = await createBrowser(test.app, { address: '10.9.9.9' });
      const { ticket } = (await begin(stranger, account, { dateOfBirth: '1986/04/28' })).json().response;
      for (let count = 0; count < 6; count += 1) await answer(stranger, ticket, 'wrong');
      expect((await answer(browser, await beginTicket(browser, account))).statusCode).toBe(200);
    });

    it('misses an answer that was left out', async () => {
      const { account, browser } = await newPerson(test);
      const reply = await answer(browser, await beginTicket(browser, account), '  ');
      expect(reply.json().meta).toMatchObject({ errorCode: 2000, fields: ['securityAnswer'] });
    });
  });

  it('names the fields that cannot be right of anybody', async () => {
    const browser = await createBrowser(test.app);
    const wrong = { userName: ' ', dateOfBirth: '2030/01/01', zip: '#9430' };
    const reply = await browser.post(resetPassword.path, wrong);
    expect(reply.json().meta).toMatchObject({ errorCode: 2000, fields: ['userName', 'dateOfBirth', 'zip'] });
  });

  it('shows no name of a question that is no longer offered, but a question', async () => {
    const { account, browser } = await newPerson(test, { securityQuestion: { id: 'retired', answerHash: '' } });
    expect((await begin(browser, account)).json().response.securityQuestion).toMatch(/\?$/);
  });

  it('finds a person by the first five digits of the ZIP code', async () => {
    const { account, browser } = await newPerson(test, { profile: { zip: '94305-1234' } });
    const { ticket } = (await begin(browser, account, { zip: '94305-9999' })).json().response;
    expect((await answer(browser, ticket)).statusCode).toBe(200);
  });

  it.each([
    ['K1A 0B1', 'k1a0b1'],
    ['SW1A 1AA', 'sw1a-1aa'],
    ['1012 AB', '1012ab'],
    ['', '-'],
  ])('finds a person abroad whose postal code is %s by %s', async (zip, input) => {
    const { account, browser } = await newPerson(test, { profile: { zip } });
    const { ticket } = (await begin(browser, account, { zip: input, isAbroad: true })).json().response;
    expect((await answer(browser, ticket)).statusCode).toBe(200);
  });

  it.each(['1', '943', '9430', '94301x', '94301-12'])(
    'takes %s for no ZIP code, which costs no try (spec §5: "5 digits (5+4 also accepted)")',
    async (zip) => {
      const { account, browser } = await newPerson(test);
      for (let tries = 0; tries < 6; tries += 1)
        expect((await begin(browser, account, { zip })).json().meta.fields).toEqual(['zip']);
      expect((await begin(browser, account)).statusCode).toBe(200);
    },
  );

  describe('limits', () => {
    it('begins five times for one username from one address, and then locks', async () => {
      const { account, browser, address } = await newPerson(test);
      for (let count = 0; count < 5; count += 1) expect((await begin(browser, account)).statusCode).toBe(200);
      expect(refusalOf(await begin(await createBrowser(test.app, { address }), account))).toEqual(
        refused('loginLockout'),
      );
      const other = await newPerson(test);
      expect((await begin(other.browser, account)).statusCode).toBe(200);
    });

    it('sends five messages in an hour for one browser, and says so', async () => {
      const { account, browser } = await newPerson(test);
      const ticket = await beginTicket(browser, account);
      const statuses = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await askForLink(browser, ticket)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('sends five messages in an hour to one account, and does not say so', async () => {
      const { account } = await newPerson(test);
      for (let count = 0; count < 7; count += 1) {
        const { browser } = await newPerson(test);
        expect((await askForLink(browser, await beginTicket(browser, account))).statusCode).toBe(200);
      }
      await messagesSettled(test);
      expect(await sentTo(test, account.profile.email)).toHaveLength(5);
    });

    it('takes whatever ticketType a client sends: the ticket says what it is for', async () => {
      const { account, browser } = await newPerson(test);
      const id = await beginTicket(browser, account);
      for (const body of [{ id }, { id, ticketType: '' }, { id, ticketType: 'RESET' }]) {
        expect((await browser.post(sendResetLink.path, body)).statusCode).toBe(200);
      }
      const reply = await browser.post(sendReminderByEmail.path, { id, ticketType: 'forgotuserid' });
      expect(refusalOf(reply)).toEqual(refused('ticketInvalid'));
    });
  });

  it('leaves a trail, and nothing of anybody in it or in the logs', async () => {
    const entries = await test.database.db.selectFrom('audit_entries').selectAll().execute();
    const events = new Set(entries.map(({ event }) => event));
    for (const event of ['passwordRecoveryBegun', 'resetLinkAsked', 'securityAnswerRefused', 'passwordReset']) {
      expect(events).toContain(event);
    }
    for (const text of [JSON.stringify(entries), logged.join('\n')]) {
      expect(text).not.toMatch(/person\d|rivera|example\.org|1986.04.27|appleby|10\.1\.\d|ticket=/i);
    }
    expect(logged.length).toBeGreaterThan(0);
  });
});
