/** Hospitals number patients by up to about 20 digits, or by a UUID. */
const MAX_NUMBER_LENGTH = 64;

/**
 * Normalizes a medical record number, so that a patient is found by it: letters and digits in capitals, without the
 * spaces, hyphens and dots that cards print between them. Leading zeros count. Returns null when it is not valid.
 */
export function readMedicalRecordNumber(input: string): string | null {
  const number = input
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.]/gu, '')
    .toUpperCase();
  return /^[A-Z\d]+$/.test(number) && number.length <= MAX_NUMBER_LENGTH ? number : null;
}
