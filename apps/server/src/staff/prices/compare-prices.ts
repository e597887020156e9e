import type { Kysely } from 'kysely';
import { type AskedComparison, compareAskedServices } from '../../estimates/services/compare-asked-services.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { PriceVersionError } from '../../prices/price-version-error.ts';
import { compareVersions, type VersionDiff } from '../../prices/queries/compare-versions.ts';
import { listVersions, type PriceVersion } from '../../prices/queries/version-states.ts';
import { liveOf, requireStaged, requireVersion } from '../../prices/version-named.ts';

/** Services that patients ask for most. */
export const ASKED = 20;

/** What a version of a location's prices would change. */
export interface PriceComparison {
  live: PriceVersion;
  version: PriceVersion;
  diff: VersionDiff;
  asked: AskedComparison;
}

/**
 * What a version would change for patients. Nothing is changed by it, and nothing of it is of a person, so that it leaves no entry in the
 * audit trail (docs/decisions/0201).
 *
 * @param versionId undefined for what is staged.
 * @param most entries of each list.
 * @throws PriceVersionError where there is no such version, or nothing to compare it with.
 */
export async function comparePrices(
  db: Kysely<Tables>,
  { payors }: Pick<HealthSystem, 'payors'>,
  { locationId, versionId, most }: { locationId: string; versionId: number | undefined; most: number },
): Promise<PriceComparison> {
  const versions = await listVersions(db, locationId);
  const version =
    versionId === undefined ? requireStaged(versions, locationId) : requireVersion(versions, locationId, versionId);
  const live = liveOf(versions);
  if (live === undefined || live === version) {
    const why = live === undefined ? 'has no live prices' : `has version ${version.versionId} live`;
    throw new PriceVersionError('nothing to compare', `${locationId} ${why}: there is nothing to compare.`);
  }
  const compared = { before: live.versionId, after: version.versionId };
  const diff = await compareVersions(db, locationId, compared, most);
  return { live, version, diff, asked: await compareAskedServices(db, version, payors, ASKED) };
}
