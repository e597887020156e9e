import { isObject, type JsonObject, objectsIn } from './json.ts';

/** A resource, and the address by which others of its Bundle name it; '' for none. */
export interface Resource {
  readonly resource: JsonObject;
  readonly url: string;
}

/** In characters: of a name or number of a card. */
const MAX_LENGTH = 200;

/** A text of FHIR as one line; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** The first code of a CodeableConcept; '' for none. */
export function codeOf(concept: unknown): string {
  return isObject(concept) ? textOf(objectsIn(concept['coding'])[0]?.['code']) : '';
}

/** The resource's identifier of a type of v2-0203, such as MB, a member's number; '' for none. */
export function numberOfType(type: string, resource: JsonObject): string {
  const found = objectsIn(resource['identifier']).find((each) => codeOf(each['type']) === type);
  return textOf(found?.['value']);
}

/** The resources of a Bundle, of a list of its entries, or one by itself. */
export function resourcesIn(content: unknown): Resource[] {
  if (Array.isArray(content)) return objectsIn(content).flatMap(entryOf);
  if (!isObject(content)) return [];
  return content['resourceType'] === 'Bundle'
    ? objectsIn(content['entry']).flatMap(entryOf)
    : [{ resource: content, url: '' }];
}

function entryOf({ resource, fullUrl }: JsonObject): Resource[] {
  return isObject(resource) ? [{ resource, url: textOf(fullUrl) }] : [];
}

/**
 * What a reference leads to: a resource within the one that has it, one of the same Bundle by its address (`urn:uuid:…`, `resource:0`), or by
 * type and id, also at the end of an address.
 */
export function findResource(reference: unknown, from: Resource, all: readonly Resource[]): JsonObject | undefined {
  const to = isObject(reference) ? textOf(reference['reference']) : '';
  if (to === '') return undefined;
  if (to.startsWith('#')) return objectsIn(from.resource['contained']).find(({ id }) => `#${textOf(id)}` === to);
  const byAddress = all.find(({ url }) => url === to);
  const [type, id] = to.split('/').slice(-2);
  const found = byAddress ?? all.find(({ resource }) => resource['resourceType'] === type && resource['id'] === id);
  return found?.resource;
}
