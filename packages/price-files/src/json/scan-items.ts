import { PriceFileError } from '../price-file-error.ts';
import { join } from '../text/bytes.ts';

/** The bytes of one element of standard_charge_information. */
export interface ScannedItem {
  bytes: Uint8Array;
  /** Line on which it begins. */
  line: number;
  /** Line of each of its objects in the order of their braces; empty when it stands on one line, or has too many. */
  objectLines: number[];
}

/** The file without its items: `"standard_charge_information": []` stands where they were. */
export interface Frame {
  bytes: Uint8Array;
  /** Where in `bytes` the items were, and how many line feeds went with them. */
  itemsAt: number;
  itemsLines: number;
}

export interface ItemScanner {
  /** Items that end within this chunk. */
  scan(chunk: Uint8Array): ScannedItem[];
  /** What stood before the items; nothing while they have not begun. */
  frameBeforeItems(): Uint8Array | undefined;
  /** @throws PriceFileError when the file ends within something. */
  end(): Frame;
}

/** Far above any real item or header: beyond it a quote or a bracket was not closed. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Real items have some thousands of objects, six levels deep. One of more objects has one line for all of them. */
const MAX_OBJECTS = 100_000;
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const [LINE_FEED, RETURN, TAB, SPACE] = [0x0a, 0x0d, 0x09, 0x20];

const itemsKey = /"standard_charge_information"\s*:\s*$/;
const latin1 = new TextDecoder('latin1');

/**
 * Finds the bounds of items in a stream of JSON bytes without parsing them: only strings, brackets and line feeds are
 * looked at. What lies within the bounds, and the frame, is for JSON.parse to judge.
 */
export function createItemScanner(): ItemScanner {
  let mode: 'frame' | 'list' | 'item' = 'frame';
  let line = 1;
  // Within frame or item: how deep, and whether in a string or behind a backslash in one.
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let next: 'first item' | 'comma' | 'item' = 'first item';
  let frame: Uint8Array[] = [];
  let frameSize = 0;
  let itemsAt = -1;
  let itemsLines = 0;
  let listLine = 0;
  let item: Uint8Array[] = [];
  let itemSize = 0;
  let itemLine = 0;
  let objectLines: number[] = [];

  function keepFrame(bytes: Uint8Array): void {
    frame.push(bytes.slice());
    frameSize += bytes.length;
    if (frameSize > MAX_BYTES) throw new PriceFileError(line, 'No list standard_charge_information was found so far.');
  }

  function beginsItems(): boolean {
    return depth === 1 && itemsKey.test(latin1.decode(endOf(frame)));
  }

  /** Copies up to the start of the items, or to the end of the chunk. */
  function scanFrame(chunk: Uint8Array, start: number): number {
    let from = start;
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
      } else if (byte === QUOTE) inString = true;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
      else if (byte === OPEN_BRACE) depth += 1;
      else if (byte === OPEN_BRACKET && depth > 1) depth += 1;
      else if (byte === OPEN_BRACKET) {
        keepFrame(chunk.subarray(from, at));
        from = at;
        if (beginsItems()) {
          if (itemsAt !== -1)
            throw new PriceFileError(line, 'standard_charge_information stands twice: give one list.');
          itemsAt = frameSize;
          listLine = line;
          mode = 'list';
          next = 'first item';
          return at + 1;
        }
        depth += 1;
      }
    }
    keepFrame(chunk.subarray(from));
    if (depth > MAX_DEPTH) throw tooDeep(line);
    return chunk.length;
  }

  /** Passes what stands between items. */
  function scanList(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LINE_FEED) line += 1;
      else if (byte === COMMA && next === 'comma') next = 'item';
      else if (byte === OPEN_BRACE && next !== 'comma') {
        beginItem();
        return at;
      } else if (byte === CLOSE_BRACKET && next !== 'item') {
        itemsLines = line - listLine;
        keepFrame(Uint8Array.of(OPEN_BRACKET, CLOSE_BRACKET));
        mode = 'frame';
        return at + 1;
      } else if (byte !== SPACE && byte !== RETURN && byte !== TAB) {
        const wanted = next === 'comma' ? 'a comma or the end of the list' : 'an object that describes an item';
        throw new PriceFileError(line, `standard_charge_information needs ${wanted} here: correct the JSON.`);
      }
    }
    return chunk.length;
  }

  function beginItem(): void {
    mode = 'item';
    depth = 0;
    item = [];
    itemSize = 0;
    itemLine = line;
    objectLines = [];
  }

  /** Passes to the end of the item or of the chunk. The hot loop: its state is kept in locals. */
  function scanItem(chunk: Uint8Array, start: number, found: ScannedItem[]): number {
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
      else if (byte === OPEN_BRACE) {
        level += 1;
        if (level > deepest) deepest = level;
        if (objectLines.length < MAX_OBJECTS) objectLines.push(row);
      } else if (byte === OPEN_BRACKET) {
        level += 1;
        if (level > deepest) deepest = level;
      } else if (byte === LINE_FEED) row += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        level -= 1;
        if (level === 0) break;
      }
    }
    [depth, inString, isEscaped, line] = [level, string, escaped, row];
    if (deepest > MAX_DEPTH) throw tooDeep(itemLine);
    if (at === length) {
      keepItem(chunk.slice(start));
      return length;
    }
    keepItem(chunk.subarray(start, at + 1));
    const hasLines = row > itemLine && objectLines.length < MAX_OBJECTS;
    found.push({ bytes: join(item), line: itemLine, objectLines: hasLines ? objectLines : [] });
    // Back to the level of the list: within the root object.
    depth = 1;
    mode = 'list';
    next = 'comma';
    return at + 1;
  }

  function keepItem(bytes: Uint8Array): void {
    item.push(bytes);
    itemSize += bytes.length;
    if (itemSize > MAX_BYTES) {
      throw new PriceFileError(itemLine, 'An item begins here and does not end: a quote or a bracket is not closed.');
    }
  }

  return {
    scan(chunk) {
      const found: ScannedItem[] = [];
      let at = 0;
      while (at < chunk.length) {
        if (mode === 'item') at = scanItem(chunk, at, found);
        else at = mode === 'list' ? scanList(chunk, at) : scanFrame(chunk, at);
      }
      return found;
    },
    frameBeforeItems: () => (itemsAt === -1 ? undefined : join(frame).subarray(0, itemsAt)),
    end() {
      if (mode !== 'frame' || depth !== 0 || inString) {
        throw new PriceFileError(
          line,
          'The file ends here in the middle of its JSON: it was cut short, fetch it again.',
        );
      }
      return { bytes: join(frame), itemsAt, itemsLines };
    },
  };
}

function tooDeep(line: number): PriceFileError {
  return new PriceFileError(line, 'Brackets stand in brackets without end here: correct the JSON.');
}

/** The last bytes of several pieces: enough for a key and the spaces behind it. */
function endOf(pieces: readonly Uint8Array[]): Uint8Array {
  let first = pieces.length;
  for (let size = 0; first > 0 && size < 256; size += pieces[first]?.length ?? 0) first -= 1;
  return join(pieces.slice(first)).subarray(-256);
}
