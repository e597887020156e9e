import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import { type ItemFields, readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
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

const itemFields: ItemFields = {
  description: 'description',
  code: 'code|1',
  drugUnit: 'drug_unit_of_measurement',
  drugType: 'drug_type_of_measurement',
};

export function createItemBuilder(
  columns: Columns,
  dictionary: Dictionary | undefined,
  findings: Findings,
): ItemBuilder {
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
    for (const charge of item.charges) {
      findings.line = charge.line;
      checkCharge(charge, columns.charge.fields, findings);
    }
    return item;
  }

  function addCharge(into: UnfinishedItem, item: PriceItem, row: Row): void {
    const rates = columns.rates.filter((rate) => hasRate(row, rate));
    into.size += Math.max(1, rates.length);
    const readRates = (charge: StandardCharge): PayerRate[] =>
      rates.flatMap((rate) => readRate(rawRate(row, rate), rate.fields, charge, dictionary, findings) ?? []);
    // Most tall rows differ from the row before in their rate only. The code below is for the others.
    if (isTall && rates.length > 0 && into.latest && isSameAt(chargePlaces, row, into.latest.row)) {
      into.latest.charge.rates.push(...readRates(into.latest.charge));
      return;
    }
    const raw = rawCharge(row, columns, rates.length > 0);
    // Tall rows of one charge differ in payer only, so charges are compared by all their values.
    const key = Object.values(raw).join('\0').toLowerCase();
    const known = isTall ? into.charges.get(key) : undefined;
    const charge = known ?? readCharge(raw, columns.charge.fields, findings);
    if (charge === undefined) return;
    const read = readRates(charge);
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
      findings.line = row.line;
      if (!isReadable(row, columns, findings)) return undefined;
      if (isModifierRow(row, columns)) {
        checkModifierRow(row, columns, findings);
        return undefined;
      }
      const isSame = open !== undefined && open.size < MAX_SIZE && isSameAt(itemPlaces, row, open.row);
      const finished = isSame ? undefined : close();
      findings.line = row.line;
      if (!isSame) {
        const item = readItem(rawItem(row, columns), itemFields, dictionary, findings);
        open = { row, item, charges: new Map(), size: 0 };
      }
      if (open?.item !== undefined) addCharge(open, open.item, row);
      return finished;
    },
    end: close,
  };
}

/** A row whose cells do not match the columns would assign prices to the wrong columns: it is left out as a whole. */
function isReadable(row: Row, columns: Columns, findings: Findings): boolean {
  const { cells } = row;
  if (row.hasBadQuotes) findings.leaveOut('csv-quotes');
  else if (cells.length < columns.count) {
    findings.leaveOut(
      'csv-cells',
      undefined,
      undefined,
      `Fill the row up: it has ${cells.length} of ${columns.count} cells.`,
    );
  } else if (cells.length > columns.count && cells.some((cell, place) => place >= columns.count && cell !== '')) {
    const found = cells.slice(columns.count).join(',');
    findings.leaveOut(
      'csv-cells',
      undefined,
      found,
      `Quote values with commas: the row has more than ${columns.count} cells.`,
    );
  } else return true;
  return false;
}

/** A row with modifiers but without a code may explain what a modifier does to a price. It is not an item. */
function isModifierRow(row: Row, columns: Columns): boolean {
  return (
    textAt(row, columns.charge.columns.modifiers) !== '' &&
    columns.codes.every(({ place }) => textAt(row, place) === '')
  );
}

function checkModifierRow(row: Row, columns: Columns, findings: Findings): void {
  if (textAt(row, columns.description) === '') findings.breach('modifier-explained', itemFields.description);
  const { notes } = columns.charge.columns;
  const says = [notes, ...columns.rates.flatMap((rate) => [...rate.evidence, rate.columns.notes])];
  if (says.every((place) => textAt(row, place) === '')) {
    findings.breach('modifier-explained', columns.charge.fields.notes);
  }
}
