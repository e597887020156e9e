import type { PatientCoverage, PatientRecord } from '../ports/patients.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What the registry stores of a patient in one sealed piece. Coverage has rows of its own, and the id is the key. */
export type StoredRecord = Omit<PatientRecord, 'patientId' | 'sourceId'>;

export function sealRecord(secret: string, record: StoredRecord): string {
  return seal(secret, record);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function unsealRecord(secret: string, sealed: string): StoredRecord {
  return unseal(secret, sealed) as StoredRecord;
}

export function sealCoverage(secret: string, coverage: PatientCoverage): string {
  return seal(secret, coverage);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function unsealCoverage(secret: string, sealed: string): PatientCoverage {
  return unseal(secret, sealed) as PatientCoverage;
}
