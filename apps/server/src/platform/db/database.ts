import { type MemoryFS, PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, types } from 'pg';
import type { Key, Keys } from '../crypto/keys.ts';
import { type ConnectionLimits, KEEP_ALIVE_AFTER, longLimits, silenceOf } from './connection-limits.ts';
import { endSilent } from './end-silent.ts';
import { measuredPool } from './measured-pool.ts';
import { spanOfQuery } from '../telemetry/span-of-query.ts';
import { recordsSpans } from '../telemetry/trace.ts';
import { lockFolder } from './folder-lock.ts';
import { closeToOthers, makePrivateFolder } from './folder-rights.ts';
import { withLastActs } from './last-act.ts';
import { NoDatabaseError } from './no-database-error.ts';
import { preparedPglite } from './prepared-pglite.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL type numbers whose text both engines must read in the same way. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Readers for columns that drivers treat differently by default. Cents and counts are far below 2^53, so a number is
 * exact. A date is a calendar day and must not be shifted by a time zone.
 */
export const columnReaders: Readonly<Record<number, (text: string) => number | string | ReadonlyArray<number | null>>> =
  {
    [INT8]: Number,
    // Such as {9050,NULL,120}: of one dimension, as all of ours are.
    [INT8_ARRAY]: (text) => text.match(/-?\d+|NULL/g)?.map((each) => (each === 'NULL' ? null : Number(each))) ?? [],
    [NUMERIC]: Number,
    [DATE]: (text) => text,
  };

export type Engine = 'pglite' | 'postgresql';

/** Folder of the embedded database's files, within the data folder. */
export const DATABASE_FOLDER = 'database';

/** Every PostgreSQL database begins with this file. */
const VERSION_FILE = 'PG_VERSION';

/** The driver under Kysely, for what Kysely does not offer: COPY and the job queue. */
export type Driver =
  | { engine: 'pglite'; pglite: PGlite }
  | { engine: 'postgresql'; pool: Pool; connectionString: string };

/** A connected database. Queries take `db` or a transaction of it; never use `db` inside an open transaction. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** For price reads: the replica if one is configured, else the same as `db`. */
  readonly readDb: Kysely<Tables>;
  readonly driver: Driver;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder of the embedded database, used if there is no databaseUrl. */
  dataFolder: string;
  databaseUrl?: string;
  databaseReadUrl?: string;
  /** Connections at most, of each pool; 10 if it is left out. */
  databasePool?: number;
  /** Open an embedded database only where there is one. */
  mustExist?: boolean;
  /** The server's own, by which PostgreSQL shows its connections. */
  keys?: Pick<Keys, 'current'>;
  /** What PostgreSQL lets one connection take; `longLimits` if they are left out. */
  limits?: ConnectionLimits;
}

/**
 * Connects to PostgreSQL if a URL is given, else to the embedded database in the data folder. Does not create tables:
 * see migrateToLatest.
 *
 * @throws DatabaseInUseError if another process uses the embedded database.
 * @throws NoDatabaseError if `mustExist`, and there is none.
 * @throws FolderOpenToOthersError if others may write in the data folder.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    return openPostgresql(settings.databaseUrl, settings);
  }
  const { dataFolder, mustExist = false } = settings;
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
export async function openPgliteInMemory(fs: MemoryFS): Promise<Database> {
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
  return { engine: 'pglite', db, readDb: db, driver: { engine: 'pglite', pglite }, close };
}

/** What the connections of a server are called by, so that one with another secret is seen. */
export function applicationName({ id }: Pick<Key, 'id'>): string {
  return `portico ${id}`;
}

function openPostgresql(url: string, settings: DatabaseSettings): Database {
  const { databaseReadUrl } = settings;
  const pool = openPool(url, settings);
  const kyselyOf = (each: Pool, name: 'main' | 'replica'): Kysely<Tables> => {
    const dialect = new PostgresDialect({ pool: measuredPool(each, name) });
    return new Kysely({ dialect: withLastActs(dialect, 'postgresql'), ...spansOfQueries() });
  };
  const db = kyselyOf(pool, 'main');
  const readDb = databaseReadUrl === undefined ? db : kyselyOf(openPool(databaseReadUrl, settings), 'replica');
  const close = async (): Promise<void> => {
    if (readDb !== db) await readDb.destroy();
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { engine: 'postgresql', db, readDb, driver: { engine: 'postgresql', pool, connectionString: url }, close };
}

/** Nothing is done for statements where no spans are recorded. */
function spansOfQueries(): { log: typeof spanOfQuery } | undefined {
  return recordsSpans() ? { log: spanOfQuery } : undefined;
}

function openPool(connectionString: string, { databasePool = 10, limits = longLimits, keys }: DatabaseSettings): Pool {
  const pool = new Pool({
    connectionString,
    max: databasePool,
    connectionTimeoutMillis: 10_000,
    ...(keys === undefined ? {} : { application_name: applicationName(keys.current) }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    ...limits,
    types: {
      getTypeParser: (type, format) => columnReaders[type] ?? types.getTypeParser(type, format),
    },
  });
  // A connection that breaks is replaced, and what is asked of it fails. Without handlers, the events would end the process:
  // the pool's for one that is idle, the client's for one between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endSilent(client, silenceOf(limits));
  });
  return pool;
}
