import type { Opening, OpeningModel, ReplayPlanModel } from '@portico/staff-contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../../adapters/patients-registry.ts';
import { reserveAccount } from '../../../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../../../accounts/reserved-person.ts';
import { patientIdOf } from '../../../patients/patient-id.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { upsertProxy } from '../../../proxies/queries/proxies.ts';
import { createTestAccount } from '../../../accounts/testing/account.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { heldMessagesForEach, long, reason, recordsOf } from '../../testing/held-messages.ts';
import { openStaffTest, type StaffBrowser } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls … two persons for what opens an account"; decisions 141, 200 and 227.

describe.each(callEngines)(
  'messages that are held because two people would be joined, at the screen, on %s',
  (engine) => {
    const held = heldMessagesForEach(engine);
    const { receive, merge, ofAccount, show, ask } = held;
    const nameOf = async (mrn: string) =>
      (await patientsOfRegistry(held.test.database.db, held.test.settings.keys).findByMedicalRecordNumber(mrn))?.name
        .lastName;
    const planOf = async (messageId: string): Promise<ReplayPlanModel> => {
      const { plan } = await show(messageId);
      if (plan === null) throw new Error('nothing is held');
      return plan;
    };
    const seen = async (messageId: string): Promise<Opening> => {
      const { key: planKey } = await planOf(messageId);
      return { kind: 'confirmReplay', messageId, planKey, reason };
    };
    const openingOf = async (openingId: string): Promise<OpeningModel | undefined> => {
      const { openings }: { openings: OpeningModel[] } = (await held.ines.call('listOpenings')).json();
      return openings.find((each) => each.openingId === openingId);
    };
    const answerTo = async (...[name, input]: Parameters<StaffBrowser['call']>) => {
      const reply = await held.omar.call(name, input);
      return [reply.statusCode, reply.json()];
    };

    it('show whose records they are, and which account would open what; the look is recorded, without a name', async () => {
      const messageId = await merge();
      const { message, would, plan } = await show(messageId);
      expect([message, would]).toMatchObject([{ messageId, event: 'A40', code: 205 }, 'held']);
      expect(plan).toMatchObject({
        merged: [
          { medicalRecordNumber: held.own, names: ['Inés María Soler'], birthDate: '1984-02-29', sex: 'female' },
        ],
        before: { medicalRecordNumber: held.other, addresses: ['9 Elm, Reno, NV 89501'], phones: [], emails: [] },
        after: { names: ['Công Huyền Tôn Nữ Thị Hương Giang Nguyễn Phúc'], birthDate: '1990-01-01' },
        isUnchanged: true,
        furtherNumbers: [],
        isLookedAfter: false,
        account: { accountId: held.account.accountId, owner: 'Inés Soler', status: 'active', opens: [held.own] },
      });
      // Nothing has happened.
      expect([await nameOf(held.own), await ofAccount(held.other)]).toEqual(['Soler', null]);
      const [entry] = (await held.staffTest.audited('adtReplayShown')).slice(-1);
      expect(entry).toMatchObject({
        account: held.account.accountId,
        by: 'Omar Haddad',
        message: messageId,
        would: 'held',
      });
      expect(JSON.stringify(entry)).not.toMatch(/Soler|Nguy|AB-|1984/);
    });

    it('say where a record does not stay as it is, although nothing of that is shown', async () => {
      const speaking = { ...long, pid: { ...long.pid, 15: 'es' } };
      const plan = await planOf(await receive({ event: 'A40', mrn: held.other, ...speaking, merged: [held.own] }));
      expect(plan).toMatchObject({ isUnchanged: false, before: plan.after });
    });

    it('are taken by two persons: the second sees what the first has seen, and the trail names both', async () => {
      const messageId = await merge();
      const plan = await planOf(messageId);
      expect(await answerTo('confirmReplay', { messageId, planKey: plan.key, reason })).toEqual([
        409,
        { error: 'needsTwoPersons' },
      ]);
      const openingId = await ask(messageId);
      expect(await openingOf(openingId)).toMatchObject({
        kind: 'confirmReplay',
        status: 'waiting',
        person: 'Inés Soler',
        of: held.account.username,
        messageId,
        planKey: plan.key,
        askedBy: 'Omar Haddad',
      });
      // The list says whom it is about; the records are brought to who decides, and that look is recorded, too.
      expect(JSON.stringify(await openingOf(openingId))).not.toMatch(/Nguy|Elm|AB-/);
      expect((await held.ines.call('showAskedReplay', { openingId })).json()).toEqual({ plan });
      expect((await held.staffTest.audited('adtReplayShown')).at(-1)).toMatchObject({
        account: held.account.accountId,
        by: 'Inés Romero',
        message: messageId,
        opening: openingId,
      });
      expect(await answerTo('approveOpening', { openingId })).toEqual([409, { error: 'samePerson' }]);
      expect(await ofAccount(held.other)).toBeNull();
      expect((await held.ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
      expect(await openingOf(openingId)).toMatchObject({ status: 'done', messageId });
      expect((await held.ines.call('showAskedReplay', { openingId })).json()).toEqual({ error: 'requestOver' });
      expect(await ofAccount(held.other)).toBe(held.account.accountId);
      expect(await nameOf(held.own)).toBe('Nguyễn Phúc');
      const both = { by: 'Omar Haddad', user: 'omar', approvedBy: 'Inés Romero', approvedByUser: 'ines' };
      const ofThis = { account: held.account.accountId, message: messageId, command: 'adt replay', ...both };
      const entries = [
        ...(await held.staffTest.audited('adtMessageReplayed')).slice(-1),
        ...(await held.staffTest.audited('patientsMerged')).slice(-1),
        ...(await held.staffTest.audited('openingApproved')).slice(-1),
      ];
      expect(entries).toMatchObject([
        { ...ofThis, outcome: 'merged', confirmed: true, reason },
        ofThis,
        { account: held.account.accountId, by: 'Inés Romero', askedBy: 'Omar Haddad', kind: 'confirmReplay' },
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/Soler|Nguy|AB-|1984/);
      // Again, by either way: it waits no more.
      expect((await held.ines.call('approveOpening', { openingId })).json()).toEqual({ error: 'requestOver' });
      expect(await answerTo('showReplay', { messageId })).toEqual([409, { error: 'messageSettled' }]);
    });

    describe.each([
      [
        'a newer message has changed a record',
        () => receive({ mrn: held.other, ...long, pid: { ...long.pid, 7: '19900102' } }),
      ],
      [
        'the account was closed',
        () => held.omar.call('closeAccount', { accountId: held.account.accountId, reason: 'ticket 4712' }),
      ],
      [
        'the account was unlinked',
        () => held.omar.call('unlinkAccount', { accountId: held.account.accountId, reason: 'ticket 4712' }),
      ],
    ])('where %s since it was seen', (_what, change) => {
      it('nothing is done: neither as it is asked for nor as it is approved, and what it would do now is shown', async () => {
        const messageId = await merge();
        const [before, opening] = [await show(messageId), await seen(messageId)];
        const openingId = await ask(messageId);
        await change();
        const links = [await ofAccount(held.own), await ofAccount(held.other)];
        const refused = await held.ines.call('approveOpening', { openingId });
        expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'replayChanged' }]);
        expect(await answerTo('askForOpening', { opening })).toEqual([409, { error: 'replayChanged' }]);
        expect(await answerTo('confirmReplay', opening)).toEqual([409, { error: 'replayChanged' }]);
        expect([await ofAccount(held.own), await ofAccount(held.other)]).toEqual(links);
        expect(await nameOf(held.own)).toBe('Soler');
        // What was asked for stands as it was seen; nothing says that it was approved.
        expect(await openingOf(openingId)).toMatchObject({ status: 'waiting', planKey: before.plan?.key });
        expect((await held.ines.call('showAskedReplay', { openingId })).json()).toEqual({ plan: before.plan });
        expect(
          (await held.staffTest.audited('openingApproved')).filter((each) => each['opening'] === openingId),
        ).toEqual([]);
        const now = await show(messageId);
        expect([now.would, now.plan?.key]).not.toEqual([before.would, before.plan?.key]);
        if (now.plan === null) return;
        // It is asked for anew once what was asked for is declined.
        const anew = { opening: { ...opening, planKey: now.plan.key } };
        expect(await answerTo('askForOpening', anew)).toEqual([409, { error: 'openingWaits' }]);
        await held.ines.call('declineOpening', { openingId });
        const { openingId: newId } = (await held.omar.call('askForOpening', anew)).json();
        expect((await held.ines.call('approveOpening', { openingId: newId })).json()).toEqual({ status: 'done' });
      });
    });

    it('are refused still where confirming does not help, and say why now', async () => {
      const messageId = await merge();
      const second = await createTestAccount(held.test, { profile: { username: `second-${held.count}` } });
      const { accountId } = second;
      await recordsOf(held.test).link(held.other, accountId);
      expect(await show(messageId)).toMatchObject({
        would: 'refused',
        message: { segment: 'MRG', answer: expect.stringContaining('both records have an account') },
        plan: null,
      });
    });

    it('need no confirmation any more, or are overtaken by a newer message', async () => {
      const over = { mrn: held.own, ...long };
      const messageId = await receive(over);
      expect(await show(messageId)).toMatchObject({
        would: 'held',
        plan: {
          merged: [],
          before: { names: ['Inés María Soler'] },
          after: { medicalRecordNumber: held.own, names: ['Công Huyền Tôn Nữ Thị Hương Giang Nguyễn Phúc'] },
          account: { opens: [held.own] },
        },
      });
      await held.omar.call('unlinkAccount', { accountId: held.account.accountId, reason: 'ticket 4712' });
      expect(await show(messageId)).toMatchObject({ would: 'taken', plan: null });
      await receive({ mrn: held.own, pid: { 8: 'F' } });
      expect(await show(messageId)).toMatchObject({ would: 'superseded', plan: null });
    });

    it('are taken by one person where no account opens any of the records', async () => {
      const further = `CLINIC-${held.count}`;
      await receive({ event: 'A40', mrn: held.other, ...long, merged: [further] });
      const messageId = await receive({ mrn: further });
      const plan = await planOf(messageId);
      expect(plan).toMatchObject({
        before: { medicalRecordNumber: held.other },
        after: { medicalRecordNumber: held.other, names: ['Inés María Soler'] },
        furtherNumbers: [further],
        account: null,
      });
      const confirm = () => held.omar.call('confirmReplay', { messageId, planKey: plan.key, reason });
      const replies = await Promise.all([confirm(), confirm()]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
      expect(replies.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ outcome: 'changed' });
      expect(await nameOf(held.other)).toBe('Soler');
      expect((await held.staffTest.audited('adtMessageReplayed')).slice(-1)).toMatchObject([
        { account: null, by: 'Omar Haddad', message: messageId, confirmed: true, reason },
      ]);
    });

    it('are taken by two persons where others look after a patient without an account, too', async () => {
      const { database, clock, settings } = held.test;
      const mrn = `TMP-${held.count}`;
      await receive({ mrn });
      await database.db.transaction().execute(async (trx) => {
        const patientId = patientIdOf(settings.keys, mrn);
        const person = { firstName: 'Inés', lastName: 'Soler', email: null, language: 'en' } as const;
        const accountId = await reserveAccount(trx, {
          patientId,
          person: sealReservedPerson(settings.keys, patientId, person),
          accountId: randomUUID(),
          now: clock.now(),
        });
        await upsertProxy(trx, {
          proxy_id: randomUUID(),
          account_id: held.account.accountId,
          patient_account_id: accountId,
          scopes: ['view'],
          since: clock.now(),
          ends_at: secondsAfter(clock.now(), 86_400),
        });
      });
      const messageId = await receive({ event: 'A40', mrn: held.other, ...long, merged: [mrn] });
      const plan = await planOf(messageId);
      expect(plan).toMatchObject({ account: null, isLookedAfter: true });
      const opening = await seen(messageId);
      expect(await answerTo('confirmReplay', opening)).toEqual([409, { error: 'needsTwoPersons' }]);
      expect(await nameOf(mrn)).toBe('Soler');
      const openingId = await ask(messageId);
      expect((await held.ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
      expect(await nameOf(mrn)).toBe('Nguyễn Phúc');
    });

    it('stay without a reason, and with one that names whom they are about', async () => {
      const further = `CLINIC-${held.count}`;
      const messageId = await receive({ event: 'A40', mrn: held.other, ...long, merged: [held.own, further] });
      const opening = await seen(messageId);
      for (const [wrong, error] of [
        ['', 'reasonMissing'],
        ['Mrs Soler was here', 'reasonNamesOwner'],
        ['Huong was here', 'reasonNamesOwner'],
        [`seen as ${held.own}`, 'reasonNamesOwner'],
        ['wrote from ines@example.org', 'reasonNamesOwner'],
        ['wrote from theirs@example.org', 'reasonNamesOwner'],
        ['called from 555-0177', 'reasonNamesOwner'],
        [`is ${further}, too`, 'reasonNamesOwner'],
      ] as const) {
        expect((await held.omar.call('askForOpening', { opening: { ...opening, reason: wrong } })).json()).toEqual({
          error,
        });
        expect((await held.omar.call('confirmReplay', { ...opening, reason: wrong })).json()).toEqual({ error });
      }
      expect(await ofAccount(held.other)).toBeNull();
    });
  },
);

describe('a portal without a feed', () => {
  it('shows and confirms nothing', async () => {
    const test = await buildTestApp('pglite', { settings: { callsPerMinute: 1_000_000 } });
    const staffTest = await openStaffTest(test);
    const omar = await staffTest.signedIn('omar');
    const seen = { messageId: randomUUID(), planKey: '', reason };
    const opening = { kind: 'confirmReplay', ...seen };
    for (const reply of [
      await omar.call('showReplay', { messageId: seen.messageId }),
      await omar.call('confirmReplay', seen),
      await omar.call('askForOpening', { opening }),
    ]) {
      expect([reply.statusCode, reply.json()]).toEqual([409, { error: 'noFeed' }]);
    }
    await staffTest.close();
    await test.close();
  });
});
