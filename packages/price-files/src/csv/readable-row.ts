import type { Findings } from '../findings/findings.ts';
import { textsOf } from './cells.ts';
import type { Row } from './rows.ts';

/**
 * Tells whether the cells of rows match the columns. Where they do not, prices would be assigned to the wrong columns: the
 * row is left out as a whole, and reported with all its lines.
 *
 * Files are padded with empty cells, but all their rows alike. A row that has another number of cells than the first one
 * has a comma too many or too few somewhere, and its values have moved.
 *
 * @param columnCount of the headers, without padding.
 */
export function createRowCheck(columnCount: number, findings: Findings): (row: Row) => boolean {
  let count: number | undefined;
  return (row) => {
    const lines = row.lastLine > row.line ? ` It ends on line ${row.lastLine}.` : '';
    if (!row.hasBadQuotes && row.count >= columnCount && row.used <= columnCount) count ??= row.count;
    if (row.hasBadQuotes) findings.leaveOut('csv-quotes');
    else if (row.count < (count ?? columnCount)) {
      const remedy = `Fill the row up: it has ${row.count} of ${count ?? columnCount} cells.${lines}`;
      findings.leaveOut('csv-cells', undefined, undefined, remedy);
    } else if (row.used > columnCount || row.count > (count ?? columnCount)) {
      const remedy = `Quote values with commas: the row has more than ${count ?? columnCount} cells.${lines}`;
      findings.leaveOut('csv-cells', undefined, textsOf(row).slice(columnCount).join(','), remedy);
    } else return true;
    return false;
  };
}
