import type { PatientCoverage, PatientRecord } from '../ports/patients.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What the registry stores of a patient in one sealed piece. Coverage has rows of its own, and the id is the key. */
export type KeptRecord = Omit<PatientRecord, 'patientId' | 'sourceId'>;

export function sealRecord(secret: string, record: KeptRecord): string {
  return seal(secret, record);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function openRecord(secret: string, sealed: string): KeptRecord {
  return unseal(secret, sealed) as KeptRecord;
}

export function sealCoverage(secret: string, coverage: PatientCoverage): string {
  return seal(secret, coverage);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function openCoverage(secret: string, sealed: string): PatientCoverage {
  return unseal(secret, sealed) as PatientCoverage;
}
