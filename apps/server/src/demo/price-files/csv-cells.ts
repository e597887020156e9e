/** Cells that spreadsheets can hold, as a line of a CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cents as dollars; empty for none. */
export const dollars = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));
