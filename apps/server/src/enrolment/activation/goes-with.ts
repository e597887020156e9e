import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../../platform/crypto/token.ts';
import type { AccessCode } from '../queries/access-codes.ts';
import { foldMedicalRecordNumber } from '../../patients/patient-id.ts';
import { type IssuedTo, openIssuedTo } from './issued-to.ts';

/** What somebody shows beside a code, or beside a link: both with an ISO date. */
export type Shown = { number: string; birthDate: string } | { postalCode: string; birthDate: string };

/** Whether what somebody shows goes with a code. Compares something also where there is no such code. */
export function goesWith(code: AccessCode | undefined, shown: Shown, secret: string): boolean {
  const issuedTo = code === undefined ? null : openIssuedTo(secret, code.sealed);
  const right = issuedTo === null ? [] : writingsOf(issuedTo, shown);
  const beside = 'number' in shown ? foldMedicalRecordNumber(shown.number) : foldPostalCode(shown.postalCode);
  const typed = hashOf(`${beside} ${shown.birthDate}`);
  // All are compared, whichever is the one.
  return [...right, ''].filter((each) => timingSafeEqual(hashOf(each), typed)).length > 0;
}

/** A postal code as it is compared: letters and digits in capitals; of a ZIP code the first five digits. */
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
