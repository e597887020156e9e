import Papa from 'papaparse';
import type { PayorTableProblem } from '@portico/staff-contract';
import { csvText, unguarded } from '../csv.ts';
import type { NameToDecide } from './names-to-decide.ts';

/** The columns that `payors import` reads; the others are for whoever fills the table in. */
const read = ['location', 'payer', 'plan', 'payor', 'portal_plan'] as const;
const told = ['suggested_payor', 'suggested_plan', 'rates', 'staged_rates', 'patients'] as const;
const columns = [...read, ...told] as const;
type Column = (typeof columns)[number];

export const NONE = 'none';

/** A row of the table as it was filled in. */
export interface TableRow {
  line: number;
  location: string;
  payerName: string;
  planName: string;
  /** An id, `none`, or '' where nothing is decided. */
  payor: string;
  portalPlan: string;
}

/**
 * The table of a location's names as CSV rows.
 *
 * @param fill whether suggestions stand in the columns that are read, for whoever looks over them all.
 */
export function tableRows(locationId: string, names: readonly NameToDecide[], fill: boolean): string[][] {
  return names.map(({ payerName, planName, rates, staged, patients, decision, suggestion }) => {
    const shown = decision ?? (fill ? suggestion : null);
    const cells: Record<Column, string> = {
      location: locationId,
      payer: payerName,
      plan: planName,
      payor: shown === null ? '' : (shown.payorId ?? NONE),
      portal_plan: shown?.portalPlan ?? '',
      suggested_payor: suggestion === null ? '' : (suggestion.payorId ?? NONE),
      suggested_plan: suggestion?.portalPlan ?? '',
      rates: String(rates),
      staged_rates: String(staged),
      patients: patients === null ? '' : String(patients),
    };
    return columns.map((column) => cells[column]);
  });
}

/** The whole file, for spreadsheets. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return csvText(columns, rows);
}

/**
 * Reads a table that was filled in, with commas or semicolons, in any order of its columns.
 *
 * @returns its rows, and what is wrong with those that cannot be read, or with its first line.
 */
export function readTable(text: string): { rows: TableRow[]; problems: PayorTableProblem[] } {
  const lines = linesOf(text);
  const [header, ...body] = lines;
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const wrong = wrongColumns(names);
  if (wrong !== null) return { rows: [], problems: [wrong] };
  const rows: TableRow[] = [];
  const problems: PayorTableProblem[] = [];
  for (const { line, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length !== names.length) {
      problems.push({ line, problem: 'cells', cells: cells.length, columns: names.length });
      continue;
    }
    const cell = (column: Column): string => unguarded((cells[names.indexOf(column)] ?? '').trim());
    rows.push({
      line,
      location: cell('location'),
      payerName: cell('payer'),
      planName: cell('plan'),
      payor: cell('payor'),
      portalPlan: names.includes('portal_plan') ? cell('portal_plan') : '',
    });
  }
  return { rows, problems };
}

/** What is wrong with the first line; null where it is that of such a table. */
function wrongColumns(names: readonly string[]): PayorTableProblem | null {
  const missing = ['location', 'payer', 'plan', 'payor'].filter((column) => !names.includes(column));
  if (missing.length > 0) return { line: 1, problem: 'missingColumns', columns: missing.join(', ') };
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  if (unknown.length > 0) return { line: 1, problem: 'unknownColumns', columns: unknown.join(', ') };
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? null : { line: 1, problem: 'columnTwice', columns: twice };
}

/** The rows of a CSV, each with the line that it begins on: a cell in quotes may go over several. */
function linesOf(text: string): Array<{ line: number; cells: string[] }> {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t'],
  });
  let line = 1;
  return data.map((cells) => {
    const begins = line;
    line += 1 + cells.join('').split('\n').length - 1;
    return { line: begins, cells };
  });
}
