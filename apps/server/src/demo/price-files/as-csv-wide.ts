import { csvLine, dollars } from './csv-cells.ts';
import { plansAt } from './gaps.ts';
import { generalElements } from './header.ts';
import type { PublishedCharge, PublishedItem } from './items.ts';
import type { Plan } from './payers.ts';
import type { PublishedRate } from './rates.ts';
import type { DemonstrationSite } from './sites.ts';

type Row = { item: PublishedItem; charge: PublishedCharge };
type Column = readonly [header: string, cell: (row: Row) => string];

/** A column of the hospital's own, which no template has: who follows the file says that it is taken as it is. */
export const OWN_HEADER = 'department';

/** What this hospital writes where there is nothing, against CMS's rules: a breach that keeps nobody from importing it. */
const NOTHING = 'N/A';

const departments: Readonly<Record<string, string>> = { 7: 'Imaging', 8: 'Laboratory', 9: 'Clinics' };

const itemColumns: readonly Column[] = [
  ['description', ({ item }) => item.description],
  ['code|1', ({ item }) => item.code],
  ['code|1|type', ({ item }) => item.type],
  [OWN_HEADER, ({ item }) => departments[item.code.charAt(0)] ?? 'Hospital'],
  ['modifiers', ({ charge }) => charge.modifier ?? ''],
  ['setting', ({ charge }) => charge.setting],
  ['billing_class', ({ charge }) => charge.billingClass],
  ['drug_unit_of_measurement', ({ item }) => (item.drug === undefined ? '' : String(item.drug.unit))],
  ['drug_type_of_measurement', ({ item }) => item.drug?.type ?? ''],
  ['standard_charge|gross', ({ charge }) => dollars(charge.grossCents)],
  ['standard_charge|discounted_cash', ({ charge }) => dollars(charge.cashCents)],
  ['standard_charge|min', ({ charge }) => dollars(charge.minimumCents)],
  ['standard_charge|max', ({ charge }) => dollars(charge.maximumCents)],
  ['additional_generic_notes', () => NOTHING],
];

/** The columns of one plan. */
const planColumns = ({ payerName, planName }: Plan): readonly Column[] => {
  const names = `${payerName}|${planName}`;
  const ofRate =
    (show: (rate: PublishedRate) => string) =>
    ({ charge }: Row): string => {
      const rate = charge.rates.find((each) => each.payerName === payerName && each.planName === planName);
      return rate === undefined ? '' : show(rate);
    };
  return [
    [`standard_charge|${names}|negotiated_dollar`, ofRate(({ dollarCents }) => dollars(dollarCents))],
    [`standard_charge|${names}|negotiated_percentage`, ofRate(({ percentage }) => String(percentage ?? ''))],
    [`standard_charge|${names}|negotiated_algorithm`, ofRate(({ algorithm }) => algorithm ?? '')],
    [`median_amount|${names}`, ofRate(({ paid }) => dollars(paid?.medianCents))],
    [`10th_percentile|${names}`, ofRate(({ paid }) => dollars(paid?.p10Cents))],
    [`90th_percentile|${names}`, ofRate(({ paid }) => dollars(paid?.p90Cents))],
    [`count|${names}`, ofRate(({ count }) => count ?? '')],
    [`standard_charge|${names}|methodology`, ofRate(({ methodology }) => methodology)],
    [`additional_payer_notes|${names}`, ofRate(({ notes }) => notes ?? '')],
  ];
};

/** A price file in the wide CSV template of CMS, with a column and a habit of the hospital's own: one row for each charge. */
export function* asCsvWide(site: DemonstrationSite, items: readonly PublishedItem[]): Generator<string> {
  const general = generalElements(site);
  const columns = [...itemColumns, ...plansAt(site.locationId).flatMap(planColumns)];
  yield csvLine(general.map(([header]) => header));
  yield csvLine(general.map(([, value]) => value));
  yield csvLine(columns.map(([header]) => header));
  for (const item of items) {
    yield item.charges.map((charge) => csvLine(columns.map(([, show]) => show({ item, charge })))).join('');
  }
}
