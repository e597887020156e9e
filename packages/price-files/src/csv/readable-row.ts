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
 * all rows alike: so the first two rows together may have another number of cells where each header is known or stands behind those that are, and no row alone. One that
 * has has a comma too many or too few somewhere, and its values have moved.
 *
 * @param headerCells with padding.
 * @param columnCount of the headers without it.
 * @param areHeadersSure whether no header that nobody knows stands before one that is known: it may be two that have become one, or one of
 * two.
 */
export function createRowCheck(
  headerCells: number,
  columnCount: number,
  areHeadersSure: boolean,
  findings: Findings,
): RowCheck {
  let count = headerCells;
  let [first, isDecided]: [Row | undefined, boolean] = [undefined, false];
  /** Whether each row may end with a comma: with an own column between those of the template nobody can tell it from one too many. */
  let mayEndWithComma = false;
  return {
    add(row) {
      if (isDecided) return [row];
      if (first === undefined) {
        first = { ...row, ...detached(row) };
        return [];
      }
      isDecided = true;
      const areAlike = first.count === row.count;
      if (areHeadersSure && areAlike && row.count >= columnCount) ({ count } = row);
      mayEndWithComma = areAlike && row.count === count + 1;
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
      } else if (mayEndWithComma && row.used <= columnCount && row.count === count + 1) {
        const remedy = `Remove a comma: the row has more than ${count} cells, the last of them empty. If one is too many at the end of each row, remove it there.${lines}`;
        findings.leaveOut('csv-cells', undefined, undefined, remedy);
      } else if (row.used > columnCount || row.count > count) {
        const remedy = `Quote values with commas: the row has more than ${count} cells.${lines}`;
        findings.leaveOut('csv-cells', undefined, textsOf(row).slice(columnCount).join(','), remedy);
      } else return true;
      return false;
    },
  };
}
