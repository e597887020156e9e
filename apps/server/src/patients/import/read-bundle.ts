import type { ScannedElement } from '@portico/json-scan';
import { asText, isObject, type JsonObject } from '../fhir/json.ts';
import { type FoundResource, parseObject } from './resource.ts';
import { createEntryScanner } from './scan-entries.ts';

/**
 * The resources of a FHIR Bundle, in lists as its bytes pass.
 *
 * @throws PatientFileError when it is cut short or broken.
 */
export async function* readBundle(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FoundResource[]> {
  const scanner = createEntryScanner();
  for await (const chunk of bytes) yield scanner.scan(chunk).flatMap(resourceOf);
  scanner.end();
}

/** Entries without a resource say what was done to one elsewhere: they bring nothing. */
function resourceOf({ bytes, number, line }: ScannedElement): FoundResource[] {
  const place = { number, line };
  const entry: JsonObject | undefined = parseObject(bytes);
  if (entry === undefined) return [{ ...place, fault: 'This is not valid JSON.' }];
  const { resource, fullUrl } = entry;
  return isObject(resource) ? [{ ...place, resource, fullUrl: asText(fullUrl) }] : [];
}
