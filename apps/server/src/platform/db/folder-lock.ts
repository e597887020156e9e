import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The embedded database's folder is held by another running process. The message says what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/** Folders that this process holds itself. It keeps their locks from being collected, which would give them up. */
const held = new Map<string, DatabaseSync>();

/**
 * Takes the folder for this process alone: PGlite is one process's database, and two writers would ruin it. The lock is
 * the kernel's, on an empty file (see lockFile), so that it ends with the process however that ends, and no process id
 * is relied on: ids are used again, and in containers every server may be process 1.
 *
 * @returns the function that gives the folder back.
 * @throws DatabaseInUseError when a running process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (held.has(folder)) throw new DatabaseInUseError(`The database in ${folder} is already open in this process.`);
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const lock = lockFile(join(folder, 'portico.lock'));
  // Who holds it, for the message alone.
  const holderPath = join(folder, 'portico.pid');
  if (lock === undefined) throw inUse(folder, await readFile(holderPath, 'utf8').catch(() => ''));
  held.set(folder, lock);
  await writeFile(holderPath, `${process.pid} on ${hostname()}`);
  return async () => {
    await rm(holderPath, { force: true });
    held.delete(folder);
    lock.close();
  };
}

/**
 * Node has no file locks of its own; a transaction of SQLite that never ends is one, on every system. The file stays
 * where it is: were it removed, a process that has it open and one that makes it anew could both hold "it".
 */
function lockFile(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Not `exclusive`: of two that try at once, one gets this, and never none.
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
    `The database in ${folder} is in use by ${who} (a running Portico server?). ` +
      'Stop it first, or set DATABASE_URL to use a PostgreSQL that several processes can share.',
  );
}
