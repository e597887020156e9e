import { asObject, asText } from './json.ts';

/** `Patient/123` at the end of a URL. */
const RESOURCE = /(?:^|\/)((?:Patient|Coverage)\/[A-Za-z0-9.-]{1,64})$/;

/**
 * The keys under which the target of a Reference may be found (R4, 2.3): the reference as written, then type and id.
 * Both are needed, because a bundle may use full URLs for its entries and short references, or the other way round.
 *
 * @returns an empty list for a reference into the same resource, and for one with an identifier alone.
 */
export function targetsOf(reference: unknown): string[] {
  const written = asText(asObject(reference)['reference']).replace(/\/_history\/[^/]*$/, '');
  if (written === '' || written.startsWith('#')) return [];
  const short = RESOURCE.exec(written)?.[1];
  return short === undefined || short === written ? [written] : [written, short];
}

/** The keys under which other resources may refer to this one: type and id, and the fullUrl in its bundle. */
export function namesOf(resource: unknown, fullUrl: string): string[] {
  const { resourceType, id } = asObject(resource);
  const names = asText(id) === '' ? [] : [`${asText(resourceType)}/${asText(id)}`];
  return fullUrl === '' || names.includes(fullUrl) ? names : [...names, fullUrl];
}
