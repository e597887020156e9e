import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * How many patients and guests have an estimate at each location with an insurance of each payor, first or second. Nothing of
 * them is read but that they are different.
 *
 * @returns by location, then by payor; who has nobody is not there.
 */
export async function insuredPatients(
  db: Kysely<Tables>,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ location_id: string; payor_id: string; patients: number }>`
    select estimate.location_id, insurance.payor_id, count(distinct insurance.owner_id)::integer as patients
    from estimates estimate
    join insurances insurance on insurance.owner_id = estimate.owner_id
      and insurance.id in (estimate.insurance_id, estimate.second_insurance_id)
    where estimate.location_id = any(${locationIds}::text[])
    group by estimate.location_id, insurance.payor_id`.execute(db);
  const ofLocations = Map.groupBy(rows, ({ location_id }) => location_id);
  return new Map(
    [...ofLocations].map(([locationId, ofLocation]) => [
      locationId,
      new Map(ofLocation.map(({ payor_id, patients }) => [payor_id, patients])),
    ]),
  );
}
