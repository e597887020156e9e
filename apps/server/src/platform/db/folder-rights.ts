import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Rights of a folder and of a file that their owner alone may use. */
const OWNED_FOLDER = 0o700;
export const OWNED_FILE = 0o600;
/** The umask of the server and of the commands: whatever they write is for its owner alone. */
export const OWNER_ALONE = 0o077;
const OTHERS_MAY_WRITE = 0o022;

/** Windows has other rights than these, which Node does not show. */
const hasRights = process.platform !== 'win32';

/** Others may write in a folder of the portal's data. The message says what to do. */
export class FolderOpenToOthersError extends Error {
  override readonly name = 'FolderOpenToOthersError';

  constructor(folder: string) {
    super(
      `Other users of this machine may write in ${folder}, so its data could be anybody's: look into it, then \`chmod 700\` it, and try again.`,
    );
  }
}

/**
 * Makes a folder that its owner alone may use. One that is there already becomes so where nothing but the portal's data is
 * in it: a setting may name a folder that many programs need.
 *
 * @param mark a file by which a folder that is not empty is known as the portal's.
 * @throws FolderOpenToOthersError if others may write in it.
 */
export async function makePrivateFolder(folder: string, mark: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNED_FOLDER });
  if (!hasRights) return;
  const { mode } = await stat(folder);
  if ((mode & OTHERS_MAY_WRITE) !== 0) throw new FolderOpenToOthersError(folder);
  if ((mode & OWNER_ALONE) === 0) return;
  const names = await readdir(folder);
  if (names.length === 0 || names.includes(mark)) await chmod(folder, OWNED_FOLDER);
}

/** Takes all rights on a folder and what is in it from everybody but its owner. Nothing of others may be in it. */
export async function closeToOthers(folder: string): Promise<void> {
  if (!hasRights) return;
  await chmod(folder, OWNED_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { mode } = await lstat(path);
        if ((mode & OWNER_ALONE) !== 0) await chmod(path, mode & OWNED_FOLDER);
      }),
  );
}
