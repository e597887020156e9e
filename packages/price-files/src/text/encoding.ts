import type { Findings } from '../findings/findings.ts';

/** How the bytes of a file stand for text. UTF-16 is what spreadsheets save as "Unicode text". */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32';

/**
 * Detects the encoding of a file by its first four bytes: by the byte order mark, or without one by the zeros of UTF-16 around its first character, which
 * is in ASCII in every price file. What is neither is UTF-8, or Windows-1252 (decode.ts).
 */
export function encodingOf(head: Uint8Array): Encoding {
  const [first = 1, second = 1, third = 1, fourth = 1] = head;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle && third === 0 && fourth === 0) return 'utf-32';
  if (first === 0 && second === 0) return 'utf-32';
  if (isLittle || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** The bytes of a file in UTF-8, without a byte order mark. */
export async function* toUtf8(source: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') {
    yield* withoutMark(source);
    return;
  }
  // The decoder takes the mark away.
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of source) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  yield encoder.encode(decoder.decode());
}

/** Says of a file in UTF-16 that it was read as such. */
export function reportEncoding(encoding: Encoding, findings: Findings): void {
  if (encoding !== 'utf-8') findings.breach('encoding', undefined, encoding, 'It is read as UTF-16: save it as UTF-8.');
}

/** The first chunk has the whole mark: openFile has seen to that. */
async function* withoutMark(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of source) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    yield hasMark ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
