import type { PriceItem, StandardCharge } from '@portico/price-files';
import type { BinaryRows } from '../platform/db/binary-rows.ts';
import { type CopyStream, openCopy } from '../platform/db/copy-stream.ts';
import type { Driver } from '../platform/db/database.ts';
import { createTermsNumbers } from './rate-terms.ts';

/** Appends items to the tables of one price version, while the file is read. */
export interface VersionWriter {
  write(items: readonly PriceItem[]): Promise<void>;
  /** Writes what is still in memory. All of it is in the database afterwards. */
  end(): Promise<void>;
  /** Gives up: to be called where `end` did not come to its end. */
  cancel(): void;
}

/** In the order in which the functions below write the values. */
const columns = {
  price_items: ['location_id', 'version_id', 'item_id', 'line', 'description', 'drug_unit', 'drug_type'],
  price_codes: ['location_id', 'version_id', 'item_id', 'code_type', 'code'],
  price_charges: [
    'location_id',
    'version_id',
    'charge_id',
    'item_id',
    'line',
    'setting',
    'billing_class',
    'modifiers',
    'revenue_codes',
    'gross_cents',
    'cash_cents',
    'minimum_cents',
    'maximum_cents',
    'notes',
    'rate_terms',
    'rate_lines',
    'rate_dollars',
    'rate_percentages',
    'rate_medians',
    'rate_p10s',
    'rate_p90s',
    'rate_counts',
  ],
  price_terms: [
    'location_id',
    'version_id',
    'terms_id',
    'payer_name',
    'plan_name',
    'methodology',
    'algorithm',
    'notes',
    'rates',
  ],
} as const;

type BulkTable = keyof typeof columns;
type Figure = number | undefined;
const tables = Object.keys(columns) as BulkTable[];

/** Opens one COPY for each table of a version; all stay open until `end`. */
export async function createVersionWriter(
  driver: Driver,
  locationId: string,
  versionId: number,
): Promise<VersionWriter> {
  const copies = await openCopies(driver);
  const terms = createTermsNumbers();
  let itemId = 0;
  let chargeId = 0;

  function begin(table: BulkTable): BinaryRows {
    const { rows } = copies[table];
    rows.row(columns[table].length);
    rows.text(locationId);
    rows.int8(versionId);
    return rows;
  }

  function writeItem(item: PriceItem): void {
    itemId += 1;
    const row = begin('price_items');
    row.int4(itemId);
    row.int4(item.line);
    row.text(item.description);
    row.optional('float8', item.drug?.unit);
    row.optional('text', item.drug?.type);
    for (const { type, code } of item.codes) writeCode(type, code);
    const revenueCodes = item.codes.filter(({ type }) => type === 'RC').map(({ code }) => code);
    for (const charge of item.charges) writeCharge(charge, revenueCodes);
  }

  function writeCode(type: string, code: string): void {
    const row = begin('price_codes');
    row.int4(itemId);
    row.text(type);
    row.text(code);
  }

  function writeCharge(charge: StandardCharge, revenueCodes: readonly string[]): void {
    chargeId += 1;
    const row = begin('price_charges');
    row.int4(chargeId);
    row.int4(itemId);
    row.int4(charge.line);
    row.text(charge.setting);
    row.optional('text', charge.billingClass);
    row.array('text', charge.modifiers);
    row.array('text', revenueCodes);
    row.optional('int8', charge.grossCents);
    row.optional('int8', charge.cashCents);
    row.optional('int8', charge.minimumCents);
    row.optional('int8', charge.maximumCents);
    row.optional('text', charge.notes);
    writeRates(row, charge);
  }

  /** One list of each figure, filled anew for each charge. */
  const figures = {
    terms: [] as number[],
    lines: [] as number[],
    dollars: [] as Figure[],
    percentages: [] as Figure[],
    medians: [] as Figure[],
    p10s: [] as Figure[],
    p90s: [] as Figure[],
    counts: [] as (string | undefined)[],
  };

  function writeRates(row: BinaryRows, { line, rates }: StandardCharge): void {
    for (const list of Object.values(figures)) list.length = rates.length;
    let place = 0;
    let areOnLine = true;
    for (const rate of rates) {
      figures.terms[place] = terms.numberOf(rate, place);
      figures.lines[place] = rate.line;
      figures.dollars[place] = rate.dollarCents;
      figures.percentages[place] = rate.percentage;
      figures.medians[place] = rate.medianCents;
      figures.p10s[place] = rate.p10Cents;
      figures.p90s[place] = rate.p90Cents;
      figures.counts[place] = rate.count;
      areOnLine &&= rate.line === line;
      place += 1;
    }
    row.arrayOrNull('int4', figures.terms);
    if (areOnLine) row.null();
    else row.array('int4', figures.lines);
    row.arrayOrNull('int8', figures.dollars);
    row.arrayOrNull('float8', figures.percentages);
    row.arrayOrNull('int8', figures.medians);
    row.arrayOrNull('int8', figures.p10s);
    row.arrayOrNull('int8', figures.p90s);
    row.arrayOrNull('text', figures.counts);
  }

  function writeTerms(): void {
    for (const { id, terms: each, rates } of terms.take()) {
      const row = begin('price_terms');
      row.int4(id);
      row.text(each.payerName);
      row.text(each.planName);
      row.text(each.methodology);
      row.optional('text', each.algorithm);
      row.optional('text', each.notes);
      row.int4(rates);
    }
  }

  return {
    async write(items) {
      items.forEach(writeItem);
      if (terms.isFull()) writeTerms();
      for (const table of tables) await copies[table].send();
    },
    async end() {
      writeTerms();
      for (const table of tables) await copies[table].end();
    },
    cancel: () => tables.forEach((table) => copies[table].cancel()),
  };
}

async function openCopies(driver: Driver): Promise<Record<BulkTable, CopyStream>> {
  const opened: Partial<Record<BulkTable, CopyStream>> = {};
  try {
    for (const table of tables) opened[table] = await openCopy(driver, table, columns[table]);
  } catch (error) {
    for (const copy of Object.values(opened)) copy.cancel();
    throw error;
  }
  return opened as Record<BulkTable, CopyStream>;
}
