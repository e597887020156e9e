import { extendSession } from '@portico/contract';
import { formatAccessCode } from '@portico/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { findAccountByUsername, setAccountStatus } from '../../accounts/queries/accounts.ts';
import { signIn } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { unsealLetter } from '../../help-desk/letter.ts';
import { listMessages } from '../../help-desk/queries/messages.ts';
import { unlinkAccount } from '../../patients/queries/patient-accounts.ts';
import { limits } from '../../platform/limits/limits.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { newAccessCode } from '../activation/new-access-code.ts';
import { newBrowser } from '../testing/sign-up.ts';
import {
  codeIn,
  freeze,
  mailboxOfTaker,
  newRecord,
  noticesOf,
  takeRecord,
  type TestRecord,
} from '../testing/taken-record.ts';

describe.each(callEngines)('"this was not me", on %s (issue 12, point 6)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** A record that somebody has taken, the account that opens it, and the code of the notice. */
  async function taken() {
    const record = await newRecord(test);
    const taker = await takeRecord(test, record);
    const [sms] = await noticesOf(test, record);
    return { record, taker, code: codeIn(sms) };
  }

  const accountOf = async (username: string) => {
    const account = await findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));
    if (account === undefined) throw new Error('The test has no such account.');
    return account;
  };

  /** What waits for the help desk about a record. */
  const messagesAbout = async ({ mrn }: TestRecord) => {
    const messages = await listMessages(test.database.db, { status: 'open' });
    return messages
      .map((message) => ({ kind: message.owner_kind, ...unsealLetter(test.settings.keys, message) }))
      .filter(({ comments }) => comments.includes(mrn));
  };

  const eventsOf = async (accountId: string) => {
    const entries = test.database.db.selectFrom('audit_entries').select(['event', 'actor']).orderBy('number');
    return (await entries.where('account_id', '=', accountId).execute()).map(({ event, actor }) => `${event} ${actor}`);
  };

  it('freezes the account in one step: signed out everywhere, no way in by password or by what was begun before', async () => {
    const { taker, code } = await taken();
    const inside = await newBrowser(test);
    expect((await signIn(inside, taker)).statusCode).toBe(200);
    expect((await inside.post(extendSession.path, {})).statusCode).toBe(200);
    expect((await freeze(test, code)).json()).toMatchObject({ meta: { code: 200 }, response: {} });
    expect((await inside.post(extendSession.path, {})).statusCode).toBe(401);
    expect(refusalOf(await signIn(await newBrowser(test), taker))).toEqual(refused('loginSuspended'));
    const { account_id: accountId, standing } = await accountOf(taker.username);
    expect(standing).toBe('suspended');
    const open = test.database.db.selectFrom('tickets').select('purpose').where('used_at', 'is', null);
    expect(await open.where('account_id', '=', accountId).execute()).toEqual([]);
    expect(await eventsOf(accountId)).toEqual(
      expect.arrayContaining(['recordNoticeSent system', 'accountFrozen visitor']),
    );
  });

  it('tells the help desk whose record it is and what is to be done, and the account’s owner whom to call', async () => {
    const { record, taker, code } = await taken();
    const { account_id: accountId } = await accountOf(taker.username);
    await freeze(test, code);
    expect(JSON.stringify(await messagesAbout(record))).not.toContain(taker.username);
    expect(await messagesAbout(record)).toEqual([
      expect.objectContaining({
        // Of no account: its answer must not go to whoever has taken the record.
        kind: 'guest',
        lastName: record.lastName,
        phone: record.reached[0],
        email: record.reached[2],
        comments: expect.stringMatching(new RegExp(`${accountId} is frozen.*\\n.*patients unlink`, 's')),
      }),
    ]);
    await eventually(async () => {
      const sent = await listOutbox(test.database.db);
      const mail = sent.find(
        ({ recipient, subject }) => recipient === mailboxOfTaker(record) && subject === 'Your account was frozen',
      );
      expect(mail?.text).toMatch(/call our help desk at .*\. Once we know that it is you, we open it again/);
    });
  });

  it('works twice, and at once, from any device, and does everything once', async () => {
    const { record, taker, code } = await taken();
    const replies = await Promise.all([freeze(test, code), freeze(test, code.toLowerCase().replaceAll('-', ' '))]);
    expect([...replies, await freeze(test, code)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { account_id: accountId } = await accountOf(taker.username);
    const events = await eventsOf(accountId);
    expect(events.filter((event) => event.startsWith('accountFrozen'))).toHaveLength(1);
    expect(await messagesAbout(record)).toHaveLength(1);
  });

  it('freezes for good what was suspended until a reset: whoever has the mailbox has the reset', async () => {
    const { taker, code } = await taken();
    const { account_id: accountId } = await accountOf(taker.username);
    await test.database.db.transaction().execute((trx) => setAccountStatus(trx, accountId, 'mustReset'));
    await freeze(test, code);
    expect((await accountOf(taker.username)).standing).toBe('suspended');
  });

  it('deletes nothing: once staff open the account again it is as it was, and the code is over', async () => {
    const { taker, code } = await taken();
    const before = await accountOf(taker.username);
    await freeze(test, code);
    await test.database.db.transaction().execute((trx) => setAccountStatus(trx, before.account_id, 'active'));
    expect(await accountOf(taker.username)).toEqual(before);
    expect((await signIn(await newBrowser(test), taker)).statusCode).toBe(200);
    expect(refusalOf(await freeze(test, code))).toEqual(refused('noticeInvalid'));
  });

  it('works for sixty days', async () => {
    const { taker, code } = await taken();
    const { account_id: accountId } = await accountOf(taker.username);
    const notice = test.database.db.selectFrom('record_notices').selectAll().where('account_id', '=', accountId);
    const { tied_at: since, expires_at: end } = await notice.executeTakeFirstOrThrow();
    expect(end.getTime() - since.getTime()).toBe(60 * 24 * 3600 * 1000);
    test.clock.advance((end.getTime() - test.clock.now().getTime()) / 1000 - 1);
    expect((await freeze(test, code)).statusCode).toBe(200);
    test.clock.advance(1);
    expect(refusalOf(await freeze(test, code))).toEqual(refused('noticeInvalid'));
  });

  it('reads alike for a code that nobody has, one that is over, and one with nothing left to freeze', async () => {
    const [over, unlinked, lifted] = [await taken(), await taken(), await taken()];
    const { db } = test.database;
    const idOf = async ({ taker }: typeof lifted) => (await accountOf(taker.username)).account_id;
    const ofUnlinked = await idOf(unlinked);
    await db.transaction().execute((trx) => unlinkAccount(trx, ofUnlinked));
    await freeze(test, lifted.code);
    const ofLifted = await idOf(lifted);
    await db.transaction().execute((trx) => setAccountStatus(trx, ofLifted, 'active'));
    const ofOver = await idOf(over);
    await db
      .updateTable('record_notices')
      .set({ expires_at: test.clock.now() })
      .where('account_id', '=', ofOver)
      .execute();
    const codes = [formatAccessCode(newAccessCode()), over.code, unlinked.code, lifted.code];
    const replies = await Promise.all(codes.map((code) => freeze(test, code)));
    for (const reply of replies) {
      expect(refusalOf(reply)).toEqual(refused('noticeInvalid'));
      expect(reply.body).toBe(replies[0]?.body);
    }
    expect((await accountOf(unlinked.taker.username)).standing).toBe('active');
    expect((await accountOf(lifted.taker.username)).standing).toBe('active');
  });

  it('names the field of what is no code, and counts what is tried', async () => {
    const browser = await newBrowser(test);
    const wrong = await freeze(test, 'not a code', browser);
    expect(refusalOf(wrong)).toEqual(refused('malformedRequest'));
    expect(wrong.json().meta.fields).toEqual(['noticeCode']);
    const { number } = limits.freezesOfBrowser;
    const tries = Array.from({ length: number + 1 }, () => freeze(test, formatAccessCode(newAccessCode()), browser));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(number).fill(404), 429]);
  });
});
