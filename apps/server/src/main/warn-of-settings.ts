import { termsKinds } from '@portico/contract';
import type { FastifyBaseLogger } from 'fastify';
import { locationsWithoutNpi } from '../estimates/insurance/provider-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { listPublished } from '../platform/terms/queries.ts';
import { wordingOf } from '../platform/terms/terms.ts';

/** Says in the log what a server starts with all the same, and somebody should look at. */
export function warnOfSettings(log: FastifyBaseLogger, { healthSystem, unknown, inClear }: Settings): void {
  const unasked = locationsWithoutNpi(healthSystem);
  if (unasked.length > 0)
    log.warn({ kind: 'settings', locations: unasked }, 'no NPI: insurers are not asked for these locations');
  if (unknown.length > 0)
    log.warn({ kind: 'settings', variables: unknown }, 'not a setting: correct it, or take it out');
  if (inClear.length > 0) log.warn({ kind: 'settings', settings: inClear }, 'sent in clear, as _PLAINTEXT=yes allows');
}

/**
 * Finds the terms of the settings that have a version under which staff have published other words: whoever accepted the ones is not asked
 * for the others. A version is no other text's, not even that of terms which were withdrawn (decision 226).
 */
export async function findTakenVersions(
  { db }: Pick<Database, 'db'>,
  { accountTerms, terms }: Pick<Settings['healthSystem'], 'accountTerms' | 'terms'>,
): Promise<string[]> {
  const published = await listPublished(db);
  const ofSettings = { account: ['accountTerms', accountTerms], estimates: ['terms', terms] } as const;
  return termsKinds.flatMap((kind) => {
    const [name, { version, paragraphs }] = ofSettings[kind];
    const isOther = published.some(
      (each) => each.kind === kind && each.version === version && wordingOf(each.paragraphs) !== wordingOf(paragraphs),
    );
    return isOther ? [`${name}.version: ${version}`] : [];
  });
}

/** Says them in the log: of settings that are in use, and of no others. */
export function warnOfTerms(log: FastifyBaseLogger, taken: readonly string[]): void {
  if (taken.length > 0)
    log.warn(
      { kind: 'settings', settings: taken },
      'staff have published other words under this version: choose another',
    );
}
