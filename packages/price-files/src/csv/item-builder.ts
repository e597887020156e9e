import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import { type ItemFields, readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { Columns } from './columns.ts';
import { type CellRange, detached, isEmptyAt, isSameAt } from './cells.ts';
import { hasRate, rawCharge, rawItem, rawRate } from './row-values.ts';
import type { Row } from './rows.ts';
import { checkWithoutRate } from './without-rate.ts';

/** Builds items from rows: consecutive rows with the same description, codes and drug are one item. */
export interface ItemBuilder {
  /** Adds a row whose cells match the columns; returns the previous item when the row begins another. */
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
  row: CellRange;
  /** undefined when the item has to be left out. */
  item: PriceItem | undefined;
  charges: Map<string, StandardCharge>;
  /** Rates so far; a row without any counts as one. */
  size: number;
  /** The charge of the previous row, and its first row, if it has a rate. */
  latest?: { row: CellRange; charge: StandardCharge };
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

  /** Adds the rates of a row to its charge. */
  function addRates(charge: StandardCharge, row: Row): void {
    for (const rate of columns.rates) {
      if (hasRate(row, rate)) {
        const read = readRate(rawRate(row, rate), rate.fields, charge, dictionary, findings);
        if (read !== undefined) charge.rates.push(read);
      } else checkWithoutRate(row, rate, findings);
    }
  }

  function addCharge(into: UnfinishedItem, item: PriceItem, row: Row): void {
    const rates = countRates(row);
    into.size += Math.max(1, rates);
    // Most tall rows differ from the row before in their rate only. The code below is for the others.
    if (isTall && rates > 0 && into.latest && isSameAt(chargePlaces, row, into.latest.row)) {
      addRates(into.latest.charge, row);
      return;
    }
    const raw = rawCharge(row, columns, rates > 0);
    // Tall rows of one charge differ in payer only, so charges are compared by all their values.
    const key = Object.values(raw).join('\0').toLowerCase();
    const known = isTall ? into.charges.get(key) : undefined;
    const charge = known ?? readCharge(raw, columns.charge.fields, findings);
    if (charge === undefined) return;
    addRates(charge, row);
    // A row with nothing but an unreadable rate leaves no charge.
    const isVoid = rates > 0 && charge.rates.length === 0 && raw.gross === '' && raw.cash === '';
    if (known === undefined && isVoid) return;
    if (known === undefined) item.charges.push(charge);
    if (isTall) into.charges.set(key, charge);
    if (isTall && rates > 0) into.latest = { row: detached(row), charge };
  }

  function countRates(row: Row): number {
    let count = 0;
    for (const rate of columns.rates) if (hasRate(row, rate)) count += 1;
    return count;
  }

  return {
    add(row) {
      findings.line = row.line;
      if (isModifierRow(row, columns)) {
        checkModifierRow(row, columns, findings);
        return undefined;
      }
      const isSame = open !== undefined && open.size < MAX_SIZE && isSameAt(itemPlaces, row, open.row);
      const finished = isSame ? undefined : close();
      findings.line = row.line;
      if (!isSame) {
        const item = readItem(rawItem(row, columns), itemFields, dictionary, findings);
        open = { row: detached(row), item, charges: new Map(), size: 0 };
      }
      if (open?.item !== undefined) addCharge(open, open.item, row);
      return finished;
    },
    end: close,
  };
}

/** A row with modifiers but without a code may explain what a modifier does to a price. It is not an item. */
function isModifierRow(row: Row, columns: Columns): boolean {
  return !isEmptyAt(row, columns.charge.columns.modifiers) && columns.codes.every(({ place }) => isEmptyAt(row, place));
}

function checkModifierRow(row: Row, columns: Columns, findings: Findings): void {
  if (isEmptyAt(row, columns.description)) findings.breach('modifier-explained', itemFields.description);
  const { notes } = columns.charge.columns;
  const says = [notes, ...columns.rates.flatMap((rate) => [...rate.evidence, rate.columns.notes])];
  if (says.every((place) => isEmptyAt(row, place))) {
    findings.breach('modifier-explained', columns.charge.fields.notes);
  }
}
