import { joinBytes } from './join-bytes.ts';

/** One element of the list. */
export interface ScannedElement {
  /** From brace to brace. They may be a view of the chunk: parse or copy them before the stream reuses its memory. */
  readonly bytes: Uint8Array;
  /** In the order of the document, from 1. */
  readonly number: number;
  /** Line on which the element begins, from 1. */
  readonly line: number;
  /**
   * Line of each of its objects in the order of their braces; empty when the element is on one line, or has too many
   * objects.
   */
  readonly objectLines: readonly number[];
  /** Number of its properties at any depth, counted in the text: a key that stands twice counts twice. */
  readonly properties: number;
}

/** Where an element that was read at once ends. */
interface ReadElement {
  /** The offset behind its last brace. */
  readonly end: number;
  /** The line of that brace. */
  readonly line: number;
}

/**
 * Reads an element from its first brace on, in place of the scan.
 *
 * @returns undefined where it cannot, or where the chunk ends within the element: it is then scanned.
 */
export type ElementReader = (
  chunk: Uint8Array,
  start: number,
  place: Pick<ScannedElement, 'number' | 'line'>,
) => ReadElement | undefined;

/** Gets what is around the list, in the order of the document. An error that it throws ends the scan. */
interface FrameReader {
  /** Bytes outside the list's brackets, and the line of their end. The bytes may change after this returns. */
  readonly bytes: (bytes: Uint8Array, line: number) => void;
  /** The line of the list's opening bracket. A document may have the key twice. */
  readonly listBegins: (line: number) => void;
  /** The line of the list's closing bracket. */
  readonly listEnds: (line: number) => void;
}

/** Why a document cannot be scanned. */
export type ScanProblem = 'tooDeep' | 'commaExpected' | 'elementExpected' | 'elementWithoutEnd' | 'cutShort';

interface ListScannerOptions {
  /** Key of the list in the root object, in ASCII. */
  readonly key: string;
  /** A longer element counts as unfinished: a quote or a bracket was not closed. */
  readonly maxElementBytes: number;
  /** An element with this many objects or more has no lines of its objects; 0 if lines are not needed. */
  readonly maxObjectLines?: number;
  readonly frame?: FrameReader;
  /** Elements that it reads are not found by `scan`: their bytes are gone over once. */
  readonly readElement?: ElementReader;
  /** Makes the error to throw for a problem on a line. For an element it is the line on which the element begins. */
  readonly errorOf: (problem: ScanProblem, line: number) => Error;
}

export interface ListScanner {
  /** Finds the elements that end within this chunk, each before the next one is looked at. */
  readonly scan: (chunk: Uint8Array, found: (element: ScannedElement) => void) => void;
  /** Ends the document. Throws `cutShort` when something is unfinished. */
  readonly end: () => void;
}

/** Maximum nesting of brackets: real documents have about ten. */
export const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const [LINE_FEED, RETURN, TAB, SPACE] = [0x0a, 0x0d, 0x09, 0x20];

/**
 * Finds the bounds of the objects of one list in the root object of a JSON document (RFC 8259) while its bytes stream:
 * it looks at strings, brackets and line feeds only. `JSON.parse` validates what is within the bounds, and the frame
 * around the list. At most one element is held in memory.
 *
 * @throws the error that `errorOf` makes of the first problem.
 */
export function createListScanner(options: ListScannerOptions): ListScanner {
  const { key, maxElementBytes, maxObjectLines = 0, frame, readElement, errorOf } = options;
  let mode: 'frame' | 'list' | 'element' = 'frame';
  let line = 1;
  let number = 0;
  // Within frame or element: the depth, and whether in a string or after a backslash in one.
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let isObject = false;
  // The last string of the root object itself: it is a key if a bracket follows.
  let name = '';
  let next: 'first element' | 'comma' | 'element' = 'first element';
  let pieces: Uint8Array[] = [];
  let size = 0;
  let elementLine = 0;
  let objectLines: number[] = [];
  let properties = 0;

  function scanFrame(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === LINE_FEED) line += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
        else if (depth === 1 && name.length <= key.length) name += String.fromCharCode(byte);
      } else if (byte === QUOTE) {
        inString = true;
        if (depth === 1) name = '';
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
      else if (byte === OPEN_BRACKET && depth === 1 && isObject && name === key) {
        frame?.bytes(chunk.subarray(start, at), line);
        frame?.listBegins(line);
        mode = 'list';
        next = 'first element';
        return at + 1;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (depth === 0) isObject = byte === OPEN_BRACE;
        depth += 1;
        if (depth > MAX_DEPTH) throw errorOf('tooDeep', line);
      }
    }
    frame?.bytes(chunk.subarray(start), line);
    return chunk.length;
  }

  /** Skips what is between elements. */
  function scanList(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      else if (byte === COMMA && next === 'comma') next = 'element';
      else if (byte === OPEN_BRACE && next !== 'comma') {
        number += 1;
        const read = readElement?.(chunk, at, { number, line });
        if (read === undefined) {
          beginElement();
          return at;
        }
        next = 'comma';
        line = read.line;
        at = read.end - 1;
      } else if (byte === CLOSE_BRACKET && next !== 'element') {
        frame?.listEnds(line);
        mode = 'frame';
        return at + 1;
      } else if (byte !== SPACE && byte !== RETURN && byte !== TAB) {
        throw errorOf(next === 'comma' ? 'commaExpected' : 'elementExpected', line);
      }
    }
    return chunk.length;
  }

  function beginElement(): void {
    mode = 'element';
    depth = 0;
    pieces = [];
    size = 0;
    elementLine = line;
    objectLines = [];
    properties = 0;
  }

  /** Skips to the end of the element or of the chunk. The hot loop: its state is in local variables. */
  function scanElement(chunk: Uint8Array, start: number, found: (element: ScannedElement) => void): number {
    let [level, string, escaped, row, at] = [depth, inString, isEscaped, line, start];
    let deepest = level;
    let colons = 0;
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
        if (byte === OPEN_BRACE && objectLines.length < maxObjectLines) objectLines.push(row);
      } else if (byte === COLON) colons += 1;
      else if (byte === LINE_FEED) row += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        level -= 1;
        if (level === 0) break;
      }
    }
    [depth, inString, isEscaped, line] = [level, string, escaped, row];
    properties += colons;
    if (deepest > MAX_DEPTH) throw errorOf('tooDeep', elementLine);
    if (at === length) {
      // A copy: the stream may reuse the chunk's memory.
      keep(chunk.slice(start));
      return length;
    }
    keep(chunk.subarray(start, at + 1));
    const hasLines = row > elementLine && objectLines.length < maxObjectLines;
    // Back to the level of the list: within the root object.
    depth = 1;
    mode = 'list';
    next = 'comma';
    found({
      bytes: joinBytes(pieces),
      number,
      line: elementLine,
      objectLines: hasLines ? objectLines : [],
      properties,
    });
    return at + 1;
  }

  function keep(bytes: Uint8Array): void {
    pieces.push(bytes);
    size += bytes.length;
    if (size > maxElementBytes) throw errorOf('elementWithoutEnd', elementLine);
  }

  return {
    scan(chunk, found) {
      let at = 0;
      while (at < chunk.length) {
        if (mode === 'element') at = scanElement(chunk, at, found);
        else at = mode === 'list' ? scanList(chunk, at) : scanFrame(chunk, at);
      }
    },
    end() {
      if (mode !== 'frame' || depth !== 0 || inString) throw errorOf('cutShort', line);
    },
  };
}
