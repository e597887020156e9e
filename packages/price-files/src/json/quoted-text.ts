/** A text of ASCII as it stands in JSON, to be looked for four bytes at a time. */
export interface QuotedText {
  /** Without the quotes. */
  readonly text: string;
  /** With them. */
  readonly bytes: Uint8Array;
  /** The same as numbers of 32 bits, the lowest byte first; the last bytes may be left over. */
  readonly words: Int32Array;
}

const WORD = 4;

const decoder = new TextDecoder();

/** @param bytes of ASCII with their quotes, and without a backslash between them. */
export function quotedTextOf(bytes: Uint8Array): QuotedText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = Int32Array.from({ length: Math.floor(bytes.length / WORD) }, (_, at) => view.getInt32(at * WORD, true));
  return { text: textOf(bytes, 1, bytes.length - 1), bytes, words };
}

/** @param bytes of ASCII. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

/** Whether the text stands, with its quotes, at a place of the bytes that the view is of. */
export function standsAt({ bytes, words }: QuotedText, view: DataView, start: number): boolean {
  if (start + bytes.length > view.byteLength) return false;
  let at = start;
  for (let word = 0; word < words.length; word += 1, at += WORD) {
    if (view.getInt32(at, true) !== words[word]) return false;
  }
  for (let rest = words.length * WORD; rest < bytes.length; rest += 1, at += 1) {
    if (view.getUint8(at) !== bytes[rest]) return false;
  }
  return true;
}
