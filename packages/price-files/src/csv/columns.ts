import { PriceFileError } from '../price-file-error.ts';
import type { ChargeFields } from '../values/charge.ts';
import type { RateFields } from '../values/rate.ts';

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
  count: number;
  description: number;
  codes: { place: number; typePlace: number; fields: { code: string; type: string } }[];
  drugUnit: number;
  drugType: number;
  charge: { columns: ColumnIndexes<ChargeFields>; fields: ChargeFields };
  /** Tall: one. Wide: one for each payer and plan. */
  rates: RateColumns[];
}

const chargeFields: ChargeFields = {
  setting: 'setting',
  billingClass: 'billing_class',
  modifiers: 'modifiers',
  gross: 'standard_charge|gross',
  cash: 'standard_charge|discounted_cash',
  minimum: 'standard_charge|min',
  maximum: 'standard_charge|max',
  notes: 'additional_generic_notes',
};

const tallFields: RateFields = {
  payerName: 'payer_name',
  planName: 'plan_name',
  methodology: 'standard_charge|methodology',
  dollar: 'standard_charge|negotiated_dollar',
  percentage: 'standard_charge|negotiated_percentage',
  algorithm: 'standard_charge|negotiated_algorithm',
  median: 'median_amount',
  p10: '10th_percentile',
  p90: '90th_percentile',
  count: 'count',
  estimated: 'estimated_amount',
  notes: 'additional_generic_notes',
};

/** A wide column's header holds payer and plan: `standard_charge|Payer|Plan|negotiated_dollar`. */
const wideForm =
  /^(standard_charge|median_amount|10th_percentile|90th_percentile|count|estimated_amount|additional_payer_notes)\|([^|]+)\|([^|]+?)(?:\|(negotiated_dollar|negotiated_percentage|negotiated_algorithm|methodology))?$/i;

/** As many as Excel has. The most columns seen in a published file are 1,277. */
const MAX_COLUMNS = 16_384;

/**
 * Reads the column headers of row 3. Order, case, spaces around `|` and columns beyond the template do not matter.
 *
 * @throws PriceFileError when a column is missing without which no price can be read.
 */
export function readColumns(headers: readonly string[], line: number): Columns {
  if (headers.length > MAX_COLUMNS) {
    const most = MAX_COLUMNS.toLocaleString('en-US');
    throw new PriceFileError(line, `The file has more than ${most} columns, which no spreadsheet can hold.`);
  }
  const names = headers.map((header) => header.trim().replace(/\s*\|\s*/g, '|'));
  const places = new Map(names.map((name, place) => [name.toLowerCase(), place]));
  const placeOf = (name: string): number => places.get(name) ?? -1;
  const isTall = places.has('payer_name');
  const rates = isTall ? [tallColumns(placeOf)] : wideColumns(names, placeOf);
  const columns: Columns = {
    format: isTall ? 'csv-tall' : 'csv-wide',
    count: lastNamed(names) + 1,
    description: placeOf('description'),
    codes: codeColumns(names, placeOf),
    drugUnit: placeOf('drug_unit_of_measurement'),
    drugType: placeOf('drug_type_of_measurement'),
    charge: { columns: indexesOf(chargeFields, placeOf), fields: chargeFields },
    rates,
  };
  const wanted = isTall ? [...required, 'plan_name', 'standard_charge|negotiated_dollar'] : required;
  const missing = wanted.filter((name) => !places.has(name));
  if (missing.length > 0) {
    const which = missing.length === 1 ? `The column ${missing[0]} is` : `The columns ${missing.join(', ')} are`;
    throw new PriceFileError(
      line,
      `${which} missing: the third row must hold the column headers of the CMS template.`,
      'csv-columns',
    );
  }
  return columns;
}

const required = ['description', 'code|1', 'code|1|type', 'setting', 'standard_charge|gross'];

/** Headers are often padded to the right with empty cells. */
function lastNamed(names: readonly string[]): number {
  return names.findLastIndex((name) => name !== '');
}

function codeColumns(names: readonly string[], placeOf: (name: string) => number): Columns['codes'] {
  return names.flatMap((name, place) => {
    const number = /^code\|(\d+)$/i.exec(name)?.[1];
    if (number === undefined) return [];
    const fields = { code: `code|${number}`, type: `code|${number}|type` };
    return [{ place, typePlace: placeOf(fields.type), fields }];
  });
}

function tallColumns(placeOf: (name: string) => number): RateColumns {
  const places = indexesOf(tallFields, placeOf);
  const { payerName, planName, dollar, percentage, algorithm, median, estimated, methodology } = places;
  const evidence = [payerName, planName, dollar, percentage, algorithm, median, estimated, methodology];
  return { columns: places, fields: tallFields, evidence: evidence.filter((place) => place !== -1) };
}

function wideColumns(names: readonly string[], placeOf: (name: string) => number): RateColumns[] {
  const payers = new Map<string, { payerName: string; planName: string }>();
  for (const name of names) {
    const [, , payerName, planName] = wideForm.exec(name) ?? [];
    if (payerName === undefined || planName === undefined) continue;
    payers.set(`${payerName}|${planName}`.toLowerCase(), { payerName, planName });
  }
  return [...payers.values()].map((named) => {
    const key = `${named.payerName}|${named.planName}`;
    const fields: RateFields = {
      payerName: key,
      planName: key,
      methodology: `standard_charge|${key}|methodology`,
      dollar: `standard_charge|${key}|negotiated_dollar`,
      percentage: `standard_charge|${key}|negotiated_percentage`,
      algorithm: `standard_charge|${key}|negotiated_algorithm`,
      median: `median_amount|${key}`,
      p10: `10th_percentile|${key}`,
      p90: `90th_percentile|${key}`,
      count: `count|${key}`,
      estimated: `estimated_amount|${key}`,
      notes: `additional_payer_notes|${key}`,
    };
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
