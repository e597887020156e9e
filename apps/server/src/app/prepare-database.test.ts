import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
import type { Database } from '../platform/db/database.ts';
import { installationOf } from '../platform/installation/installation.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { openForRequests } from './prepare-database.ts';

it('ends statements of requests on PostgreSQL after ten seconds, and those of migrations and imports after hours', async () => {
  const clone = await createTestDatabase('postgresql');
  const databaseUrl = clone.driver.engine === 'postgresql' ? clone.driver.connectionString : '';
  const limitOf = async ({ db }: Database): Promise<string | undefined> => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    return rows[0]?.statement_timeout;
  };
  const installation = installationOf(await readSettings('test', {}));
  const { database, loaded } = await openForRequests({ dataFolder: '', databaseUrl }, installation, limitOf);
  expect([loaded, await limitOf(database)]).toEqual(['6h', '10s']);
  await database.close();
  await clone.close();
});
