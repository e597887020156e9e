import type { MatchCaseModel, Opening, OpeningModel } from '@portico/staff-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import { importTestPatients } from '../../../enrolment/testing/sign-up.ts';
import { openMatchCase } from '../../../patients/matching/match-case.ts';
import { patientIdOf } from '../../../patients/patient-id.ts';
import { accountOf } from '../../../patients/queries/patient-accounts.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 15, point 4: "below it, staff decide"; issue 16, point 1: "two persons for what opens an account"; decisions 170 and 200.

const reason = 'ticket 4711';
const findings = [
  { subject: 'givenName', is: 'equal' },
  { subject: 'zip', is: 'different' },
] as const;

describe.each(callEngines)('whose record it is, at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  let count = 0;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, areJobsLeft: true });
    staffTest = await openStaffTest(test);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const patientOf = (mrn: string) => patientIdOf(test.settings.keys, mrn);
  /** An account that may be that of two patients. */
  const uncertain = async (): Promise<{ account: TestAccount; first: string; second: string }> => {
    count += 1;
    const [first, second] = [`AB-80${count}1`, `AB-80${count}2`];
    await importTestPatients(test, [
      { id: `${count}a`, mrn: first },
      { id: `${count}b`, mrn: second },
    ]);
    const account = await createTestAccount(test, { profile: { username: `person-${count}`, lastName: 'Quimby' } });
    const matches = [first, second].map((mrn, at) => ({
      patientId: patientOf(mrn),
      medicalRecordNumber: mrn,
      points: 64 - at,
      findings,
    }));
    const open = { accountId: account.accountId, openedAt: test.clock.now(), matches };
    await test.database.db.transaction().execute((trx) => openMatchCase(trx, test.settings.keys, open));
    return { account, first, second };
  };
  const cases = async (): Promise<MatchCaseModel[]> => (await omar.call('listMatches')).json().cases;
  const caseOf = async ({ accountId }: TestAccount) => (await cases()).find((each) => each.accountId === accountId);
  const link = (accountId: string, medicalRecordNumber: string): Opening => {
    return { kind: 'linkRecord', accountId, medicalRecordNumber, reason };
  };
  const ask = async (opening: Opening): Promise<string> =>
    (await omar.call('askForOpening', { opening })).json().openingId;
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;

  it('has the least: the account, the records’ numbers, points, and what agrees', async () => {
    const { account, first, second } = await uncertain();
    const reply = await omar.call('listMatches');
    expect(await caseOf(account)).toEqual({
      accountId: account.accountId,
      openedAt: test.clock.now().toISOString(),
      matches: [
        { medicalRecordNumber: first, points: 64, findings },
        { medicalRecordNumber: second, points: 63, findings },
      ],
    });
    expect(reply.body).not.toMatch(/Quimby|Ana|1986|ana@|555-?01/);
    expect((await staffTest.audited('matchesListed')).at(-1)).toMatchObject({
      by: 'Omar Haddad',
      user: 'omar',
      command: 'matches list',
    });
  });

  it('a record: nothing is opened until a second person approves, and both are named', async () => {
    const { account, first } = await uncertain();
    const openingId = await ask(link(account.accountId, first));
    expect(await accountOf(test.database.db, patientOf(first))).toBeNull();
    expect(await errorOf(omar.call('approveOpening', { openingId }))).toBe('samePerson');
    const asking = { opening: link(account.accountId, first) };
    expect(await errorOf(ines.call('askForOpening', asking))).toBe('openingWaits');
    const waiting: OpeningModel[] = (await ines.call('listOpenings')).json().openings;
    expect(waiting.find((each) => each.openingId === openingId)).toMatchObject({
      kind: 'linkRecord',
      person: 'Ana Quimby',
      of: account.username,
      recordNumber: first,
      askedBy: 'Omar Haddad',
    });
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    expect(await accountOf(test.database.db, patientOf(first))).toBe(account.accountId);
    expect(await caseOf(account)).toBeUndefined();
    expect((await staffTest.audited('matchDecided')).at(-1)).toMatchObject({
      account: account.accountId,
      by: 'Omar Haddad',
      approvedBy: 'Inés Romero',
      command: 'matches decide',
      is: 'record',
      reason,
    });
  });

  it('none: the account stays without a record, and is not shown again', async () => {
    const { account, first, second } = await uncertain();
    const { accountId } = account;
    expect((await omar.call('declineMatches', { accountId, reason })).json()).toEqual({});
    expect(await caseOf(account)).toBeUndefined();
    for (const mrn of [first, second]) expect(await accountOf(test.database.db, patientOf(mrn))).toBeNull();
    expect((await staffTest.audited('matchDecided')).at(-1)).toMatchObject({
      account: accountId,
      by: 'Omar Haddad',
      is: 'none',
      reason,
    });
    expect(await errorOf(omar.call('declineMatches', { accountId, reason }))).toBe('noMatchCase');
  });

  it('what a colleague has decided meanwhile is not opened', async () => {
    const { account, first } = await uncertain();
    const { accountId } = account;
    const openingId = await ask(link(accountId, first));
    await ines.call('declineMatches', { accountId, reason });
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('noMatchCase');
    expect(await accountOf(test.database.db, patientOf(first))).toBeNull();
  });

  it('a record is given to one account: of two, the second is told', async () => {
    const [one, other] = [await uncertain(), await uncertain()];
    const matches = [{ patientId: patientOf(one.first), medicalRecordNumber: one.first, points: 64, findings }];
    const open = { accountId: other.account.accountId, openedAt: test.clock.now(), matches };
    await test.database.db.transaction().execute((trx) => openMatchCase(trx, test.settings.keys, open));
    const openingId = await ask(link(one.account.accountId, one.first));
    const opening = link(other.account.accountId, one.first);
    for (const medicalRecordNumber of [one.first, one.first.replace('-', '')]) {
      const asked = { opening: { ...opening, medicalRecordNumber } };
      expect(await errorOf(omar.call('askForOpening', asked))).toBe('openingWaits');
    }
    expect((await ines.call('approveOpening', { openingId })).statusCode).toBe(200);
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe('patientHasAccount');
    expect(await caseOf(other.account)).toBeDefined();
  });

  it('says what is wrong: another record, nobody’s account, a reason that is missing or names somebody', async () => {
    const { account, first } = await uncertain();
    const { accountId } = account;
    const asked = (opening: Opening) => errorOf(omar.call('askForOpening', { opening }));
    expect(await asked(link(accountId, 'AB-1'))).toBe('noSuchMatch');
    expect(await asked(link(randomUUID(), first))).toBe('unknownAccount');
    expect(await asked({ ...link(accountId, first), reason: '' })).toBe('reasonMissing');
    expect(await asked({ ...link(accountId, first), reason: `is ${first}` })).toBe('reasonNamesOwner');
    expect(await errorOf(omar.call('declineMatches', { accountId, reason: '' }))).toBe('reasonMissing');
    expect(await errorOf(omar.call('declineMatches', { accountId, reason: 'Quimby says so' }))).toBe(
      'reasonNamesOwner',
    );
    expect(await errorOf(omar.call('declineMatches', { accountId: randomUUID(), reason }))).toBe('unknownAccount');
    expect(await caseOf(account)).toBeDefined();
  });
});
