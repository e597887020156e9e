import { PatientFileError } from './patient-file-error.ts';
import { readBundle } from './read-bundle.ts';
import { readNdjson } from './read-ndjson.ts';
import { type FoundResource, parseObject } from './resource.ts';

/** Number of bytes that are read to find the format. */
const HEAD = 64 * 1024;

/** A Bundle by its type, or by entries that come before any type: a `List` has entries too. */
const isBundle = /"resourceType"\s*:\s*"Bundle"|^(?:(?!"resourceType")[^])*"entry"\s*:\s*\[/;

/**
 * Reads the resources of a FHIR R4 Bundle in JSON or of Bulk Data NDJSON, in lists, as the bytes arrive. Never more
 * than a chunk and one resource is in memory.
 *
 * @throws PatientFileError if the file is neither, or is a Bundle whose structure is broken.
 */
export async function* readResources(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FoundResource[]> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let isEnded = false; !isEnded && head.length < HEAD;) {
    const next = await iterator.next();
    isEnded = next.done === true;
    if (next.done !== true) head = Buffer.concat([head, next.value]);
  }
  const start = head.subarray(0, 3).toString('hex') === 'efbbbf' ? head.subarray(3) : head;
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield start;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  yield* formatOf(start) === 'bundle' ? readBundle(whole()) : readNdjson(whole());
}

function formatOf(start: Buffer): 'bundle' | 'ndjson' {
  const text = start.toString('latin1').trimStart();
  if (text === '') throw new PatientFileError(null, 'The file is empty.');
  if (!text.startsWith('{')) {
    const message = 'The file is neither a FHIR Bundle in JSON nor NDJSON: both begin with a brace.';
    throw new PatientFileError(null, message);
  }
  const [firstLine = ''] = text.split('\n', 1);
  const first = parseObject(Buffer.from(firstLine, 'latin1'));
  if (first !== undefined) return first['resourceType'] === 'Bundle' ? 'bundle' : 'ndjson';
  if (isBundle.test(text)) return 'bundle';
  if (/^\{\s*$/.test(firstLine)) {
    const message =
      'The file holds one resource over several lines. Give a Bundle, or NDJSON with a resource in each line.';
    throw new PatientFileError(1, message);
  }
  return 'ndjson';
}
