import type { Database } from '../platform/db/database.ts';
import { withImportLock } from './import-lock.ts';
import { PriceImportError } from './price-import-error.ts';
import { deleteDeadVersions, locationsWithUnfinished } from './queries/price-versions.ts';

/** Removes what imports have left that began before this time and were killed. One that still runs keeps its rows. */
export async function removeStoppedImports(database: Database, before: Date): Promise<void> {
  for (const locationId of await locationsWithUnfinished(database.db, before)) {
    await withImportLock(database, locationId, () => deleteDeadVersions(database.db, locationId)).catch(
      (error: unknown) => {
        if (!(error instanceof PriceImportError)) throw error;
      },
    );
  }
}
