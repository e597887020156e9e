import { csvLine, dollars } from './csv-cells.ts';
import { generalElements } from './header.ts';
import type { PublishedCharge, PublishedItem } from './items.ts';
import type { PublishedRate } from './rates.ts';
import type { DemonstrationSite } from './sites.ts';

type Row = { item: PublishedItem; charge: PublishedCharge; rate: PublishedRate | undefined };

/** The columns of the tall template, each with its value in a row. */
const columns: readonly (readonly [header: string, cell: (row: Row) => string])[] = [
  ['description', ({ item }) => item.description],
  ['code|1', ({ item }) => item.code],
  ['code|1|type', ({ item }) => item.type],
  ['modifiers', ({ charge }) => charge.modifier ?? ''],
  ['setting', ({ charge }) => charge.setting],
  ['billing_class', ({ charge }) => charge.billingClass],
  ['drug_unit_of_measurement', ({ item }) => (item.drug === undefined ? '' : String(item.drug.unit))],
  ['drug_type_of_measurement', ({ item }) => item.drug?.type ?? ''],
  ['standard_charge|gross', ({ charge }) => dollars(charge.grossCents)],
  ['standard_charge|discounted_cash', ({ charge }) => dollars(charge.cashCents)],
  ['payer_name', ({ rate }) => rate?.payerName ?? ''],
  ['plan_name', ({ rate }) => rate?.planName ?? ''],
  ['standard_charge|negotiated_dollar', ({ rate }) => dollars(rate?.dollarCents)],
  ['standard_charge|negotiated_percentage', ({ rate }) => String(rate?.percentage ?? '')],
  ['standard_charge|negotiated_algorithm', ({ rate }) => rate?.algorithm ?? ''],
  ['median_amount', ({ rate }) => dollars(rate?.paid?.medianCents)],
  ['10th_percentile', ({ rate }) => dollars(rate?.paid?.p10Cents)],
  ['90th_percentile', ({ rate }) => dollars(rate?.paid?.p90Cents)],
  ['count', ({ rate }) => rate?.count ?? ''],
  ['standard_charge|methodology', ({ rate }) => rate?.methodology ?? ''],
  ['standard_charge|min', ({ charge }) => dollars(charge.minimumCents)],
  ['standard_charge|max', ({ charge }) => dollars(charge.maximumCents)],
  ['additional_generic_notes', ({ rate }) => rate?.notes ?? ''],
];

/** A charge without rates has one row, without a payer. */
const ratesToShow = (charge: PublishedCharge): readonly (PublishedRate | undefined)[] =>
  charge.rates.length === 0 ? [undefined] : charge.rates;

const rowsOf = (item: PublishedItem): readonly Row[] =>
  item.charges.flatMap((charge) => ratesToShow(charge).map((rate) => ({ item, charge, rate })));

/** A price file in the tall CSV template of CMS: one row for each payer's rate. */
export function* asCsvTall(
  site: DemonstrationSite,
  items: readonly PublishedItem[],
  updatedOn?: string,
): Generator<string> {
  const general = generalElements(site, updatedOn);
  yield csvLine(general.map(([header]) => header));
  yield csvLine(general.map(([, value]) => value));
  yield csvLine(columns.map(([header]) => header));
  for (const item of items) {
    yield rowsOf(item)
      .map((row) => csvLine(columns.map(([, show]) => show(row))))
      .join('');
  }
}
