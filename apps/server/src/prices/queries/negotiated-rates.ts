import type { NegotiatedRate, RatedCharge } from '@portico/estimate';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import {
  byLocation,
  type ChargeRow,
  chargeColumns,
  distinctCharges,
  fileOf,
  liveCharges,
  type PriceFile,
  toCharge,
} from './listed-charges.ts';

/** A payer and plan of a price file that belong to a payor of the portal. */
export interface NameOfPayor {
  readonly payerName: string;
  readonly planName: string;
  /** The plan as the insurer names it in its responses; null if the rates hold for all its plans. */
  readonly portalPlan: string | null;
}

/** The charges of some codes in a location's live price file, each with the rates of one payor only. */
export interface PayorCharges {
  readonly file: PriceFile;
  /** When staff last decided on a payer name of the location, in milliseconds; null if they never did. */
  readonly namesDecidedAt: number | null;
  /** The payor's names that have rates in this file, for any code. */
  readonly names: readonly NameOfPayor[];
  /** Whether the file has rates of any payer. */
  readonly hasRates: boolean;
  readonly charges: readonly RatedCharge[];
}

interface RatedRow extends ChargeRow {
  all_rates: number;
  decided_at: Date | null;
  names: NameOfPayor[] | null;
  rates: NegotiatedRate[] | null;
}

/**
 * Reads the charges of these codes with the rates of a payor, by the names that staff gave it at each of these locations. One
 * statement reads files, names and figures, so that all are of one version. A location without a live file is not in the result.
 *
 * `offset 0` holds the planner to begin with the names: from some hundreds of terms on it would rather begin with those of all files.
 *
 * @param codes as files spell them; see estimates/services/listed-spellings.ts.
 */
export async function payorCharges(
  db: Kysely<Tables>,
  locationIds: readonly string[],
  codes: readonly string[],
  payorId: string,
): Promise<ReadonlyMap<string, PayorCharges>> {
  const { rows } = await sql<RatedRow>`
    with terms as materialized (
      select name.location_id, terms.terms_id, terms.methodology, terms.algorithm, terms.notes,
        name.payer_name, name.plan_name, name.portal_plan
      from payor_names name
      join price_live live on live.location_id = name.location_id
      cross join lateral (
        select terms_id, methodology, algorithm, notes from price_terms terms
        where terms.location_id = live.location_id and terms.version_id = live.version_id
          and terms.payer_name = name.payer_name and terms.plan_name = name.plan_name
        offset 0
      ) as terms
      where name.location_id = any(${locationIds}::text[]) and name.payor_id = ${payorId}
    ), named as materialized (
      select location_id, array_agg(distinct terms_id) as terms,
        json_agg(distinct jsonb_build_object('payerName', payer_name, 'planName', plan_name, 'portalPlan', portal_plan))
          as names
      from terms
      group by location_id
    )
    select ${chargeColumns}, version.rates as all_rates, named.names,
      (select max(decided_at) from payor_names name where name.location_id = live.location_id) as decided_at,
      case when charge.rate_terms && named.terms then (${ratesOfTerms}) end as rates
    from ${liveCharges(codes)}
    left join named on named.location_id = live.location_id
    where live.location_id = any(${locationIds}::text[])`.execute(db);
  return byLocation(rows, (ofLocation, first) => ({
    file: fileOf(first),
    namesDecidedAt: first.decided_at?.getTime() ?? null,
    names: (first.names ?? []).toSorted(byName),
    hasRates: first.all_rates > 0,
    charges: distinctCharges(ofLocation).map((row) => ({ ...toCharge(row), rates: row.rates ?? [] })),
  }));
}

/**
 * The rates of a charge that have one of the terms above, in the order of the file. Imports before decision 233 kept zeros: they are
 * none, and a rate that has nothing else is not there.
 */
const ratesOfTerms = sql`
  select json_agg(json_build_object(
    'line', coalesce(rate.line, charge.line), 'payerName', terms.payer_name, 'planName', terms.plan_name,
    'methodology', terms.methodology, 'dollarCents', nullif(rate.dollar_cents, 0), 'percentage', nullif(rate.percentage, 0),
    'algorithm', terms.algorithm, 'medianCents', nullif(rate.median_cents, 0), 'p10Cents', nullif(rate.p10_cents, 0),
    'p90Cents', nullif(rate.p90_cents, 0), 'notes', terms.notes
  ) order by rate.position)
  from unnest(
    charge.rate_terms, charge.rate_lines, charge.rate_dollars, charge.rate_percentages, charge.rate_medians,
    charge.rate_p10s, charge.rate_p90s
  ) with ordinality as rate (
    terms_id, line, dollar_cents, percentage, median_cents, p10_cents, p90_cents, position
  )
  join terms on terms.location_id = charge.location_id and terms.terms_id = rate.terms_id
  where rate.dollar_cents > 0 or rate.percentage > 0 or terms.algorithm is not null or rate.median_cents > 0`;

function byName(a: NameOfPayor, b: NameOfPayor): number {
  return a.payerName.localeCompare(b.payerName, 'en') || a.planName.localeCompare(b.planName, 'en');
}
