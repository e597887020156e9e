import type { PriceItem, StandardCharge } from '@portico/price-files';
import { type CopyValue, copyRows } from '../platform/db/copy-rows.ts';
import type { Driver } from '../platform/db/database.ts';

/** Appends items to the bulk tables of one price version, thousands of rows at a time. */
export interface VersionWriter {
  write(items: readonly PriceItem[]): Promise<void>;
  /** Writes the rows that are still in memory. */
  flush(): Promise<void>;
}

const ROWS_AT_ONCE = 4096;

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
    'gross_cents',
    'cash_cents',
    'minimum_cents',
    'maximum_cents',
    'notes',
  ],
  price_rates: [
    'location_id',
    'version_id',
    'charge_id',
    'line',
    'payer_name',
    'plan_name',
    'methodology',
    'dollar_cents',
    'percentage',
    'algorithm',
    'median_cents',
    'p10_cents',
    'p90_cents',
    'count',
    'notes',
  ],
} as const;

type BulkTable = keyof typeof columns;
const tables: readonly BulkTable[] = ['price_items', 'price_codes', 'price_charges', 'price_rates'];

export function createVersionWriter(driver: Driver, locationId: string, versionId: number): VersionWriter {
  const held: Record<BulkTable, CopyValue[][]> = {
    price_items: [],
    price_codes: [],
    price_charges: [],
    price_rates: [],
  };
  let itemId = 0;
  let chargeId = 0;

  function hold(table: BulkTable, values: CopyValue[]): void {
    held[table].push([locationId, versionId, ...values]);
  }

  function holdItem(item: PriceItem): void {
    itemId += 1;
    hold('price_items', [itemId, item.line, item.description, item.drug?.unit ?? null, item.drug?.type ?? null]);
    for (const { type, code } of item.codes) hold('price_codes', [itemId, type, code]);
    for (const charge of item.charges) holdCharge(charge);
  }

  function holdCharge(charge: StandardCharge): void {
    chargeId += 1;
    hold('price_charges', [
      chargeId,
      itemId,
      charge.line,
      charge.setting,
      charge.billingClass ?? null,
      charge.modifiers,
      charge.grossCents ?? null,
      charge.cashCents ?? null,
      charge.minimumCents ?? null,
      charge.maximumCents ?? null,
      charge.notes ?? null,
    ]);
    for (const rate of charge.rates) {
      hold('price_rates', [
        chargeId,
        rate.line,
        rate.payerName,
        rate.planName,
        rate.methodology,
        rate.dollarCents ?? null,
        rate.percentage ?? null,
        rate.algorithm ?? null,
        rate.medianCents ?? null,
        rate.p10Cents ?? null,
        rate.p90Cents ?? null,
        rate.count ?? null,
        rate.notes ?? null,
      ]);
    }
  }

  async function copy(atLeast: number): Promise<void> {
    for (const table of tables) {
      const rows = held[table];
      if (rows.length < atLeast) continue;
      held[table] = [];
      await copyRows(driver, table, columns[table], rows);
    }
  }

  return {
    async write(items) {
      items.forEach(holdItem);
      await copy(ROWS_AT_ONCE);
    },
    flush: () => copy(1),
  };
}
