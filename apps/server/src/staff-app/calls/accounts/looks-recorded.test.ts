import type { Opening } from '@portico/staff-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import { importTestPatients } from '../../../enrolment/testing/sign-up.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Every act is recorded with a person's name". HIPAA, 45 CFR 164.312(b): mechanisms that record and examine activity.

describe.each(callEngines)('whoever is told of a person leaves an entry, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  let account: TestAccount;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    await importTestPatients(test, [{ mrn: 'AB-7001' }, { mrn: 'AB-7002', more: { active: false } }]);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
    account = await createTestAccount(test, { profile: { username: 'person-1', lastName: 'Quimby' } });
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const refusals = () => staffTest.audited('staffActRefused');
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;

  it('a list of approvals, with how many there were; their number alone tells of nobody', async () => {
    const opening: Opening = { kind: 'eraseAccount', accountId: account.accountId, reason: 'ticket 1' };
    const { openingId } = (await omar.call('askForOpening', { opening })).json();
    const before = (await staffTest.audited('openingsListed')).length;
    expect((await ines.call('countOpenings')).json()).toEqual({ waiting: 1 });
    expect((await omar.call('countOpenings')).json()).toEqual({ waiting: 0 });
    expect(await staffTest.audited('openingsListed')).toHaveLength(before);
    expect((await ines.call('listOpenings')).json().openings).toMatchObject([{ openingId, of: 'person-1' }]);
    expect((await staffTest.audited('openingsListed')).slice(before)).toEqual([
      { account: null, openings: 1, command: 'openings list', by: 'Inés Romero', user: 'ines' },
    ]);
    await omar.call('declineOpening', { openingId });
  });

  it('of an account that was erased, the list of approvals names nobody any more', async () => {
    const { accountId } = await createTestAccount(test, { profile: { username: 'person-2', lastName: 'Quimby' } });
    const opening: Opening = { kind: 'eraseAccount', accountId, reason: 'ticket 2' };
    const { openingId } = (await omar.call('askForOpening', { opening })).json();
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'done' });
    const { openings } = (await omar.call('listOpenings')).json();
    const listed = openings.find((each: { openingId: string }) => each.openingId === openingId);
    expect(listed).toMatchObject({ status: 'done', person: null, birthDate: null, of: null, reason: 'ticket 2' });
    expect(JSON.stringify(listed)).not.toMatch(/quimby|person-2/i);
  });

  it.each([
    ['showAccount', { reason: 'for Mrs Quimby' }, 'accounts show'],
    ['suspendAccount', { reason: 'for Mrs Quimby' }, 'accounts suspend'],
    ['listProxies', { reason: 'for Mrs Quimby' }, 'proxies list'],
  ] as const)(
    'a reason that %s refuses, since it names the owner: that it does is an answer',
    async (call, input, command) => {
      const { accountId } = account;
      const before = (await refusals()).length;
      expect(await errorOf(omar.call(call, { accountId, ...input }))).toBe('reasonNamesOwner');
      const entries = (await refusals()).slice(before);
      expect(entries).toEqual([
        { account: accountId, command, why: 'reasonNamesOwner', by: 'Omar Haddad', user: 'omar' },
      ]);
      expect(JSON.stringify(entries)).not.toContain('Quimby');
    },
  );

  it('a search whose reason names whom it finds, and one by a number that nobody has', async () => {
    const before = (await refusals()).length;
    const search = { username: 'person-1', reason: 'Quimby, ticket 3' };
    expect(await errorOf(omar.call('findAccounts', search))).toBe('reasonNamesOwner');
    const unknown = { medicalRecordNumber: 'AB-9999', reason: 'ticket 4' };
    expect(await errorOf(omar.call('findAccounts', unknown))).toBe('unknownPatient');
    expect((await refusals()).slice(before)).toMatchObject([
      { account: null, command: 'accounts find', by: 'Omar Haddad', why: 'reasonNamesOwner', sought: 'username' },
      { account: null, command: 'accounts find', by: 'Omar Haddad', why: 'unknownPatient', sought: 'mrn' },
    ]);
    expect(JSON.stringify(await refusals())).not.toContain('AB-9999');
  });

  it.each([
    ['AB-7002', 'recordNotActive', 'ticket 5'],
    ['AB-7001', 'reasonNamesOwner', 'for AB-7001'],
  ])('a code that is not asked for, for %s: %s', async (medicalRecordNumber, why, reason) => {
    const before = (await refusals()).length;
    const opening = { kind: 'issueCode', medicalRecordNumber, channel: 'print', language: 'en', reason };
    expect(await errorOf(omar.call('askForOpening', { opening }))).toBe(why);
    expect((await refusals()).slice(before)).toEqual([
      { account: null, command: 'openings ask', why, by: 'Omar Haddad', user: 'omar' },
    ]);
  });

  it('what was typed wrong, and an account that nobody has, are about nobody', async () => {
    const before = (await refusals()).length;
    expect(await errorOf(omar.call('showAccount', { accountId: account.accountId, reason: ' ' }))).toBe(
      'reasonMissing',
    );
    expect(await errorOf(omar.call('findAccounts', { phone: '123', reason: 'ticket 6' }))).toBe('phoneTooShort');
    expect(await refusals()).toHaveLength(before);
  });

  it('a suspension says what the account was, and why', async () => {
    const { accountId } = await createTestAccount(test, { profile: { username: 'person-3' } });
    await omar.call('suspendAccount', { accountId, untilReset: true, reason: 'ticket 7' });
    await omar.call('suspendAccount', { accountId, reason: 'ticket 8' });
    expect(await staffTest.audited('accountSuspended')).toMatchObject([
      { account: accountId, untilReset: true, was: 'active', reason: 'ticket 7' },
      { account: accountId, untilReset: false, was: 'mustReset', reason: 'ticket 8' },
    ]);
  });
});
