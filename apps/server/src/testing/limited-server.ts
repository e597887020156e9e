import { type ConnectionLimits, requestLimits } from '../platform/db/connection-limits.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createTestDatabase } from './databases.ts';

/** A database of PostgreSQL, as a command has it and as a server that has limits for its requests. */
export interface LimitedServer {
  readonly database: Database;
  readonly server: Database;
  close(): Promise<void>;
}

/** @param limits of the server, in place of those of requests, so that a test need not wait for these. */
export async function openLimitedServer(limits: Partial<ConnectionLimits>): Promise<LimitedServer> {
  const database = await createTestDatabase('postgresql');
  if (database.driver.engine !== 'postgresql') throw new Error('It is no PostgreSQL.');
  const { connectionString: databaseUrl } = database.driver;
  const server = await openDatabase({ dataFolder: '', databaseUrl, limits: { ...requestLimits, ...limits } });
  return {
    database,
    server,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
