import type { PayerRate } from '../types.ts';
import type { RawCharge } from '../values/charge.ts';
import type { RawItem } from '../values/item.ts';
import type { RawRate } from '../values/raw-rate.ts';
import type { Columns, RateColumns } from './columns.ts';
import { isEmptyAt, textAt, textLike } from './cells.ts';
import type { Row } from './split.ts';

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
export function rawCharge(row: Row, { charge: { columns }, format }: Columns, rowHasRate: boolean): RawCharge {
  return {
    setting: textAt(row, columns.setting),
    billingClass: textAt(row, columns.billingClass),
    modifiers: textAt(row, columns.modifiers),
    gross: textAt(row, columns.gross),
    cash: textAt(row, columns.cash),
    minimum: textAt(row, columns.minimum),
    maximum: textAt(row, columns.maximum),
    notes: format === 'csv-tall' && rowHasRate ? '' : textAt(row, columns.notes),
  };
}

export function hasRate(row: Row, { evidence }: RateColumns): boolean {
  for (const place of evidence) if (!isEmptyAt(row, place)) return true;
  return false;
}

/** @param likely a rate that may have the same texts. */
export function rawRate(row: Row, { columns, named }: RateColumns, likely: PayerRate | undefined): RawRate {
  return {
    payerName: named?.payerName ?? textLike(row, columns.payerName, likely?.payerName),
    planName: named?.planName ?? textLike(row, columns.planName, likely?.planName),
    methodology: textLike(row, columns.methodology, likely?.methodology),
    dollar: textAt(row, columns.dollar),
    percentage: textAt(row, columns.percentage),
    algorithm: textLike(row, columns.algorithm, likely?.algorithm),
    median: textAt(row, columns.median),
    p10: textAt(row, columns.p10),
    p90: textAt(row, columns.p90),
    count: textLike(row, columns.count, likely?.count),
    estimated: textAt(row, columns.estimated),
    notes: textLike(row, columns.notes, likely?.notes),
  };
}
