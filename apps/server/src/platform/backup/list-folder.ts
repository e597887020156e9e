import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What is in a folder, by names from it with `/`. */
export interface Listing {
  /** Each after the one that it is in. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Of all files, in bytes. */
  readonly size: number;
}

/** Lists files and folders, however deep; nothing where there is no such folder. */
export async function listFolder(folder: string): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const folders: string[] = [];
  const files: string[] = [];
  let size = 0;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isDirectory()) folders.push(name);
    if (!entry.isFile()) continue;
    files.push(name);
    size += (await lstat(path)).size;
  }
  // A shorter name comes before those that begin with it.
  return { folders: folders.toSorted(), files: files.toSorted(), size };
}
