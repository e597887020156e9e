// Part of the hot loop of every CSV: see split.ts.
import { type CellRange, type Cells, MAX_COLUMNS } from './cells.ts';

/** What stands at the beginning of a row as in the row above. */
export interface Repeated {
  /** Whole cells. */
  readonly cells: number;
  /** Their characters, with the comma behind each. */
  readonly text: string;
}

/** A row, where its text begins, and its lines. */
interface RowAbove extends CellRange {
  readonly start: number;
  readonly line: number;
  readonly lastLine: number;
  readonly repeated: Repeated;
}

const [QUOTE, COMMA] = [0x22, 0x2c];

export const NOTHING_REPEATED: Repeated = { cells: 0, text: '' };

/**
 * What a row repeats of the row above, character by character: in a tall file all before the payer, which are most of its text. Mostly
 * it is what that one repeats, too, and more is not looked for then. Cells behind it are split as ever. Of a row on several lines nothing
 * counts as repeated.
 *
 * @param start of the row, which is the end of the row above.
 */
export function findRepeated({ text, bounds }: Cells, above: RowAbove, start: number): Repeated {
  const { repeated, first, line, lastLine } = above;
  if (line !== lastLine) return NOTHING_REPEATED;
  if (repeated.cells > 0 && text.startsWith(repeated.text, start)) return repeated;
  let alike = above.start;
  for (let at = start; alike < start && text.charCodeAt(alike) === text.charCodeAt(at); alike += 1) at += 1;
  const last = Math.min(above.used, MAX_COLUMNS) - 1;
  let place = 0;
  while (place < last && offsetOf(bounds[first + 2 * place + 2]) <= alike) place += 1;
  for (; place > 0; place -= 1) {
    const end = beginningOf(text, offsetOf(bounds[first + 2 * place]));
    if (end !== -1) return { cells: place, text: text.slice(above.start, end) };
  }
  return NOTHING_REPEATED;
}

/** Adds the first cells of the row above to a row that begins at `start`, and repeats them. */
export function repeatCells(cells: Cells, above: RowAbove, start: number, count: number): void {
  const { bounds, length } = cells;
  const moved = start - above.start;
  for (let at = 0; at < 2 * count; at += 1) {
    const bound = bounds[above.first + at] ?? 0;
    bounds[length + at] = bound < 0 ? bound - moved : bound + moved;
  }
  cells.length = length + 2 * count;
}

/** How many of the first cells of a row there are up to the last with a value. */
export function usedOf({ bounds }: Cells, first: number, count: number): number {
  let used = count;
  while (used > 0 && bounds[first + 2 * used - 2] === bounds[first + 2 * used - 1]) used -= 1;
  return used;
}

/** A start is marked by its complement where the cell has doubled quotes. */
function offsetOf(start = 0): number {
  return start < 0 ? ~start : start;
}

/** Where a cell with a value at this offset begins, with its quote; -1 where spaces stand before it. */
function beginningOf(text: string, offset: number): number {
  if (text.charCodeAt(offset - 1) === COMMA) return offset;
  return text.charCodeAt(offset - 1) === QUOTE && text.charCodeAt(offset - 2) === COMMA ? offset - 1 : -1;
}
