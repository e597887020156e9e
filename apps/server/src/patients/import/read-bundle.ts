import { createListScanner, type ScannedElement, type ScanProblem } from '@portico/json-scan';
import { asText, isObject, type JsonObject } from '../fhir/json.ts';
import { PatientFileError } from './patient-file-error.ts';
import { type FoundResource, MAX_RESOURCE_LENGTH, parseObject } from './resource.ts';

const problems: Readonly<Record<ScanProblem, string>> = {
  tooDeep: 'Brackets stand in brackets without end here. Export the file again.',
  commaExpected: 'The list of entries needs a comma or the end of the list here. Export the file again.',
  elementExpected: 'The list of entries needs an entry in braces here. Export the file again.',
  elementWithoutEnd: 'An entry begins here and does not end: a quote or a bracket is not closed.',
  cutShort: 'The file ends here within its Bundle: it was cut short. Fetch it again.',
};

/**
 * Reads the resources of a FHIR Bundle, in lists, as its bytes arrive.
 *
 * @throws PatientFileError if it is cut short or broken.
 */
export async function* readBundle(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FoundResource[]> {
  const scanner = createListScanner({
    key: 'entry',
    maxElementBytes: MAX_RESOURCE_LENGTH,
    errorOf: (problem, line) => new PatientFileError(line, problems[problem]),
  });
  for await (const chunk of bytes) {
    const found: FoundResource[] = [];
    scanner.scan(chunk, (entry) => found.push(...resourceOf(entry)));
    yield found;
  }
  scanner.end();
}

/** Entries without a resource report an action on another server, so they hold nothing to import. */
function resourceOf({ bytes, number, line }: ScannedElement): FoundResource[] {
  const place = { number, line };
  const entry: JsonObject | undefined = parseObject(bytes);
  if (entry === undefined) return [{ ...place, error: 'This is not valid JSON.' }];
  const { resource, fullUrl } = entry;
  return isObject(resource) ? [{ ...place, resource, fullUrl: asText(fullUrl) }] : [];
}
