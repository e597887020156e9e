import type { KindOfCareId } from './kinds-of-care.ts';

/** Codes from `from` to `to`, both included, and their kinds of care: several where the code alone does not tell which it is. */
export interface CodeRange {
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly [KindOfCareId, ...KindOfCareId[]];
  /** A code of the range, and in our own words what it is. */
  readonly example: string;
  readonly meaning: string;
}

/** The kinds of care of a code system. Where ranges lie within each other, the inner one holds. */
export interface CodeTable {
  /** ISO date on which the ranges were last amended. */
  readonly asOf: string;
  /** Public documents that say what the codes stand for. */
  readonly sources: readonly string[];
  readonly ranges: readonly CodeRange[];
}

/** A row of a table: the range, its kind or kinds, and an example. */
export function row(
  from: string,
  to: string,
  kinds: KindOfCareId | CodeRange['kinds'],
  example: string,
  meaning: string,
): CodeRange {
  return { from, to, kinds: typeof kinds === 'string' ? [kinds] : kinds, example, meaning };
}

/** A row of one code, which is its own example. */
export function one(code: string, kinds: KindOfCareId | CodeRange['kinds'], meaning: string): CodeRange {
  return row(code, code, kinds, code, meaning);
}

/** Sorts ranges for `findRange`: an inner range comes before the one around it. */
export function innerFirst(ranges: readonly CodeRange[]): CodeRange[] {
  return ranges.toSorted((a, b) => compare(b.from, a.from) || compare(a.to, b.to));
}

/** The innermost range that has a code; undefined where none has it. Codes of another shape are never between two. */
export function findRange(sorted: readonly CodeRange[], code: string): CodeRange | undefined {
  const shape = shapeOf(code);
  return sorted.find(({ from, to }) => from <= code && code <= to && shapeOf(from) === shape);
}

/** Where letters and digits stand: 0042T is of another shape than 00142, though it sorts beside it. */
export function shapeOf(code: string): string {
  return code.replaceAll(/\d/g, '9');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
