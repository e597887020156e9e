/** As many columns as Excel has. The most seen in a published file are 1,277. */
export const MAX_COLUMNS = 16_384;

/**
 * The cells of some rows, as bounds in their text: the start and end of each, one after the other. Most cells of a file
 * are empty or like those of the row above, and no string is made of them. The complement (~) of a start marks a cell
 * with doubled quotes.
 */
export interface Cells {
  text: string;
  bounds: number[];
  /** Bounds that are in use: the list is longer when it was used for other rows before. */
  length: number;
}

/** A row of cells. */
export interface CellRange {
  readonly cells: Readonly<Cells>;
  /** Index of the first bound. */
  readonly first: number;
  /** Number of cells, and of those up to the last one with a value. Cells beyond MAX_COLUMNS are counted only. */
  readonly count: number;
  readonly used: number;
}

/**
 * Adds a cell without the spaces at its edges.
 *
 * @returns whether it has a value.
 */
export function addCell(cells: Cells, start: number, end: number, hasDoubledQuotes: boolean): boolean {
  const { text, bounds, length } = cells;
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (from < to && isSpace(text.charCodeAt(to - 1))) to -= 1;
  bounds[length] = hasDoubledQuotes ? ~from : from;
  bounds[length + 1] = to;
  cells.length = length + 2;
  return from < to;
}

/** White space of spreadsheets: the blanks of ASCII and the no-break space. Any other control character is damage. */
export function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;
}

/** A cell; empty if the file has no such column. */
export function textAt({ cells: { text, bounds }, first, used }: CellRange, place: number): string {
  if (place < 0 || place >= used) return '';
  const start = bounds[first + 2 * place] ?? 0;
  const end = bounds[first + 2 * place + 1] ?? 0;
  if (start < 0) return text.slice(~start, end).replaceAll('""', '"');
  return start === end ? '' : text.slice(start, end);
}

/** The same; the very string that is given where the cell is like it, so that no other is made and looked at. */
export function textLike(row: CellRange, place: number, likely: string | undefined): string {
  if (likely === undefined || place < 0 || place >= row.used) return textAt(row, place);
  const { text, bounds } = row.cells;
  const start = bounds[row.first + 2 * place] ?? 0;
  const end = bounds[row.first + 2 * place + 1] ?? 0;
  const isLike = start >= 0 && end - start === likely.length && text.startsWith(likely, start);
  return isLike ? likely : textAt(row, place);
}

export function isEmptyAt({ cells: { bounds }, first, used }: CellRange, place: number): boolean {
  return place < 0 || place >= used || bounds[first + 2 * place] === bounds[first + 2 * place + 1];
}

/**
 * Whether two rows have the same cells in these columns.
 *
 * @param known so many cells at the beginning are known to be the same.
 */
export function isSameAt(places: readonly number[], one: CellRange, other: CellRange, known: number): boolean {
  for (const place of places) if (place >= known && !isSameCell(place, one, other)) return false;
  return true;
}

function isSameCell(place: number, one: CellRange, other: CellRange): boolean {
  if (isEmptyAt(one, place) || isEmptyAt(other, place)) return isEmptyAt(one, place) && isEmptyAt(other, place);
  const start = one.cells.bounds[one.first + 2 * place] ?? 0;
  const end = one.cells.bounds[one.first + 2 * place + 1] ?? 0;
  const otherStart = other.cells.bounds[other.first + 2 * place] ?? 0;
  const otherEnd = other.cells.bounds[other.first + 2 * place + 1] ?? 0;
  if (start < 0 || otherStart < 0) return textAt(one, place) === textAt(other, place);
  if (end - start !== otherEnd - otherStart) return false;
  for (let at = start, otherPlace = otherStart; at < end; at += 1, otherPlace += 1) {
    if (one.cells.text.charCodeAt(at) !== other.cells.text.charCodeAt(otherPlace)) return false;
  }
  return true;
}

/** All cells of a row, for the few that are read whole. */
export function textsOf(row: CellRange): string[] {
  return Array.from({ length: Math.min(row.count, MAX_COLUMNS + 1) }, (_, place) => textAt(row, place));
}

/** A row with cells of its own, which stay when those of its block are used for the next. */
export function detached({ cells, first, count, used }: CellRange): CellRange {
  const length = 2 * Math.min(count, MAX_COLUMNS + 1);
  return {
    cells: { text: cells.text, bounds: cells.bounds.slice(first, first + length), length },
    first: 0,
    count,
    used,
  };
}
