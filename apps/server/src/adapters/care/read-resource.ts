import { asObject, asText, type JsonObject, objectsOf } from '../../patients/fhir/json.ts';
import type { CareCode, CarePlace } from '../../ports/care.ts';

/** An instant or dateTime with time and zone (R4, 2.24.0.1); null for all else: a day alone is no time. */
export function readInstant(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value))
    return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time);
}

/** The id of a resource; '' for one that is no id (R4, 2.24.0.1). */
export function readId(value: unknown): string {
  const id = asText(value);
  return /^[A-Za-z0-9.-]{1,64}$/.test(id) ? id : '';
}

/** The words of a concept: its own, else those of the first code that has some. */
export function wordsOf(concept: unknown): string {
  const { text, coding } = asObject(concept);
  const words = [asText(text), ...objectsOf(coding).map(({ display }) => asText(display))];
  return words.find((each) => each !== '') ?? '';
}

export function codesOf(concept: unknown): CareCode[] {
  return objectsOf(asObject(concept)['coding'])
    .map(({ system, code }) => ({ system: asText(system), code: asText(code) }))
    .filter(({ code }) => code !== '');
}

/** Type and id of what a Reference points at, without the address of its server and its version; '' where it has none. */
export function targetOf(reference: unknown): string {
  const written = asText(asObject(reference)['reference']).replace(/\/_history\/[^/]*$/, '');
  return /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})$/.exec(written)?.[1] ?? '';
}

/** Whether a Reference points at this Patient. */
export function isPatient(reference: unknown, fhirId: string): boolean {
  return targetOf(reference) === `Patient/${fhirId}`;
}

const ofClinicians = /^Practitioner(?:Role)?\//;

/** Who of the actors is a clinician, by name: each once. */
export function cliniciansOf(actors: readonly JsonObject[]): string[] {
  const names = actors.filter((actor) => ofClinicians.test(targetOf(actor))).map(({ display }) => asText(display));
  return [...new Set(names)].filter((name) => name !== '');
}

/** The first actor that is a place. */
export function placeOf(actors: readonly JsonObject[]): CarePlace | null {
  const place = actors.find((actor) => /^(Location|HealthcareService)\//.test(targetOf(actor)));
  return place === undefined ? null : { reference: targetOf(place), name: asText(place['display']) };
}
