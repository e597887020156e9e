import { keyedHash, type Keys, lastingHash } from '../platform/crypto/keys.ts';
import { personKey } from '../platform/crypto/lookup-keys.ts';
import type { PatientName } from '../ports/patients.ts';
import type { StoredRecord } from './stored-record.ts';
import { normalizeMedicalRecordNumber } from './patient-id.ts';

/** Limit of keys for one patient: more than any real patient has. */
const MOST = 64;

/** The keyed hash of a reference to a resource: `Patient/123`, a URL, a urn:uuid. */
export function referenceKey(keys: Keys, reference: string): Uint8Array {
  return lastingHash(keys, 'FHIR references', reference);
}

/** The keyed hash of a patient's further medical record number, one that the patient's id is not made from. */
export function numberKey(keys: Keys, medicalRecordNumber: string): Uint8Array {
  return lastingHash(keys, 'further medical record numbers', normalizeMedicalRecordNumber(medicalRecordNumber));
}

/** A keyed hash that tells whether a record or a coverage has changed. */
export function digestOf(keys: Keys, value: unknown): Uint8Array {
  return keyedHash(keys, 'patient digests', JSON.stringify(value));
}

/** The keyed hashes by which a patient is found: one for each combination of a name and a ZIP code on record. */
export function personKeysOf(keys: Keys, record: Pick<StoredRecord, PersonalFields>): Uint8Array[] {
  const { birthDate } = record;
  return writingsOf(record).map(({ firstName, lastName, zip }) =>
    personKey(keys, { firstName, lastName, birthDate, zip }),
  );
}

type PersonalFields = 'name' | 'otherNames' | 'addresses' | 'birthDate';

/** Each name with each ZIP code. People with several given names type the first one, or all of them. */
function writingsOf({ name, otherNames, addresses }: Pick<StoredRecord, PersonalFields>) {
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
