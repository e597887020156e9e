const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Text of UTF-8 bytes, or of Windows-1252 ones when they are not valid UTF-8. */
export function decode(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? windows1252.decode(bytes);
}

/**
 * Text of whole lines, each decoded separately: a stray Windows-1252 byte never spoils valid UTF-8 on another line, and
 * the result does not depend on where the stream was split.
 */
export function decodeLines(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    lines.push(decode(bytes.subarray(start, end)));
    start = end;
  }
  return lines.join('');
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
