import { readEmails } from '../../patients/fhir/contacts.ts';
import { readPeriod, wholeDay } from '../../patients/fhir/dates.ts';
import { medicalRecordNumbers } from '../../patients/fhir/identifiers.ts';
import type { JsonObject } from '../../patients/fhir/json.ts';
import { readNames } from '../../patients/fhir/names.ts';
import type { CareRelatedPerson } from '../../ports/care.ts';
import { isPatient, readId } from './read-resource.ts';

interface RelatedContext {
  /** Of the Patient. */
  readonly fhirId: string;
  readonly mrnSystem: string | null;
  /** ISO date. */
  readonly today: string;
}

/**
 * A RelatedPerson of R4.
 *
 * @returns null for one of another patient, one that is not in use or not in force today, or that has no id.
 */
export function readRelatedPerson(
  resource: JsonObject,
  { fhirId, mrnSystem, today }: RelatedContext,
): CareRelatedPerson | null {
  const id = readId(resource['id']);
  const { start, end } = readPeriod(resource['period']);
  const isInForce = resource['active'] !== false && (start ?? today) <= today && (end ?? today) >= today;
  if (id === '' || !isInForce || !isPatient(resource['patient'], fhirId)) return null;
  return {
    id,
    medicalRecordNumbers: medicalRecordNumbers(resource['identifier'], mrnSystem, today),
    names: readNames(resource['name'], today),
    birthDate: wholeDay(resource['birthDate']),
    emails: readEmails(resource['telecom'], today).map((email) => email.toLowerCase()),
  };
}
