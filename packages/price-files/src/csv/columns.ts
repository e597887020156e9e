import { PriceFileError } from '../price-file-error.ts';
import type { ChargeFields } from '../values/charge.ts';
import type { RateFields } from '../values/raw-rate.ts';
import { MAX_COLUMNS } from './cells.ts';
import { chargeFields, itemColumns, normalizeHeader, readRateHeader, tallFields, wideFields } from './column-names.ts';

/** The column index of each value; -1 if the file has no such column. */
type ColumnIndexes<Fields> = Readonly<Record<keyof Fields, number>>;

/** One payer's rate: the column indexes of its values, and the names of the columns. */
export interface RateColumns {
  columns: ColumnIndexes<RateFields>;
  fields: RateFields;
  /** A row has this rate if one of these columns has a value. */
  evidence: number[];
  /** Wide only: the payer and plan that the column headers name. */
  named?: { payerName: string; planName: string };
}

export interface Columns {
  format: 'csv-tall' | 'csv-wide';
  /** The headers, without spaces around `|`. */
  headers: readonly string[];
  /** Up to the last header: they are often padded with empty cells. */
  count: number;
  description: number;
  codes: { place: number; typePlace: number; fields: { code: string; type: string } }[];
  drugUnit: number;
  drugType: number;
  charge: { columns: ColumnIndexes<ChargeFields>; fields: ChargeFields };
  /** Tall: one. Wide: one for each payer and plan. */
  rates: RateColumns[];
}

/**
 * Reads the column headers of row 3. Order, case and spaces around `|` do not matter.
 *
 * @throws PriceFileError when a column is missing without which no price can be read.
 */
export function readColumns(headers: readonly string[], line: number): Columns {
  rejectTooMany(headers.length, line);
  const written = headers.map(normalizeHeader);
  const names = written.map((name) => name.toLowerCase());
  const places = new Map(names.map((name, place) => [name, place] as const).toReversed());
  const placeOf = (name: string): number => places.get(name) ?? -1;
  const isTall = places.has(tallFields.payerName);
  rejectWithoutPrices(names, isTall, line);
  const codes = codeColumns(names, placeOf);
  const rates = isTall ? [tallColumns(placeOf)] : wideColumns(written, placeOf);
  return {
    format: isTall ? 'csv-tall' : 'csv-wide',
    headers: written,
    count: names.findLastIndex((name) => name !== '') + 1,
    description: placeOf(itemColumns.description),
    codes,
    drugUnit: placeOf(itemColumns.drugUnit),
    drugType: placeOf(itemColumns.drugType),
    charge: { columns: indexesOf(chargeFields, placeOf), fields: chargeFields },
    rates,
  };
}

/** @throws PriceFileError where one of the first three rows has more cells than are looked at. */
export function rejectTooMany(cells: number, line: number): void {
  if (cells <= MAX_COLUMNS) return;
  const most = MAX_COLUMNS.toLocaleString('en-US');
  throw new PriceFileError(line, `The file has more than ${most} columns, which no spreadsheet can hold.`, 'limit');
}

/** Columns without which nothing can be read. */
const needed = [itemColumns.description, 'code|1', 'code|1|type', chargeFields.setting, chargeFields.gross];

function rejectWithoutPrices(names: readonly string[], isTall: boolean, line: number): void {
  const wanted = isTall ? [...needed, tallFields.planName, tallFields.dollar] : needed;
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const which = missing.length === 1 ? `The column ${missing[0]} is` : `The columns ${missing.join(', ')} are`;
  throw new PriceFileError(
    line,
    `${which} missing: the third row must hold the column headers of the CMS template.`,
    'csv-columns',
  );
}

function codeColumns(names: readonly string[], placeOf: (name: string) => number): Columns['codes'] {
  return [...new Set(names)].flatMap((name) => {
    const number = /^code\|(\d+)$/.exec(name)?.[1];
    if (number === undefined) return [];
    const fields = { code: `code|${number}`, type: `code|${number}|type` };
    return [{ place: placeOf(name), typePlace: placeOf(fields.type), fields }];
  });
}

function tallColumns(placeOf: (name: string) => number): RateColumns {
  const places = indexesOf(tallFields, placeOf);
  const { payerName, planName, dollar, percentage, algorithm, median, estimated } = places;
  // Methodology does not count, as in a wide file.
  const evidence = [payerName, planName, dollar, percentage, algorithm, median, estimated];
  return { columns: places, fields: tallFields, evidence: evidence.filter((place) => place !== -1) };
}

function wideColumns(written: readonly string[], placeOf: (name: string) => number): RateColumns[] {
  const payers = new Map<string, { payerName: string; planName: string }>();
  for (const name of written) {
    const header = readRateHeader(name);
    if (header?.kind !== 'rate') continue;
    const { payerName, planName } = header;
    const key = `${payerName}|${planName}`.toLowerCase();
    if (!payers.has(key)) payers.set(key, { payerName, planName });
  }
  return [...payers.values()].map((named) => {
    const fields = wideFields(named.payerName, named.planName);
    const places = indexesOf(fields, placeOf);
    // Methodology and notes do not count: files fill them in for every row.
    const evidence = [places.dollar, places.percentage, places.algorithm].filter((place) => place !== -1);
    return { columns: places, fields, evidence, named };
  });
}

function indexesOf<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  placeOf: (name: string) => number,
): Record<Name, number> {
  const entries = Object.entries<string>(fields).map(([name, column]) => [name, placeOf(column.toLowerCase())]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
