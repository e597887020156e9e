import { createHmac } from 'node:crypto';
import { derivedUuid } from '../platform/crypto/derived-uuid.ts';
import { subkey } from '../platform/crypto/subkey.ts';

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
 * reveal the number.
 */
export function patientIdOf(secret: string, medicalRecordNumber: string): string {
  const key = createHmac('sha256', subkey(secret, 'medical record numbers'));
  return derivedUuid(key.update(normalizeMedicalRecordNumber(medicalRecordNumber)).digest('hex'));
}
