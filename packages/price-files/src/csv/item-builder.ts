import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import { type ItemFields, readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { Columns } from './columns.ts';
import { type CellRange, detached, isSameAt } from './cells.ts';
import { createModifierRows } from './modifier-rows.ts';
import { hasRate, rawCharge, rawItem, rawRate } from './row-values.ts';
import type { Row } from './split.ts';
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
  /** On which its last row ends. */
  lastLine: number;
  /** The charge of the last row with a rate: its first row, and the line on which its last one ends. */
  latest?: { row: CellRange; charge: StandardCharge; lastLine: number };
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
  const modifierRows = createModifierRows(columns, findings);
  const addRow = columns.format === 'csv-tall' ? addTallRow : addWideRow;
  let open: UnfinishedItem | undefined;
  /** Of the charge that rates are added to, and of the one before: most have rates of the same payers in the same order. */
  let [rates, before]: [readonly PayerRate[], readonly PayerRate[]] = [[], []];

  function close(): PriceItem | undefined {
    const item = open?.item;
    if (item === undefined || item.charges.length === 0) return undefined;
    for (const charge of item.charges) {
      findings.line = charge.line;
      checkCharge(charge, columns.charge.fields, findings);
    }
    return item;
  }

  /** Adds the rates of a row to its charge. Returns how many the row has, whether they can be read or not. */
  function addRates(charge: StandardCharge, row: Row): number {
    if (charge.rates !== rates) {
      if (rates.length > 0) before = rates;
      ({ rates } = charge);
    }
    let count = 0;
    for (const rate of columns.rates) {
      if (hasRate(row, rate)) {
        const raw = rawRate(row, rate, before[rates.length]);
        const read = readRate(raw, rate.fields, charge, dictionary, findings);
        if (read !== undefined) charge.rates.push(read);
        count += 1;
      } else checkWithoutRate(row, rate, columns.charge.columns.notes, findings);
    }
    return count;
  }

  /** A wide row is a charge with the rates of all payers. */
  function addWideRow(into: UnfinishedItem, item: PriceItem, row: Row): void {
    const charge = readCharge(rawCharge(row, columns, false), columns.charge.fields, findings);
    const { leftOut } = findings;
    const count = charge === undefined ? 0 : addRates(charge, row);
    into.size += Math.max(1, count);
    if (charge !== undefined && !isVoid(charge, findings.leftOut > leftOut)) item.charges.push(charge);
  }

  function addTallRow(into: UnfinishedItem, item: PriceItem, row: Row): void {
    into.size += 1;
    const rowHasRate = columns.rates.some((rate) => hasRate(row, rate));
    // Most tall rows differ from the row before in their rate only. The code below is for the others.
    const { latest } = into;
    if (rowHasRate && latest && isSameAt(chargePlaces, row, latest.row, repeatedOf(row, latest.lastLine))) {
      latest.lastLine = row.lastLine;
      addRates(latest.charge, row);
      return;
    }
    const raw = rawCharge(row, columns, rowHasRate);
    // Tall rows of one charge differ in payer only, so charges are compared by all their values.
    const key = Object.values(raw).join('\0').toLowerCase();
    const known = into.charges.get(key);
    const charge = known ?? readCharge(raw, columns.charge.fields, findings);
    if (charge === undefined) return;
    const { leftOut } = findings;
    addRates(charge, row);
    if (known === undefined) {
      if (isVoid(charge, findings.leftOut > leftOut)) return;
      item.charges.push(charge);
      into.charges.set(key, charge);
    }
    if (rowHasRate) into.latest = { row: detached(row), charge, lastLine: row.lastLine };
  }

  return {
    add(row) {
      findings.line = row.line;
      if (modifierRows.has(row)) {
        modifierRows.check(row);
        return undefined;
      }
      const isSame =
        open !== undefined &&
        open.size < MAX_SIZE &&
        isSameAt(itemPlaces, row, open.row, repeatedOf(row, open.lastLine));
      const finished = isSame ? undefined : close();
      findings.line = row.line;
      if (!isSame) {
        const item = readItem(rawItem(row, columns), itemFields, dictionary, findings);
        open = { row: detached(row), item, charges: new Map(), size: 0, lastLine: row.lastLine };
      } else if (open !== undefined) open.lastLine = row.lastLine;
      if (open?.item !== undefined) addRow(open, open.item, row);
      return finished;
    },
    end() {
      const last = close();
      modifierRows.report();
      return last;
    },
  };
}

/** Cells at the beginning of a row that are those of the row that ends on this line, as far as that is known. */
function repeatedOf({ line, repeated }: Row, lastLine: number): number {
  return line === lastLine + 1 ? repeated.cells : 0;
}

/** A row with nothing but rates that were left out leaves no charge. */
function isVoid({ rates, grossCents, cashCents }: StandardCharge, isLeftOut: boolean): boolean {
  return isLeftOut && rates.length === 0 && grossCents === undefined && cashCents === undefined;
}
