import { access, appendFile, chmod, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFolder, OWNED_FILE } from './folder-rights.ts';

/** Another running process uses the embedded database's folder. The message says what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  readonly folder: string;

  constructor(folder: string, message: string) {
    super(message);
    this.folder = folder;
  }
}

const LOCK_FILE = 'portico.lock';

/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * The locked folders of this process. The map protects their locks from garbage collection, which would release them.
 */
const held = new Map<string, DatabaseSync>();

/**
 * Locks the folder for this process. PGlite serves one process only: two writers would destroy the database. The lock
 * is the kernel's, on an empty file (see lockFile), so it ends with the process however that ends. It does not rely on
 * process ids: ids are reused, and in containers every server may be process 1.
 *
 * @returns the function that unlocks the folder.
 * @throws DatabaseInUseError if a running process has locked it.
 * @throws FolderOpenToOthersError if others may write there.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (held.has(folder))
    throw new DatabaseInUseError(folder, `The database in ${folder} is already open in this process.`);
  await makePrivateFolder(folder, LOCK_FILE);
  await access(folder, constants.W_OK);
  const lockPath = join(folder, LOCK_FILE);
  // Before it is locked: SQLite gives its journal the rights of the file.
  await appendFile(lockPath, '', { mode: OWNED_FILE });
  await chmod(lockPath, OWNED_FILE);
  const lock = lockFile(lockPath);
  // The process id of the owner, only for the message.
  const holderPath = join(folder, 'portico.pid');
  if (lock === undefined) throw inUse(folder, await readFile(holderPath, 'utf8').catch(() => ''));
  held.set(folder, lock);
  await writeFile(holderPath, `${process.pid} on ${hostname()}`, { mode: OWNED_FILE });
  return async () => {
    await rm(holderPath, { force: true });
    held.delete(folder);
    lock.close();
  };
}

/**
 * Node has no file locks of its own. A SQLite transaction that never ends is a file lock on every system. The file must
 * not be removed: else a process with the old file and a process with a new one could both hold the lock.
 */
function lockFile(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Not `exclusive`: with `immediate`, of two processes that try at once, exactly one succeeds.
    lock.exec('begin immediate');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function inUse(folder: string, holder: string): DatabaseInUseError {
  const who = holder === '' ? 'another process' : `process ${holder}`;
  return new DatabaseInUseError(
    folder,
    `The database in ${folder} is in use by ${who} (a running Portico server?). ` +
      'Stop it first, or set DATABASE_URL to use a PostgreSQL that several processes can share.',
  );
}
