import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResult } from 'pg';
import { inject } from 'vitest';
import { type Database, type Engine, openDatabase } from '../platform/db/database.ts';
import { requestLimits } from '../platform/db/connection-limits.ts';
import { limitRole } from './limit-role.ts';
import { isLongForm } from './long-form.ts';
import { copyPgliteTemplate, openPgliteClone } from './pglite-template.ts';

/** What an engine may do in its own way is tested on both: `describe.each(engines)('… on %s', (engine) => …)`. */
export const engines: readonly Engine[] = ['pglite', 'postgresql'];

/**
 * For tests of calls, commands and what follows them: PostgreSQL, with its connections at once; journeys make the same calls on the embedded engine, and
 * each command runs on it. `npm run test:long` takes both (docs/decisions/0187, 0222).
 */
export const callEngines: readonly Engine[] = isLongForm ? engines : ['postgresql'];

/** A migrated, empty database for one test file. `close()` it in afterAll. */
export async function createTestDatabase(engine: Engine): Promise<Database> {
  const { pgliteTemplate } = inject('testDatabases');
  return engine === 'pglite' ? openPgliteClone(pgliteTemplate) : createPostgresqlClone();
}

/** A data folder for one test file, with a migrated, empty database in it. `remove()` it in afterAll. */
export async function makeDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portico-data-'));
  await copyPgliteTemplate(inject('testDatabases').pgliteTemplate, path);
  return { path, remove: () => rm(path, { recursive: true }) };
}

/** As a server opens it, past a pooler where it must. */
async function openPooled(url: string, poolerPort: number): Promise<Database> {
  await limitRole(url);
  const pooled = new URL(url);
  pooled.port = String(poolerPort);
  return openDatabase({
    dataFolder: '',
    databaseUrl: pooled.href,
    databaseDirectUrl: url,
    limits: requestLimits,
  });
}

async function createPostgresqlClone(): Promise<Database> {
  const { postgresqlServer, postgresqlTemplate, poolerPort } = inject('testDatabases');
  const name = `portico_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${postgresqlTemplate}`);
  const url = `${postgresqlServer}/${name}`;
  const database =
    poolerPort === null ? await openDatabase({ dataFolder: '', databaseUrl: url }) : await openPooled(url, poolerPort);
  return {
    ...database,
    close: async () => {
      await database.close();
      await waitUntilLeft();
      await administer(`drop database ${name} with (force)`);
    },
  };

  /** A connection that is just closing, and is ended by force before that, would throw where nobody listens any more. */
  async function waitUntilLeft(): Promise<void> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { rows } = await administer(`select 1 from pg_stat_activity where datname = '${name}'`);
      if (rows.length === 0) return;
      await wait(20);
    }
  }

  async function administer(statement: string): Promise<QueryResult> {
    const client = new Client({ connectionString: `${postgresqlServer}/postgres` });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
