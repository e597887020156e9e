import chromium from '@sparticuz/chromium';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isLongForm } from '../apps/server/src/testing/long-form.ts';
import { type PostgresqlServer, startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { type Demonstration, loadDemonstration, startPortal } from './support/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The loaded demonstration, for the portals of test files to begin with a copy of. */
    demonstration: Demonstration;
    portalUrl: string;
    chromiumPath: string;
  }
}

/**
 * Once for all journeys: one portal on the embedded database, as `npm start` has it, and Chromium unpacked from its npm package. Portals that
 * test files have for themselves are on a PostgreSQL from npm in the gate, which costs less, and on the embedded database in
 * `npm run test:long` (docs/decisions/0222).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = isLongForm ? undefined : await openPostgresql();
  const [embedded, onServer, chromiumPath] = await Promise.all([
    loadDemonstration(),
    postgresql && loadDemonstration({ server: postgresql.url, name: 'demonstration' }),
    chromium.executablePath(),
  ]);
  const portal = await startPortal({}, {}, embedded);
  project.provide('demonstration', onServer ?? embedded);
  project.provide('portalUrl', portal.url);
  project.provide('chromiumPath', chromiumPath);
  return async () => {
    await portal.stop();
    await postgresql?.stop();
    const folders = [embedded, ...(onServer ? [onServer] : [])].map(({ folder }) => folder);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
}

function openPostgresql(): Promise<PostgresqlServer> {
  return startPostgresql(join(tmpdir(), `portico-e2e-${randomBytes(6).toString('hex')}-postgresql`));
}
