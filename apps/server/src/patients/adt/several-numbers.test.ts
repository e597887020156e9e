import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { reserveAccount } from '../../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../../accounts/reserved-person.ts';
import { recordLookedAfter } from '../../enrolment/access-notice/record-looked-after.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { upsertProxy } from '../../proxies/queries/proxies.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { findFhirPatient } from '../find-fhir-patient.ts';
import { patientIdOf } from '../patient-id.ts';
import { reservedFor, reservedIdsOf } from '../reserved-for.ts';
import { createMergeTest } from '../testing/merged-person.ts';

// Spec §8, 1004 and decision 141: one record for a patient, and two people never joined in silence.

const settings = await readSettings('test', {});
const { keys } = settings;
const sam = { 5: 'Lee^Sam', 7: '20100505', 8: 'M', 11: '9 Elm^^Reno^NV^89501', 13: '' };
const numbers = (...all: string[]) => all.map((number) => `${number}^^^ALDER^MR`).join('~');

describe.each(callEngines)('a patient of several numbers on %s (decision 141)', (engine) => {
  let database: Database;
  let test: ReturnType<typeof createMergeTest>;
  const clock = settableClock('2026-11-26T10:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    test = createMergeTest(database, keys, clock);
  });
  afterAll(() => database.close());
  const find = (mrn: string) => patientsOfRegistry(database.db, keys).findByMedicalRecordNumber(mrn);

  it('is found by whichever is known, and by the new one from then on', async () => {
    await test.tell({ mrn: 'Y-1' });
    expect(await test.tell({ pid: { 3: numbers('X-9', 'Y-1') } })).toBe('AA');
    expect(await find('X-9')).toMatchObject({ patientId: patientIdOf(keys, 'Y-1') });
    expect(await test.tell({ pid: { 3: numbers('X-10', 'Y-1'), ...sam } })).toContain('somebody else');
  });

  it('is held where they are those of several records, until these are merged', async () => {
    for (const mrn of ['A-1', 'B-1']) await test.tell({ mrn });
    const both = { pid: { 3: numbers('A-1', 'B-1') } };
    expect(await test.tell(both)).toContain('several records');
    expect(await test.tell({ event: 'A40', merged: ['B-1'], ...both })).toBe('AA');
    expect(await test.tell(both)).toBe('AA');
    expect(await find('B-1')).toMatchObject({ medicalRecordNumber: 'A-1' });
  });

  it('is merged by whichever number is known, and held where they are those of several records', async () => {
    for (const mrn of ['A-2', 'B-2', 'C-2', 'D-2']) await test.tell({ mrn });
    expect(await test.merge('A-2', numbers('NEW-2', 'B-2').replace(/\^\^\^ALDER\^MR$/, ''))).toBe('AA');
    expect(await find('B-2')).toMatchObject({ medicalRecordNumber: 'A-2' });
    expect(await test.merge('A-2', numbers('C-2', 'D-2').replace(/\^\^\^ALDER\^MR$/, ''))).toContain('several records');
    expect(await find('C-2')).toMatchObject({ medicalRecordNumber: 'C-2' });
  });

  it('is found by a number that was merged and that nobody knew, beside one that is known', async () => {
    for (const mrn of ['A-3', 'B-3']) await test.tell({ mrn });
    expect(await test.merge('A-3', numbers('B-3', 'NEW-3').replace(/\^\^\^ALDER\^MR$/, ''))).toBe('AA');
    expect(await find('NEW-3')).toMatchObject({ medicalRecordNumber: 'A-3' });
  });

  describe('and no account, whom others look after (decision 244)', () => {
    /** A newborn, of whom the mother has access. */
    const born = async (mrn: string): Promise<string> => {
      await test.tell({ mrn });
      const patientId = patientIdOf(keys, mrn);
      const named = {
        firstName: 'Inés',
        lastName: 'Soler',
        email: null,
        language: 'en',
        medicalRecordNumber: mrn,
      } as const;
      const carerId = await test.account(`carer.${mrn}`);
      return database.db.transaction().execute(async (trx) => {
        const now = clock.now();
        const person = sealReservedPerson(keys, patientId, named);
        const accountId = await reserveAccount(trx, { patientId, person, accountId: randomUUID(), now });
        await upsertProxy(trx, {
          proxy_id: randomUUID(),
          account_id: carerId,
          patient_account_id: accountId,
          scopes: ['view'],
          since: now,
          ends_at: new Date('2030-01-01'),
        });
        return accountId;
      });
    };
    const patients = () => patientsOfRegistry(database.db, keys);
    const opened = async (accountId: string) => ({
      record: (await findFhirPatient(accountId, patients(), { database, settings }))?.id ?? null,
      told:
        (await recordLookedAfter(accountId, { db: database.db, keys, patients: patients() }))?.record.patientId ?? null,
    });

    it('is looked after under the number that lasts', async () => {
      const accountId = await born('TMP-1');
      await test.tell({ mrn: 'MRN-1' });
      expect(await test.merge('MRN-1', 'TMP-1')).toBe('AA');
      const id = patientIdOf(keys, 'MRN-1');
      expect(await opened(accountId)).toEqual({ record: id, told: id });
    });

    it('is found by staff under the number that lasts, and gets the account that was reserved (decision 246)', async () => {
      const accountId = await born('TMP-6');
      for (const mrn of ['MRN-6', 'LAST-6']) await test.tell({ mrn });
      expect(await test.merge('MRN-6', 'TMP-6')).toBe('AA');
      expect(await test.merge('LAST-6', 'MRN-6')).toBe('AA');
      const patientId = patientIdOf(keys, 'LAST-6');
      expect(await reservedIdsOf(database.db, patientId)).toEqual([accountId]);
      expect(await reservedFor(database.db, keys, patientId)).toBe(accountId);
      expect(await reservedIdsOf(database.db, patientIdOf(keys, 'TMP-6'))).toEqual([accountId]);
    });

    it('gets no account that was reserved for somebody else, whom staff can name still (decision 246)', async () => {
      const accountId = await born('TMP-7');
      await test.tell({ mrn: 'MRN-7' });
      expect(await test.merge('MRN-7', 'TMP-7')).toBe('AA');
      expect(await test.tell({ mrn: 'MRN-7', pid: sam })).toBe('AA');
      const patientId = patientIdOf(keys, 'MRN-7');
      expect(await reservedIdsOf(database.db, patientId)).toEqual([accountId]);
      expect(await reservedFor(database.db, keys, patientId)).toBeUndefined();
    });

    it('is not looked after in the record of somebody who has an account', async () => {
      const accountId = await born('TMP-2');
      await test.tell({ mrn: 'MRN-2' });
      await test.account('own.account', 'MRN-2');
      expect(await test.merge('MRN-2', 'TMP-2')).toBe('AA');
      expect(await opened(accountId)).toEqual({ record: null, told: null });
    });

    it('is held where the record is merged into that of somebody else, as it looks', async () => {
      const accountId = await born('TMP-4');
      await test.tell({ mrn: 'MRN-4', pid: sam });
      const slip = { event: 'A40', mrn: 'MRN-4', merged: ['TMP-4'], pid: sam };
      expect(await test.tell(slip)).toContain('two people');
      expect((await opened(accountId)).record).toBe(patientIdOf(keys, 'TMP-4'));
    });

    it('opens nothing of somebody else who is registered over the record in force', async () => {
      const accountId = await born('TMP-5');
      await test.tell({ mrn: 'MRN-5' });
      expect(await test.merge('MRN-5', 'TMP-5')).toBe('AA');
      expect(await test.tell({ mrn: 'MRN-5', pid: sam })).toBe('AA');
      expect(await opened(accountId)).toEqual({ record: null, told: null });
    });

    it('is held where somebody else is registered over the record', async () => {
      await born('TMP-3');
      expect(await test.tell({ mrn: 'TMP-3', pid: sam })).toContain('somebody else');
    });
  });
});
