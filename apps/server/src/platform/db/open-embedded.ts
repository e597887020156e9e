import { type MemoryFS, PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { columnReaders } from './column-readers.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { closeToOthers, makePrivateFolder } from './folder-rights.ts';
import { withLastActs } from './last-act.ts';
import { NoDatabaseError } from './no-database-error.ts';
import { preparedPglite } from './prepared-pglite.ts';
import type { Tables } from './tables.ts';
import { spansOfQueries } from '../telemetry/span-of-query.ts';

/** Folder of the embedded database's files, within the data folder. */
export const DATABASE_FOLDER = 'database';

/** Every PostgreSQL database begins with this file. */
const VERSION_FILE = 'PG_VERSION';

/**
 * Opens the embedded database in the data folder.
 *
 * @throws DatabaseInUseError if another process uses it. NoDatabaseError if `mustExist`, and there is none. FolderOpenToOthersError if
 * others may write in the data folder.
 */
export async function openEmbedded({
  dataFolder,
  mustExist = false,
}: Pick<DatabaseSettings, 'dataFolder' | 'mustExist'>): Promise<Database> {
  const dataDir = join(dataFolder, DATABASE_FOLDER);
  if (mustExist) await requireEmbedded(dataFolder, dataDir);
  const unlock = await lockFolder(dataFolder);
  try {
    await makePrivateFolder(dataDir, VERSION_FILE);
    const pglite = await PGlite.create({ dataDir, parsers: columnReaders });
    // PGlite writes its first files readable and writable for everybody, whatever the umask.
    await closeToOthers(dataDir);
    return wrapPglite(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function requireEmbedded(dataFolder: string, dataDir: string): Promise<void> {
  const found = await access(join(dataDir, VERSION_FILE)).then(
    () => true,
    () => false,
  );
  if (!found) throw new NoDatabaseError(dataFolder);
}

/** For tests: an embedded database in memory, on the files that are in it. */
export async function openInMemory(fs: MemoryFS): Promise<Database> {
  return wrapPglite(await PGlite.create({ fs, parsers: columnReaders }), async () => {});
}

function wrapPglite(pglite: PGlite, unlock: () => Promise<void>): Database {
  const dialect = new PGliteDialect({ pglite: preparedPglite(pglite) });
  const db = new Kysely<Tables>({ dialect: withLastActs(dialect, 'pglite'), ...spansOfQueries() });
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    await unlock();
  };
  const database: Database = {
    engine: 'pglite',
    db,
    readDb: db,
    sessionDb: db,
    get longRunning() {
      return database;
    },
    driver: { engine: 'pglite', pglite },
    close,
  };
  return database;
}
