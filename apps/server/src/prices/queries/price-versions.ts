import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteVersion, versionTables } from './version-rows.ts';

/** What is known about a price file before it is read. */
export interface NewPriceVersion {
  locationId: string;
  fileName: string;
  fileSha256: string;
  importedAt: Date;
  /** Where the file was fetched; absent or null where staff named it. */
  sourceUrl?: string | null;
}

/** Adds a version that is not read yet, and returns its number. */
export async function addPriceVersion(db: Kysely<Tables>, version: NewPriceVersion): Promise<number> {
  const { version_id } = await db
    .insertInto('price_versions')
    .values({
      location_id: version.locationId,
      status: 'loading',
      file_name: version.fileName,
      file_sha256: version.fileSha256,
      imported_at: version.importedAt,
      source_url: version.sourceUrl ?? null,
      // Known only when the file has been read: see storeContents.
      format: '',
      spec_version: '',
      hospital_name: '',
      last_updated_on: null,
      items: 0,
      charges: 0,
      rates: 0,
      problems: 0,
    })
    .returning('version_id')
    .executeTakeFirstOrThrow();
  return version_id;
}

/**
 * Removes the versions of a location that are retired, or were never loaded to their end. To be called only while no import
 * runs for it.
 *
 * @returns whether there were any.
 */
export async function deleteDeadVersions(db: Kysely<Tables>, locationId: string): Promise<boolean> {
  const dead = await db
    .selectFrom('price_versions')
    .select('version_id')
    .where('location_id', '=', locationId)
    .where('status', 'in', ['loading', 'retired'])
    .execute();
  for (const { version_id } of dead) await deleteVersion(db, locationId, version_id);
  return dead.length > 0;
}

/**
 * Removes the rows of a version that is not there any more. Where the connection that holds the lock of an import is lost, another process
 * takes it for a killed one and removes its version, and what the import writes after that nobody would find.
 */
export async function deleteRowsOfNone(db: Kysely<Tables>, locationId: string, versionId: number): Promise<void> {
  const found = await db
    .selectFrom('price_versions')
    .select('version_id')
    .where('location_id', '=', locationId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  if (found === undefined) await deleteVersion(db, locationId, versionId);
}

/**
 * Updates the planner's statistics after a load. Without them, a query of the new version is planned as if it had no
 * rows, and joins its tables row by row.
 */
export async function analyzeLoaded(db: Kysely<Tables>): Promise<void> {
  await sql`analyze price_items, price_codes, price_charges, price_terms`.execute(db);
}

/** Frees the space of removed rows in the embedded database, which has no autovacuum. */
export async function vacuumPrices(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return;
  for (const table of [...versionTables, 'price_versions', 'price_live']) {
    await sql`vacuum ${sql.table(table)}`.execute(database.db);
  }
}
