import type { Kysely } from 'kysely';
import { stat } from 'node:fs/promises';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { livePriceFiles, type PriceVersion } from '../queries/version-states.ts';
import { originalPath } from './original-path.ts';

/** A price file of one of our own locations, as it is published. */
export interface PublishedFile extends PriceVersion {
  /** Where the bytes are, as they came. */
  path: string;
  /** In bytes. */
  size: number;
}

/**
 * The files of the prices in force at the health system's own locations, in the order of the settings. A location without
 * prices has none, and neither has one whose original is not in the folder (docs/decisions/0112).
 */
export async function publishedFiles(
  db: Kysely<Tables>,
  folder: string,
  { locations }: Pick<HealthSystem, 'locations'>,
): Promise<PublishedFile[]> {
  const live = new Map((await livePriceFiles(db)).map((file) => [file.locationId, file]));
  const own = locations.flatMap(({ id, ours }) => (ours ? (live.get(id) ?? []) : []));
  const found = await Promise.all(own.map((file) => withSize(file, originalPath(folder, file))));
  return found.filter((file) => file !== undefined);
}

async function withSize(file: PriceVersion, path: string): Promise<PublishedFile | undefined> {
  const status = await stat(path).catch(() => undefined);
  return status === undefined ? undefined : { ...file, path, size: status.size };
}
