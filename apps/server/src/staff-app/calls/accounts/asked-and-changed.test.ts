import type { Opening } from '@portico/staff-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount } from '../../../accounts/testing/account.ts';
import { addFactor } from '../../../accounts/testing/two-step.ts';
import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { findStaffAccount } from '../../../accounts/queries/accounts-of-staff.ts';
import { deleteFactorsOf } from '../../../accounts/queries/second-factors.ts';
import { importTestPatients } from '../../../enrolment/testing/sign-up.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: two persons for what opens an account. What they have seen is what is done (docs/decisions/0200).

describe.each(callEngines)('what has changed since it was asked for is not undone, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const ask = async (opening: Opening): Promise<string> =>
    (await omar.call('askForOpening', { opening })).json().openingId;
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;
  let people = 0;
  const newAccount = async (): Promise<string> => {
    people += 1;
    const { accountId } = await createTestAccount(test, { profile: { username: `person-${people}` } });
    return accountId;
  };
  const emailFactor = { kind: 'email', address: 'ana@example.org' } as const;

  it.each([
    ['liftSuspension', 'accountNotSuspended'],
    ['reopenAccount', 'accountNotClosed'],
    ['turnOffTwoStep', 'noTwoStep'],
  ] as const)('nobody asks ahead of time: %s of an account that needs none', async (kind, error) => {
    const accountId = await newAccount();
    const opening = { kind, accountId, reason: 'ticket 20', access: null };
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe(error);
  });

  it('what was asked for undoes nothing that came later: not the suspension after the one that was asked about', async () => {
    const accountId = await newAccount();
    await omar.call('suspendAccount', { accountId, reason: 'ticket 11' });
    const openingId = await ask({ kind: 'liftSuspension', accountId, reason: 'ticket 21', access: null });
    await test.database.db.transaction().execute((trx) => setAccountStatus(trx, accountId, 'active'));
    await ines.call('suspendAccount', { accountId, reason: 'ticket 11' });
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('openingChanged');
    expect((await findStaffAccount(test.database.db, accountId))?.standing).toBe('suspended');
  });

  it('what was asked for undoes nothing that came later: not a second step that was set up since', async () => {
    const accountId = await newAccount();
    await addFactor(test, accountId, emailFactor);
    const openingId = await ask({ kind: 'turnOffTwoStep', accountId, reason: 'ticket 22' });
    await test.database.db.transaction().execute((trx) => deleteFactorsOf(trx, accountId));
    await addFactor(test, accountId, emailFactor);
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('openingChanged');
  });

  it('a code is issued to whom it was asked for, and not to whom the number leads by then', async () => {
    const two = [
      { id: 'old-7002', mrn: 'AB-7002' },
      { id: 'old-7003', mrn: 'AB-7003' },
    ];
    await importTestPatients(test, two);
    const codeOf = (number: string, channel: 'letter' | 'print') =>
      ({ kind: 'issueCode', medicalRecordNumber: number, channel, language: 'en', reason: 'ticket 23' }) as const;
    const codes = () => test.database.db.selectFrom('access_codes').select('channel').execute();
    const openingId = await ask(codeOf('AB-7002', 'letter'));
    const printId = await ask(codeOf('AB-7003', 'print'));
    await ines.call('approveOpening', { openingId: printId });
    const before = (await codes()).length;
    const link = [{ type: 'replaced-by', other: { reference: 'Patient/new-7004' } }];
    await importTestPatients(test, [
      { id: 'new-7004', mrn: 'AB-7004' },
      ...two.map((each) => ({ ...each, more: { link } })),
    ]);
    expect(await errorOf(ines.call('approveOpening', { openingId }))).toBe('openingChanged');
    expect(await errorOf(omar.call('printLetter', { openingId: printId }))).toBe('openingChanged');
    expect(await codes()).toHaveLength(before);
  });
});
