import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { importPatients } from '../../patients/import/import-patients.ts';
import { patientsOfPerson } from '../../patients/queries/patients.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { digestOf } from '../../patients/patient-keys.ts';
import { unsealRecord } from '../../patients/stored-record.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../../patients/testing/fhir.ts';
import { type Keys, keysOf } from '../../platform/crypto/keys.ts';
import { personKeys } from '../../platform/crypto/lookup-keys.ts';
import { sealUnbound } from '../../platform/crypto/testing/seal-unbound.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadKeys } from '../../platform/installation/load-keys.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { finishRotation } from './finish-rotation.ts';
import { rotateKeys } from './rotate-keys.ts';

const first = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const second = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const now = new Date('2026-11-25T09:00:00Z');

const [ofToday, ofBefore] = ['AB-1001', 'AB-1002'] as const;
/** A former name, and a house in another place. */
const more = {
  name: [
    { use: 'official', family: 'Soler', given: ['Inés', 'María'] },
    { use: 'maiden', family: 'Nguyễn', given: ['Inés'] },
  ],
  address: [
    { use: 'home', postalCode: '94301' },
    { use: 'temp', postalCode: '10027-1234' },
  ],
};
const birthDates = { [ofToday]: '1984-02-29', [ofBefore]: '1991-07-03' };

describe.each(engines)('patients after the secret was changed, on %s (issue 12, point 2)', (engine) => {
  let database: Database;
  let folder: TestFolder;
  let alone: Keys;
  let isFinished: boolean;
  const importAgain = async (keys: Keys) => {
    const path = await folder.write('patients.ndjson', asNdjson(resources));
    return importPatients(database, { keys, mrnSystem: null, now }, { path });
  };
  const resources = [
    fhirPatient({ id: 'p1', mrn: ofToday, birthDate: birthDates[ofToday], more }),
    fhirPatient({ id: 'p2', mrn: ofBefore, birthDate: birthDates[ofBefore], more }),
    fhirCoverage('c1', 'Patient/p1'),
  ];

  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
    await database.db.deleteFrom('installation').execute();
    const keys = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(first) });
    await importAgain(keys);
    await leaveAsBefore(keys, patientIdOf(keys, ofBefore));
    await database.db.updateTable('installation').set({ values_bound: false }).execute();
    const both = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(second, first) });
    const context = { db: database.db, keys: both, pause: async () => {} };
    await rotateKeys(context);
    isFinished = await finishRotation(database.db, { keys: both, now }, await rotateKeys(context));
    alone = await loadKeys(database.db, keysOf(second));
  }, 60_000);
  afterAll(() => Promise.all([database.close(), folder.remove()]));

  /** As an import of a version before wrote it, which read neither all e-mail addresses nor the language. */
  async function leaveAsBefore(keys: Keys, patient_id: string): Promise<void> {
    const query = database.db
      .selectFrom('patients')
      .select(['patient_id', 'record'])
      .where('patient_id', '=', patient_id);
    const { emails: _, language: __, ...record } = unsealRecord(keys, await query.executeTakeFirstOrThrow());
    const values = { record: sealUnbound(keys, record), digest: digestOf(keys, record) };
    await database.db.updateTable('patients').set(values).where('patient_id', '=', patient_id).execute();
  }

  it('are brought under the new one', () => {
    expect(isFinished).toBe(true);
  });

  describe.each([
    ['by the import of today', ofToday],
    ['by a version before', ofBefore],
  ] as const)('who were imported %s', (_, mrn) => {
    // What a sign-up asks for (spec §6).
    it.each([
      ['their name', { firstName: 'Ines', lastName: 'Soler', zip: '94301' }],
      ['all their given names', { firstName: 'Inés María', lastName: 'Soler', zip: '94301' }],
      ['a former name', { firstName: 'Inés', lastName: 'Nguyen', zip: '94301' }],
      ['another ZIP code on record', { firstName: 'Inés', lastName: 'Soler', zip: '10027' }],
    ])('are found by %s without the previous secret', async (__, written) => {
      const person = { ...written, birthDate: birthDates[mrn] };
      const found = await patientsOfRegistry(database.db, alone).findByPerson(person);
      expect(found?.patientId).toBe(patientIdOf(alone, mrn));
    });
  });

  it.each(['94301', '10027'])('stand under no key of before, with ZIP code %s', async (zip) => {
    const person = { firstName: 'Inés', lastName: 'Soler', birthDate: birthDates[ofToday], zip };
    expect(await patientsOfPerson(database.db, personKeys(keysOf(first), person))).toEqual([]);
  });

  it('are unchanged to the next import of the same file', async () => {
    const { patients, coverage } = await importAgain(alone);
    expect(patients).toEqual({ new: 0, changed: 0, unchanged: 2 });
    expect(coverage).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  });
});
