import { PriceVersionError } from './price-version-error.ts';
import type { PriceVersion } from './queries/version-states.ts';

/** The live one of a location's versions; undefined if it has none. */
export function liveOf(versions: readonly PriceVersion[]): PriceVersion | undefined {
  return versions.find(({ status }) => status === 'live');
}

/** @throws PriceVersionError if nothing is staged. */
export function requireStaged(versions: readonly PriceVersion[], locationId: string): PriceVersion {
  const staged = versions.find(({ status }) => status === 'staged');
  if (staged !== undefined) return staged;
  throw new PriceVersionError(
    'nothing staged',
    `Nothing is staged for ${locationId}. Stage a file: npm run portico -- prices import FILE --location ${locationId} --stage`,
  );
}

/**
 * What is staged, for whoever does not say its number.
 *
 * @throws PriceVersionError if nothing is, or if it was fetched from a website: it may have taken the place of what was compared, at night.
 */
export function requireStagedByHand(versions: readonly PriceVersion[], locationId: string): PriceVersion {
  const staged = requireStaged(versions, locationId);
  if (staged.sourceUrl === null) return staged;
  const { versionId, fileName, sourceUrl } = staged;
  throw new PriceVersionError(
    'not named',
    `Version ${versionId} of ${locationId} was fetched from ${sourceUrl} (${fileName}), and may have taken the place of another one. Nothing was changed. ` +
      `Look at it: npm run portico -- prices diff ${locationId} ${versionId}. Then name it: npm run portico -- prices activate ${locationId} ${versionId}`,
  );
}

/** @throws PriceVersionError with the versions that there are, if it is none of them. */
export function requireVersion(versions: readonly PriceVersion[], locationId: string, versionId: number): PriceVersion {
  const found = versions.find((version) => version.versionId === versionId);
  if (found !== undefined) return found;
  const known = versions.map((each) => `  ${each.versionId}  ${each.status}  ${each.fileName}`).join('\n');
  throw new PriceVersionError(
    'no such version',
    `${locationId} has no version ${versionId}. ${known === '' ? 'It has none.' : `It has:\n${known}`}`,
  );
}
