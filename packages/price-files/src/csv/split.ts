// The hot loop of every CSV: without lists that are made and taken apart again.
import { addCell, type CellRange, type Cells, isSpace, MAX_COLUMNS } from './cells.ts';
import { findRepeated, NOTHING_REPEATED, repeatCells, type Repeated, usedOf } from './repeated-cells.ts';

/** A row of a CSV text (RFC 4180). */
export interface SplitRow extends CellRange {
  /** Offset of its first character. */
  start: number;
  /** Offset behind its line feed. */
  end: number;
  /** Line feeds within its quoted values. */
  innerLines: number;
  /** What stands at its beginning as in the row above. */
  repeated: Repeated;
}

/** Why a row has no cells: a quote within a quoted value is not doubled, or the text ends before the row does. */
export type SplitProblem = 'bad quotes' | 'unfinished';

const [LINE_FEED, QUOTE, COMMA] = [0x0a, 0x22, 0x2c];

/**
 * Splits the row of the cells' text that begins at `start`, and adds its cells. A quote counts at the beginning of a cell
 * alone: in `5" tube` it is a character like any other.
 *
 * @param isEnd whether the text ends with the file: its last row may then lack a line feed.
 * @param above the row that ends where this one begins: what is repeated of it is not split again.
 */
export function splitRow(cells: Cells, start: number, isEnd: boolean, above?: SplitRow): SplitRow | SplitProblem {
  const { text, length: first } = cells;
  const { length } = text;
  const repeated = above?.innerLines === 0 ? findRepeated(cells, above, start) : NOTHING_REPEATED;
  if (above !== undefined) repeatCells(cells, above, start, repeated.cells);
  let at = start + repeated.text.length;
  let count = repeated.cells;
  let used = usedOf(cells, first, count);
  let innerLines = 0;
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
      for (; nextFeed !== -1 && nextFeed < to; nextFeed = text.indexOf('\n', nextFeed + 1)) innerLines += 1;
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
    if (code !== COMMA) return { cells, first, count, used, repeated, innerLines, start, end: Math.min(at, length) };
  }
}
