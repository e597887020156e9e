import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccount, setAccountStatus } from '../accounts/queries/accounts.ts';
import { findStaffAccountByUsername } from '../accounts/queries/accounts-of-staff.ts';
import {
  codeIn,
  freeze,
  newRecord,
  noticesOf,
  sentTo,
  takeRecord,
  type TestRecord,
} from '../enrolment/testing/taken-record.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { linkAccount, patientsOf } from '../patients/queries/patient-accounts.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { runOnDatabase } from '../cli/testing/staff-terminal.ts';
import { callEngines } from '../testing/databases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

describe.each(callEngines)('opening a closed account again, on %s (issue 12, point 6; decision 83)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** A record that somebody opens by an account, of which everything on file was told. */
  async function opened() {
    const record = await newRecord(test);
    const { username } = await takeRecord(test, record);
    const [sms] = await noticesOf(test, record);
    const account = await findStaffAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));
    if (account === undefined) throw new Error('The test has no such account.');
    return { record, code: codeIn(sms), accountId: account.account_id };
  }
  const run = async (command: string, accountId: string): Promise<string> => {
    const { code, out } = await runOnDatabase(test.database, ['accounts', command, accountId, '--reason', 'ticket 1']);
    expect(code).toBe(0);
    return out;
  };
  const standingOf = async (accountId: string) => (await findAccount(test.database.db, accountId))?.standing;
  const idOf = ({ mrn }: TestRecord): string => patientIdOf(test.settings.keys, mrn);
  const link = (patientId: string, accountId: string) =>
    test.database.db.transaction().execute((trx) => linkAccount(trx, { patientId, accountId, now: test.clock.now() }));

  it('lifts no freeze: what its owner froze stays frozen, until staff lift that', async () => {
    const { accountId, code } = await opened();
    await freeze(test, code);
    await run('close', accountId);
    expect(await run('reopen', accountId)).toContain('It is suspended, as it was before');
    expect(await standingOf(accountId)).toBe('suspended');
  });

  it('stays frozen where its notice was answered while it was closed: who closed it may have taken the record', async () => {
    const { accountId, code } = await opened();
    await run('close', accountId);
    expect((await freeze(test, code)).statusCode).toBe(200);
    expect((await freeze(test, code)).statusCode).toBe(200);
    expect(await standingOf(accountId)).toBe('closed');
    expect(await run('reopen', accountId)).toContain('It is suspended, as it was before');
    expect(await standingOf(accountId)).toBe('suspended');
  });

  it.each(['active', 'mustReset', 'suspended'] as const)('gives it the status %s again', async (standing) => {
    const { accountId } = await opened();
    await test.database.db.transaction().execute((trx) => setAccountStatus(trx, accountId, standing));
    await run('close', accountId);
    await run('reopen', accountId);
    expect(await standingOf(accountId)).toBe(standing);
  });

  it('tells everything on file of the patient, by a code that freezes it', async () => {
    const { accountId, record } = await opened();
    const before = await sentTo(test, record);
    await run('close', accountId);
    await run('reopen', accountId);
    const told = (await noticesOf(test, record, 2)).filter(({ text }) => !before.some((each) => each.text === text));
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'email', 'letter', 'sms', 'sms']);
    const mail = told.find(({ channel }) => channel === 'email');
    expect(mail?.text).toContain('The account had been closed, and our staff opened it again');
    expect((await freeze(test, codeIn(mail))).statusCode).toBe(200);
    expect(await standingOf(accountId)).toBe('suspended');
  });

  it('lets no device skip the second step any more', async () => {
    const { accountId } = await opened();
    const device = { account_id: accountId, device_key: Buffer.alloc(32, 7), device_id: randomUUID() };
    const now = test.clock.now();
    await test.database.db
      .insertInto('devices')
      .values({
        ...device,
        browser: 'Firefox, Windows',
        last_used_at: now,
        remember_hash: Buffer.alloc(32, 8),
        remembered_until: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    await run('close', accountId);
    await run('reopen', accountId);
    const devices = test.database.db.selectFrom('devices').select(['remember_hash', 'remembered_until']);
    expect(await devices.where('device_id', '=', device.device_id).execute()).toEqual([
      { remember_hash: null, remembered_until: null },
    ]);
  });

  it('gives it every record that it had, as after a merge of records', async () => {
    const { accountId, record } = await opened();
    const merged = await newRecord(test);
    await link(idOf(merged), accountId);
    await run('close', accountId);
    expect(await patientsOf(test.database.db, accountId)).toEqual([]);
    await run('reopen', accountId);
    const linked = (await patientsOf(test.database.db, accountId)).map(({ patientId }) => patientId);
    expect(linked.toSorted()).toEqual([idOf(record), idOf(merged)].toSorted());
  });

  it('gives it the record into which theirs was merged while it was closed, and tells what is on file there', async () => {
    const { accountId, record } = await opened();
    const survivor = await newRecord(test);
    await run('close', accountId);
    await test.database.db
      .updateTable('patients')
      .set({ replaced_by: idOf(survivor) })
      .where('patient_id', '=', idOf(record))
      .execute();
    await run('reopen', accountId);
    const linked = (await patientsOf(test.database.db, accountId)).map(({ patientId }) => patientId);
    expect(linked.toSorted()).toEqual([idOf(record), idOf(survivor)].toSorted());
    expect((await findAccount(test.database.db, accountId))?.patient_id).toBe(idOf(survivor));
    expect(await noticesOf(test, survivor)).toHaveLength(survivor.reached.length + 1);
  });

  it('gives back no record, and nothing of it, where the patient has another account by now', async () => {
    const { accountId, record } = await opened();
    const merged = await newRecord(test);
    await link(idOf(merged), accountId);
    const place = { class: 'inpatient', location_id: 'main', unit: '4 North' } as const;
    const admission = { account_id: accountId, ...place, admitted_at: test.clock.now() };
    await test.database.db.insertInto('admissions').values(admission).execute();
    await run('close', accountId);
    await link(idOf(record), randomUUID());
    expect(await run('reopen', accountId)).toContain('has enrolled again meanwhile');
    expect(await patientsOf(test.database.db, accountId)).toEqual([]);
    const stays = test.database.db.selectFrom('admissions').selectAll().where('account_id', '=', accountId);
    expect(await stays.execute()).toEqual([]);
    expect(await sentTo(test, record)).toHaveLength(record.reached.length + 1);
  });
});
