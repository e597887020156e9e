import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { type PostgresqlServer, startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { createAccounts } from './drill-people.ts';

export const SECRET = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';

/** A PostgreSQL of a drill, prepared for a portal. */
export interface DrillDatabase {
  /** For the servers of the drill. */
  readonly env: Readonly<Record<string, string>>;
  readonly postgresql: PostgresqlServer;
  /** A connection of the drill's own, for what it looks up. */
  readonly look: <Result>(ask: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Whether the audit trail is whole. */
  readonly isWhole: () => Promise<boolean>;
}

/**
 * Runs a drill on a PostgreSQL of its own that keeps what it has said to keep. The process fails if the drill returns false.
 *
 * @param accounts that people of the drill sign in to.
 * @param programs the folder of PostgreSQL's, and further settings; those of the npm package if they are left out.
 */
export async function onPostgresql(
  { accounts, ...options }: { accounts: number; programs?: string; settings?: readonly string[] },
  drill: (database: DrillDatabase) => Promise<boolean>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`, { isDurable: true, ...options });
  const databaseUrl = `${postgresql.url}/postgres`;
  const keys = keysOf(SECRET);
  const look: DrillDatabase['look'] = async (ask) => {
    const database = await openDatabase({ dataFolder: '', databaseUrl });
    return ask(database).finally(() => database.close());
  };
  try {
    await look(async (database) => {
      const prepared = await prepareDatabase(database, { kind: 'demonstration', keys });
      await createAccounts(database, prepared, accounts);
    });
    const env = { DATABASE_URL: databaseUrl, PORTICO_DATA: folder, PORTICO_SECRET: SECRET };
    const isWhole = (): Promise<boolean> => look(async ({ db }) => (await verifyAudit(db, keys)).broken === null);
    if (!(await drill({ env, postgresql, look, isWhole }))) process.exitCode = 1;
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
