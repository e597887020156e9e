import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import { giveAccess, inviteTo } from '../../../proxies/testing/proxies.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls … Every act is recorded with a person's name".

describe.each(callEngines)('accesses to records at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let patient: TestAccount;
  let helper: TestAccount;
  let proxyId: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    omar = await staffTest.signedIn('omar');
    patient = await createTestAccount(test, { profile: { username: 'patient', lastName: 'Quimby' } });
    helper = await createTestAccount(test, { profile: { username: 'helper', lastName: 'Nakagawa' } });
    proxyId = await giveAccess(test, patient.accountId, helper.accountId);
    await inviteTo(test, patient.accountId, helper);
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const reason = 'ticket 4711';
  const linesOf = async ({ accountId }: TestAccount) =>
    (await omar.call('listProxies', { accountId, reason })).json().proxies;

  it('are seen from either side, with invitations, and each look is in the trail', async () => {
    const { email } = helper.profile;
    expect(await linesOf(patient)).toMatchObject([
      { id: proxyId, kind: 'lookedAfterBy', name: expect.stringContaining('Nakagawa'), email: null },
      { kind: 'invited', email, scopes: ['view'], since: null },
    ]);
    expect(await linesOf(helper)).toMatchObject([
      { id: proxyId, kind: 'looksAfter', name: expect.stringContaining('Quimby'), scopes: ['view', 'estimates'] },
    ]);
    expect(await staffTest.audited('proxiesListed')).toMatchObject([
      { account: patient.accountId, lines: 2, reason, by: 'Omar Haddad', command: 'proxies list' },
      { account: helper.accountId, lines: 1, reason, by: 'Omar Haddad' },
    ]);
  });

  it.each([
    [' ', 'reasonMissing'],
    ['for Mrs Quimby', 'reasonNamesOwner'],
  ])('are neither shown nor ended for the reason "%s"', async (given, error) => {
    const { accountId } = patient;
    const before = (await linesOf(patient)).length;
    expect((await omar.call('listProxies', { accountId, reason: given })).json()).toMatchObject({ error });
    const ended = await omar.call('revokeProxy', { accountId, id: proxyId, reason: given });
    expect(ended.json()).toMatchObject({ error });
    expect(await linesOf(patient)).toHaveLength(before);
  });

  it('are not ended by the help desk, which sees them', async () => {
    const lena = await staffTest.signedIn('lena');
    const { accountId } = patient;
    expect((await lena.call('listProxies', { accountId, reason })).statusCode).toBe(200);
    const ended = await lena.call('revokeProxy', { accountId, id: proxyId, reason });
    expect(ended.json()).toEqual({ error: 'notPermitted' });
  });

  it('end, and so do invitations, once; nobody else’s does', async () => {
    const other = await createTestAccount(test, { profile: { username: 'other' } });
    const [access, invitation] = await linesOf(patient);
    const end = async ({ accountId }: TestAccount, id: string) =>
      (await omar.call('revokeProxy', { accountId, id, reason })).json();
    expect(await end(other, access.id)).toEqual({ error: 'accessGone' });
    for (const { id } of [access, invitation]) {
      expect(await end(patient, id)).toEqual({});
      expect(await end(patient, id)).toEqual({ error: 'accessGone' });
    }
    expect(await linesOf(patient)).toEqual([]);
    expect(await linesOf(helper)).toEqual([]);
    expect(await staffTest.audited('proxyRevokedByStaff')).toMatchObject([
      { account: patient.accountId, id: access.id, reason, by: 'Omar Haddad', command: 'proxies revoke' },
      { account: patient.accountId, id: invitation.id, reason, by: 'Omar Haddad' },
    ]);
  });
});
