import { asObject, asText, type JsonObject, objectsOf } from '../../patients/fhir/json.ts';
import type { CareMessage } from '../../ports/care.ts';
import { isPatient, readId, readInstant, wordsOf } from './read-resource.ts';

/** What is being sent, or was. Not what is in preparation, was stopped, or was entered in error. */
const sent: ReadonlySet<string> = new Set(['in-progress', 'completed']);

/** In characters. What is longer is cut off. */
const LONGEST = 20_000;

/**
 * A Communication of R4 to this patient.
 *
 * @returns null for one that is about, or to, somebody else alone, that was not sent, or has neither text nor file.
 */
export function readCommunication(resource: JsonObject, fhirId: string): CareMessage | null {
  const id = readId(resource['id']);
  const sentAt = readInstant(resource['sent']);
  const subject = resource['subject'];
  const isOwn =
    objectsOf(resource['recipient']).some((each) => isPatient(each, fhirId)) &&
    (subject === undefined || isPatient(subject, fhirId));
  if (id === '' || sentAt === null || !isOwn || !sent.has(asText(resource['status']))) return null;
  const payload = objectsOf(resource['payload']);
  const text = payload
    .map(({ contentString }) => linesOf(contentString))
    .filter((each) => each !== '')
    .join('\n\n');
  const hasFiles = payload.some(({ contentAttachment, contentReference }) => contentAttachment ?? contentReference);
  if (text === '' && !hasFiles) return null;
  return {
    id,
    sentAt,
    from: asText(asObject(resource['sender'])['display']),
    subject: wordsOf(resource['topic']),
    text,
    isNew: resource['received'] === undefined,
    hasFiles,
  };
}

/** A text with its line breaks, and no other control characters. */
function linesOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
