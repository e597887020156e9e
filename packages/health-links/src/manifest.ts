import { isObject, objectsIn } from './json.ts';

/** A file of FHIR, or of signed cards, that a link leads to: encrypted in the manifest itself, or at an address of its own. */
export type ManifestFile = { readonly embedded: string } | { readonly location: string };

/** JWE, compact, with a shared key: the part of an encrypted key is empty (RFC 7516, `"alg": "dir"`). */
const jweForm = /^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/;

export function isCompactJwe(text: string): boolean {
  return jweForm.test(text);
}

const readTypes = /^application\/(?:fhir\+json|smart-health-card)\b/i;

/**
 * The files of a manifest that hold FHIR or SMART Health Cards ('SMART Health Link Manifest File'); other kinds are left out.
 *
 * @param body as parsed from JSON.
 * @returns null if it is no manifest.
 */
export function readManifest(body: unknown): ManifestFile[] | null {
  if (!isObject(body) || !Array.isArray(body['files'])) return null;
  return objectsIn(body['files']).flatMap(({ contentType, embedded, location }): ManifestFile[] => {
    if (typeof contentType !== 'string' || !readTypes.test(contentType)) return [];
    if (typeof embedded === 'string' && isCompactJwe(embedded)) return [{ embedded }];
    return typeof location === 'string' ? [{ location }] : [];
  });
}
