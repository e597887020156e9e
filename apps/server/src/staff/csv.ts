import Papa from 'papaparse';

/** The mark by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A file for spreadsheets: UTF-8 with its mark, lines ended as RFC 4180 has them. */
export function csvText(columns: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return CSV_MARK + csvLines([columns, ...rows]);
}

/** Rows of such a file. A cell that a spreadsheet would take for a formula, and run, begins with an apostrophe. */
export function csvLines(rows: ReadonlyArray<readonly string[]>): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(guarded));
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}

const formula = /^[=+\-@\t\r]/;

function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was before. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
