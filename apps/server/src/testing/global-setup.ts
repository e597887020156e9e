import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { installationOf } from '../platform/installation/installation.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { debianProgram } from './debian-program.ts';
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { makePgliteTemplate } from './pglite-template.ts';
import { type PostgresqlServer, startPostgresql } from './postgresql-server.ts';

const templateName = 'portico_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources of each test file's migrated database. */
    testDatabases: {
      postgresqlServer: string;
      postgresqlTemplate: string;
      pgliteTemplate: string;
      /** The port of a pooler in transaction mode, by which tests reach PostgreSQL; null in the gate. */
      poolerPort: number | null;
    };
  }
}

/**
 * Runs once for each run of vitest: starts a real PostgreSQL from npm, and makes on both engines a migrated database to
 * clone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stem = join(tmpdir(), `portico-test-${randomBytes(6).toString('hex')}`);
  const pgliteTemplate = `${stem}-pglite`;
  const [server] = await Promise.all([
    openPostgresql(`${stem}-postgresql`),
    makePgliteTemplate(pgliteTemplate, prepareEmpty),
  ]);
  const pooler = process.env['TEST_POOLER'] === 'yes' ? await openPooler(`${stem}-pooler`, server) : null;
  project.provide('testDatabases', {
    postgresqlServer: server.url,
    postgresqlTemplate: templateName,
    pgliteTemplate,
    poolerPort: pooler === null ? null : Number(new URL(pooler.pooled(server.url)).port),
  });
  return async () => {
    await pooler?.stop();
    await server.stop();
    await rm(pgliteTemplate, { recursive: true, force: true });
  };
}

async function openPostgresql(folder: string): Promise<PostgresqlServer> {
  const server = await startPostgresql(folder);
  const client = new Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = await openDatabase({ dataFolder: '', databaseUrl: `${server.url}/${templateName}` });
  await prepareEmpty(template);
  await template.close();
  return server;
}

/** `npm run drill:pooler`. */
async function openPooler(folder: string, server: PostgresqlServer): Promise<Pgbouncer> {
  const program = debianProgram('pgbouncer');
  if (program === null) throw new Error("pgbouncer of Debian's packages is not installed here.");
  return startPgbouncer(program, folder, server.url);
}

async function prepareEmpty(template: Database): Promise<void> {
  await prepareDatabase(template, installationOf(await readSettings('test', {})));
}
