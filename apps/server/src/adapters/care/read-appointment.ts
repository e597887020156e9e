import { asObject, asText, type JsonObject, objectsOf, textsOf } from '../../patients/fhir/json.ts';
import type { CareAppointment } from '../../ports/care.ts';
import { cliniciansOf, codesOf, isPatient, placeOf, readId, readInstant, targetOf, wordsOf } from './read-resource.ts';

/** Of the statuses of R4 those that are shown. Not: `fulfilled`, `noshow`, `entered-in-error`. */
const statuses: Readonly<Record<string, CareAppointment['status']>> = {
  proposed: 'pending',
  pending: 'pending',
  waitlist: 'pending',
  booked: 'booked',
  arrived: 'booked',
  'checked-in': 'booked',
  cancelled: 'cancelled',
};

/** HL7's code of an encounter by phone or video (v3-ActCode). */
const VIRTUAL = 'VR';

/** As R5 has them, in R4 (http://hl7.org/fhir/versions.html#extensions). */
const R5 = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.';

/**
 * An Appointment of R4.
 *
 * @returns null for one that is not this patient's, that is over and done with, or that has no time or no id.
 */
export function readAppointment(resource: JsonObject, fhirId: string): CareAppointment | null {
  const id = readId(resource['id']);
  const startsAt = readInstant(resource['start']);
  const status = statuses[asText(resource['status'])];
  const actors = objectsOf(resource['participant']).map(({ actor }) => asObject(actor));
  const isOwn = actors.some((actor) => isPatient(actor, fhirId));
  if (id === '' || startsAt === null || status === undefined || !isOwn) return null;
  const concepts = [
    ...objectsOf(resource['serviceType']),
    asObject(resource['appointmentType']),
    ...objectsOf(resource['reasonCode']),
    ...objectsOf(resource['specialty']),
  ];
  const endsAt = readInstant(resource['end']);
  return {
    id,
    identifiers: textsOf(objectsOf(resource['identifier']).map(({ value }) => value)),
    status,
    startsAt,
    endsAt: endsAt !== null && endsAt > startsAt ? endsAt : null,
    title: [asText(resource['description']), ...concepts.map(wordsOf)].find((words) => words !== '') ?? '',
    codes: objectsOf(resource['serviceType']).flatMap(codesOf),
    clinicians: cliniciansOf(actors),
    place: placeOf(actors),
    isVideo: isVirtual(resource, concepts),
    instructions: asText(resource['patientInstruction']),
    replaces: replacedBy(resource),
  };
}

function isVirtual(resource: JsonObject, concepts: readonly JsonObject[]): boolean {
  const codes = [...concepts, ...objectsOf(resource['serviceCategory'])].flatMap(codesOf);
  return codes.some(({ code }) => code === VIRTUAL) || extensionOf(resource, 'virtualService') !== undefined;
}

function replacedBy(resource: JsonObject): string | null {
  const target = targetOf(extensionOf(resource, 'replaces')?.['valueReference']);
  return target.startsWith('Appointment/') ? target.slice('Appointment/'.length) : null;
}

function extensionOf(resource: JsonObject, name: string): JsonObject | undefined {
  return objectsOf(resource['extension']).find(({ url }) => url === R5 + name);
}
