import { asObject, asText } from './json.ts';

/** `Patient/123` at the end of an address. */
const RESOURCE = /(?:^|\/)((?:Patient|Coverage)\/[A-Za-z0-9.-]{1,64})$/;

/**
 * The ways in which a Reference may name its target (R4, 2.3): as it is written, and then by type and id, since a bundle's
 * entries may bear whole addresses and its references not, or the other way round.
 *
 * @returns none for a reference into the same resource, and for one that holds an identifier alone.
 */
export function targetsOf(reference: unknown): string[] {
  const written = asText(asObject(reference)['reference']).replace(/\/_history\/[^/]*$/, '');
  if (written === '' || written.startsWith('#')) return [];
  const short = RESOURCE.exec(written)?.[1];
  return short === undefined || short === written ? [written] : [written, short];
}

/** The ways in which others may refer to a resource: by type and id, and by the address that its bundle gives it. */
export function namesOf(resource: unknown, fullUrl: string): string[] {
  const { resourceType, id } = asObject(resource);
  const names = asText(id) === '' ? [] : [`${asText(resourceType)}/${asText(id)}`];
  return fullUrl === '' || names.includes(fullUrl) ? names : [...names, fullUrl];
}
