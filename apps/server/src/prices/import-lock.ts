import type { Database } from '../platform/db/database.ts';
import { withNamedLock } from '../platform/db/named-lock.ts';
import { PriceImportError } from './price-import-error.ts';

/**
 * Runs the work while no other import runs for the location.
 *
 * @throws PriceImportError if another import runs.
 */
export async function withImportLock<Result>(
  database: Database,
  locationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = await withNamedLock(database, { kind: 'portico price import', name: locationId }, work);
  if (done === null)
    throw new PriceImportError('in progress', `Another import for ${locationId} is running. Wait until it has ended.`);
  return done.result;
}
