import type { RawCharge } from '../values/charge.ts';
import type { RawItem } from '../values/item.ts';
import type { RawRate } from '../values/rate.ts';
import type { Columns, RateColumns } from './columns.ts';
import type { Row } from './rows.ts';

export function rawItem(row: Row, columns: Columns): RawItem {
  const codes = columns.codes
    .map(({ place, typePlace, fields }) => ({ code: textAt(row, place), type: textAt(row, typePlace), fields }))
    .filter(({ code, type }) => code !== '' || type !== '');
  return {
    description: textAt(row, columns.description),
    codes,
    drugUnit: textAt(row, columns.drugUnit),
    drugType: textAt(row, columns.drugType),
  };
}

/** The notes of a tall row belong to the rate if there is one, else to the charge. */
export function rawCharge(row: Row, { charge: { places }, format }: Columns, rowHasRate: boolean): RawCharge {
  return {
    setting: textAt(row, places.setting),
    billingClass: textAt(row, places.billingClass),
    modifiers: textAt(row, places.modifiers),
    gross: textAt(row, places.gross),
    cash: textAt(row, places.cash),
    minimum: textAt(row, places.minimum),
    maximum: textAt(row, places.maximum),
    notes: format === 'csv-tall' && rowHasRate ? '' : textAt(row, places.notes),
  };
}

export function hasRate(row: Row, { evidence }: RateColumns): boolean {
  return evidence.some((place) => textAt(row, place) !== '');
}

export function rawRate(row: Row, { places, named }: RateColumns): RawRate {
  return {
    payerName: named?.payerName ?? textAt(row, places.payerName),
    planName: named?.planName ?? textAt(row, places.planName),
    methodology: textAt(row, places.methodology),
    dollar: textAt(row, places.dollar),
    percentage: textAt(row, places.percentage),
    algorithm: textAt(row, places.algorithm),
    median: textAt(row, places.median),
    p10: textAt(row, places.p10),
    p90: textAt(row, places.p90),
    count: textAt(row, places.count),
    estimated: textAt(row, places.estimated),
    notes: textAt(row, places.notes),
  };
}

/** A cell; empty if the file has no such column. */
export function textAt(row: Row, place: number): string {
  return row.cells[place] ?? '';
}

/** Whether two rows have the same cells in these columns. */
export function isSameAt(places: readonly number[], one: Row, other: Row): boolean {
  return places.every((place) => one.cells[place] === other.cells[place]);
}
