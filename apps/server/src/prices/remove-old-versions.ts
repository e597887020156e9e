import type { Database } from '../platform/db/database.ts';
import { withImportLock } from './import-lock.ts';
import { PriceImportError } from './price-import-error.ts';
import { deleteDeadVersions, vacuumPrices } from './queries/price-versions.ts';
import { locationsWithOld, retireSurplus } from './queries/version-states.ts';

/** What may stay. */
interface Kept {
  /** What began to load before this time, and is not whole, was left by an import that was killed. */
  stoppedBefore: Date;
  /** Versions of a location that were live before, for a way back. */
  keep: number;
}

/**
 * Removes price versions that nobody needs any more: retired ones, kept ones beyond the number, and what killed imports have
 * left. Nothing of a location is touched while an import runs for it.
 */
export async function removeOldVersions(database: Database, { stoppedBefore, keep }: Kept): Promise<void> {
  let hasRemoved = false;
  for (const locationId of await locationsWithOld(database.db, stoppedBefore, keep)) {
    try {
      await withImportLock(database, locationId, async () => {
        await retireSurplus(database.db, locationId, keep);
        hasRemoved = (await deleteDeadVersions(database.db, locationId)) || hasRemoved;
      });
    } catch (error) {
      if (!(error instanceof PriceImportError)) throw error;
    }
  }
  if (hasRemoved) await vacuumPrices(database);
}
