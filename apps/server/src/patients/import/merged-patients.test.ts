import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { accountOf, linkAccount, unlinkAccount } from '../queries/patient-accounts.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { patientIdOf } from '../patient-id.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../testing/fhir.ts';
import { importPatients } from './import-patients.ts';

const keys = keysOf('the secret of a test of the registry');
const now = new Date('2026-11-21T10:00:00Z');
const accountId = '00000000-0000-4000-8000-000000000001';
const otherAccountId = '00000000-0000-4000-8000-000000000002';

describe.each(callEngines)('on %s', (engine) => {
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  beforeEach(async () => {
    await sql`truncate patients, patient_people, patient_references, patient_coverage, patient_accounts`.execute(
      database.db,
    );
  });

  const importText = async (text: string) => {
    const path = await folder.write('patients', text);
    return importPatients(database, { keys, mrnSystem: null, now }, { path });
  };
  const registry = () => patientsOfRegistry(database.db, keys);
  const byNumber = async (number: string) => {
    const found = await registry().findByMedicalRecordNumber(number);
    return found === null ? null : { ...found, coverage: await registry().coverageOf(found) };
  };
  const ines = { firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29', zip: '94301' };

  describe('a record that was merged', () => {
    const merged = fhirPatient({
      id: 'old',
      mrn: 'OLD',
      more: { link: [{ type: 'replaced-by', other: { reference: 'Patient/new' } }] },
    });
    const survivor = fhirPatient({ id: 'new', mrn: 'NEW' });

    it('is answered by the one in its place', async () => {
      await importText(asNdjson([merged, survivor, fhirCoverage('c1', 'Patient/new')]));
      expect(await byNumber('OLD')).toMatchObject({ medicalRecordNumber: 'NEW', coverage: [{ subscriberId: 'M-c1' }] });
      expect(await registry().findByPerson(ines)).toMatchObject({ medicalRecordNumber: 'NEW' });
    });

    it('stays as it is, and out of use, until that one is known', async () => {
      await importText(asNdjson([merged]));
      expect(await byNumber('OLD')).toMatchObject({ medicalRecordNumber: 'OLD', standing: 'inactive' });
      await importText(asNdjson([survivor]));
      expect(await importText(asNdjson([merged]))).toMatchObject({ patients: { unchanged: 1 } });
      expect(await byNumber('OLD')).toMatchObject({ medicalRecordNumber: 'NEW' });
    });

    it('leaves its account to it', async () => {
      await importText(asNdjson([fhirPatient({ id: 'old', mrn: 'OLD' }), survivor]));
      await database.db
        .transaction()
        .execute((trx) => linkAccount(trx, { patientId: patientIdOf(keys, 'OLD'), accountId, now }));
      await importText(asNdjson([merged]));
      expect(await accountOf(database.db, patientIdOf(keys, 'NEW'))).toBe(accountId);
    });

    it('leaves nothing to it of an account that was never finished and is removed', async () => {
      await importText(asNdjson([fhirPatient({ id: 'old', mrn: 'OLD' }), survivor]));
      const [old, current] = [patientIdOf(keys, 'OLD'), patientIdOf(keys, 'NEW')];
      await database.db.transaction().execute((trx) => linkAccount(trx, { patientId: old, accountId, now }));
      await importText(asNdjson([merged]));
      await database.db.transaction().execute((trx) => unlinkAccount(trx, accountId));
      expect([await accountOf(database.db, old), await accountOf(database.db, current)]).toEqual([null, null]);
    });

    it('leaves it to whoever is last where that one was merged as well', async () => {
      const next = fhirPatient({
        id: 'new',
        mrn: 'NEW',
        more: { link: [{ type: 'replaced-by', other: { reference: 'Patient/newest' } }] },
      });
      await importText(asNdjson([fhirPatient({ id: 'old', mrn: 'OLD' })]));
      await database.db
        .transaction()
        .execute((trx) => linkAccount(trx, { patientId: patientIdOf(keys, 'OLD'), accountId, now }));
      await importText(asNdjson([merged, next, fhirPatient({ id: 'newest', mrn: 'NEWEST' })]));
      expect(await byNumber('OLD')).toMatchObject({ medicalRecordNumber: 'NEWEST' });
      expect(await accountOf(database.db, patientIdOf(keys, 'NEWEST'))).toBe(accountId);
    });

    it('leads nowhere where two replace each other', async () => {
      const circle = fhirPatient({
        id: 'new',
        mrn: 'NEW',
        more: { link: [{ type: 'replaced-by', other: { reference: 'Patient/old' } }] },
      });
      await importText(asNdjson([merged, circle]));
      expect(await byNumber('OLD')).toBeNull();
    });
  });

  it('one account for each patient: of many who try at once, one succeeds (spec §8, 1004)', async () => {
    const patientId = patientIdOf(keys, 'AB-1001');
    const link = (account: string) =>
      database.db.transaction().execute((trx) => linkAccount(trx, { patientId, accountId: account, now }));
    const tries = await Promise.all([accountId, otherAccountId, accountId, otherAccountId, accountId].map(link));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const winner = tries.indexOf(true) % 2 === 0 ? accountId : otherAccountId;
    expect(await accountOf(database.db, patientId)).toBe(winner);
    const loser = winner === accountId ? otherAccountId : accountId;
    await database.db.transaction().execute((trx) => unlinkAccount(trx, loser));
    expect(await accountOf(database.db, patientId)).toBe(winner);
    await database.db.transaction().execute((trx) => unlinkAccount(trx, winner));
    expect(await link(loser)).toBe(true);
  });
});
