import { type QuotedText, quotedTextOf } from './quoted-text.ts';

/** Texts that stand in bytes of ASCII, each made once for as long as it is remembered. */
export interface ByteTexts {
  /**
   * @param start of the opening quote.
   * @param end of the closing quote.
   * @param hash of the bytes between them, by which they are found again.
   */
  find(source: Uint8Array, start: number, end: number, hash: number): QuotedText;
}

/** A power of two. A new text takes the place of the one before, so that memory is bounded. */
const PLACES = 4096;

export function createByteTexts(): ByteTexts {
  const places: (QuotedText | undefined)[] = Array.from({ length: PLACES });
  return {
    find(source, start, end, hash) {
      const place = (hash ^ (hash >>> 16)) & (PLACES - 1);
      const known = places[place];
      if (known !== undefined && standsAt(known.bytes, source, start, end)) return known;
      const added = quotedTextOf(source.slice(start, end + 1));
      places[place] = added;
      return added;
    },
  };
}

function standsAt(bytes: Uint8Array, source: Uint8Array, start: number, end: number): boolean {
  const { length } = bytes;
  if (length !== end + 1 - start) return false;
  for (let at = 0; at < length; at += 1) if (bytes[at] !== source[start + at]) return false;
  return true;
}
