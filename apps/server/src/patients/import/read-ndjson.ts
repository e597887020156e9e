import { type FoundResource, MAX_RESOURCE_LENGTH, parseObject } from './resource.ts';

const LINE_FEED = 0x0a;
const blank = /^[\s\0]*$/;

/** Reads the resources of NDJSON (FHIR Bulk Data), one in each line. A broken line does not affect the others. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FoundResource[]> {
  let line = 0;
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isTooLong = false;

  const keep = (piece: Uint8Array): void => {
    isTooLong ||= size + piece.length > MAX_RESOURCE_LENGTH;
    if (isTooLong) {
      pieces = [];
      size = 0;
    } else {
      pieces.push(piece);
      size += piece.length;
    }
  };
  const endLine = (): FoundResource[] => {
    line += 1;
    const whole = pieces.length === 1 ? (pieces[0] ?? new Uint8Array()) : Buffer.concat(pieces);
    const place = { number: line, line };
    const wasTooLong = isTooLong;
    pieces = [];
    size = 0;
    isTooLong = false;
    if (wasTooLong) return [{ ...place, error: 'The line is longer than 16 MB.' }];
    const resource = parseObject(whole);
    if (resource !== undefined) return [{ ...place, resource, fullUrl: '' }];
    return blank.test(Buffer.from(whole).toString('latin1')) ? [] : [{ ...place, error: 'This is not valid JSON.' }];
  };

  for await (const chunk of bytes) {
    const found: FoundResource[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      found.push(...endLine());
      start = end + 1;
    }
    // A copy, because the stream may reuse the chunk's memory.
    if (start < chunk.length) keep(chunk.slice(start));
    yield found;
  }
  yield endLine();
}
