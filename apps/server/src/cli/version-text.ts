import { countOf } from '../prices/figures.ts';
import type { PriceVersion } from '../prices/queries/version-states.ts';

/** A version in a sentence: `version 12 (prices.json, prices of 2026-03-01)`. */
export function versionText({ versionId, fileName, lastUpdatedOn }: PriceVersion): string {
  return `version ${versionId} (${fileName}, prices of ${lastUpdatedOn ?? 'an unknown day'})`;
}

/** A version and its file, as lines of a list. */
export function versionLines(version: PriceVersion): string[] {
  const { items, charges, rates, problems } = version;
  const contents = [
    countOf(items, 'item'),
    countOf(charges, 'charge'),
    countOf(rates, 'payer rate'),
    countOf(problems, 'problem'),
  ];
  return [
    `  version ${version.versionId}, ${stateText(version)}`,
    `    ${version.fileName}, ${version.hospitalName}, prices of ${version.lastUpdatedOn ?? 'an unknown day'}`,
    `    ${contents.join(', ')}`,
    `    imported ${version.importedAt.toISOString()}, SHA-256 ${version.fileSha256}`,
  ];
}

function stateText({ status, liveAt }: PriceVersion): string {
  const since = liveAt?.toISOString() ?? 'an unknown time';
  if (status === 'live') return `live since ${since}`;
  return status === 'kept' ? `kept: it became live ${since}` : 'staged: not live yet';
}
