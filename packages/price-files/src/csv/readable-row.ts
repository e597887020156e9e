import type { Findings } from '../findings/findings.ts';
import { textsOf } from './cells.ts';
import type { Row } from './rows.ts';

/**
 * Whether the cells of a row match the columns. If not they would assign prices to the wrong columns: the row is left out
 * as a whole, and reported with all its lines.
 *
 * @param columnCount of the headers, without empty ones at their end.
 */
export function isReadableRow(row: Row, columnCount: number, findings: Findings): boolean {
  const lines = row.lastLine > row.line ? ` It ends on line ${row.lastLine}.` : '';
  if (row.hasBadQuotes) findings.leaveOut('csv-quotes');
  else if (row.count < columnCount) {
    const remedy = `Fill the row up: it has ${row.count} of ${columnCount} cells.${lines}`;
    findings.leaveOut('csv-cells', undefined, undefined, remedy);
  } else if (row.used > columnCount) {
    const remedy = `Quote values with commas: the row has more than ${columnCount} cells.${lines}`;
    findings.leaveOut('csv-cells', undefined, textsOf(row).slice(columnCount).join(','), remedy);
  } else return true;
  return false;
}
