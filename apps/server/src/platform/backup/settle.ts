import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Makes what was written in a folder reach the disk. A database has more than a thousand files, and each by itself would wait for the disk:
 * the system's own program does it in one go where there is one.
 *
 * @param names of all files and folders in it.
 */
export async function settleAll(folder: string, names: readonly string[]): Promise<void> {
  const isDone = await promisify(execFile)('sync', ['--file-system', folder]).then(
    () => true,
    () => false,
  );
  if (!isDone) for (const name of ['', ...names]) await settle(join(folder, name));
}

/** Makes a file, or the names in a folder, reach the disk. */
export async function settle(path: string): Promise<void> {
  // Windows opens no folder, and syncs no file that is open for reading.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
