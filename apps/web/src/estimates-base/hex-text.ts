/** Writes text as hex of its UTF-8 bytes, for use in an address (spec §2, `tDesc`). */
export function writeHexText(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a text of `writeHexText`; null when it is not one. */
export function readHexText(hex: string): string | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(hex)) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // bytes that are not UTF-8
  }
}
