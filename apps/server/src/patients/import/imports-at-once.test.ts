import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { asNdjson, fhirPatient } from '../testing/fhir.ts';
import { applyStaged } from './apply-staged.ts';
import { withStagedPatients } from './stage-patients.ts';

const keys = keysOf('the secret of a test of the registry');
const now = new Date('2026-11-21T10:00:00Z');

describe.each(engines)('imports of patients that end at once, on %s', (engine) => {
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

  /** Reads all files, and then brings them into the registry at the same time. */
  const importAtOnce = async (texts: readonly string[]): Promise<void> => {
    const allRead = barrierOf(texts.length);
    await Promise.all(
      texts.map(async (text, at) => {
        const path = await folder.write(`patients-${at}`, text);
        await withStagedPatients(database, { keys, mrnSystem: null, now }, { path }, async (staged) => {
          await allRead();
          await database.db.transaction().execute((trx) => applyStaged(trx, staged, now));
        });
      }),
    );
  };

  it('leave the contact data of one of them, by which alone the patient is found', async () => {
    const zips = ['94300', '94301', '94302', '94303'];
    await importAtOnce(zips.map((zip) => asNdjson([fhirPatient({ id: `of-${zip}`, zip })])));
    const registry = patientsOfRegistry(database.db, keys);
    const saved = (await registry.findByMedicalRecordNumber('AB-1001'))?.addresses[0]?.zip;
    const ines = { firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29' };
    const found = await Promise.all(zips.map((zip) => registry.findByPerson({ ...ines, zip })));
    expect(zips.filter((_, at) => found[at] !== null)).toEqual([saved]);
  });

  it('of the same patients in another order take them once, and leave nothing behind', async () => {
    const patients = Array.from({ length: 40 }, (_, n) => fhirPatient({ id: `p${n}`, mrn: `${n}`, first: `Ana${n}` }));
    await importAtOnce([asNdjson(patients), asNdjson(patients.toReversed())]);
    const rowsOf = (table: 'patients' | 'staged_patients') =>
      database.db.selectFrom(table).select('patient_id').execute();
    expect(await rowsOf('patients')).toHaveLength(40);
    expect(await rowsOf('staged_patients')).toEqual([]);
  });
});

/** Makes callers wait until so many have come. */
function barrierOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}
