// The hot loop of every CSV: without lists that are made and taken apart again.
import { addCell, type CellRange, type Cells, isSpace, MAX_COLUMNS } from './cells.ts';
import { findRepeated, NOTHING_REPEATED, repeatCells, type Repeated, usedOf } from './repeated-cells.ts';

/** A row of a CSV text (RFC 4180). */
export interface Row extends CellRange {
  /** Offset of its first character, and the one behind its line feed. */
  start: number;
  end: number;
  /** Physical lines on which it begins and ends. */
  line: number;
  lastLine: number;
  /** What stands at its beginning as in the row above. */
  repeated: Repeated;
  /** The file ends right after it, without a line feed. */
  isUnended: boolean;
  /** A quote within a quoted value is not doubled, so that nobody can tell its cells apart: it has none. */
  hasBadQuotes: boolean;
}

/** Why a row has no cells: a quote within a quoted value is not doubled, or the text ends before the row does. */
export type SplitProblem = 'bad quotes' | 'unfinished';

const [LINE_FEED, QUOTE, COMMA] = [0x0a, 0x22, 0x2c];

/**
 * Splits the row of the cells' text that begins at `start`, and adds its cells. A quote counts at the beginning of a cell
 * alone: in `5" tube` it is a character like any other.
 *
 * @param line of its first character.
 * @param isEnd whether the text ends with the file: its last row may then lack a line feed.
 * @param above the row that ends where this one begins: what is repeated of it is not split again.
 */
export function splitRow(cells: Cells, start: number, line: number, isEnd: boolean, above?: Row): Row | SplitProblem {
  const { text, length: first } = cells;
  const { length } = text;
  const repeated = above === undefined ? NOTHING_REPEATED : findRepeated(cells, above, start);
  if (above !== undefined) repeatCells(cells, above, start, repeated.cells);
  let at = start + repeated.text.length;
  let count = repeated.cells;
  let used = usedOf(cells, first, count);
  let lastLine = line;
  let nextFeed = text.indexOf('\n', start);
  for (;;) {
    let from = at;
    let to = at;
    let hasDoubledQuotes = false;
    if (text.charCodeAt(at) === QUOTE) {
      from += 1;
      to = text.indexOf('"', from);
      while (to !== -1 && text.charCodeAt(to + 1) === QUOTE) {
        hasDoubledQuotes = true;
        to = text.indexOf('"', to + 2);
      }
      if (to === -1) return 'unfinished';
      for (; nextFeed !== -1 && nextFeed < to; nextFeed = text.indexOf('\n', nextFeed + 1)) lastLine += 1;
      at = to + 1;
      // Spaces and a carriage return may stand between the quote and the end of the cell.
      while (at < length && isSpace(text.charCodeAt(at)) && text.charCodeAt(at) !== LINE_FEED) at += 1;
    } else {
      for (; at < length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === COMMA || code === LINE_FEED) break;
      }
      to = at;
    }
    if (at === length && !isEnd) return 'unfinished';
    const code = text.charCodeAt(at);
    if (at < length && code !== COMMA && code !== LINE_FEED) return 'bad quotes';
    count += 1;
    if (count <= MAX_COLUMNS + 1 ? addCell(cells, from, to, hasDoubledQuotes) : from < to) used = count;
    at += 1;
    if (code === COMMA) continue;
    const end = Math.min(at, length);
    const isUnended = code !== LINE_FEED;
    return { cells, first, count, used, start, end, line, lastLine, repeated, isUnended, hasBadQuotes: false };
  }
}
