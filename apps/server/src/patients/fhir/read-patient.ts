import type { StoredRecord } from '../stored-record.ts';
import { readAddresses, readEmailOf, readEmails, readPhones } from './contacts.ts';
import { wholeDay } from './dates.ts';
import { medicalRecordNumbers } from './identifiers.ts';
import { readLanguage } from './language.ts';
import { asObject, type JsonObject, objectsOf } from './json.ts';
import { readNames } from './names.ts';
import { targetsOf } from './references.ts';

export interface ReadingContext {
  /** The system of the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  /** ISO date. Names, addresses and numbers that ended before it are left out. */
  today: string;
}

export interface ReadPatient {
  record: StoredRecord;
  /** All numbers; the record has the first one. */
  medicalRecordNumbers: string[];
  /** References to the Patient that replaced it (R4, Patient.link of type replaced-by). */
  replacedBy: string[];
}

const sexes: readonly unknown[] = ['female', 'male', 'other', 'unknown'];

/**
 * Reads a FHIR R4 Patient.
 *
 * @returns `error`: why the portal cannot use it, without its data.
 */
export function readPatient(resource: JsonObject, context: ReadingContext): ReadPatient | { error: string } {
  const { mrnSystem, today } = context;
  const numbers = medicalRecordNumbers(resource['identifier'], mrnSystem, today);
  const [medicalRecordNumber] = numbers;
  if (medicalRecordNumber === undefined) {
    const wanted = mrnSystem === null ? 'of type MR' : 'of the system in PATIENTS_MRN_SYSTEM';
    return { error: `It has no medical record number: no identifier ${wanted}.` };
  }
  const [name, ...otherNames] = readNames(resource['name'], today);
  if (name === undefined) return { error: 'It has no name.' };
  const birthDate = wholeDay(resource['birthDate']);
  if (birthDate === null) return { error: 'Its birthDate is missing, or is no day of the calendar.' };
  const { gender, telecom } = resource;
  const replacedBy = objectsOf(resource['link'])
    .filter(({ type }) => type === 'replaced-by')
    .flatMap(({ other }) => targetsOf(other));
  return {
    record: {
      medicalRecordNumber,
      name,
      otherNames,
      birthDate,
      sex: sexes.includes(gender) ? (gender as StoredRecord['sex']) : 'unknown',
      standing: statusOf(resource, replacedBy.length > 0),
      addresses: readAddresses(resource['address'], today),
      phones: readPhones(telecom, today),
      email: readEmailOf(telecom, today),
      emails: readEmails(telecom, today),
      language: readLanguage(resource['communication']),
    },
    medicalRecordNumbers: numbers,
    replacedBy,
  };
}

/** A replaced record is not active, even if its source still says so. */
function statusOf(resource: JsonObject, isReplaced: boolean): StoredRecord['standing'] {
  const { deceasedBoolean, deceasedDateTime, active } = resource;
  if (deceasedBoolean === true || typeof deceasedDateTime === 'string') return 'deceased';
  return active === false || isReplaced ? 'inactive' : 'active';
}

/** The resource's type, only if it looks like a type name: it goes into messages. */
export function resourceTypeOf(value: unknown): string | undefined {
  const { resourceType } = asObject(value);
  return typeof resourceType === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(resourceType) ? resourceType : undefined;
}
