import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { AccessCode } from '../queries/access-codes.ts';
import { normalizeMedicalRecordNumber } from '../../patients/patient-id.ts';
import { type IssuedTo, unsealIssuedTo } from './issued-to.ts';

/** What a person enters with a code, or with a link. Dates are ISO. */
export type ShownDetails = { number: string; birthDate: string } | { postalCode: string; birthDate: string };

/**
 * Whether the data entered match a code. Makes a comparison even without a code, so that the time does not tell whether
 * it exists.
 */
export function matchesCode(code: AccessCode | undefined, shown: ShownDetails, keys: Keys): boolean {
  const issuedTo = code === undefined ? null : unsealIssuedTo(keys, code);
  const right = issuedTo === null ? [] : acceptedWritings(issuedTo, shown);
  const beside = 'number' in shown ? normalizeMedicalRecordNumber(shown.number) : normalizePostalCode(shown.postalCode);
  const input = hashOf(`${beside} ${shown.birthDate}`);
  // All are compared, so that the time does not tell which one matches.
  return [...right, ''].filter((each) => timingSafeEqual(hashOf(each), input)).length > 0;
}

/** Normalizes a postal code for comparison: letters and digits in capitals; of a ZIP code the first five digits. */
function normalizePostalCode(input: string): string {
  const code = input
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return /^\d{9}$/.test(code) ? code.slice(0, 5) : code;
}

function acceptedWritings({ number, zips, birthDate }: IssuedTo, shown: ShownDetails): string[] {
  if ('number' in shown) return [`${normalizeMedicalRecordNumber(number)} ${birthDate}`];
  return zips.map((zip) => `${normalizePostalCode(zip)} ${birthDate}`);
}
