import { PatientFileError } from './patient-file-error.ts';
import { LONGEST_RESOURCE, type Place } from './resource.ts';

/** The bytes of one entry of a Bundle. */
export type ScannedEntry = Place & { bytes: Uint8Array };

export interface EntryScanner {
  /** Entries that end within this chunk. */
  scan(chunk: Uint8Array): ScannedEntry[];
  /** @throws PatientFileError when the file ends within something. */
  end(): void;
}

const MAX_DEPTH = 100;
/** `entry`, with room for longer names. */
const KEY_KEPT = 16;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const [LINE_FEED, RETURN, TAB, SPACE] = [0x0a, 0x0d, 0x09, 0x20];

/**
 * Finds the bounds of the entries in the bytes of a FHIR Bundle without parsing them: only strings, brackets and line feeds
 * are looked at. What lies within the bounds is for JSON.parse to judge; what stands around the list is not kept.
 */
export function createEntryScanner(): EntryScanner {
  let mode: 'frame' | 'list' | 'entry' = 'frame';
  let line = 1;
  let number = 0;
  // Within frame or entry: how deep, and whether in a string or behind a backslash in one.
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  // The last string of the bundle itself: before a bracket it is the name of the list.
  let key = '';
  let next: 'first entry' | 'comma' | 'entry' = 'first entry';
  let pieces: Uint8Array[] = [];
  let size = 0;
  let entryLine = 0;

  function scanFrame(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === LINE_FEED) line += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
        else if (depth === 1 && key.length < KEY_KEPT) key += String.fromCharCode(byte);
      } else if (byte === QUOTE) {
        inString = true;
        if (depth === 1) key = '';
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
      else if (byte === OPEN_BRACKET && depth === 1 && key === 'entry') {
        mode = 'list';
        next = 'first entry';
        return at + 1;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        depth += 1;
        if (depth > MAX_DEPTH) throw tooDeep(line);
      }
    }
    return chunk.length;
  }

  /** Passes what stands between entries. */
  function scanList(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      else if (byte === COMMA && next === 'comma') next = 'entry';
      else if (byte === OPEN_BRACE && next !== 'comma') {
        beginEntry();
        return at;
      } else if (byte === CLOSE_BRACKET && next !== 'entry') {
        mode = 'frame';
        return at + 1;
      } else if (byte !== SPACE && byte !== RETURN && byte !== TAB) {
        const wanted = next === 'comma' ? 'a comma or the end of the list' : 'an entry in braces';
        throw new PatientFileError(line, `The list of entries needs ${wanted} here. Export the file again.`);
      }
    }
    return chunk.length;
  }

  function beginEntry(): void {
    mode = 'entry';
    depth = 0;
    pieces = [];
    size = 0;
    entryLine = line;
    number += 1;
  }

  /** Passes to the end of the entry or of the chunk. The hot loop: its state is kept in locals. */
  function scanEntry(chunk: Uint8Array, start: number, found: ScannedEntry[]): number {
    let [level, string, escaped, row, at] = [depth, inString, isEscaped, line, start];
    let deepest = level;
    const { length } = chunk;
    for (; at < length; at += 1) {
      const byte = chunk[at];
      if (string) {
        if (escaped) escaped = false;
        else if (byte === QUOTE) string = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === LINE_FEED) row += 1;
      } else if (byte === QUOTE) string = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        level += 1;
        if (level > deepest) deepest = level;
      } else if (byte === LINE_FEED) row += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        level -= 1;
        if (level === 0) break;
      }
    }
    [depth, inString, isEscaped, line] = [level, string, escaped, row];
    if (deepest > MAX_DEPTH) throw tooDeep(entryLine);
    if (at === length) {
      // A copy: the stream may use the chunk's memory again.
      keep(chunk.slice(start));
      return length;
    }
    keep(chunk.subarray(start, at + 1));
    found.push({ number, line: entryLine, bytes: pieces.length === 1 ? (pieces[0] ?? chunk) : Buffer.concat(pieces) });
    // Back to the level of the list: within the bundle.
    depth = 1;
    mode = 'list';
    next = 'comma';
    return at + 1;
  }

  function keep(bytes: Uint8Array): void {
    pieces.push(bytes);
    size += bytes.length;
    if (size > LONGEST_RESOURCE) {
      throw new PatientFileError(
        entryLine,
        'An entry begins here and does not end: a quote or a bracket is not closed.',
      );
    }
  }

  return {
    scan(chunk) {
      const found: ScannedEntry[] = [];
      let at = 0;
      while (at < chunk.length) {
        if (mode === 'entry') at = scanEntry(chunk, at, found);
        else at = mode === 'list' ? scanList(chunk, at) : scanFrame(chunk, at);
      }
      return found;
    },
    end() {
      if (mode !== 'frame' || depth !== 0 || inString) {
        throw new PatientFileError(line, 'The file ends here within its Bundle: it was cut short. Fetch it again.');
      }
    },
  };
}

function tooDeep(line: number): PatientFileError {
  return new PatientFileError(line, 'Brackets stand in brackets without end here. Export the file again.');
}
