import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../../platform/crypto/token.ts';
import type { AccessCode } from '../queries/access-codes.ts';
import { foldMedicalRecordNumber } from '../../patients/patient-id.ts';
import { type IssuedTo, openIssuedTo } from './issued-to.ts';

/** What a person enters with a code, or with a link. Dates are ISO. */
export type Shown = { number: string; birthDate: string } | { postalCode: string; birthDate: string };

/**
 * Whether the data entered match a code. Makes a comparison even without a code, so that the time does not tell whether
 * it exists.
 */
export function goesWith(code: AccessCode | undefined, shown: Shown, secret: string): boolean {
  const issuedTo = code === undefined ? null : openIssuedTo(secret, code.sealed);
  const right = issuedTo === null ? [] : writingsOf(issuedTo, shown);
  const beside = 'number' in shown ? foldMedicalRecordNumber(shown.number) : foldPostalCode(shown.postalCode);
  const typed = hashOf(`${beside} ${shown.birthDate}`);
  // All are compared, so that the time does not tell which one matches.
  return [...right, ''].filter((each) => timingSafeEqual(hashOf(each), typed)).length > 0;
}

/** Normalizes a postal code for comparison: letters and digits in capitals; of a ZIP code the first five digits. */
function foldPostalCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return /^\d{9}$/.test(code) ? code.slice(0, 5) : code;
}

function writingsOf({ number, zips, birthDate }: IssuedTo, shown: Shown): string[] {
  if ('number' in shown) return [`${foldMedicalRecordNumber(number)} ${birthDate}`];
  return zips.map((zip) => `${foldPostalCode(zip)} ${birthDate}`);
}
