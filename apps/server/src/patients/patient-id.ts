import { createHmac } from 'node:crypto';
import { derivedUuid } from '../crypto/derived-uuid.ts';
import { subkey } from '../crypto/subkey.ts';

/** A medical record number as it is compared: letter case, spaces, hyphens and ways to write one character do not matter. */
export function foldMedicalRecordNumber(medicalRecordNumber: string): string {
  return medicalRecordNumber
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** The id of the patient with this medical record number: made from its keyed hash, so that it tells nothing of it. */
export function patientIdOf(secret: string, medicalRecordNumber: string): string {
  const key = createHmac('sha256', subkey(secret, 'medical record numbers'));
  return derivedUuid(key.update(foldMedicalRecordNumber(medicalRecordNumber)).digest('hex'));
}
