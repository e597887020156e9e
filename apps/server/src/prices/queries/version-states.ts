import { type Kysely, sql, type Transaction } from 'kysely';
import type { PriceVersionStatus, Tables } from '../../platform/db/tables.ts';

/** What is known about a price file once it has been read. */
export interface ReadPriceVersion {
  header: { format: string; specVersion: string; hospitalName: string; lastUpdatedOn: string };
  items: number;
  charges: number;
  rates: number;
  leftOut: number;
  rows: { unreadable: number };
  breaches: number;
}

/** A version of a location's prices, with the file that it was imported from. */
export interface PriceVersion {
  locationId: string;
  versionId: number;
  status: PriceVersionStatus;
  fileName: string;
  fileSha256: string;
  /** Where the file was fetched; null where staff named it. */
  sourceUrl: string | null;
  format: string;
  specVersion: string;
  hospitalName: string;
  /** ISO date; null if the file has none. */
  lastUpdatedOn: string | null;
  items: number;
  charges: number;
  rates: number;
  problems: number;
  importedAt: Date;
  /** When it last became live by an import or an activation; null if it never was. */
  liveAt: Date | null;
}

type VersionKey = Pick<PriceVersion, 'locationId' | 'versionId'>;

/** The versions that staff can see: staged, live and kept ones, by location, the newest first. */
export async function listVersions(db: Kysely<Tables>, locationId?: string): Promise<PriceVersion[]> {
  return read(versionsOf(db, locationId).where('status', 'in', ['staged', 'live', 'kept']));
}

/** As listVersions, of one location, and no other transaction changes them until this one has ended. */
export async function holdVersions(trx: Transaction<Tables>, locationId: string): Promise<PriceVersion[]> {
  return read(versionsOf(trx, locationId).where('status', 'in', ['staged', 'live', 'kept']).forUpdate());
}

/** The live price files of all locations, ordered by location. */
export async function livePriceFiles(db: Kysely<Tables>): Promise<PriceVersion[]> {
  return read(versionsOf(db).where('status', '=', 'live'));
}

function versionsOf(db: Kysely<Tables>, locationId?: string) {
  const all = db.selectFrom('price_versions').selectAll().orderBy('location_id').orderBy('version_id', 'desc');
  return locationId === undefined ? all : all.where('location_id', '=', locationId);
}

async function read(query: ReturnType<typeof versionsOf>): Promise<PriceVersion[]> {
  const rows = await query.execute();
  return rows.map((row) => ({
    locationId: row.location_id,
    versionId: row.version_id,
    status: row.status,
    fileName: row.file_name,
    fileSha256: row.file_sha256,
    sourceUrl: row.source_url,
    format: row.format,
    specVersion: row.spec_version,
    hospitalName: row.hospital_name,
    lastUpdatedOn: row.last_updated_on,
    items: row.items,
    charges: row.charges,
    rates: row.rates,
    problems: row.problems,
    importedAt: row.imported_at,
    liveAt: row.live_at,
  }));
}

/** Retires what is staged at a location. @returns its number; undefined if nothing is. */
export async function retireStaged(trx: Transaction<Tables>, locationId: string): Promise<number | undefined> {
  const retired = await trx
    .updateTable('price_versions')
    .set({ status: 'retired' })
    .where('location_id', '=', locationId)
    .where('status', '=', 'staged')
    .returning('version_id')
    .executeTakeFirst();
  return retired?.version_id;
}

/**
 * Stages a version whose rows are written, and stores what its file contains.
 *
 * @throws Error if the version has been removed.
 */
export async function stageVersion(
  trx: Transaction<Tables>,
  { locationId, versionId }: VersionKey,
  contents: ReadPriceVersion,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('price_versions')
    .set({
      status: 'staged',
      format: contents.header.format,
      spec_version: contents.header.specVersion,
      hospital_name: contents.header.hospitalName,
      last_updated_on: contents.header.lastUpdatedOn,
      items: contents.items,
      charges: contents.charges,
      rates: contents.rates,
      problems: contents.leftOut + contents.rows.unreadable + contents.breaches,
    })
    .where('location_id', '=', locationId)
    .where('version_id', '=', versionId)
    .where('status', '=', 'loading')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Price version ${versionId} of ${locationId} was removed while loading.`);
}

/**
 * Makes a staged or kept version live, and keeps the one before.
 *
 * @param now null on the way back, which leaves the order of what was live as it is.
 * @throws Error if the version is neither staged nor kept.
 */
export async function makeLive(
  trx: Transaction<Tables>,
  { locationId, versionId }: VersionKey,
  now: Date | null,
): Promise<void> {
  await trx
    .updateTable('price_versions')
    .set({ status: 'kept' })
    .where('location_id', '=', locationId)
    .where('status', '=', 'live')
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('price_versions')
    .set({ status: 'live', ...(now !== null && { live_at: await nextLiveAt(trx, locationId, now) }) })
    .where('location_id', '=', locationId)
    .where('version_id', '=', versionId)
    .where('status', 'in', ['staged', 'kept'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Price version ${versionId} of ${locationId} cannot become live.`);
  await trx
    .insertInto('price_live')
    .values({ location_id: locationId, version_id: versionId })
    .onConflict((conflict) => conflict.column('location_id').doUpdateSet({ version_id: versionId }))
    .execute();
}

/** Now, or just after what was live last where clocks differ or the two are of one moment. */
async function nextLiveAt(trx: Transaction<Tables>, locationId: string, now: Date): Promise<Date> {
  const { last } = await trx
    .selectFrom('price_versions')
    .select(({ fn }) => fn.max<Date | null>('live_at').as('last'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  return last === null || last < now ? now : new Date(last.getTime() + 1);
}

/** Leaves a version to the next removal of old ones. */
export async function retireVersion(trx: Transaction<Tables>, { locationId, versionId }: VersionKey): Promise<void> {
  await trx
    .updateTable('price_versions')
    .set({ status: 'retired' })
    .where('location_id', '=', locationId)
    .where('version_id', '=', versionId)
    .execute();
}

/** Retires all kept versions of a location but those that were live last. */
export async function retireSurplus(db: Kysely<Tables>, locationId: string, keep: number): Promise<void> {
  await sql`
    update price_versions set status = 'retired'
    where location_id = ${locationId} and status = 'kept' and version_id not in (
      select version_id from price_versions where location_id = ${locationId} and status = 'kept'
      order by live_at desc limit ${keep}
    )`.execute(db);
}

/**
 * The locations with something to remove: a version that began to load before this time and is still not whole, a retired
 * one, or more kept ones than this number.
 */
export async function locationsWithOld(db: Kysely<Tables>, before: Date, keep: number): Promise<string[]> {
  const { rows } = await sql<{ location_id: string }>`
    select location_id from price_versions
    group by location_id
    having bool_or(status = 'retired' or (status = 'loading' and imported_at < ${before}))
      or count(*) filter (where status = 'kept') > ${keep}`.execute(db);
  return rows.map(({ location_id }) => location_id);
}
