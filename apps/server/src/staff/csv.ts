import Papa from 'papaparse';

/** The mark by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A file for spreadsheets: UTF-8 with its mark, lines ended as RFC 4180 has them. */
export function csvText(columns: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return CSV_MARK + csvLines([columns, ...rows]);
}

/**
 * Rows of such a file. What a spreadsheet would take for a formula, and run, begins with an apostrophe: at the
 * beginning of a cell, and after what parts cells in spreadsheets that do not part them by commas.
 */
export function csvLines(rows: ReadonlyArray<readonly string[]>): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(guarded));
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}

// Quotes do not help where cells are parted by semicolons: a quote amid a cell is a letter there, or nothing at all.
// Apostrophes that were there before are counted, so that each cell comes back as it was.
const formulaAt = /(?<=^|[;\t\r\n])(?='*"*[=+\-@\t\r])/g;
const guardAt = /(?<=^|[;\t\r\n])'(?='*"*[=+\-@\t\r])/g;

function guarded(cell: string): string {
  return cell.replace(formulaAt, "'");
}

/** A cell as it was before. */
export function unguarded(cell: string): string {
  return cell.replace(guardAt, '');
}
