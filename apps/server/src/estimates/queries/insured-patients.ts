import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * How many patients and guests have an estimate at a location with an insurance of each payor, first or second. Nothing of
 * them is read but that they are different.
 */
export async function insuredPatients(db: Kysely<Tables>, locationId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ payor_id: string; patients: number }>`
    select insurance.payor_id, count(distinct insurance.owner_id) as patients
    from estimates estimate
    join insurances insurance on insurance.owner_id = estimate.owner_id
      and insurance.id in (estimate.insurance_id, estimate.second_insurance_id)
    where estimate.location_id = ${locationId}
    group by insurance.payor_id`.execute(db);
  return new Map(rows.map(({ payor_id, patients }) => [payor_id, patients]));
}
