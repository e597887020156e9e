import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { acceptTerms, atTerms, importTestPatients, type mei } from '../enrolment/testing/sign-up.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { listOutbox } from '../platform/outbox.ts';
import { callEngines } from '../testing/databases.ts';
import { eventually } from '../testing/eventually.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { runOnDatabase } from './testing/staff-terminal.ts';

const WHY = ['--reason', 'ticket 4711, seen at the desk'];
/** As on record, but for where they live, and how they are reached. */
const said = {
  stanfordPatient: true,
  dateOfBirth: '2/29/1984',
  firstName: 'Lan',
  zip: '10001',
  mobilePhone: '(212) 555-0199',
};

describe.each(callEngines)('whose record an account’s is, on %s (issue 15, point 4; decision 170)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    const names = ['Moved', 'Open', 'Other', 'Taken', 'Merged'];
    await importTestPatients(
      test,
      names.map((last, at) => ({ id: `m${at}`, mrn: `AB-900${at}`, first: 'Lan', last, zip: '94107' })),
    );
  });
  afterAll(() => test.close());

  /** Signs up so far that there is an account, and says whose. */
  async function enrol(more: Partial<typeof mei>) {
    const { browser, userId } = await atTerms(test, { ...said, ...more });
    await acceptTerms(browser);
    const account = await findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, userId));
    return { userId, id: account?.account_id ?? '', patientId: account?.patient_id ?? null };
  }
  const patientOf = (mrn: string) => patientIdOf(test.settings.keys, mrn);
  const run = (...argv: string[]) => runOnDatabase(test.database, argv);

  it('is theirs who moved, and has the phone on file', async () => {
    const { patientId } = await enrol({ lastName: 'Moved', mobilePhone: '(650) 555-0121' });
    expect(patientId).toBe(patientOf('AB-9000'));
    expect((await run('matches', 'list')).out).toBe('0 accounts to decide\n');
  });

  it('is nobody’s until staff decide, where it may be theirs; then everything on file is told', async () => {
    const { id, patientId } = await enrol({ lastName: 'Open' });
    expect(patientId).toBeNull();
    const listed = await run('matches', 'list');
    expect(listed.out).toContain(`${id}  since `);
    expect(listed.out).toMatch(
      /AB-9001 {2}64 points: given name equal, surname equal, birth date equal, ZIP code different/,
    );
    // The least: neither names nor how anybody is reached.
    expect(listed.out).not.toMatch(/Lan|Open|1984-|555-?01|example\.org/);
    const wrong = await run('matches', 'decide', id, '--mrn', 'AB-9000', ...WHY);
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('none of those') });
    expect((await run('matches', 'decide', id, '--mrn', 'ab9001', ...WHY)).code).toBe(0);
    expect(await accountOf(test.database.db, patientOf('AB-9001'))).toBe(id);
    await eventually(async () => {
      const recipients = (await listOutbox(test.database.db)).map(({ recipient }) => recipient);
      expect(recipients).toEqual(expect.arrayContaining(['m1@example.org']));
    });
    expect(await run('matches', 'decide', id, '--none', ...WHY)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing is to be decided'),
    });
  });

  it('is nobody’s where staff say so', async () => {
    const { id } = await enrol({ lastName: 'Other' });
    expect(await run('matches', 'decide', id, '--none', ...WHY)).toMatchObject({
      code: 0,
      out: expect.stringContaining('stays without a record'),
    });
    expect(await accountOf(test.database.db, patientOf('AB-9002'))).toBeNull();
    expect((await run('matches', 'list')).out).toBe('0 accounts to decide\n');
  });

  it('is that which took the place of the one that was found, and of nobody else', async () => {
    const { id } = await enrol({ lastName: 'Merged' });
    const link = [{ type: 'replaced-by', other: { reference: 'Patient/m5' } }];
    await importTestPatients(test, [
      { id: 'm4', mrn: 'AB-9004', first: 'Lan', last: 'Merged', zip: '94107', more: { link } },
      { id: 'm5', mrn: 'AB-9005', first: 'Lan', last: 'Merged', zip: '94107' },
    ]);
    expect((await run('matches', 'decide', id, '--mrn', 'AB-9004', ...WHY)).code).toBe(0);
    expect(await accountOf(test.database.db, patientOf('AB-9005'))).toBe(id);
    await eventually(async () => {
      const recipients = (await listOutbox(test.database.db)).map(({ recipient }) => recipient);
      expect(recipients).toEqual(expect.arrayContaining(['m5@example.org']));
    });
  });

  it('is not given away twice', async () => {
    const first = await enrol({ lastName: 'Taken', zip: '94107' });
    expect(first.patientId).toBe(patientOf('AB-9003'));
    const { id } = await enrol({ lastName: 'Taken' });
    expect(await run('matches', 'decide', id, '--mrn', 'AB-9003', ...WHY)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has an account already'),
    });
    expect((await run('matches', 'list')).out).toContain(id);
  });

  it.each([
    [['--mrn', 'AB-1', '--none', ...WHY], '--mrn with the number of the record, or --none'],
    [[...WHY], '--mrn with the number of the record, or --none'],
    [['--none'], '--reason is missing'],
  ])('is decided by one answer, with a reason: %j', async (args, message) => {
    expect(await run('matches', 'decide', 'somebody', ...args)).toMatchObject({
      code: 2,
      err: expect.stringContaining(message),
    });
  });
});
