import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The embedded database's folder is held by another running process. The message says what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** Folders that this process holds itself: its own pid in a file proves nothing, since pids are used again. */
const held = new Set<string>();

/**
 * Takes the folder for this process alone: PGlite is one process's database, and two writers would ruin it. A lock
 * left by a process that no longer runs is taken over.
 *
 * @returns the function that gives the folder back.
 * @throws DatabaseInUseError when a running process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (held.has(folder)) throw new DatabaseInUseError(`The database in ${folder} is already open in this process.`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'portico.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      held.add(folder);
      return async () => {
        held.delete(folder);
        await rm(path, { force: true });
      };
    } catch (error) {
      if (!isFileExists(error)) throw error;
      await removeIfStale(path, folder);
    }
  }
  throw new DatabaseInUseError(`The database in ${folder} is being opened by another process. Try again in a moment.`);
}

async function removeIfStale(path: string, folder: string): Promise<void> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new DatabaseInUseError(
      `The database in ${folder} is in use by process ${holder} (a running Portico server?). ` +
        'Stop it first, or set DATABASE_URL to use a PostgreSQL that several processes can share. ' +
        `If no Portico runs on this machine, delete ${path}.`,
    );
  }
  await rm(path, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
