import type { Kysely } from 'kysely';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tables } from '../../platform/db/tables.ts';

/** Names of what keepOriginal makes: the folder of a digest, and the parts of a copy that was not finished. */
const made = /^[\da-f]{64}$|\.part(\.gz)?$/;

/**
 * Removes the originals of which no version of prices is left, and the parts of copies that were killed.
 *
 * @param before what is younger may be of an import that runs.
 */
export async function removeUnusedOriginals(db: Kysely<Tables>, folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const rows = await db.selectFrom('price_versions').select('file_sha256').distinct().execute();
  const used = new Set(rows.map(({ file_sha256 }) => file_sha256));
  for (const name of names) {
    if (!made.test(name) || used.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
