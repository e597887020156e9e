import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { personKeys } from '../platform/crypto/lookup-keys.ts';
import {
  findCoverage,
  findPatientRow,
  patientOfReference,
  type PatientRow,
  patientsOfBlocks,
  patientsOfPerson,
} from '../patients/queries/patients.ts';
import type { Tables } from '../platform/db/tables.ts';
import { blockKeysToSearch } from '../patients/matching/block-keys.ts';
import { onlyPatient } from '../patients/only-patient.ts';
import { unsealCoverage, unsealRecord } from '../patients/stored-record.ts';
import { numberKey } from '../patients/patient-keys.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import type { PatientRecord, PatientsPort } from '../ports/patients.ts';

/** The portal's own registry of patients, fed by `portico patients import`. */
export function patientsOfRegistry(db: Kysely<Tables>, keys: Keys): PatientsPort {
  const find = async (patientId: string): Promise<PatientRecord | null> => {
    const row = await findPatientRow(db, patientId);
    return row === undefined ? null : recordOf(keys, row);
  };
  return {
    findByMedicalRecordNumber: async (medicalRecordNumber) => {
      const found = await find(patientIdOf(keys, medicalRecordNumber));
      if (found !== null) return found;
      const patientId = await patientOfReference(db, numberKey(keys, medicalRecordNumber));
      return patientId === undefined ? null : find(patientId);
    },
    findByPerson: async (person) => {
      const ids = await patientsOfPerson(db, personKeys(keys, person));
      return onlyPatient(await Promise.all(ids.map(find)));
    },
    candidatesOf: async (person) =>
      (await patientsOfBlocks(db, blockKeysToSearch(keys, person))).map((row) => recordOf(keys, row)),
    coverageOf: async ({ sourceId }) =>
      (await findCoverage(db, sourceId)).map((sealed) => unsealCoverage(keys, sealed)),
  };
}

function recordOf(keys: Keys, { patient_id, record }: PatientRow): PatientRecord {
  return { patientId: patient_id, sourceId: patient_id, ...unsealRecord(keys, { patient_id, record }) };
}
