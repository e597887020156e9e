import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTestPatients } from '../../../enrolment/testing/sign-up.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "two persons for what opens an account."

describe.each(callEngines)('letters with a code that are handed over, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  let openingId: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
    await importTestPatients(test, [{ mrn: 'AB-7001' }]);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
    const opening = {
      kind: 'issueCode',
      medicalRecordNumber: 'AB-7001',
      channel: 'print',
      language: 'en',
      reason: 'ticket 4711',
    };
    openingId = (await omar.call('askForOpening', { opening })).json().openingId;
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;
  const printed = () =>
    test.database.db.selectFrom('access_codes').select('code_hash').where('channel', '=', 'print').execute();

  it('a letter to hand over: printed by who asked, after the second person; of two at once, one prints', async () => {
    expect(await errorOf(omar.call('printLetter', { openingId }))).toBe('requestOver');
    expect((await ines.call('approveOpening', { openingId })).json()).toEqual({ status: 'approved' });
    expect(await errorOf(ines.call('printLetter', { openingId }))).toBe('requestOver');
    const [first, second] = await Promise.all([
      omar.call('printLetter', { openingId }),
      omar.call('printLetter', { openingId }),
    ]);
    const replies = [first, second].filter(({ statusCode }) => statusCode === 200);
    expect(replies.length).toBe(1);
    expect(
      Buffer.from(replies[0]?.json().pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await printed()).toHaveLength(1);
  });

  // A letter whose answer was lost on the way was gone, and a new one took two persons again.
  it('a letter is printed anew while its day lasts: the code of the one before is good no more', async () => {
    const canPrint = async (by: StaffBrowser) => (await by.call('listOpenings')).json().openings[0].canPrint;
    expect([await canPrint(omar), await canPrint(ines)]).toEqual([true, false]);
    const before = await printed();
    expect((await omar.call('printLetter', { openingId })).statusCode).toBe(200);
    const after = await printed();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    expect((await staffTest.audited('accessCodesRevoked')).at(-1)).toMatchObject({
      codes: 1,
      opening: openingId,
      by: 'Omar Haddad',
      approvedBy: 'Inés Romero',
    });
    expect(await errorOf(ines.call('printLetter', { openingId }))).toBe('requestOver');
  });

  // Whoever takes a code back ends what two persons approved.
  it('a letter whose code was taken back is printed no more', async () => {
    expect((await omar.call('revokeCodes', { medicalRecordNumber: 'AB-7001' })).json()).toEqual({ codes: 1 });
    expect(await printed()).toEqual([]);
    expect(await errorOf(omar.call('printLetter', { openingId }))).toBe('requestOver');
    expect(await printed()).toEqual([]);
  });
});
