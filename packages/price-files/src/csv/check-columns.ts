import type { Accepts } from '../accepts.ts';
import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import { chargeFields, requiredCodeColumns, requiredColumns, tallFields } from './column-names.ts';
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
  const wanted = [...requiredCodeColumns(columns.headers), ...required];
  for (const name of wanted) if (!names.has(name.toLowerCase())) findings.breach('csv-columns', name);
  refuseJoined(
    columns.headers,
    new Set([...wanted, chargeFields.billingClass].map((name) => name.toLowerCase())),
    findings,
  );
}

/** Where two headers stand in one cell, a comma is missing between them, and all values behind it stand below the wrong header. */
function refuseJoined(headers: readonly string[], known: ReadonlySet<string>, findings: Findings): void {
  const names = [...known];
  for (const header of headers) {
    const joined = header.toLowerCase();
    const first = names.find((name) => joined.startsWith(name) && known.has(joined.slice(name.length)));
    if (first !== undefined) {
      const second = header.slice(first.length);
      findings.refuse('csv-header-known', header, undefined, `Put a comma between ${first} and ${second}.`);
    }
  }
}

function howToAccept(header: string): string {
  return `Add the columns of the rates. Where the hospital has agreed none with anybody: --accept ${header}.`;
}
