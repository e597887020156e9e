import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A service, and how many estimates of it there are. */
export interface AskedService {
  /** Of a template, or of a billed code. */
  id: string;
  estimates: number;
}

/**
 * The services that were asked for most at a location, by the estimates that are there: those of the last days, and saved ones.
 * Nothing of who asked is read.
 */
export function askedServices(db: Kysely<Tables>, locationId: string, most: number): Promise<AskedService[]> {
  return db
    .selectFrom('estimates')
    .select(({ fn }) => ['template as id', fn.countAll<number>().as('estimates')])
    .where('location_id', '=', locationId)
    .groupBy('template')
    .orderBy('estimates', 'desc')
    .orderBy('template')
    .limit(most)
    .execute();
}
