import type { Accepts } from '../accepts.ts';
import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import { requiredCodeColumns, requiredColumns, tallFields } from './column-names.ts';
import type { Columns } from './columns.ts';

/**
 * Reports the columns that the template asks for and the file does not have. A file without any column of a payer is
 * refused: its rates stand under other headers, or it has none, and staff have to say so.
 *
 * @param line of the headers.
 */
export function checkColumns(
  columns: Columns,
  line: number,
  dictionary: Dictionary,
  accepts: Accepts,
  findings: Findings,
): void {
  findings.line = line;
  if (columns.rates.length === 0) {
    const isAccepted = accepts(tallFields.payerName);
    if (isAccepted) findings.breach('csv-payer-columns', tallFields.payerName);
    else findings.refuse('csv-payer-columns', tallFields.payerName, undefined, howToAccept(tallFields.payerName));
  }
  const rates = columns.rates.map(({ fields }) => fields);
  const names = new Set(columns.headers.map((header) => header.toLowerCase()));
  const required = requiredColumns(dictionary, rates, columns.format === 'csv-tall');
  for (const name of [...requiredCodeColumns(columns.headers), ...required]) {
    if (!names.has(name.toLowerCase())) findings.breach('csv-columns', name);
  }
}

function howToAccept(header: string): string {
  return `Add the columns of the rates. Where the hospital has agreed none with anybody: --accept ${header}.`;
}
