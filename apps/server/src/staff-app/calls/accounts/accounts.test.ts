import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount } from '../../../accounts/testing/account.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls … Every act is recorded with a person's name".

describe.each(callEngines)('an account at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let lena: StaffBrowser;
  let accountId: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    lena = await staffTest.signedIn('lena');
    ({ accountId } = await createTestAccount(test, { profile: { username: 'person-1', lastName: 'Quimby' } }));
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const point = 'editestimates';
  const points = async (): Promise<string[]> =>
    (await lena.call('showAccount', { accountId, reason: 'ticket 4711' })).json().securityPoints;

  it('may save estimates no more and again (spec §6: security points), each with a name and a reason in the trail', async () => {
    expect(await points()).toEqual([point]);
    expect((await lena.call('restrictAccount', { accountId, point, reason: 'ticket 4711' })).statusCode).toBe(200);
    expect(await points()).toEqual([]);
    expect((await lena.call('permitAccount', { accountId, point, reason: 'ticket 4712' })).statusCode).toBe(200);
    expect(await points()).toEqual([point]);
    const who = { account: accountId, point, by: 'Lena Fischer', user: 'lena' };
    expect(await staffTest.audited('accountRestricted')).toMatchObject([
      { ...who, command: 'accounts restrict', reason: 'ticket 4711' },
    ]);
    expect(await staffTest.audited('accountPermitted')).toMatchObject([
      { ...who, command: 'accounts permit', reason: 'ticket 4712' },
    ]);
  });

  it.each([
    ['no reason', { point, reason: ' ' }, 'reasonMissing'],
    ['a reason that names the owner', { point, reason: 'for Mrs Quimby' }, 'reasonNamesOwner'],
    ['a point that is none', { point: 'everything', reason: 'ticket 1' }, 'malformedRequest'],
  ])('changes and records nothing with %s', async (_, input, error) => {
    const before = [await staffTest.audited('accountRestricted'), await points()];
    expect((await lena.call('restrictAccount', { accountId, ...input })).json()).toMatchObject({ error });
    expect([await staffTest.audited('accountRestricted'), await points()]).toEqual(before);
  });

  it('changes nothing of an account that is closed', async () => {
    const { accountId: closed } = await createTestAccount(test, { profile: { username: 'person-2' } });
    const omar = await staffTest.signedIn('omar');
    await omar.call('closeAccount', { accountId: closed, reason: 'ticket 13' });
    const reply = await lena.call('restrictAccount', { accountId: closed, point, reason: 'ticket 13' });
    expect(reply.json()).toEqual({ error: 'accountClosed' });
  });

  it.each([
    ['json', 'account.json', 'account'],
    ['fhir', 'account-fhir.json', 'resourceType'],
  ] as const)(
    'gives health records a copy of all that it has as %s, and says so in the trail',
    async (form, fileName, has) => {
      const omar = await staffTest.signedIn('omar');
      const reply = (await omar.call('exportAccount', { accountId, form, reason: 'ticket 16' })).json();
      expect(reply.fileName).toBe(fileName);
      expect(JSON.parse(reply.text)).toHaveProperty(has);
      expect(reply.text).toContain('Quimby');
      expect((await staffTest.audited('accountExported')).at(-1)).toMatchObject({
        account: accountId,
        form,
        reason: 'ticket 16',
        by: 'Omar Haddad',
      });
    },
  );

  it('gives no copy, and records none, for a reason that names the owner', async () => {
    const omar = await staffTest.signedIn('omar');
    const before = await staffTest.audited('accountExported');
    const reply = await omar.call('exportAccount', { accountId, form: 'json', reason: 'for Mrs Quimby' });
    expect(reply.json()).toMatchObject({ error: 'reasonNamesOwner' });
    expect(await staffTest.audited('accountExported')).toEqual(before);
  });

  it('is noted to be of somebody in the hospital, moved, and discharged; where they are stands not in the trail (spec §2)', async () => {
    const reason = 'ticket 17';
    const stay = async () => (await lena.call('showAccount', { accountId, reason })).json().admission;
    const { locations } = (await lena.call('listLocations')).json();
    const [{ locationId }] = locations;
    expect(await stay()).toBeNull();
    const admit = async (where: object) =>
      (await lena.call('admitPatient', { accountId, to: 'inpatient', locationId, reason, ...where })).json();
    expect(await admit({ unit: ' ' })).toEqual({ error: 'unitMissing' });
    expect(await admit({ unit: '4 East', locationId: 'nowhere' })).toEqual({ error: 'unknownLocation' });
    expect(await stay()).toBeNull();
    expect(await admit({ unit: '4 East', bed: '12' })).toEqual({});
    const first = await stay();
    expect(first).toMatchObject({ to: 'inpatient', locationId, unit: '4 East', bed: '12' });
    expect(await admit({ unit: '5 West' })).toEqual({});
    expect(await stay()).toEqual({ ...first, unit: '5 West', bed: null });
    const discharge = async () => (await lena.call('dischargePatient', { accountId, reason })).json();
    expect(await discharge()).toEqual({});
    expect(await discharge()).toEqual({ error: 'notAdmitted' });
    expect(await stay()).toBeNull();
    const who = { account: accountId, reason, by: 'Lena Fischer', user: 'lena' };
    expect(await staffTest.audited('patientAdmitted')).toEqual([
      { ...who, to: 'inpatient', command: 'accounts admit' },
      { ...who, to: 'inpatient', command: 'accounts admit' },
    ]);
    expect(await staffTest.audited('patientDischarged')).toEqual([{ ...who, command: 'accounts discharge' }]);
  });
});
