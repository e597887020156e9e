import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateOf } from '../../testing/certificates.ts';
import { type PostgresqlServer, startPostgresql } from '../../testing/postgresql-server.ts';
import { explainFailure } from '../explain-failure.ts';
import { openDatabase } from './database.ts';

// security.md A4: a DATABASE_URL without sslmode sent the password in clear.

let folder: string;
let server: PostgresqlServer;
let authority: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-tls-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const certificate = certificateOf('database');
  authority = join(folder, 'authority.pem');
  await writeFile(authority, certificate.cert);
  server = await startPostgresql(join(folder, 'server'), { certificate });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function isOverTls(query: string): Promise<unknown> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: `${server.url}/postgres${query}` });
  try {
    const { rows } = await sql<{
      ssl: boolean;
    }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.db);
    return rows[0]?.ssl;
  } finally {
    await database.close();
  }
}

it('PostgreSQL is spoken to over TLS where its certificate is vouched for (issue 12, point 4)', async () => {
  expect(await isOverTls(`?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`)).toBe(true);
});

it('PostgreSQL with a certificate that nobody vouches for is told nothing, and the operator why', async () => {
  const error: unknown = await isOverTls('?sslmode=verify-full').catch((thrown: unknown) => thrown);
  expect(explainFailure(error)).toContain('vouches for the certificate of the database');
});

it('PostgreSQL on this machine may do without', async () => {
  expect(await isOverTls('')).toBe(false);
});
