import type { Findings } from '../findings/findings.ts';
import { detached, textsOf } from './cells.ts';
import type { Row } from './split.ts';

/** Tells rows whose cells match the columns from others. */
export interface RowCheck {
  /** The rows that may be looked at now that this one has come: the first waits for the second. */
  add(row: Row): readonly Row[];
  /** The first row, if no other has come. */
  end(): readonly Row[];
  /** Where it says no, it has reported the row. */
  isReadable(row: Row): boolean;
}

/**
 * Where the cells of a row do not match the columns, prices would be assigned to the wrong ones: the row is left out as a whole, and
 * reported with all its lines.
 *
 * A row has as many cells as the headers. Files are padded with empty cells, and some pad their headers otherwise than their rows, but
 * all rows alike: so the first two rows together may have another number of cells where all headers are known, and no row alone. One that has has a comma too many or
 * too few somewhere, and its values have moved.
 *
 * @param headerCells with padding.
 * @param columnCount of the headers without it.
 * @param areAllKnown whether no header is one that nobody knows: else two headers may have become one, or one two.
 */
export function createRowCheck(
  headerCells: number,
  columnCount: number,
  areAllKnown: boolean,
  findings: Findings,
): RowCheck {
  let count = headerCells;
  let [first, isDecided]: [Row | undefined, boolean] = [undefined, false];
  return {
    add(row) {
      if (isDecided) return [row];
      if (first === undefined) {
        first = { ...row, ...detached(row) };
        return [];
      }
      isDecided = true;
      if (areAllKnown && first.count === row.count && row.count >= columnCount) ({ count } = row);
      return [first, row];
    },
    end: () => (isDecided || first === undefined ? [] : [first]),
    isReadable(row) {
      findings.line = row.line;
      const lines = row.lastLine > row.line ? ` It ends on line ${row.lastLine}.` : '';
      if (row.hasBadQuotes) findings.leaveOut('csv-quotes');
      else if (row.count < count) {
        const remedy = `Fill the row up: it has ${row.count} of ${count} cells.${lines}`;
        findings.leaveOut('csv-cells', undefined, undefined, remedy);
      } else if (row.used > columnCount || row.count > count) {
        const remedy = `Quote values with commas: the row has more than ${count} cells.${lines}`;
        findings.leaveOut('csv-cells', undefined, textsOf(row).slice(columnCount).join(','), remedy);
      } else return true;
      return false;
    },
  };
}
