import { randomInt } from 'node:crypto';
import type { AccessCodesTable } from '../../platform/db/enrolment-tables.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Profile } from '../../accounts/profile.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { PatientCoverage, PatientRecord } from '../../ports/patients.ts';

/**
 * The person to whom a code or a link was issued, as the hospital knew them then. The account is created from it.
 * Stored sealed.
 */
export interface IssuedTo {
  /** What the person types with the code: the medical record number, or the reference number of the letter. */
  number: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** ZIP or postal codes on record, the first address's code first; may be empty. */
  zips: readonly string[];
  email: string | null;
  /** E.164, the best first. */
  phones: readonly string[];
  coverage: readonly PatientCoverage[];
  /**
   * For a person who is not yet a patient: what they entered in the sign-up, and the partner they came through. The
   * account stores both.
   */
  demographics?: Profile['demographics'];
  partner?: Profile['partner'];
}

/** As in `R-1234-5678`. */
const REFERENCE_DIGITS = 8;

/** From a patient's record. */
export function issuedToPatient(record: PatientRecord, coverage: readonly PatientCoverage[]): IssuedTo {
  const { medicalRecordNumber, name, birthDate, addresses, email, phones } = record;
  return {
    number: medicalRecordNumber,
    firstName: name.firstName,
    lastName: name.lastName,
    birthDate,
    zips: [...new Set(addresses.map(({ zip }) => zip).filter((zip) => zip !== ''))],
    email,
    phones: phones.map(({ number }) => number),
    coverage,
  };
}

/**
 * For a person without a record: the letter prints a reference number, made here, instead of the medical record number.
 */
export function issuedToPerson({ zip, language: _language, ...person }: Omit<Profile, 'username'>): IssuedTo {
  return { ...person, number: newReferenceNumber(), zips: zip === '' ? [] : [zip], coverage: [] };
}

export function sealIssuedTo(keys: Keys, codeHash: Uint8Array, issuedTo: IssuedTo): string {
  return seal(keys, { column: 'access_codes.sealed', row: { code_hash: codeHash } }, issuedTo);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealIssuedTo(
  keys: Keys,
  { code_hash, sealed }: Pick<AccessCodesTable, 'code_hash' | 'sealed'>,
): IssuedTo {
  return unseal(keys, { column: 'access_codes.sealed', row: { code_hash } }, sealed) as IssuedTo;
}

function newReferenceNumber(): string {
  const digits = String(randomInt(10 ** REFERENCE_DIGITS)).padStart(REFERENCE_DIGITS, '0');
  return `R-${digits.slice(0, REFERENCE_DIGITS / 2)}-${digits.slice(REFERENCE_DIGITS / 2)}`;
}
