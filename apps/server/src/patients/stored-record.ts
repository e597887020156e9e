import type { PatientCoverageTable, PatientsTable } from '../platform/db/patient-tables.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { PatientCoverage, PatientRecord } from '../ports/patients.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What the registry stores of a patient in one sealed piece. Coverage has rows of its own, and the id is the key. */
export type StoredRecord = Omit<PatientRecord, 'patientId' | 'sourceId'>;

export function sealRecord(keys: Keys, patientId: string, record: StoredRecord): string {
  return seal(keys, { column: 'patients.record', row: { patient_id: patientId } }, record);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealRecord(
  keys: Keys,
  { patient_id, record }: Pick<PatientsTable, 'patient_id' | 'record'>,
): StoredRecord {
  const stored = unseal(keys, { column: 'patients.record', row: { patient_id } }, record) as Imported;
  const { email, emails = email === null ? [] : [email], language = null } = stored;
  // In the order in which an import reads them: digests are made of the text.
  return { ...stored, emails, language };
}

/** Records that were imported before their e-mail addresses and language were read lack them. */
type Imported = Omit<StoredRecord, 'emails' | 'language'> & Partial<Pick<StoredRecord, 'emails' | 'language'>>;

export function sealCoverage(keys: Keys, coverageKey: Uint8Array, coverage: PatientCoverage): string {
  return seal(keys, { column: 'patient_coverage.coverage', row: { coverage_key: coverageKey } }, coverage);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealCoverage(
  keys: Keys,
  { coverage_key, coverage }: Pick<PatientCoverageTable, 'coverage_key' | 'coverage'>,
): PatientCoverage {
  return unseal(keys, { column: 'patient_coverage.coverage', row: { coverage_key } }, coverage) as PatientCoverage;
}
