import { type Keys, lastingHash } from '../platform/crypto/keys.ts';
import { derivedUuid } from '../platform/crypto/derived-uuid.ts';

/**
 * Normalizes a medical record number for comparison: letters and digits only, in capitals. What people type is read by
 * the same rule (readMedicalRecordNumber of @portico/rules); a hospital may write its numbers with more signs between.
 */
export function normalizeMedicalRecordNumber(medicalRecordNumber: string): string {
  return medicalRecordNumber
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/**
 * The id of the patient with this medical record number. It is made from the number's keyed hash, so that it does not
 * reveal the number. It stays the same when the secret is changed.
 */
export function patientIdOf(keys: Keys, medicalRecordNumber: string): string {
  const number = normalizeMedicalRecordNumber(medicalRecordNumber);
  return derivedUuid(lastingHash(keys, 'medical record numbers', number).toString('hex'));
}
