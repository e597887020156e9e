/** Writes text as hex of its UTF-8 bytes, as it stands in an address (spec §2, `tDesc`). */
export function writeHexText(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
