import type { Opening, OpeningModel } from '@portico/staff-contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import { addFactor } from '../../../accounts/testing/two-step.ts';
import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { findStaffAccount } from '../../../accounts/queries/accounts-of-staff.ts';
import { deleteFactorsOf } from '../../../accounts/queries/second-factors.ts';
import { markClosed } from '../../../accounts/queries/closed-accounts.ts';
import { importTestPatients } from '../../../enrolment/testing/sign-up.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { giveAccess } from '../../../proxies/testing/proxies.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Every act is recorded with a person's name, two persons for what opens an account."

const mrn = 'AB-7001';

describe.each(callEngines)('what opens an account takes two persons, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    await importTestPatients(test, [{ mrn }]);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const ask = async (by: StaffBrowser, opening: Opening): Promise<string> => {
    const reply = await by.call('askForOpening', { opening });
    expect(reply.json()).toHaveProperty('openingId');
    return reply.json().openingId;
  };
  const codeBy = (channel: 'letter' | 'print'): Opening => ({
    kind: 'issueCode',
    medicalRecordNumber: mrn,
    channel,
    language: 'en',
    reason: 'ticket 4711',
  });
  const openings = async (by: StaffBrowser): Promise<OpeningModel[]> => (await by.call('listOpenings')).json().openings;
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;
  const codes = async () => test.database.db.selectFrom('access_codes').select('channel').execute();
  let people = 0;
  const newAccount = async (): Promise<TestAccount> => {
    people += 1;
    return createTestAccount(test, { profile: { username: `person-${people}`, lastName: 'Quimby' } });
  };
  const newAccountWithTwoSteps = async (): Promise<TestAccount> => {
    const account = await newAccount();
    await addFactor(test, account.accountId, { kind: 'email', address: 'ana@example.org' });
    return account;
  };
  const statusOf = async ({ accountId }: TestAccount) =>
    (await findStaffAccount(test.database.db, accountId))?.standing;

  it('a code: nothing is issued until a second person approves, and both are named', async () => {
    const openingId = await ask(omar, codeBy('letter'));
    expect(await codes()).toEqual([]);
    expect(await errorOf(omar.call('approveOpening', { openingId }))).toBe('samePerson');
    expect(await codes()).toEqual([]);
    expect(await openings(ines)).toMatchObject([
      { openingId, status: 'waiting', askedBy: 'Omar Haddad', isOwn: false, of: mrn, reason: 'ticket 4711' },
    ]);
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    expect(await codes()).toEqual([{ channel: 'letter' }]);
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('requestOver');
    expect(await staffTest.audited('openingAsked')).toMatchObject([{ by: 'Omar Haddad', opening: openingId }]);
    expect(await staffTest.audited('openingApproved')).toMatchObject([{ by: 'Inés Romero', askedBy: 'Omar Haddad' }]);
    expect(await staffTest.audited('accessCodeIssued')).toMatchObject([
      { by: 'Omar Haddad', user: 'omar', approvedBy: 'Inés Romero', approvedByUser: 'ines', reason: 'ticket 4711' },
    ]);
  });

  it('of two who approve at once, one does', async () => {
    const sam = await staffTest.signedIn('sam');
    const before = (await codes()).length;
    const openingId = await ask(omar, codeBy('letter'));
    const replies = await Promise.all([ines, sam].map((each) => each.call('approveOpening', { openingId })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await codes()).length).toBe(before + 1);
  });

  it('the same is asked for once at a time, also by two at once: the second would wait for nothing', async () => {
    const { accountId } = await newAccountWithTwoSteps();
    const opening: Opening = { kind: 'turnOffTwoStep', accountId, reason: 'ticket 16' };
    const replies = await Promise.all([omar, ines].map((each) => each.call('askForOpening', { opening })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe('openingWaits');
    const other = await ask(omar, { ...opening, kind: 'eraseAccount' });
    await omar.call('declineOpening', { openingId: other });
    const another = await ask(omar, { ...opening, accountId: (await newAccountWithTwoSteps()).accountId });
    await omar.call('declineOpening', { openingId: another });
    const first = replies.find(({ statusCode }) => statusCode === 200)?.json().openingId;
    await omar.call('declineOpening', { openingId: first });
    const second = await ask(omar, opening);
    test.clock.advance(limits.staffOpening.window);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
    expect(await ask(omar, opening)).not.toBe(second);
  });

  it('the same patient is the same however their number is typed', async () => {
    const openingId = await ask(omar, codeBy('letter'));
    for (const typed of ['AB7001', 'ab 7001']) {
      const opening = { ...codeBy('letter'), medicalRecordNumber: typed };
      expect(await errorOf(ines.call('askForOpening', { opening }))).toBe('openingWaits');
    }
    await omar.call('declineOpening', { openingId });
  });

  it('a suspended account: one person unlocks no more than locks', async () => {
    const account = await newAccount();
    const { accountId } = account;
    await omar.call('suspendAccount', { accountId, reason: 'ticket 11' });
    expect(await errorOf(omar.call('unlockAccount', { accountId }))).toBe('needsTwoPersons');
    expect(await statusOf(account)).toBe('suspended');
    const reason = 'ticket 12';
    const openingId = await ask(omar, { kind: 'liftSuspension', accountId, reason, access: null });
    await ines.call('approveOpening', { openingId });
    expect(await statusOf(account)).toBe('active');
    expect(await staffTest.audited('accountUnlocked')).toMatchObject([
      { account: accountId, was: 'suspended', by: 'Omar Haddad', approvedBy: 'Inés Romero' },
    ]);
  });

  it('a suspended account: one person makes of it none that whoever reads its mail can open', async () => {
    const account = await newAccount();
    const { accountId } = account;
    await omar.call('suspendAccount', { accountId, reason: 'ticket 11' });
    expect(await errorOf(omar.call('suspendAccount', { accountId, untilReset: true, reason: 'ticket 11' }))).toBe(
      'needsTwoPersons',
    );
    expect(await statusOf(account)).toBe('suspended');
  });

  it.each([
    ['suspended, as by the patient’s notice', 'unlockAccount', 'suspended', 409],
    ['closed, as by its owner', 'suspendAccount', 'closed', 409],
  ] as const)('an act waits for one that has begun, and finds the account %s', async (_name, act, standing, status) => {
    const account = await newAccount();
    const { accountId } = account;
    const begun = await test.database.db.transaction().execute(async (trx) => {
      if (standing === 'closed') await markClosed(trx, accountId, test.clock.now());
      else await setAccountStatus(trx, accountId, standing);
      const waiting = omar.call(act, { accountId, reason: 'ticket 11' });
      await wait(200);
      return { waiting };
    });
    expect((await begun.waiting).statusCode).toBe(status);
    expect(await statusOf(account)).toBe(standing);
  });

  // Nobody but who has asked the owner can say it: a second person would have to decline.
  it('a suspended account into whose record others were let: what becomes of that is said as it is asked for', async () => {
    const { accountId } = await newAccount();
    await giveAccess(test, accountId, (await newAccount()).accountId);
    await omar.call('suspendAccount', { accountId, reason: 'ticket 11' });
    const opening = { kind: 'liftSuspension', accountId, reason: 'ticket 14', access: null } as const;
    const before = (await openings(ines)).length;
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe('accessUndecided');
    expect(await openings(ines)).toHaveLength(before);
    const openingId = await ask(omar, { ...opening, access: 'end' });
    expect(await openings(ines)).toContainEqual(expect.objectContaining({ openingId, access: 'end' }));
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    expect((await staffTest.audited('accountUnlocked')).at(-1)).toMatchObject({ account: accountId, access: 'end' });
  });

  it('a closed account is opened again by two, or stays closed where it is declined', async () => {
    const account = await newAccount();
    const { accountId } = account;
    const reason = 'ticket 13';
    await omar.call('closeAccount', { accountId, reason });
    expect(await statusOf(account)).toBe('closed');
    const declined = await ask(omar, { kind: 'reopenAccount', accountId, reason });
    expect((await ines.call('declineOpening', { openingId: declined })).statusCode).toBe(200);
    expect(await errorOf(ines.call('approveOpening', { openingId: declined }))).toBe('requestOver');
    expect(await statusOf(account)).toBe('closed');
    const openingId = await ask(ines, { kind: 'reopenAccount', accountId, reason });
    expect((await omar.call('approveOpening', { openingId })).statusCode).toBe(200);
    expect(await statusOf(account)).toBe('active');
  });

  it('nothing brings an erased account back: two erase it, and the trail names both', async () => {
    const account = await newAccount();
    const { accountId } = account;
    const openingId = await ask(omar, { kind: 'eraseAccount', accountId, reason: 'ticket 15' });
    expect(await errorOf(omar.call('approveOpening', { openingId }))).toBe('samePerson');
    expect(await statusOf(account)).toBe('active');
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    expect(await statusOf(account)).toBeUndefined();
    expect(await staffTest.audited('accountErased')).toMatchObject([
      { account: accountId, reason: 'ticket 15', by: 'Omar Haddad', approvedBy: 'Inés Romero' },
    ]);
    expect(await errorOf(omar.call('showAccount', { accountId, reason: 'ticket 15' }))).toBe('unknownAccount');
  });

  it('an invitation to a record: nobody is mailed until a second person approves, who reads whom it is for', async () => {
    const { accountId } = await newAccount();
    const invitation = {
      name: 'Tomás',
      email: 'tomas@example.org',
      birthDate: '1986-04-27',
      scopes: ['view'] as const,
      basis: null,
      days: 90 as const,
    };
    const opening = {
      kind: 'inviteProxy' as const,
      accountId,
      reason: 'ticket 18',
      ...invitation,
      scopes: [...invitation.scopes],
    };
    const invites = () =>
      test.database.db
        .selectFrom('proxy_invites')
        .select('basis')
        .where('patient_account_id', '=', accountId)
        .execute();
    for (const [wrong, refusal] of [
      [{ birthDate: '1986-13-27' }, { error: 'inviteeUnusable', fields: ['birthDate'] }],
      [
        { email: 'nobody', name: ' ' },
        { error: 'inviteeUnusable', fields: ['name', 'email'] },
      ],
      [{ basis: 'parent' }, { error: 'patientOfAge' }],
      [{ reason: 'Tomas has asked' }, { error: 'reasonNamesOwner' }],
      [{ scopes: [] }, { error: 'malformedRequest', fields: ['opening.scopes'] }],
    ] as const) {
      expect((await omar.call('askForOpening', { opening: { ...opening, ...wrong } })).json()).toEqual(refusal);
    }
    const openingId = await ask(omar, opening);
    expect(await errorOf(omar.call('approveOpening', { openingId }))).toBe('samePerson');
    expect(await invites()).toEqual([]);
    expect((await openings(ines)).find((each) => each.openingId === openingId)).toMatchObject({ invitation });
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    expect(await invites()).toEqual([{ basis: 'staff' }]);
    expect(await staffTest.audited('proxyInvited')).toMatchObject([
      { account: accountId, scope: 'view', reason: 'ticket 18', by: 'Omar Haddad', approvedBy: 'Inés Romero' },
    ]);
  });

  it('an invitation to a record that as many look after as can: nobody is asked to approve it', async () => {
    const { accountId } = await newAccount();
    for (let each = 0; each < limits.proxiesOfPatient.number; each += 1) {
      await giveAccess(test, accountId, (await newAccount()).accountId);
    }
    const opening = {
      kind: 'inviteProxy',
      accountId,
      name: 'Tomás',
      email: 'tomas@example.org',
      birthDate: '1986-04-27',
      scopes: ['view'],
      basis: null,
      days: null,
      reason: 'ticket 19',
    };
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe('accessFull');
  });

  it('what cannot be done waits on, and nothing of it is recorded as done', async () => {
    const { accountId } = await newAccountWithTwoSteps();
    const openingId = await ask(omar, { kind: 'turnOffTwoStep', accountId, reason: 'ticket 14' });
    await test.database.db.transaction().execute((trx) => deleteFactorsOf(trx, accountId));
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('noTwoStep');
    expect((await openings(ines)).find((each) => each.openingId === openingId)?.status).toBe('waiting');
    expect((await staffTest.audited('openingApproved')).filter(({ opening }) => opening === openingId)).toEqual([]);
  });

  it('a reason that names the person is refused, and so is none', async () => {
    const { accountId } = await newAccount();
    for (const [reason, error] of [
      ['for Mrs Quimby', 'reasonNamesOwner'],
      ['  ', 'reasonMissing'],
    ] as const) {
      const opening = { kind: 'reopenAccount', accountId, reason };
      expect(await errorOf(omar.call('askForOpening', { opening }))).toBe(error);
    }
  });

  it('nobody decides after a day', async () => {
    const openingId = await ask(omar, codeBy('letter'));
    test.clock.advance(limits.staffOpening.window + 1);
    const later = await staffTest.signedIn('ines');
    expect(await errorOf(later.call('approveOpening', { openingId }))).toBe('requestOver');
    expect(await openings(later)).toEqual([]);
  });
});
