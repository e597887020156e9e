import type { Findings } from '../findings/findings.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');
const LINE_FEED = 0x0a;

/** Decodes the text of one file: UTF-8, and what is not valid UTF-8 as Windows-1252. */
export interface Decoder {
  /** Text of bytes that begin on this line. */
  decode(bytes: Uint8Array, line: number): string;
  /**
   * Text of whole lines, each decoded separately: a stray Windows-1252 byte never spoils valid UTF-8 on another line,
   * and the result does not depend on where the stream was split.
   */
  decodeLines(bytes: Uint8Array, firstLine: () => number): string;
}

/** @param findings is told of the first line that is not UTF-8. */
export function createDecoder(findings: Findings): Decoder {
  let isReported = false;

  function decodeForeign(bytes: Uint8Array, line: number): string {
    if (!isReported) {
      isReported = true;
      findings.line = line;
      findings.breach('encoding', undefined, undefined, 'From here on it is read as Windows-1252: save it as UTF-8.');
    }
    return windows1252.decode(bytes);
  }

  function decode(bytes: Uint8Array, line: number): string {
    return decodeUtf8(bytes) ?? decodeForeign(bytes, line);
  }

  return {
    decode,
    decodeLines(bytes, firstLine) {
      const text = decodeUtf8(bytes);
      if (text !== undefined) return text;
      const lines: string[] = [];
      let line = firstLine();
      for (let start = 0; start < bytes.length; line += 1) {
        const lineFeed = bytes.indexOf(LINE_FEED, start);
        const end = lineFeed === -1 ? bytes.length : lineFeed + 1;
        lines.push(decode(bytes.subarray(start, end), line));
        start = end;
      }
      return lines.join('');
    },
  };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
