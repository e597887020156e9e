import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { keyOfPayerName } from '../payors/key-of-payer-name.ts';

/** `mixed`: neither dearer nor cheaper throughout, as where one of two prices rose and the other fell. */
export const changes = ['new', 'gone', 'dearer', 'cheaper', 'mixed', 'same'] as const;
type ChangeKind = (typeof changes)[number];

/** How many of something changed, and how. */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/**
 * What an amount is: a gross charge, a cash price, or a negotiated rate in dollars, as a percentage, as a median of what was
 * paid where the file has neither, or as a formula alone.
 */
type AmountKind = 'gross' | 'cash' | 'dollars' | 'percentage' | 'median' | 'formula';

/** From the lowest to the highest of the amounts: in cents, or in percent. */
export interface AmountRange {
  low: number;
  high: number;
}

/** A service as a hospital bills it. */
export interface ComparedService {
  codeType: string;
  code: string;
  /** Of one of its items in either file. */
  description: string;
}

/** An amount of a service that is not what it was. */
export interface AmountChange extends ComparedService {
  setting: string;
  /** '' if the file says none. */
  billingClass: string;
  modifiers: string;
  kind: AmountKind;
  /** '' for what is no negotiated rate. */
  payerName: string;
  planName: string;
  before: AmountRange;
  after: AmountRange;
}

/** What a version of a location's prices would change. */
export interface VersionDiff {
  /** By code. */
  services: ChangeCounts;
  gross: ChangeCounts;
  cash: ChangeCounts;
  /** Negotiated rates of all payers together. */
  rates: ChangeCounts;
  /** Those that changed most come first. */
  payers: ReadonlyArray<ChangeCounts & { payerName: string; planName: string }>;
  newServices: readonly ComparedService[];
  goneServices: readonly ComparedService[];
  /** Services whose list price moved, by its factor: the cash price, or the gross charge where there is no other. */
  moves: readonly AmountChange[];
  /** Amounts that are ten times what they were, or a tenth, or more. */
  jumps: readonly AmountChange[];
  jumpCount: number;
}

interface Counted {
  kind: AmountKind;
  payerName: string;
  planName: string;
  change: ChangeKind;
  count: number;
}

type Listed = AmountChange & { list: 'jumps' | 'moves' };
type ListedService = ComparedService & { change: 'new' | 'gone' };

/** From this factor on, an amount has rather been mistyped than changed. */
const JUMP = 10;

/**
 * Compares two versions of a location's prices. An amount is known again by code, setting, biller, modifiers, and for a
 * negotiated rate by payer, plan and kind. Where a file has several such amounts they are compared as a range, and count as
 * the same only where their sum is the same, too. An item with several codes counts under the one by which care is billed,
 * spelled as the search spells it. Zeros of imports before decision 233 are none.
 *
 * @param most entries of each list.
 */
export async function compareVersions(
  db: Kysely<Tables>,
  locationId: string,
  { before, after }: { before: number; after: number },
  most: number,
): Promise<VersionDiff> {
  const { rows } = await sql<{
    services: Array<{ change: ChangeKind; count: number }> | null;
    counted: Counted[] | null;
    jumps: number;
    listed: Listed[] | null;
    listed_services: ListedService[] | null;
  }>`
    with coded as materialized (
      select distinct on (version_id, item_id) version_id, item_id, code_type, code
      from (${spelledCodes(locationId, [before, after])}) spelled
      order by version_id, item_id, code_type = 'RC',
        array_position(array['CPT', 'HCPCS', 'MS-DRG', 'APR-DRG', 'APC', 'NDC'], code_type), code_type, code
    ), charge as materialized (
      select coded.version_id, coded.code_type, coded.code, charge.charge_id, charge.setting collate "C" as setting,
        coalesce(charge.billing_class, '') collate "C" as billing_class, charge.gross_cents, charge.cash_cents,
        case when charge.modifiers = '{}' then ''
          else (select string_agg(each, ' ' order by each) from unnest(charge.modifiers) each) end collate "C" as modifiers
      from price_charges charge join coded using (version_id, item_id)
      where charge.location_id = ${locationId}
    ), amount as (
      select ${keyOfCharge}, ''::text collate "C" as payer_name, ''::text collate "C" as plan_name, 'gross'::text collate "C" as kind, gross_cents::numeric as amount
      from charge where gross_cents > 0
      union all
      select ${keyOfCharge}, '', '', 'cash', cash_cents::numeric from charge where cash_cents > 0
      union all
      select ${keyOfCharge}, rate.payer_name collate "C", rate.plan_name collate "C",
        case when rate.dollar_cents > 0 then 'dollars' when rate.percentage > 0 then 'percentage'
          when rate.median_cents > 0 then 'median' else 'formula' end,
        coalesce(nullif(rate.dollar_cents, 0)::numeric, nullif(rate.percentage, 0)::numeric, rate.median_cents::numeric, 0)
      from price_charge_rates rate join charge using (version_id, charge_id)
      where rate.location_id = ${locationId}
        and (rate.dollar_cents > 0 or rate.percentage > 0 or rate.algorithm is not null or rate.median_cents > 0)
    ), ranged as (
      select ${keyOfCharge}, payer_name, plan_name, kind, min(amount) as low, max(amount) as high, sum(amount) as total,
        count(*) as amounts
      from amount
      group by ${keyOfCharge}, payer_name, plan_name, kind
    ), compared as materialized (
      select code_type, code, setting, billing_class, modifiers, payer_name, plan_name, kind,
        before.low as before_low, before.high as before_high, after.low as after_low, after.high as after_high,
        case
          when before.low is null then 'new'
          when after.low is null then 'gone'
          when (before.low, before.high, before.total, before.amounts) = (after.low, after.high, after.total, after.amounts)
            then 'same'
          when (before.low, before.high) = (after.low, after.high) then 'mixed'
          when after.low >= before.low and after.high >= before.high then 'dearer'
          when after.low <= before.low and after.high <= before.high then 'cheaper'
          else 'mixed'
        end as change,
        greatest(${factorOf(sql`before.low`, sql`after.low`)}, ${factorOf(sql`before.high`, sql`after.high`)}) as factor
      from (select * from ranged where version_id = ${before}) before
      full join (select * from ranged where version_id = ${after}) after
        using (code_type, code, setting, billing_class, modifiers, payer_name, plan_name, kind)
    ), service as (
      select code_type, code,
        case
          when bool_and(change = 'new') then 'new'
          when bool_and(change = 'gone') then 'gone'
          when bool_and(change = 'same') then 'same'
          when bool_or(change = 'dearer') and not bool_or(change in ('cheaper', 'mixed')) then 'dearer'
          when bool_or(change = 'cheaper') and not bool_or(change in ('dearer', 'mixed')) then 'cheaper'
          else 'mixed'
        end as change
      from compared group by code_type, code
    ), listed as materialized (
      select * from (
        select 'jumps' as list, *, row_number() over (order by factor desc, ${orderOfAmounts}) as position
        from compared where factor >= ${JUMP}
        union all
        select 'moves', *, row_number() over (order by factor desc, ${orderOfAmounts})
        from (
          select distinct on (code_type, code) * from compared
          where kind in ('cash', 'gross') and change in ('dearer', 'cheaper', 'mixed')
          order by code_type, code, kind, factor desc, ${orderOfAmounts}
        ) moved
      ) all_listed
      where position <= ${most}
    ), listed_service as materialized (
      select * from (
        select code_type, code, change, row_number() over (partition by change order by code_type, code) as position
        from service where change in ('new', 'gone')
      ) all_services
      where position <= ${most}
    ), described as materialized (
      select coded.code_type, coded.code, left(min(item.description), 200) as description
      from (select code_type, code from listed union select code_type, code from listed_service) shown
      join coded using (code_type, code)
      join price_items item on item.location_id = ${locationId} and item.version_id = coded.version_id
        and item.item_id = coded.item_id
      group by coded.code_type, coded.code
    )
    select
      (
        select json_agg(json_build_object('change', change, 'count', count))
        from (select change, count(*) as count from service group by change) counted
      ) as services,
      (
        select json_agg(json_build_object(
          'kind', kind, 'payerName', payer_name, 'planName', plan_name, 'change', change, 'count', count))
        from (
          select kind, payer_name, plan_name, change, count(*) as count from compared
          group by kind, payer_name, plan_name, change
        ) counted
      ) as counted,
      (select count(*) from compared where factor >= ${JUMP}) as jumps,
      (
        select json_agg(json_build_object(
          'list', list, 'codeType', code_type, 'code', code, 'description', description, 'setting', setting,
          'billingClass', billing_class, 'modifiers', modifiers, 'kind', kind, 'payerName', payer_name,
          'planName', plan_name, 'before', json_build_object('low', before_low, 'high', before_high),
          'after', json_build_object('low', after_low, 'high', after_high)) order by list, position)
        from listed join described using (code_type, code)
      ) as listed,
      (
        select json_agg(json_build_object(
          'change', change, 'codeType', code_type, 'code', code, 'description', description) order by change, position)
        from listed_service join described using (code_type, code)
      ) as listed_services`.execute(db);
  const [row] = rows;
  const counted = row?.counted ?? [];
  const listed = row?.listed ?? [];
  const services = row?.listed_services ?? [];
  return {
    services: countsOf(row?.services ?? []),
    gross: countsOf(counted.filter(({ kind }) => kind === 'gross')),
    cash: countsOf(counted.filter(({ kind }) => kind === 'cash')),
    rates: countsOf(counted.filter(isRate)),
    payers: payersOf(counted.filter(isRate)),
    newServices: services.filter(({ change }) => change === 'new').map(serviceOf),
    goneServices: services.filter(({ change }) => change === 'gone').map(serviceOf),
    moves: listed.filter(({ list }) => list === 'moves').map(({ list: _list, ...change }) => change),
    jumps: listed.filter(({ list }) => list === 'jumps').map(({ list: _list, ...change }) => change),
    jumpCount: row?.jumps ?? 0,
  };
}

/** The codes of these versions, spelled as the search index has them (indexCodes). */
function spelledCodes(locationId: string, versionIds: readonly number[]) {
  return sql`
    select version_id, item_id,
      case when code_type = 'HCPCS' and code ~ '^[0-9]{4}[0-9FTUM]$' then 'CPT' else code_type end collate "C" as code_type,
      case when code_type = 'MS-DRG' then lpad(code, greatest(3, length(code)), '0') else code end collate "C" as code
    from price_codes
    where location_id = ${locationId} and version_id = any(${versionIds}::bigint[])`;
}

const keyOfCharge = sql.raw('version_id, code_type, code, setting, billing_class, modifiers');
const orderOfAmounts = sql.raw('code_type, code, setting, billing_class, modifiers, kind, payer_name, plan_name');

/** How many times the one the other is; from or to nothing counts as a billion times. */
function factorOf(one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) {
  return sql`case when ${one} is null or ${other} is null or ${one} = ${other} then 1
    when least(${one}, ${other}) <= 0 then 1000000000 else greatest(${one}, ${other}) / least(${one}, ${other}) end`;
}

function isRate({ kind }: Counted): boolean {
  return kind !== 'gross' && kind !== 'cash';
}

function serviceOf({ codeType, code, description }: ListedService): ComparedService {
  return { codeType, code, description };
}

function countsOf(counted: ReadonlyArray<{ change: ChangeKind; count: number }>): ChangeCounts {
  const of = (kind: ChangeKind): number =>
    counted.filter(({ change }) => change === kind).reduce((sum, { count }) => sum + count, 0);
  return {
    new: of('new'),
    gone: of('gone'),
    dearer: of('dearer'),
    cheaper: of('cheaper'),
    mixed: of('mixed'),
    same: of('same'),
  };
}

function payersOf(counted: readonly Counted[]): VersionDiff['payers'] {
  const byName = Map.groupBy(counted, keyOfPayerName);
  const changed = ({ same: _same, ...others }: ChangeCounts): number =>
    Object.values(others).reduce((sum, count) => sum + count, 0);
  return [...byName.values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ ...nameOf(own[0]), ...countsOf(own) }]))
    .toSorted((one, other) => changed(other) - changed(one) || one.payerName.localeCompare(other.payerName, 'en'));
}

function nameOf({ payerName, planName }: Counted) {
  return { payerName, planName };
}
