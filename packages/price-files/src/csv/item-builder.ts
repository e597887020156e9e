import { findingsAt } from '../findings.ts';
import type { Report } from '../findings.ts';
import type { PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import { readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { TemplateVersion } from '../values/rate.ts';
import type { Columns } from './columns.ts';
import { hasRate, keyOf, rawCharge, rawItem, rawRate, textAt } from './row-values.ts';
import type { Row } from './rows.ts';

/** Puts rows together to items: neighbouring rows of the same description, codes and drug are one item. */
export interface ItemBuilder {
  /** Takes a row in; returns the item before it when the row begins another. */
  add(row: Row): PriceItem | undefined;
  /** The last item. */
  end(): PriceItem | undefined;
}

interface OpenItem {
  key: string;
  /** Nothing when the item has to be left out. */
  item: PriceItem | undefined;
  charges: Map<string, StandardCharge>;
}

export function createItemBuilder(columns: Columns, version: TemplateVersion, report: Report): ItemBuilder {
  const itemPlaces = [
    columns.description,
    ...columns.codes.flatMap(({ place, typePlace }) => [place, typePlace]),
    columns.drugUnit,
    columns.drugType,
  ];
  let open: OpenItem | undefined;

  function close(): PriceItem | undefined {
    const item = open?.item;
    if (item === undefined || item.charges.length === 0) return undefined;
    for (const charge of item.charges) checkCharge(charge, columns.charge.fields, report);
    return item;
  }

  return {
    add(row) {
      if (!isReadable(row, columns, report) || isModifierRow(row, columns)) return undefined;
      const key = keyOf(row, itemPlaces);
      const isSame = open?.key === key;
      const finished = isSame ? undefined : close();
      if (!isSame) open = { key, item: readItem(rawItem(row, columns), row.line, report), charges: new Map() };
      if (open !== undefined) addCharge(open, row, columns, version, report);
      return finished;
    },
    end: close,
  };
}

/** A row whose cells do not match the columns would put prices in the wrong place. */
function isReadable(row: Row, columns: Columns, report: Report): boolean {
  const findings = findingsAt(row.line, report);
  if (row.hasBadQuotes) {
    findings.error('row', 'A quote within a quoted value is not doubled: write "" for a quote. The row is left out.');
  } else if (row.cells.length < columns.count) {
    findings.error('row', `The row has ${row.cells.length} of ${columns.count} cells: fill it up. It is left out.`);
  } else if (row.cells.some((cell, place) => place >= columns.count && cell.trim() !== '')) {
    findings.error('row', `The row has more than ${columns.count} cells: quote values with commas. It is left out.`);
  }
  return !findings.hasErrors();
}

/** A row may explain what a modifier does to a price: it has modifiers, but no code. It is no item. */
function isModifierRow(row: Row, columns: Columns): boolean {
  return (
    textAt(row, columns.charge.places.modifiers) !== '' && columns.codes.every(({ place }) => textAt(row, place) === '')
  );
}

/** Tall rows of one charge differ in payer only, so they are told apart by all the charge's values. */
function addCharge(open: OpenItem, row: Row, columns: Columns, version: TemplateVersion, report: Report): void {
  if (open.item === undefined) return;
  const rates = columns.rates.filter((rate) => hasRate(row, rate));
  const raw = rawCharge(row, columns, rates.length > 0);
  const key = Object.values(raw).join('\0').toLowerCase();
  const known = columns.format === 'csv-tall' ? open.charges.get(key) : undefined;
  const charge = known ?? readCharge(raw, columns.charge.fields, row.line, report);
  if (charge === undefined) return;
  const read = rates.flatMap((rate) => readRate(rawRate(row, rate), rate.fields, row.line, version, report) ?? []);
  charge.rates.push(...read);
  if (known !== undefined) return;
  // A row that says nothing but a rate which cannot be read leaves no charge behind.
  if (rates.length > 0 && read.length === 0 && raw.gross === '' && raw.cash === '') return;
  open.item.charges.push(charge);
  open.charges.set(key, charge);
}
