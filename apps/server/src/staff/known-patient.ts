import { type PatientCoverage, type PatientRecord, PatientsUnreachable } from '../ports/patients.ts';
import { ActError } from './act-error.ts';
import type { Staff } from './staff.ts';

/** @throws ActError for an unknown number, and if the hospital's server does not answer. */
export async function findKnownPatient(
  medicalRecordNumber: string,
  staff: Pick<Staff, 'patients'>,
): Promise<PatientRecord> {
  const patient = await asked(() => staff.patients.findByMedicalRecordNumber(medicalRecordNumber));
  if (patient !== null) return patient;
  throw new ActError('unknownPatient', 'No patient has this medical record number. Nothing was changed.');
}

/** The patient's insurances on file. @throws ActError if the hospital's server does not answer. */
export async function coverageOnFile(
  patient: PatientRecord,
  staff: Pick<Staff, 'patients'>,
): Promise<PatientCoverage[]> {
  return asked(() => staff.patients.coverageOf(patient));
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask().catch((error: unknown) => {
    if (!(error instanceof PatientsUnreachable)) throw error;
    throw new ActError('unavailable', `${error.message}. Nothing was changed.`, { cause: error });
  });
}
