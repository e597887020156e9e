import type { PriceVersion } from '../../prices/queries/version-states.ts';
import { activateVersion, discardVersion, rollBackVersion, type Switched } from '../../prices/switch-version.ts';
import { recordCommand, type Staff } from '../staff.ts';

type PriceStaff = Pick<Staff, 'database' | 'settings' | 'now' | 'operator'>;

interface Activation {
  locationId: string;
  /** Undefined for what is staged. */
  versionId?: number | undefined;
  /** Which version was seen live, or null for none; undefined for whoever did not look. */
  seenLive?: number | null | undefined;
  /** Take one that is older than the live one. */
  older: boolean;
  /** Why; undefined where nobody has to say. */
  reason?: string | undefined;
}

/**
 * Makes a staged or kept version live, with its entry in the audit trail.
 *
 * @throws PriceVersionError, PriceImportError
 */
export function activatePrices(
  staff: PriceStaff,
  { locationId, versionId, seenLive, older, reason }: Activation,
): Promise<Switched> {
  return activateVersion(staff.database, {
    locationId,
    versionId,
    seenLive,
    older,
    now: staff.now,
    record: (trx, done) =>
      recordCommand(trx, staff, 'prices activate', {
        event: 'pricesActivated',
        details: { ...switchDetails(done), ...(reason !== undefined && { reason }) },
      }),
  });
}

/**
 * Goes back to the prices that were live before, with its entry in the audit trail.
 *
 * @throws PriceVersionError, PriceImportError
 */
export function rollBackPrices(
  staff: PriceStaff,
  { locationId, seenLive, reason }: Pick<Activation, 'locationId' | 'seenLive'> & { reason: string },
): Promise<Switched> {
  return rollBackVersion(staff.database, {
    locationId,
    seenLive,
    record: (trx, done) =>
      recordCommand(trx, staff, 'prices rollback', {
        event: 'pricesRolledBack',
        details: { ...switchDetails(done), reason },
      }),
  });
}

/**
 * Removes a staged or kept version, with its entry in the audit trail.
 *
 * @throws PriceVersionError, PriceImportError
 */
export function discardPrices(
  staff: PriceStaff,
  { locationId, versionId }: { locationId: string; versionId: number },
): Promise<PriceVersion> {
  return discardVersion(staff.database, {
    locationId,
    versionId,
    record: (trx, discarded) =>
      recordCommand(trx, staff, 'prices discard', {
        event: 'pricesDiscarded',
        details: { ...versionDetails(discarded), was: discarded.status },
      }),
  });
}

function switchDetails({ live, before }: Switched) {
  return { ...versionDetails(live), before: before?.versionId ?? 'none' };
}

/** What the audit trail says of a version. */
function versionDetails({ locationId, versionId, fileName, fileSha256 }: PriceVersion) {
  return { location: locationId, version: versionId, file: fileName, sha256: fileSha256 };
}
