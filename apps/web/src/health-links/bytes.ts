/** In bytes: a card with pictures has a few hundred thousand; what unpacks to more is not read. */
const MAX_CONTENT = 20_000_000;

/** @throws where it is no base64url. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (byte) => byte.charCodeAt(0));
}

/**
 * Unpacks raw DEFLATE (RFC 1951).
 *
 * @throws RangeError for more than MAX_CONTENT; TypeError where it is none.
 */
export async function inflated(deflated: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_CONTENT) {
      await reader.cancel();
      throw new RangeError('more than is read');
    }
    chunks.push(next.value);
  }
  return joined(chunks);
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
