import type { NegotiatedRate, RatedCharge } from '@portico/estimate';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import {
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
 * Reads the charges of these codes with the rates of a payor, by the names that staff gave it at this location. One
 * statement reads file, names and figures, so that all are of one version. Returns null if the location has no live
 * file.
 *
 * @param codes as files spell them; see estimates/services/listed-spellings.ts.
 */
export async function payorCharges(
  db: Kysely<Tables>,
  locationId: string,
  codes: readonly string[],
  payorId: string,
): Promise<PayorCharges | null> {
  const { rows } = await sql<RatedRow>`
    with names as materialized (
      select name.payer_name, name.plan_name, name.portal_plan
      from payor_names name join price_live live on live.location_id = name.location_id
      where name.location_id = ${locationId} and name.payor_id = ${payorId} and exists (
        select 1 from price_rates rate
        where rate.location_id = live.location_id and rate.version_id = live.version_id
          and rate.payer_name = name.payer_name and rate.plan_name = name.plan_name
      )
    )
    select ${chargeColumns}, version.rates as all_rates,
      (select max(decided_at) from payor_names where location_id = ${locationId}) as decided_at,
      (
        select json_agg(json_build_object('payerName', payer_name, 'planName', plan_name, 'portalPlan', portal_plan)
          order by payer_name, plan_name)
        from names
      ) as names,
      (
        select json_agg(json_build_object(
          'line', rate.line, 'payerName', rate.payer_name, 'planName', rate.plan_name, 'methodology', rate.methodology,
          'dollarCents', rate.dollar_cents, 'percentage', rate.percentage, 'algorithm', rate.algorithm,
          'medianCents', rate.median_cents, 'p10Cents', rate.p10_cents, 'p90Cents', rate.p90_cents
        ) order by rate.line)
        from price_rates rate join names using (payer_name, plan_name)
        where rate.location_id = charge.location_id and rate.version_id = charge.version_id
          and rate.charge_id = charge.charge_id
      ) as rates
    from ${liveCharges(codes)}
    where live.location_id = ${locationId}`.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    file: fileOf(first),
    namesDecidedAt: first.decided_at?.getTime() ?? null,
    names: first.names ?? [],
    hasRates: first.all_rates > 0,
    charges: distinctCharges(rows).map((row) => ({ ...toCharge(row), rates: row.rates ?? [] })),
  };
}
