import type { StaffReply } from '@portico/staff-contract';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import type { MessageGiven } from '../../../patients/testing/adt-message.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { feed, long, receiveHeld, recordsOf } from '../../testing/held-messages.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "two persons for what opens an account"; decision 227: what was seen is what is done, whoever else acts at once.

const reason = 'ticket 4711, one person, seen at the desk';

describe.each(callEngines)('messages that are held, where several act at once, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  let count = 0;
  let account: TestAccount;
  /** The record with the account, and another one. */
  let [own, other] = ['', ''];
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, adt: feed } });
    staffTest = await openStaffTest(test);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });
  beforeEach(async () => {
    count += 1;
    [own, other] = [`AB-${count}001`, `AB-${count}002`];
    await receive({ mrn: own });
    await receive({ mrn: other, ...long });
    account = await createTestAccount(test, { profile: { username: `person-${count}` } });
    await recordsOf(test).link(own, account.accountId);
  });

  const receive = (given: MessageGiven): Promise<string> => receiveHeld(test, given);
  const merge = (): Promise<string> => receive({ event: 'A40', mrn: other, ...long, merged: [own] });
  const ofAccount = (mrn: string) => recordsOf(test).accountOf(mrn);
  const show = async (messageId: string): Promise<StaffReply<'showReplay'>> =>
    (await omar.call('showReplay', { messageId })).json();
  const ask = async (messageId: string): Promise<string> => {
    const { plan } = await show(messageId);
    const opening = { kind: 'confirmReplay', messageId, planKey: plan?.key, reason };
    return (await omar.call('askForOpening', { opening })).json().openingId;
  };
  const statusOf = async (openingId: string): Promise<string | undefined> => {
    const { openings }: StaffReply<'listOpenings'> = (await ines.call('listOpenings')).json();
    return openings.find((each) => each.openingId === openingId)?.status;
  };
  /** Links an account and commits only once what comes of `act` waits for it: on PGlite whatever is done waits for a transaction. */
  const whileLinking = async <Reply>(
    linked: { accountId: string; mrn: string },
    act: () => Promise<Reply>,
  ): Promise<Reply> => {
    const { accountId, mrn } = linked;
    const begun = await test.database.db.transaction().execute(async (trx) => {
      await recordsOf(test).linkIn(trx, mrn, accountId);
      let isOver = false;
      const reply = act().finally(() => {
        isOver = true;
      });
      const isReached = async () => isOver || (await waitsForLinks(trx));
      if (engine === 'postgresql') await expect.poll(isReached, { timeout: 20_000 }).toBe(true);
      return { reply };
    });
    return begun.reply;
  };
  const waitsForLinks = async (trx: Transaction<Tables>): Promise<boolean> => {
    const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and relation = 'patient_accounts'::regclass and not granted`.execute(trx);
    return rows.length > 0;
  };

  it('of two who approve at once one does, and the account moves once', async () => {
    const openingId = await ask(await merge());
    const sam = await staffTest.signedIn('sam');
    const before = (await staffTest.audited('patientsMerged')).length;
    const replies = await Promise.all([ines, sam].map((each) => each.call('approveOpening', { openingId })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await staffTest.audited('patientsMerged')).toHaveLength(before + 1);
  });

  describe('where an account is linked at the very moment', () => {
    it('one person is not enough: the link is waited for, and nothing is done', async () => {
      const [further, free] = [`CLINIC-${count}`, `AB-${count}003`];
      await receive({ event: 'A40', mrn: other, ...long, merged: [further] });
      await receive({ mrn: free });
      const messageId = await receive({ event: 'A40', mrn: further, merged: [free] });
      const { plan } = await show(messageId);
      expect([plan?.key, plan?.account]).toEqual([expect.any(String), null]);
      const { accountId } = account;
      const confirm = () => omar.call('confirmReplay', { messageId, planKey: plan?.key, reason });
      const reply = await whileLinking({ accountId, mrn: free }, confirm);
      expect([reply.statusCode, reply.json()]).toEqual([409, { error: 'replayChanged' }]);
      expect(await ofAccount(other)).toBeNull();
      expect(await show(messageId)).toMatchObject({ would: 'held', plan: { account: { accountId } } });
    });

    it('what two persons have confirmed is not recorded as done where it is refused now', async () => {
      const messageId = await merge();
      const openingId = await ask(messageId);
      const { accountId } = await createTestAccount(test, { profile: { username: `second-${count}` } });
      const approve = () => ines.call('approveOpening', { openingId });
      const reply = await whileLinking({ accountId, mrn: other }, approve);
      expect([reply.statusCode, reply.json()]).toEqual([409, { error: 'replayChanged' }]);
      expect(await statusOf(openingId)).toBe('waiting');
      expect([await ofAccount(own), await ofAccount(other)]).toEqual([account.accountId, accountId]);
      expect(await show(messageId)).toMatchObject({ would: 'refused' });
    });
  });
});
