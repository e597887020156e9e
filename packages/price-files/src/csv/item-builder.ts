import { findingsAt } from '../findings.ts';
import type { Report } from '../findings.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import { readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { TemplateVersion } from '../values/rate.ts';
import type { Columns } from './columns.ts';
import { hasRate, isSameAt, rawCharge, rawItem, rawRate, textAt } from './row-values.ts';
import type { Row } from './rows.ts';

/** Builds items from rows: consecutive rows with the same description, codes and drug are one item. */
export interface ItemBuilder {
  /** Adds a row; returns the previous item when the row begins another. */
  add(row: Row): PriceItem | undefined;
  /** The last item. */
  end(): PriceItem | undefined;
}

/**
 * After this many rates and charges an item is closed and a new one begun, so that memory stays flat. Real items have
 * hundreds.
 */
const MAX_SIZE = 10_000;

interface UnfinishedItem {
  /** The item's first row. */
  row: Row;
  /** undefined when the item has to be left out. */
  item: PriceItem | undefined;
  charges: Map<string, StandardCharge>;
  /** Rates so far; a row without any counts as one. */
  size: number;
  /** The charge of the previous row, and that row, if it had a rate. */
  latest?: { row: Row; charge: StandardCharge };
}

export function createItemBuilder(columns: Columns, version: TemplateVersion, report: Report): ItemBuilder {
  const itemPlaces = [
    columns.description,
    ...columns.codes.flatMap(({ place, typePlace }) => [place, typePlace]),
    columns.drugUnit,
    columns.drugType,
  ];
  const { setting, billingClass, modifiers, gross, cash, minimum, maximum } = columns.charge.columns;
  const chargePlaces = [setting, billingClass, modifiers, gross, cash, minimum, maximum];
  const isTall = columns.format === 'csv-tall';
  let open: UnfinishedItem | undefined;

  function close(): PriceItem | undefined {
    const item = open?.item;
    if (item === undefined || item.charges.length === 0) return undefined;
    for (const charge of item.charges) checkCharge(charge, columns.charge.fields, report);
    return item;
  }

  function addCharge(into: UnfinishedItem, item: PriceItem, row: Row): void {
    const rates = columns.rates.filter((rate) => hasRate(row, rate));
    into.size += Math.max(1, rates.length);
    const readRates = (): PayerRate[] =>
      rates.flatMap((rate) => readRate(rawRate(row, rate), rate.fields, row.line, version, report) ?? []);
    // Most tall rows differ from the row before in their rate only. The code below is for the others.
    if (isTall && rates.length > 0 && into.latest && isSameAt(chargePlaces, row, into.latest.row)) {
      into.latest.charge.rates.push(...readRates());
      return;
    }
    const raw = rawCharge(row, columns, rates.length > 0);
    // Tall rows of one charge differ in payer only, so charges are compared by all their values.
    const key = Object.values(raw).join('\0').toLowerCase();
    const known = isTall ? into.charges.get(key) : undefined;
    const charge = known ?? readCharge(raw, columns.charge.fields, row.line, report);
    if (charge === undefined) return;
    const read = readRates();
    charge.rates.push(...read);
    // A row with nothing but an unreadable rate leaves no charge.
    const isVoid = rates.length > 0 && read.length === 0 && raw.gross === '' && raw.cash === '';
    if (known === undefined && isVoid) return;
    if (known === undefined) item.charges.push(charge);
    into.charges.set(key, charge);
    if (rates.length > 0) into.latest = { row, charge };
  }

  return {
    add(row) {
      if (!isReadable(row, columns, report) || isModifierRow(row, columns)) return undefined;
      const isSame = open !== undefined && open.size < MAX_SIZE && isSameAt(itemPlaces, row, open.row);
      const finished = isSame ? undefined : close();
      if (!isSame) open = { row, item: readItem(rawItem(row, columns), row.line, report), charges: new Map(), size: 0 };
      if (open?.item !== undefined) addCharge(open, open.item, row);
      return finished;
    },
    end: close,
  };
}

/** A row whose cells do not match the columns would assign prices to the wrong columns. */
function isReadable(row: Row, columns: Columns, report: Report): boolean {
  const findings = findingsAt(row.line, report);
  if (row.hasBadQuotes) {
    findings.error('row', 'A quote within a quoted value is not doubled: write "" for a quote. The row is left out.');
  } else if (row.cells.length < columns.count) {
    findings.error('row', `The row has ${row.cells.length} of ${columns.count} cells: fill it up. It is left out.`);
  } else if (row.cells.some((cell, place) => place >= columns.count && cell !== '')) {
    findings.error('row', `The row has more than ${columns.count} cells: quote values with commas. It is left out.`);
  }
  return !findings.hasErrors();
}

/** A row with modifiers but without a code may explain what a modifier does to a price. It is not an item. */
function isModifierRow(row: Row, columns: Columns): boolean {
  return (
    textAt(row, columns.charge.columns.modifiers) !== '' &&
    columns.codes.every(({ place }) => textAt(row, place) === '')
  );
}
