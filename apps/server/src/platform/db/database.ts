import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import type { Key, Keys } from '../crypto/keys.ts';
import { columnReaders } from './column-readers.ts';
import { type ConnectionLimits, KEEP_ALIVE_AFTER, longLimits, silenceOf } from './connection-limits.ts';
import { endSilent } from './end-silent.ts';
import { measuredPool } from './measured-pool.ts';
import { spansOfQueries } from '../telemetry/span-of-query.ts';
import { withLastActs } from './last-act.ts';
import type { Tables } from './tables.ts';

export type Engine = 'pglite' | 'postgresql';

/** The driver under Kysely, for what Kysely does not offer: COPY and the job queue. */
export type Driver =
  | { engine: 'pglite'; pglite: PGlite }
  // The address is PostgreSQL's own, also where the pool is a pooler's.
  | { engine: 'postgresql'; pool: Pool; connectionString: string };

/** A connected database. Queries take `db` or a transaction of it; never use `db` inside an open transaction. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** For reads of what can be told to be of what is live: the replica if one is configured, else the same as `db`. */
  readonly readDb: Kysely<Tables>;
  /** For what needs one connection between statements, as a lock of it: past the pooler if there is one, else the same as `db`. */
  readonly sessionDb: Kysely<Tables>;
  /**
   * The same database for what takes its time, as an import or a comparison of two price files: with `longLimits`, on connections of its
   * own that are made when they are needed, past the pooler if there is one. Itself, where it has no limits of requests.
   */
  readonly longRunning: Database;
  readonly driver: Driver;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder of the embedded database, used if there is no databaseUrl. */
  dataFolder: string;
  databaseUrl?: string;
  /** PostgreSQL itself, where databaseUrl is a pooler that gives connections for a transaction. */
  databaseDirectUrl?: string;
  databaseReadUrl?: string;
  /** Connections at most, of each pool; 10 if it is left out. */
  databasePool?: number;
  /** Open an embedded database only where there is one. */
  mustExist?: boolean;
  /** The server's own, by which PostgreSQL shows its connections. */
  keys?: Pick<Keys, 'current'>;
  /** What PostgreSQL lets one connection take; `longLimits` if they are left out, as for what takes its time: that goes past a pooler. */
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
  // Loaded on demand: whoever works on PostgreSQL holds nothing of the embedded database in memory.
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(settings);
}

/** What the connections of a server are called by, so that one with another secret is seen. */
export function applicationName({ id }: Pick<Key, 'id'>): string {
  return `portico ${id}`;
}

/** @param name of its connections in measurements; null for those beside the ones of requests, which are not measured. */
function openPostgresql(url: string, settings: DatabaseSettings, name: 'main' | null = 'main'): Database {
  const { databaseReadUrl, databaseDirectUrl = url, limits, ...unlimited } = settings;
  const isPooled = databaseDirectUrl !== url && limits !== undefined;
  const pool = openPool(isPooled ? url : databaseDirectUrl, settings, isPooled);
  const kyselyOf = (each: PostgresPool): Kysely<Tables> => {
    const dialect = new PostgresDialect({ pool: each });
    return new Kysely({ dialect: withLastActs(dialect, 'postgresql'), ...spansOfQueries() });
  };
  const db = kyselyOf(name === null ? pool : measuredPool(pool, name));
  const readDb =
    databaseReadUrl === undefined
      ? db
      : kyselyOf(measuredPool(openPool(databaseReadUrl, settings, isPooled), 'replica'));
  const sessionDb = isPooled ? kyselyOf(openPool(databaseDirectUrl, settings)) : db;
  const longRunning = limits === undefined ? undefined : openPostgresql(databaseDirectUrl, unlimited, null);
  const close = async (): Promise<void> => {
    for (const each of new Set([readDb, sessionDb, db])) await each.destroy();
    if (!pool.ended) await pool.end();
    await longRunning?.close();
  };
  const driver = { engine: 'postgresql', pool, connectionString: databaseDirectUrl } as const;
  const database: Database = {
    engine: 'postgresql',
    db,
    readDb,
    sessionDb,
    get longRunning() {
      return longRunning ?? database;
    },
    driver,
    close,
  };
  return database;
}

/** @param isPooler whether a pooler is there, which takes no settings of a connection: `requirePooledLimits`. */
function openPool(
  connectionString: string,
  { databasePool = 10, limits = longLimits, keys }: DatabaseSettings,
  isPooler = false,
): Pool {
  const pool = new Pool({
    connectionString,
    max: databasePool,
    connectionTimeoutMillis: 10_000,
    ...(keys === undefined ? {} : { application_name: applicationName(keys.current) }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    ...(isPooler ? {} : limits),
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
