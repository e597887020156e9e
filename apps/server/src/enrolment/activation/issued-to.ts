import { randomInt } from 'node:crypto';
import type { Profile } from '../../accounts/profile.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { PatientCoverage, PatientRecord } from '../../ports/patients.ts';

/** Whom a code or a link was issued to, as the hospital knew the person then: the account is made of it. Kept sealed. */
export interface IssuedTo {
  /** What the person types beside the code: the medical record number, or the reference number of the letter. */
  number: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** ZIP or postal codes on record, that of the first address first; empty where there is none. */
  zips: readonly string[];
  email: string | null;
  /** E.164, best first. */
  phones: readonly string[];
  coverage: readonly PatientCoverage[];
  /** What somebody said in the sign-up who is no patient yet, and through which partner they came: the account keeps both. */
  demographics?: Profile['demographics'];
  partner?: Profile['partner'];
}

/** Digits of a reference number: `R-1234-5678`. */
const REFERENCE_DIGITS = 8;

/** A patient, as the registry has them. */
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

/** Somebody without a record: the letter prints a reference number, made here, in place of the medical record number. */
export function issuedToPerson({ zip, language: _language, ...person }: Omit<Profile, 'username'>): IssuedTo {
  return { ...person, number: newReferenceNumber(), zips: zip === '' ? [] : [zip], coverage: [] };
}

export function sealIssuedTo(secret: string, issuedTo: IssuedTo): string {
  return seal(secret, issuedTo);
}

/** @throws Error when the text was changed, or sealed with another secret. */
export function openIssuedTo(secret: string, sealed: string): IssuedTo {
  return unseal(secret, sealed) as IssuedTo;
}

function newReferenceNumber(): string {
  const digits = String(randomInt(10 ** REFERENCE_DIGITS)).padStart(REFERENCE_DIGITS, '0');
  return `R-${digits.slice(0, REFERENCE_DIGITS / 2)}-${digits.slice(REFERENCE_DIGITS / 2)}`;
}
