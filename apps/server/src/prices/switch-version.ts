import type { Transaction } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { withImportLock } from './import-lock.ts';
import { PriceVersionError } from './price-version-error.ts';
import { holdVersions, makeLive, type PriceVersion, retireVersion } from './queries/version-states.ts';
import { liveOf, requireStagedByHand, requireVersion } from './version-named.ts';

/** What became of the live version of a location. */
export interface Switched {
  live: PriceVersion;
  /** The version that was live before; undefined if none was. */
  before: PriceVersion | undefined;
}

/** The last act of the transaction: to record who did it. */
type Record<Result> = (trx: Transaction<Tables>, done: Result) => Promise<void>;

interface Activation {
  locationId: string;
  /** A staged or kept version; undefined for the staged one, if staff have staged it. */
  versionId?: number | undefined;
  /** Which version whoever acts has seen live, or null for none; undefined for whoever did not look. */
  seenLive?: number | null | undefined;
  /** Take a version that is older than the live one. */
  older: boolean;
  now: Date;
  record: Record<Switched>;
}

/**
 * Makes a staged version live, or a kept one again, in one step.
 *
 * @throws PriceVersionError if there is no such version, it is live, or it is older than the live one and nobody asked for
 * that, or where the live one is another than was seen. PriceImportError while an import for the location runs.
 */
export async function activateVersion(
  database: Database,
  { locationId, versionId, seenLive, older, now, record }: Activation,
): Promise<Switched> {
  return onVersions(database, locationId, async (trx, versions) => {
    requireSeen(versions, seenLive);
    const version =
      versionId === undefined
        ? requireStagedByHand(versions, locationId)
        : requireVersion(versions, locationId, versionId);
    const before = liveOf(versions);
    if (version.status === 'live') {
      throw new PriceVersionError('already live', `Version ${version.versionId} of ${locationId} is live already.`);
    }
    const age = before === undefined || older ? undefined : olderThan(version, before);
    if (age !== undefined)
      throw new PriceVersionError('older', `${age} Nothing was changed. If that is meant: --older.`);
    await makeLive(trx, version, now);
    const done = { live: version, before };
    await record(trx, done);
    return done;
  });
}

/** @throws PriceVersionError where somebody has made another version live since. */
function requireSeen(versions: readonly PriceVersion[], seenLive: number | null | undefined): void {
  const live = liveOf(versions)?.versionId ?? null;
  if (seenLive === undefined || seenLive === live) return;
  throw new PriceVersionError('other live', `Version ${live ?? 'none'} is live by now. Nothing was changed.`);
}

/** Why a version counts as older than the live one; undefined if it does not. */
function olderThan(version: PriceVersion, live: PriceVersion): string | undefined {
  const named = `Version ${version.versionId} of ${version.locationId}`;
  if (version.lastUpdatedOn !== null && live.lastUpdatedOn !== null && version.lastUpdatedOn < live.lastUpdatedOn) {
    return `${named} has prices of ${version.lastUpdatedOn}, and the live ones are of ${live.lastUpdatedOn}.`;
  }
  if (live.liveAt !== null && version.importedAt < live.liveAt) {
    return `${named} was imported before version ${live.versionId} became live, so whoever compared it saw other prices.`;
  }
  return undefined;
}

/**
 * Makes the version live again that was live before. Once more goes one further back.
 *
 * @throws PriceVersionError if no such version is kept, or the live one is another than was seen. PriceImportError while an import for the location runs.
 */
export async function rollBackVersion(
  database: Database,
  { locationId, seenLive, record }: Pick<Activation, 'locationId' | 'seenLive' | 'record'>,
): Promise<Switched> {
  return onVersions(database, locationId, async (trx, versions) => {
    requireSeen(versions, seenLive);
    const before = liveOf(versions);
    const target = previousOf(versions, before);
    if (target === undefined) {
      throw new PriceVersionError(
        'nothing to roll back to',
        `No version is kept that was live at ${locationId} before the one that is. Nothing was changed.`,
      );
    }
    await makeLive(trx, target, null);
    const done = { live: target, before };
    await record(trx, done);
    return done;
  });
}

/** Of the kept versions, the one that was live last before the live one was. */
function previousOf(versions: readonly PriceVersion[], live: PriceVersion | undefined): PriceVersion | undefined {
  const timeOf = (version: PriceVersion): number => version.liveAt?.getTime() ?? 0;
  return versions
    .filter((each) => each.status === 'kept' && live !== undefined && timeOf(each) < timeOf(live))
    .toSorted((one, other) => timeOf(other) - timeOf(one))[0];
}

/**
 * Leaves a staged or kept version to the removal of old ones.
 *
 * @throws PriceVersionError if there is no such version, or it is live. PriceImportError while an import for the location
 * runs.
 */
export async function discardVersion(
  database: Database,
  { locationId, versionId, record }: { locationId: string; versionId: number; record: Record<PriceVersion> },
): Promise<PriceVersion> {
  return onVersions(database, locationId, async (trx, versions) => {
    const version = requireVersion(versions, locationId, versionId);
    if (version.status === 'live') {
      throw new PriceVersionError('live', `Version ${versionId} of ${locationId} is live. Activate another one first.`);
    }
    await retireVersion(trx, version);
    await record(trx, version);
    return version;
  });
}

/** Works on the versions of a location in one transaction, while nothing else changes them. */
function onVersions<Result>(
  database: Database,
  locationId: string,
  work: (trx: Transaction<Tables>, versions: readonly PriceVersion[]) => Promise<Result>,
): Promise<Result> {
  return withImportLock(database, locationId, () =>
    database.db.transaction().execute(async (trx) => work(trx, await holdVersions(trx, locationId))),
  );
}
