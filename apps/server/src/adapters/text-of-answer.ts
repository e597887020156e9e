const ANSI = 'windows-1252';

/**
 * The text of an answer by the charset of its content type. Without one, or where the bytes are not what it says, as UTF-8; and as
 * Windows-1252 where they are no UTF-8, which holds Latin-1: older systems send names so and do not say it.
 */
export function textOfAnswer(bytes: Uint8Array, contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? '';
  return decoded(bytes, charset) ?? decoded(bytes, 'utf-8') ?? new TextDecoder(ANSI).decode(bytes);
}

/** `null` where the charset is not known, or the bytes are not of it. */
function decoded(bytes: Uint8Array, charset: string): string | null {
  // ASCII, too, is said of what holds more: the encoding standard reads it as Windows-1252.
  if (charset === '' || /^(us-)?ascii$/i.test(charset)) return null;
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
