/** The values that writeCbor supports. */
export type CborValue = number | string | Uint8Array | ReadonlyMap<number | string, CborValue>;

const MAJOR = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const;

/** Writes CBOR (RFC 8949), as far as WebAuthn needs it: integers, bytes, texts and maps. */
export function writeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.positive, value);
  if (typeof value === 'string') return Buffer.concat([head(MAJOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  const entries = [...value].flatMap(([key, content]) => [writeCbor(key), writeCbor(content)]);
  return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
}

/** The major type of a value with its size, or with the integer itself: below 2^16. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 0x1_00) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
