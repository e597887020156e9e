import { createHmac } from 'node:crypto';
import { personKey } from '../platform/crypto/lookup-keys.ts';
import { subkey } from '../platform/crypto/subkey.ts';
import type { PatientName } from '../ports/patients.ts';
import type { KeptRecord } from './kept-record.ts';
import { foldMedicalRecordNumber } from './patient-id.ts';

/** More than anybody is looked for under. */
const MOST = 64;

/** The keyed hash by which a resource is found that others refer to: `Patient/123`, an address, a urn:uuid. */
export function referenceKey(secret: string, reference: string): Uint8Array {
  return keyedHash(secret, 'FHIR references', reference);
}

/** The keyed hash by which a patient is found under a medical record number beside the one that their id is made of. */
export function numberKey(secret: string, medicalRecordNumber: string): Uint8Array {
  return keyedHash(secret, 'further medical record numbers', foldMedicalRecordNumber(medicalRecordNumber));
}

/** What tells whether a record, or a coverage, is the same as one that is there. */
export function digestOf(secret: string, value: unknown): Uint8Array {
  return keyedHash(secret, 'patient digests', JSON.stringify(value));
}

/** The keyed hashes by which a patient is found who gives any of the names and any of the ZIP codes on record. */
export function personKeysOf(secret: string, record: Pick<KeptRecord, PersonalFields>): Uint8Array[] {
  const { birthDate } = record;
  return writingsOf(record).map(({ firstName, lastName, zip }) =>
    personKey(secret, { firstName, lastName, birthDate, zip }),
  );
}

type PersonalFields = 'name' | 'otherNames' | 'addresses' | 'birthDate';

/** Names and ZIP codes, each with each. People with several given names write the first, or all of them. */
function writingsOf({ name, otherNames, addresses }: Pick<KeptRecord, PersonalFields>) {
  const zips = [...new Set(addresses.map(({ zip }) => zip).filter((zip) => zip !== ''))];
  return [name, ...otherNames]
    .flatMap(firstAndLast)
    .flatMap((written) => zips.map((zip) => ({ ...written, zip })))
    .slice(0, MOST);
}

function firstAndLast({ firstName, middleName, lastName }: PatientName): { firstName: string; lastName: string }[] {
  if (firstName === '' || lastName === '') return [];
  const short = { firstName, lastName };
  return middleName === '' ? [short] : [short, { firstName: `${firstName} ${middleName}`, lastName }];
}

function keyedHash(secret: string, purpose: string, text: string): Uint8Array {
  return createHmac('sha256', subkey(secret, purpose)).update(text).digest();
}
