import type { Kysely } from 'kysely';
import { personKey } from '../platform/crypto/lookup-keys.ts';
import {
  findCoverage,
  findPatientRow,
  patientOfReference,
  type PatientRow,
  patientsOfPerson,
} from '../patients/queries/patients.ts';
import type { Tables } from '../platform/db/tables.ts';
import { onlyPatient } from '../patients/only-patient.ts';
import { unsealCoverage, unsealRecord } from '../patients/stored-record.ts';
import { numberKey } from '../patients/patient-keys.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import type { PatientRecord, PatientsPort } from '../ports/patients.ts';

/** The portal's own registry of patients, fed by `portico patients import`. */
export function patientsOfRegistry(db: Kysely<Tables>, secret: string): PatientsPort {
  const find = async (patientId: string): Promise<PatientRecord | null> => {
    const row = await findPatientRow(db, patientId);
    return row === undefined ? null : recordOf(secret, row);
  };
  return {
    findByMedicalRecordNumber: async (medicalRecordNumber) => {
      const found = await find(patientIdOf(secret, medicalRecordNumber));
      if (found !== null) return found;
      const patientId = await patientOfReference(db, numberKey(secret, medicalRecordNumber));
      return patientId === undefined ? null : find(patientId);
    },
    findByPerson: async (person) => {
      const ids = await patientsOfPerson(db, personKey(secret, person));
      return onlyPatient(await Promise.all(ids.map(find)));
    },
    coverageOf: async ({ sourceId }) =>
      (await findCoverage(db, sourceId)).map((sealed) => unsealCoverage(secret, sealed)),
  };
}

function recordOf(secret: string, { patient_id, record }: PatientRow): PatientRecord {
  return { patientId: patient_id, sourceId: patient_id, ...unsealRecord(secret, record) };
}
