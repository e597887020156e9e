import type { StaffReply } from '@portico/staff-contract';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestAccount } from '../../../accounts/testing/account.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { callEngines } from '../../../testing/databases.ts';
import { heldMessagesForEach, long, reason, recordsOf } from '../../testing/held-messages.ts';

// Issue 16, point 1: "two persons for what opens an account"; decision 227: what was seen is what is done, whoever else acts at once.

describe.each(callEngines)('messages that are held, where several act at once, on %s', (engine) => {
  const held = heldMessagesForEach(engine);
  const { receive, merge, ofAccount, show, ask } = held;
  const statusOf = async (openingId: string): Promise<string | undefined> => {
    const { openings }: StaffReply<'listOpenings'> = (await held.ines.call('listOpenings')).json();
    return openings.find((each) => each.openingId === openingId)?.status;
  };
  /** Links an account and commits only once what comes of `act` waits for it: on PGlite whatever is done waits for a transaction. */
  const whileLinking = async <Reply>(
    linked: { accountId: string; mrn: string },
    act: () => Promise<Reply>,
  ): Promise<Reply> => {
    const { accountId, mrn } = linked;
    const begun = await held.test.database.db.transaction().execute(async (trx) => {
      await recordsOf(held.test).linkIn(trx, mrn, accountId);
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
    const sam = await held.staffTest.signedIn('sam');
    const before = (await held.staffTest.audited('patientsMerged')).length;
    const replies = await Promise.all([held.ines, sam].map((each) => each.call('approveOpening', { openingId })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await held.staffTest.audited('patientsMerged')).toHaveLength(before + 1);
  });

  describe('where an account is linked at the very moment', () => {
    it('one person is not enough: the link is waited for, and nothing is done', async () => {
      const [further, free] = [`CLINIC-${held.count}`, `AB-${held.count}003`];
      await receive({ event: 'A40', mrn: held.other, ...long, merged: [further] });
      await receive({ mrn: free });
      const messageId = await receive({ event: 'A40', mrn: further, merged: [free] });
      const { plan } = await show(messageId);
      expect([plan?.key, plan?.account]).toEqual([expect.any(String), null]);
      const { accountId } = held.account;
      const confirm = () => held.omar.call('confirmReplay', { messageId, planKey: plan?.key, reason });
      const reply = await whileLinking({ accountId, mrn: free }, confirm);
      expect([reply.statusCode, reply.json()]).toEqual([409, { error: 'replayChanged' }]);
      expect(await ofAccount(held.other)).toBeNull();
      expect(await show(messageId)).toMatchObject({ would: 'held', plan: { account: { accountId } } });
    });

    it('what two persons have confirmed is not recorded as done where it is refused now', async () => {
      const messageId = await merge();
      const openingId = await ask(messageId);
      const { accountId } = await createTestAccount(held.test, { profile: { username: `second-${held.count}` } });
      const approve = () => held.ines.call('approveOpening', { openingId });
      const reply = await whileLinking({ accountId, mrn: held.other }, approve);
      expect([reply.statusCode, reply.json()]).toEqual([409, { error: 'replayChanged' }]);
      expect(await statusOf(openingId)).toBe('waiting');
      expect([await ofAccount(held.own), await ofAccount(held.other)]).toEqual([held.account.accountId, accountId]);
      expect(await show(messageId)).toMatchObject({ would: 'refused' });
    });
  });
});
