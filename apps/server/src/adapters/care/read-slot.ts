import { asText, type JsonObject, objectsOf } from '../../patients/fhir/json.ts';
import type { FreeTime } from '../../ports/care.ts';
import { cliniciansOf, placeOf, readInstant, targetOf, wordsOf } from './read-resource.ts';

/**
 * A free Slot of R4, with who and where of its Schedule.
 *
 * @param schedules by `Schedule/id`, as far as the server has sent them along.
 * @returns null for one that is not free, or has no time.
 */
export function readSlot(resource: JsonObject, schedules: ReadonlyMap<string, JsonObject>): FreeTime | null {
  const startsAt = readInstant(resource['start']);
  if (startsAt === null || asText(resource['status']) !== 'free') return null;
  const schedule = schedules.get(targetOf(resource['schedule'])) ?? {};
  const actors = objectsOf(schedule['actor']);
  const concepts = [...objectsOf(resource['serviceType']), ...objectsOf(schedule['serviceType'])];
  return {
    startsAt,
    title: concepts.map(wordsOf).find((words) => words !== '') ?? '',
    clinicians: cliniciansOf(actors),
    place: placeOf(actors),
  };
}
