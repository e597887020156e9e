import { resourcesIn, textOf } from './fhir.ts';
import { isObject, type JsonObject, objectsIn } from './json.ts';

/** What a FHIR document says to whoever reads it: its narrative, section by section, and the same as a PDF. */
export interface SharedDocument {
  readonly title: string;
  /** BCP 47; '' where it does not say. */
  readonly language: string;
  /** Who made it; '' where it does not say. */
  readonly author: string;
  /** ISO time; '' where it does not say. */
  readonly madeAt: string;
  readonly sections: readonly DocumentSection[];
  /** In base64; null for none. */
  readonly pdf: string | null;
}

interface DocumentSection {
  readonly title: string;
  /** XHTML, a `div` (FHIR R4, 'Narrative'). It is of whoever made the document, and is never set into a page as it is. */
  readonly narrative: string;
}

/**
 * Reads a FHIR document: a Bundle with a Composition. Sections without a narrative are left out.
 *
 * @param content as parsed from JSON.
 * @returns null if it is none.
 */
export function readSharedDocument(content: unknown): SharedDocument | null {
  const resources = resourcesIn(content).map(({ resource }) => resource);
  const composition = resources.find(({ resourceType }) => resourceType === 'Composition');
  if (composition === undefined) return null;
  const [author] = objectsIn(composition['author']);
  return {
    title: textOf(composition['title']),
    language: textOf(composition['language']),
    author: textOf(author?.['display']),
    madeAt: textOf(composition['date']),
    sections: objectsIn(composition['section']).flatMap(sectionOf),
    pdf: pdfIn(resources),
  };
}

function sectionOf({ title, text }: JsonObject): DocumentSection[] {
  const narrative = isObject(text) ? text['div'] : undefined;
  return typeof narrative === 'string' ? [{ title: textOf(title), narrative }] : [];
}

function pdfIn(resources: readonly JsonObject[]): string | null {
  const attachments = resources
    .filter(({ resourceType }) => resourceType === 'DocumentReference')
    .flatMap(({ content }) => objectsIn(content))
    .map(({ attachment }) => attachment)
    .filter(isObject);
  const data = attachments.find(({ contentType }) => contentType === 'application/pdf')?.['data'];
  return typeof data === 'string' ? data : null;
}
