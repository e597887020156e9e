import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { importPatients } from '../../patients/import/import-patients.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { reservedIdsOf } from '../../patients/reserved-for.ts';
import { asNdjson, fhirPatient } from '../../patients/testing/fhir.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { reserveLookedAfter } from './looked-after-patient.ts';

// Decision 246. On the embedded database one transaction follows another.

const settings = await readSettings('test', {});
const { keys } = settings;
const now = new Date('2026-11-27T10:00:00Z');
const [born, lasting] = [fhirPatient({ id: 'born', mrn: 'TMP' }), fhirPatient({ id: 'lasting', mrn: 'MRN' })];
const merged = { ...born, link: [{ type: 'replaced-by', other: { reference: 'Patient/lasting' } }] };

describe('an account that is reserved while the record is merged (decision 246)', () => {
  let database: Database;
  let folder: TestFolder;
  let record: PatientRecord;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase('postgresql'), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  beforeEach(async () => {
    await sql`truncate patients, patient_references, reserved_accounts`.execute(database.db);
    await bring(born, lasting);
    const found = await patientsOfRegistry(database.db, keys).findByMedicalRecordNumber('TMP');
    if (found === null) throw new Error('the record is not there');
    record = found;
  });

  const bring = async (...all: object[]) =>
    importPatients(database, { keys, mrnSystem: null, now }, { path: await folder.write('merged', asNdjson(all)) });
  /** Keeps the transaction until `until`, as one that has mail to write. */
  const reserve = (until: Promise<void>, done: () => void): Promise<string> =>
    database.db.transaction().execute(async (trx) => {
      const { accountId } = await reserveLookedAfter(trx, { record }, { settings, now });
      done();
      await until;
      return accountId;
    });

  it('is seen by the merge, which waits for it', async () => {
    const [reserved, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reserving = reserve(gate.promise, reserved.resolve);
    await reserved.promise;
    let isOver = false;
    const merging = bring(merged).finally(() => (isOver = true));
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      );
      expect(isOver || rows.length > 0).toBe(true);
    });
    gate.resolve();
    const [accountId] = await Promise.all([reserving, merging]);
    expect(await reservedIdsOf(database.db, patientIdOf(keys, 'MRN'))).toEqual([accountId]);
  });

  it('is none once the record is merged, which nobody could name any more', async () => {
    await bring(merged);
    await expect(reserve(Promise.resolve(), () => {})).rejects.toMatchObject({ code: 'unknownPatient' });
    expect(await database.db.selectFrom('reserved_accounts').selectAll().execute()).toEqual([]);
  });
});
