import { mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keys } from '../crypto/keys.ts';
import { readingKeys } from '../crypto/keys.ts';
import type { Database } from '../db/database.ts';
import { OWNED_FILE } from '../db/folder-rights.ts';
import { DATABASE_FOLDER } from '../db/open-embedded.ts';
import { version } from '../version.ts';
import { BackupError } from './backup-error.ts';
import { contentOf, copyNew } from './copy-file.ts';
import { type Listing, listFolder } from './list-folder.ts';
import { DATABASE_PART, type ListedFile, type Manifest, manifestFiles, PRICE_FILES_PART } from './manifest.ts';
import { settle, settleAll } from './settle.ts';

export interface BackupRequest {
  /** Where the copy goes: a name that is not there yet, in a folder that is. */
  readonly folder: string;
  readonly dataFolder: string;
  /** Where price files are kept as they came. */
  readonly priceFilesFolder: string;
  readonly keys: Keys;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** A copy that was made. */
export interface Backup {
  readonly files: number;
  readonly bytes: number;
  /** In milliseconds: for so long nobody else was served by the database. */
  readonly waited: number;
}

/** The part that more room must be than the files have now: they grow meanwhile. */
const MARGIN = 1.1;

/**
 * Makes sure, before anything is done, that a copy can be made.
 *
 * @throws BackupError otherwise.
 */
export async function requireRoomForBackup({ folder, ...request }: BackupRequest): Promise<void> {
  for (const path of [folder, partial(folder)]) {
    const isThere = await stat(path).then(Boolean, () => false);
    if (!isThere) continue;
    const what = path === folder ? 'There is' : 'A copy that was broken off, or is being made, stands in';
    throw new BackupError(`${what} ${path} already, and nothing is overwritten. Remove it, or name another folder.`);
  }
  const room = await statfs(dirname(folder)).catch(() => null);
  if (room === null) {
    throw new BackupError(`There is no folder ${dirname(folder)}. Make it, or mount the disk; nothing was written.`);
  }
  const { size } = await sourcesOf(request);
  const needed = Math.ceil(size * MARGIN);
  const free = room.bavail * room.bsize;
  if (free < needed) {
    throw new BackupError(`The copy needs ${inMB(needed)}, and ${dirname(folder)} has ${inMB(free)}. Make room first.`);
  }
}

/**
 * Copies the embedded database as it is at one moment, and the price files, while the portal is served: requests wait while the
 * database's files are copied, and nothing else does. The copy has its name once it is whole and has reached the disk.
 *
 * @throws BackupError if the database is not the embedded one.
 */
export async function backUp({ driver }: Database, request: BackupRequest): Promise<Backup> {
  if (driver.engine !== 'pglite') throw new BackupError('PostgreSQL is copied by its own programs.');
  const { folder, dataFolder, priceFilesFolder, keys, now, signal } = request;
  const { pglite } = driver;
  const into = partial(folder);
  await mkdir(into, { mode: 0o700 });
  try {
    // So that the copy has less to make good when it is opened.
    await pglite.exec('checkpoint');
    // PostgreSQL's files are those of a crash then, from which it recovers what was committed: nothing is written between two queries.
    const copied = await pglite.runExclusive(async () => {
      const began = performance.now();
      const from = join(dataFolder, DATABASE_FOLDER);
      const database = await copyFolder({ from, into, part: DATABASE_PART, signal }, copyAlways);
      return { database, waited: Math.round(performance.now() - began) };
    });
    const ofPrices = { from: priceFilesFolder, into, part: PRICE_FILES_PART, signal };
    const originals = await copyFolder(ofPrices, copyOriginal);
    const folders = [copied.database, originals].flatMap((each) => each.folders);
    const files: ListedFile[] = [];
    for (const path of [copied.database, originals].flatMap((each) => each.files)) {
      signal.throwIfAborted();
      files.push({ path, ...(await contentOf(join(into, path))) });
    }
    const secrets = readingKeys(keys).map(({ id }) => id);
    const manifest: Manifest = { format: 1, release: version, at: now.toISOString(), secrets, folders, files };
    const lists = Object.entries(manifestFiles(manifest));
    for (const [name, text] of lists) await writeFile(join(into, name), text, { mode: OWNED_FILE });
    await settleAll(into, [...folders, ...files.map(({ path }) => path), ...lists.map(([name]) => name)]);
    await rename(into, folder);
    await settle(dirname(folder));
    return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0), waited: copied.waited };
  } catch (error) {
    await rm(into, { recursive: true, force: true });
    throw error;
  }
}

function partial(folder: string): string {
  return `${folder}.partial`;
}

async function sourcesOf({
  dataFolder,
  priceFilesFolder,
}: Pick<BackupRequest, 'dataFolder' | 'priceFilesFolder'>): Promise<{ size: number }> {
  const listings = await Promise.all([join(dataFolder, DATABASE_FOLDER), priceFilesFolder].map(listFolder));
  return { size: listings.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * Copies a folder as a part of the copy.
 *
 * @param copy copies one file, by its name in the folder; false where it is left out.
 * @returns what was copied, by names that begin with the part's.
 */
async function copyFolder(
  { from, into, part, signal }: { from: string; into: string; part: string; signal: AbortSignal },
  copy: (name: string, path: string, to: string) => Promise<boolean>,
): Promise<Pick<Listing, 'folders' | 'files'>> {
  const { folders, files } = await listFolder(from);
  for (const name of ['', ...folders]) await mkdir(join(into, part, name), { mode: 0o700 });
  const copied: string[] = [];
  for (const name of files) {
    signal.throwIfAborted();
    if (await copy(name, join(from, name), join(into, part, name))) copied.push(name);
  }
  const named = (names: readonly string[]): string[] => names.map((name) => `${part}/${name}`);
  return { folders: [part, ...named(folders)], files: named(copied) };
}

async function copyAlways(_name: string, from: string, to: string): Promise<boolean> {
  await copyNew(from, to);
  return true;
}

/**
 * Price files stand in the folders of their digests, under which they never change. What stands beside those folders is of an import that
 * runs, and a file that no version needs any more may go meanwhile.
 */
async function copyOriginal(name: string, from: string, to: string): Promise<boolean> {
  if (!name.includes('/')) return false;
  try {
    return await copyAlways(name, from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function inMB(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
