import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { contentOf, copyNew } from './copy-file.ts';
import type { Manifest } from './manifest.ts';

/**
 * Copies what a list names into a new folder, and compares the size and digest of each copy with the list.
 *
 * @param folder of the copy, as `readManifest` has read it.
 * @param into a folder that is not there yet: it becomes a data folder, with the embedded database in it and the price files.
 * @throws BackupError with the first file that is missing, or is not what was written.
 */
export async function stageBackup(
  { folder, manifest, signal }: { folder: string; manifest: Manifest; signal: AbortSignal },
  into: string,
): Promise<void> {
  await mkdir(into, { mode: 0o700 });
  for (const path of manifest.folders) await mkdir(join(into, path), { mode: 0o700 });
  for (const { path, size, sha256 } of manifest.files) {
    signal.throwIfAborted();
    const to = join(into, path);
    await copyNew(join(folder, path), to).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw damaged(folder, path, 'missing');
      throw error;
    });
    const copied = await contentOf(to);
    if (copied.size !== size || copied.sha256 !== sha256) throw damaged(folder, path, 'not what was written');
  }
}

function damaged(folder: string, path: string, how: string): BackupError {
  return new BackupError(
    `The copy in ${folder} is damaged: ${path} is ${how}. Take another copy; nothing was restored.`,
  );
}
