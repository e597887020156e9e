import { constants } from 'node:fs';
import { chmod, copyFile, stat } from 'node:fs/promises';
import { OWNED_FILE } from '../db/folder-rights.ts';
import { sha256OfFile } from '../files/open-source.ts';

/** Copies a file to a name that is not there yet, for its owner alone; without a byte moved where the disk can share them. */
export async function copyNew(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await chmod(to, OWNED_FILE);
}

/** What is in a file: its bytes, and lower-case hexadecimal SHA-256. */
export async function contentOf(path: string): Promise<{ size: number; sha256: string }> {
  const [{ size }, sha256] = await Promise.all([stat(path), sha256OfFile(path)]);
  return { size, sha256 };
}
