/** Registries number people by up to 20 digits or so, or by a UUID. */
const LONGEST_NUMBER = 64;

/**
 * Reads a medical record number into the one form by which a patient is found: letters and digits, capitals, without the
 * spaces, hyphens and dots that cards print between them. Leading zeros count. Returns null when it is not one.
 */
export function readMedicalRecordNumber(typed: string): string | null {
  const number = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.]/gu, '')
    .toUpperCase();
  return /^[A-Z\d]+$/.test(number) && number.length <= LONGEST_NUMBER ? number : null;
}
