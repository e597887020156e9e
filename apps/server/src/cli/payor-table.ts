import Papa from 'papaparse';
import { csvText, unguarded } from '../staff/csv.ts';
import { CommandError } from './command.ts';
import type { NameToDecide } from './names-to-decide.ts';

/** The columns that `payors import` reads; the others are for whoever fills the table in. */
const read = ['location', 'payer', 'plan', 'payor', 'portal_plan'] as const;
const told = ['suggested_payor', 'suggested_plan', 'rates', 'patients'] as const;
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
  return names.map(({ payerName, planName, rates, patients, decision, suggestion }) => {
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
 * @returns its rows, and what is wrong with those that cannot be read.
 * @throws CommandError if its header is not one of such a table.
 */
export function readTable(text: string): { rows: TableRow[]; errors: string[] } {
  const lines = linesOf(text);
  const [header, ...body] = lines;
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  requireColumns(names);
  const rows: TableRow[] = [];
  const errors: string[] = [];
  for (const { line, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length !== names.length) {
      errors.push(`line ${line}: it has ${cells.length} cells, and the header ${names.length}.`);
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
  return { rows, errors };
}

function requireColumns(names: readonly string[]): void {
  const missing = ['location', 'payer', 'plan', 'payor'].filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new CommandError(`The first line lacks ${missing.join(', ')}. "payors export" writes such a table.`);
  }
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  if (unknown.length > 0) {
    throw new CommandError(`The first line has columns that mean nothing here: ${unknown.join(', ')}. Take them out.`);
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new CommandError(`The first line has ${twice} twice.`);
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
