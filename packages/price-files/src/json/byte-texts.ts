/** Texts that stand in bytes of ASCII, each made once for as long as it is remembered. */
export interface ByteTexts {
  /** @param hash of the bytes, by which they are found again. */
  textOf(source: Uint8Array, start: number, end: number, hash: number): string;
}

interface KnownText {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** A power of two. A new text takes the place of the one before, so that memory is bounded. */
const PLACES = 4096;

/** A longer text is hardly repeated. */
const MAX_LENGTH = 250;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function createByteTexts(): ByteTexts {
  const places: (KnownText | undefined)[] = Array.from({ length: PLACES });
  return {
    textOf(source, start, end, hash) {
      if (end - start > MAX_LENGTH) return decoder.decode(source.subarray(start, end));
      const place = (hash ^ (hash >>> 16)) & (PLACES - 1);
      const known = places[place];
      if (known !== undefined && standsAt(known.bytes, source, start, end)) return known.text;
      const bytes = source.slice(start, end);
      const text = decoder.decode(bytes);
      places[place] = { bytes, text };
      return text;
    },
  };
}

function standsAt(bytes: Uint8Array, source: Uint8Array, start: number, end: number): boolean {
  const { length } = bytes;
  if (length !== end - start) return false;
  for (let at = 0; at < length; at += 1) if (bytes[at] !== source[start + at]) return false;
  return true;
}
