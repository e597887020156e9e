import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from './app/prepare-database.ts';
import { findTemplate } from './catalogue/index.ts';
import { createPriceBooks } from './estimates/figures/price-books.ts';
import { createCodeSearch } from './estimates/services/code-search.ts';
import { readSearch } from './estimates/search/read-search.ts';
import { importPrices } from './estimates/testing/import-prices.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { installationOf } from './platform/installation/installation.ts';
import { readSettings } from './platform/settings/settings.ts';
import { liveVersions } from './prices/queries/live-prices.ts';
import { eventually } from './testing/eventually.ts';
import { type PostgresqlServer, startPostgresql } from './testing/postgresql-server.ts';
import { startStandby, WITH_STANDBYS } from './testing/postgresql-standby.ts';
import { settableClock } from './testing/settable-clock.ts';

describe('a replica that lags (issue 16, point 5)', () => {
  let folder: string;
  let primary: PostgresqlServer;
  let replica: PostgresqlServer;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-replica-'));
    primary = await startPostgresql(`${folder}-primary`, { settings: WITH_STANDBYS });
    const databaseUrl = `${primary.url}/postgres`;
    const alone = await openDatabase({ dataFolder: '', databaseUrl });
    await prepareDatabase(alone, installationOf(await readSettings('test', {})));
    await alone.close();
    replica = await startStandby(primary, `${folder}-replica`, 'replica');
    database = await openDatabase({ dataFolder: '', databaseUrl, databaseReadUrl: `${replica.url}/postgres` });
    await publish(100);
    await hasCome();
  });
  afterAll(async () => {
    await database.close();
    await Promise.all([primary.stop(), replica.stop()]);
    await rm(folder, { recursive: true });
  });

  const publish = (cash: number) =>
    importPrices({ database, clock: settableClock() }, 'alder-main', [{ code: '73721', cash }]);

  /** Waits until the replica has what is live. */
  const hasCome = () =>
    eventually(async () => expect(await liveVersions(database.readDb)).toEqual(await liveVersions(database.db)));

  /** Statements at the primary since the price was asked for. */
  let statements = 0;
  const amount = async (): Promise<number | undefined> => {
    const counted = database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const mri = findTemplate('mri-knee');
    const prices = createPriceBooks(counted, database.readDb);
    statements = 0;
    const sites = mri && (await prices.estimates(await prices.live(), ['alder-main'], mri));
    return sites?.get('alder-main')?.estimate.total?.amountCents;
  };

  it('a price that has just gone live is what is shown, and searched, however far the replica is behind', async () => {
    await sql`select pg_wal_replay_pause()`.execute(database.readDb);
    await publish(200);
    const live = await liveVersions(database.db);
    expect(await liveVersions(database.readDb)).not.toEqual(live);
    expect(await amount()).toBe(20_000);
    const codes = createCodeSearch(database.db, database.readDb);
    expect(await codes.find(live, ['alder-main'], readSearch('73721'))).toMatchObject({ isOfLive: true });
  });

  it('once it has come up, the primary says what is live, and the replica the prices', async () => {
    await sql`select pg_wal_replay_resume()`.execute(database.readDb);
    await hasCome();
    expect(await amount()).toBe(20_000);
    expect(statements).toBe(1);
  });

  it('one that is gone keeps nobody waiting', async () => {
    await replica.crash();
    expect(await amount()).toBe(20_000);
    await replica.restart();
  });
});
