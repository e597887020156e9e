import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { PriceImportError } from './price-import-error.ts';

/** Imports that run in this process on an embedded database. No other process can use that database. */
const running = new WeakMap<Kysely<Tables>, Set<string>>();

/**
 * Runs the work while no other import runs for the location. On PostgreSQL the lock belongs to the connection and ends
 * with it, so that a killed import leaves no lock behind.
 *
 * @throws PriceImportError if another import runs.
 */
export async function withImportLock<Result>(
  database: Database,
  locationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.driver.engine === 'pglite'
    ? withProcessLock(database.db, locationId, work)
    : database.db.connection().execute(async (connection) => {
        const { rows } = await sql<{ locked: boolean }>`
          select pg_try_advisory_lock(hashtext('portico price import'), hashtext(${locationId})) as locked
        `.execute(connection);
        if (rows[0]?.locked !== true) throw inProgress(locationId);
        try {
          return await work();
        } finally {
          await sql`
            select pg_advisory_unlock(hashtext('portico price import'), hashtext(${locationId}))
          `.execute(connection);
        }
      });
}

async function withProcessLock<Result>(
  db: Kysely<Tables>,
  locationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const locations = running.get(db) ?? new Set<string>();
  running.set(db, locations);
  if (locations.has(locationId)) throw inProgress(locationId);
  locations.add(locationId);
  try {
    return await work();
  } finally {
    locations.delete(locationId);
  }
}

function inProgress(locationId: string): PriceImportError {
  return new PriceImportError('in progress', `Another import for ${locationId} is running. Wait until it has ended.`);
}
