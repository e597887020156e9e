import { errors } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../queries/accounts.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signIn, type TestAccount } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  answer,
  answeredTicket,
  askForLink,
  begin,
  beginTicket,
  check,
  mailedTicket,
  newPassword,
  newPerson,
  update,
} from '../testing/recovery.ts';

describe.each(callEngines)('tickets that reset a password on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine);
  });
  afterAll(() => test.close());

  it('work once, also when used at once', async () => {
    const { account, browser } = await newPerson(test);
    const ticket = await mailedTicket(test, browser, account);
    const passwords = Array.from({ length: 5 }, (_, at) => `kelp7 harbor ${at}`);
    const replies = await Promise.all(passwords.map((password) => update(browser, ticket, password)));
    expect(statusesOf(replies)).toEqual(['200', '400', '400', '400', '400']);
    const password = passwords[replies.findIndex((reply) => reply.statusCode === 200)] ?? '';
    expect((await signIn(browser, { ...account, password })).statusCode).toBe(200);
    expect(refusalOf(await check(browser, ticket))).toEqual(refused('ticketInvalid'));
  });

  it('of which two of one account are used at once, change the password once', async () => {
    const { account, browser } = await newPerson(test);
    const tickets = [await mailedTicket(test, browser, account), await answeredTicket(browser, account)];
    const replies = await Promise.all(tickets.map((ticket, at) => update(browser, ticket, `kelp7 harbor ${at}`)));
    expect(statusesOf(replies)).toEqual(['200', '400']);
  });

  it('are worth nothing for another step', async () => {
    const { account, browser } = await newPerson(test);
    const [step, reset] = [await beginTicket(browser, account), await answeredTicket(browser, account)];
    const invalid = refused('ticketInvalid');
    expect(refusalOf(await update(browser, step))).toEqual(invalid);
    expect(refusalOf(await check(browser, step))).toEqual(invalid);
    expect(refusalOf(await askForLink(browser, reset))).toEqual(invalid);
    expect(refusalOf(await answer(browser, reset))).toEqual(invalid);
  });

  it('are worth nothing in another browser, but for a mailed link', async () => {
    const { account, browser } = await newPerson(test);
    const other = await createBrowser(test.app, { address: '10.8.0.1' });
    const invalid = refused('ticketInvalid');
    expect(refusalOf(await askForLink(other, await beginTicket(browser, account)))).toEqual(invalid);
    expect(refusalOf(await answer(other, await beginTicket(browser, account)))).toEqual(invalid);
    expect(refusalOf(await update(other, await answeredTicket(browser, account)))).toEqual(invalid);
    expect((await update(other, await mailedTicket(test, browser, account))).statusCode).toBe(200);
  });

  // Findings, security A11: a link that went to a mistyped mailbox told whose account it opens.
  it('name the username to the browser that asked for the link, and to no other', async () => {
    const { account, browser } = await newPerson(test);
    const elsewhere = await createBrowser(test.app);
    const changed = await update(elsewhere, await mailedTicket(test, browser, account));
    expect(changed.json().response).toEqual({ userName: '' });
    const other = await newPerson(test);
    const own = await update(other.browser, await mailedTicket(test, other.browser, other.account));
    expect(own.json().response).toEqual({ userName: other.account.username });
  });

  it('are worth nothing with the name of another account', async () => {
    const { account, browser } = await newPerson(test);
    const ticket = await answeredTicket(browser, account);
    const reply = await update(browser, ticket, newPassword, { userName: 'somebody.else' });
    expect(refusalOf(reply)).toEqual(refused('ticketInvalid'));
    expect((await update(browser, ticket, newPassword, { userName: '' })).statusCode).toBe(200);
  });

  it('end after 15 minutes, and a mailed link after 30', async () => {
    const { account, browser } = await newPerson(test);
    const [step, reset] = [await beginTicket(browser, account), await answeredTicket(browser, account)];
    const link = await mailedTicket(test, browser, account);
    test.clock.advance(15 * 60);
    const invalid = refused('ticketInvalid');
    expect(refusalOf(await answer(browser, step))).toEqual(invalid);
    expect(refusalOf(await update(browser, reset))).toEqual(invalid);
    expect((await check(browser, link)).statusCode).toBe(200);
    test.clock.advance(15 * 60);
    expect(refusalOf(await check(browser, link))).toEqual(invalid);
    expect(refusalOf(await update(browser, link))).toEqual(invalid);
  });

  it.each(['', 'x', '../..', 'ticket=1', 'A'.repeat(200)])('are not made by guessing: %j', async (ticket) => {
    const browser = await createBrowser(test.app, { address: '10.8.0.2' });
    expect((await update(browser, ticket)).statusCode).toBe(400);
  });

  it('tell the old password to one request at most, the one whose turn it was before they were used', async () => {
    const { account, browser } = await newPerson(test);
    const ticket = await mailedTicket(test, browser, account);
    const guesses = ['kelp7 harbor 1', 'kelp7 harbor 2', 'kelp7 harbor 3', account.password];
    const replies = await Promise.all(guesses.map((guess) => update(browser, ticket, guess)));
    expect(statusesOf(replies)).toEqual(['200', '400', '400', '400']);
    const refusals = replies.filter(({ statusCode }) => statusCode === 400).map(refusalOf);
    // The current password comes before the request that wins, or after it: then the ticket is used up for it too.
    const told = replies.slice(3).some((reply) => reply.json().meta.errorCode === errors.passwordRefused.errorCode);
    const [ticketInvalid, passwordRefused] = [refused('ticketInvalid'), refused('passwordRefused')];
    expect(refusals).toEqual([ticketInvalid, ticketInvalid, told ? passwordRefused : ticketInvalid]);
  });

  it('are worth nothing after a right answer where the account is suspended meanwhile', async () => {
    for (const status of ['suspended', 'mustReset'] as const) {
      const { account, browser } = await newPerson(test);
      const ticket = await answeredTicket(browser, account);
      await test.database.db.transaction().execute((trx) => setAccountStatus(trx, account.accountId, status));
      expect(refusalOf(await check(browser, ticket))).toEqual(refused('ticketInvalid'));
      expect(refusalOf(await update(browser, ticket))).toEqual(refused('ticketInvalid'));
    }
  });

  it('stay good when the password has errors, which are all told', async () => {
    const { account, browser } = await newPerson(test, { profile: { lastName: 'Quintero' } });
    const ticket = await answeredTicket(browser, account);
    const errorsOf = async (password: string) => {
      const reply = await update(browser, ticket, password);
      expect(refusalOf(reply)).toEqual(refused('passwordRefused'));
      return reply.json().response.passwordFaults;
    };
    expect(await errorsOf('<kelp>')).toEqual(['characters', 'length', 'digit']);
    expect(await errorsOf('superman1')).toEqual(['common']);
    expect(await errorsOf('1986 Quintero 04 27')).toEqual(['personal']);
    expect(await errorsOf(account.password)).toEqual(['same']);
    expect((await update(browser, ticket)).statusCode).toBe(200);
  });

  describe('while signing in is locked (CVE-2026-9798: the lock holds on every path but the mailed link)', () => {
    const lock = async (browser: TestBrowser, account: TestAccount, deviceId?: string): Promise<void> => {
      for (let count = 0; count < 5; count += 1) await signIn(browser, { ...account, password: 'wrong' }, deviceId);
    };

    it('nothing goes on, and no ticket is spent', async () => {
      const { account, browser } = await newPerson(test);
      const step = await beginTicket(browser, account);
      const reset = await answeredTicket(browser, account);
      await lock(browser, account);
      for (const reply of [await answer(browser, step), await check(browser, reset), await update(browser, reset)]) {
        expect(refusalOf(reply)).toEqual(refused('loginLockout'));
        expect(reply.json().response).toEqual({ action: 'loginLockout', lockedFor: 900 });
      }
      test.clock.advance(14 * 60);
      expect((await check(browser, reset)).json().response.lockedFor).toBe(60);
    });

    it('the mailed link is asked for, and works, at the locked address itself, and lifts the lock (issue 12, point 7)', async () => {
      const { account, browser } = await newPerson(test);
      await lock(browser, account);
      const ticket = await mailedTicket(test, browser, account);
      expect((await check(browser, ticket)).statusCode).toBe(200);
      expect((await update(browser, ticket)).statusCode).toBe(200);
      expect((await signIn(browser, { ...account, password: newPassword })).statusCode).toBe(200);
    });

    it('a new password by the security question, from elsewhere, leaves the lock where it is', async () => {
      const { account, browser } = await newPerson(test);
      const elsewhere = await createBrowser(test.app, { address: '10.8.0.3' });
      const ticket = await answeredTicket(elsewhere, account);
      await lock(browser, account);
      expect((await update(elsewhere, ticket)).statusCode).toBe(200);
      const fresh = { ...account, password: newPassword };
      expect(refusalOf(await signIn(browser, fresh))).toEqual(refused('loginLockout'));
      expect((await signIn(elsewhere, fresh)).statusCode).toBe(200);
    });

    it('a familiar device that locked itself is refused, and no other', async () => {
      const { account, browser } = await newPerson(test);
      const deviceId = 'a device that has signed in';
      await signIn(browser, account, deviceId);
      await lock(browser, account, deviceId);
      const begun = (await begin(browser, account, { deviceId })).json().response;
      expect(refusalOf(await answer(browser, begun.ticket))).toEqual(refused('loginLockout'));
      expect((await answer(browser, await beginTicket(browser, account))).statusCode).toBe(200);
    });
  });
});

function statusesOf(replies: readonly LightMyRequestResponse[]): string[] {
  return replies.map(({ statusCode }) => String(statusCode)).toSorted();
}
