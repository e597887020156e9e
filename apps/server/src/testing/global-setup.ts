import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPgliteInMemory } from '../platform/db/database.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { installationOf } from '../platform/installation/installation.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type PostgresqlServer, startPostgresql } from './postgresql-server.ts';

const templateName = 'portico_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources of each test file's migrated database. */
    testDatabases: { postgresqlServer: string; postgresqlTemplate: string; pgliteDump: string };
  }
}

/**
 * Runs once for each run of vitest: starts a real PostgreSQL from npm, and makes on both engines a migrated database to
 * clone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stem = join(tmpdir(), `portico-test-${randomBytes(6).toString('hex')}`);
  const [server, pgliteDump] = await Promise.all([openPostgresql(`${stem}-postgresql`), dumpPglite(`${stem}.tar`)]);
  project.provide('testDatabases', {
    postgresqlServer: server.url,
    postgresqlTemplate: templateName,
    pgliteDump,
  });
  return async () => {
    await server.stop();
    await rm(pgliteDump, { force: true });
  };
}

async function openPostgresql(folder: string): Promise<PostgresqlServer> {
  const server = await startPostgresql(folder);
  const client = new Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = await openDatabase({ dataFolder: '', databaseUrl: `${server.url}/${templateName}` });
  await prepareDatabase(template, installationOf(await readSettings('test', {})));
  await template.close();
  return server;
}

async function dumpPglite(path: string): Promise<string> {
  const empty = await PGlite.create();
  const start = await empty.dumpDataDir('none');
  await empty.close();
  const template = await openPgliteInMemory(start);
  await prepareDatabase(template, installationOf(await readSettings('test', {})));
  if (template.driver.engine === 'pglite') {
    await makeLight(template.driver.pglite);
    const dump = await template.driver.pglite.dumpDataDir('none');
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
  }
  await template.close();
  return path;
}

/** Leaves out what each clone would unpack and fill with zeros in vain: two databases that nobody asks, most of the buffers. */
async function makeLight(pglite: PGlite): Promise<void> {
  await pglite.exec("alter system set shared_buffers = '8MB'");
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}
