/** Hospitals number patients by up to about 20 digits, or by a UUID. */
const LONGEST_NUMBER = 64;

/**
 * Normalizes a medical record number, so that a patient is found by it: letters and digits in capitals, without the
 * spaces, hyphens and dots that cards print between them. Leading zeros count. Returns null when it is not valid.
 */
export function readMedicalRecordNumber(typed: string): string | null {
  const number = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.]/gu, '')
    .toUpperCase();
  return /^[A-Z\d]+$/.test(number) && number.length <= LONGEST_NUMBER ? number : null;
}
