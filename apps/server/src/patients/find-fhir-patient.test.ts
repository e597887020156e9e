import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { patientsOfRegistry } from '../adapters/patients-registry.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { relatedPersonOf } from '../openid/acting/related-person.ts';
import { recordOf } from '../openid/person-record.ts';
import type { Database } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { findFhirPatient } from './find-fhir-patient.ts';
import { patientIdOf } from './patient-id.ts';
import { createMergeTest } from './testing/merged-person.ts';

// Spec §8, 1004: a record has one account; decision 141: a merge gives it to the record in force, which it opens from then on.

const settings = await readSettings('test', {});
const { keys } = settings;
const idOf = (mrn: string): string => patientIdOf(keys, mrn);

describe.each(callEngines)('the record of an account at the FHIR server after a merge, on %s', (engine) => {
  let database: Database;
  let accountId: string;
  let carerId: string;
  const clock = settableClock('2026-11-26T10:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    const { tell, merge, account } = createMergeTest(database, keys, clock);
    for (const mrn of ['P-1', 'Q-1', 'C-1', 'C-2', 'X-1', 'X-2']) await tell({ mrn });
    accountId = await account('ines', 'P-1');
    carerId = await account('carer', 'C-1');
    await merge('Q-1', 'P-1');
    await merge('C-2', 'C-1');
  });
  afterAll(() => database.close());

  /** A FHIR server that has the records of the registry, in whose place each stands. */
  const patients = () => patientsOfRegistry(database.db, keys);
  /** The services with a server that finds this record by whatever name. */
  const services = (mrn: string): Pick<Services, 'database' | 'ports' | 'settings'> => {
    const found = { ...patients(), findByPerson: () => patients().findByMedicalRecordNumber(mrn) };
    const numbers = mrn.startsWith('C') ? [mrn] : ['X-1'];
    const related = { id: 'r1', names: [], birthDate: null, emails: [], medicalRecordNumbers: numbers };
    const care = { patients: patients(), relatedPersons: { relatedTo: async () => [related] } };
    const server = { url: 'https://fhir.example', token: 'a-token' };
    return {
      database,
      ports: { patients: found, care } as unknown as Services['ports'],
      settings: { ...settings, patients: { mrnSystem: null, server } },
    };
  };

  it('is the one into which theirs was merged', async () => {
    expect(await findFhirPatient(accountId, patients(), services('Q-1'))).toEqual({
      id: idOf('Q-1'),
      patientId: idOf('P-1'),
    });
  });

  const told = async (mrn: string) => {
    const account = await findAccount(database.db, accountId);
    if (account === undefined) throw new Error('no account');
    return recordOf({ ...unsealProfile(keys, account), patientId: idOf('P-1'), accountId }, services(mrn));
  };

  it('is told to apps', async () => {
    expect(await told('Q-1')).toEqual({
      fhirUser: `https://fhir.example/Patient/${idOf('Q-1')}`,
      medicalRecordNumber: 'Q-1',
    });
  });

  it('is never that of somebody else whom the server finds by name', async () => {
    expect(await told('X-1')).toEqual({ fhirUser: null, medicalRecordNumber: 'Q-1' });
    const other = { ...patients(), findByMedicalRecordNumber: () => patients().findByMedicalRecordNumber('X-1') };
    expect(await findFhirPatient(accountId, other as ReturnType<typeof patients>, services('X-1'))).toBeNull();
  });

  it.each([
    ['the number before', 'C-1', 'https://fhir.example/RelatedPerson/r1'],
    ['the number in force', 'C-2', 'https://fhir.example/RelatedPerson/r1'],
    ['no other number', 'X-1', null],
  ])('of a relative is known by %s', async (_what, mrn, expected) => {
    const acting = { accountId: carerId, patientAccountId: accountId };
    expect(await relatedPersonOf(acting, services(mrn))).toBe(expected);
  });
});
