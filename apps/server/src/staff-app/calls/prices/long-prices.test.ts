import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longLimits } from '../../../platform/db/connection-limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { importPriceFile } from '../../../prices/import-price-file.ts';
import { listVersions } from '../../../prices/queries/version-states.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type LimitedServer, openLimitedServer } from '../../../testing/limited-server.ts';
import { makeTestFolder, tallFile, type TestFolder } from '../../../testing/price-files.ts';
import { settableClock } from '../../../testing/settable-clock.ts';
import { priceCalls } from './prices.ts';

const locationId = 'alder-main';
const clock = settableClock();

/** In milliseconds: how long a request of the server waits for a lock. */
const SHORT = 100;

// Decision 107: imports have connections without the limits of requests. A large file takes longer than a request may.
describe('what takes longer than a request, at a server with the limits of requests', () => {
  let limited: LimitedServer;
  let database: Database;
  let server: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    // So short that whatever waits for a lock is ended, where it has this limit.
    [limited, folder] = await Promise.all([openLimitedServer({ lock_timeout: SHORT }), makeTestFolder()]);
    ({ database, server } = limited);
  });
  afterAll(async () => {
    await limited.close();
    await folder.remove();
  });

  /** Runs the work while somebody has a lock on a table, for longer than a request waits for it. */
  async function whileLocked<Result>(table: string, mode: string, work: () => Promise<Result>): Promise<Result> {
    const { result } = await database.db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(trx);
      const working = work();
      await Promise.race([working, eventually(() => isWaitedFor(table)).then(() => wait(5 * SHORT))]);
      return { result: working };
    });
    return result;
  }

  async function isWaitedFor(table: string): Promise<void> {
    const { rows } = await sql`
      select 1 from pg_locks where not granted and relation = ${table}::regclass`.execute(database.db);
    expect(rows).toHaveLength(1);
  }

  it('has connections of its own for it, without these limits', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in (${sql.join(Object.keys(longLimits))})`.execute(server.longRunning.db);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(longLimits);
    expect(server.longRunning.longRunning).toBe(server.longRunning);
  });

  it('imports a file', async () => {
    const stage = async (name: string, dollars: number) => {
      const path = await folder.write(name, await tallFile(20, dollars));
      return importPriceFile(server, clock, { path, locationId, stage: name !== 'first.csv' });
    };
    await stage('first.csv', 1);
    // In this mode nothing but `analyze` waits.
    await whileLocked('price_words', 'share update exclusive', () => stage('second.csv', 2));
    expect((await listVersions(database.db, locationId)).map(({ status }) => status)).toEqual(['staged', 'live']);
  });

  it('compares two versions', async () => {
    const settings = await readSettings('test', {});
    const [staged] = await listVersions(database.db, locationId);
    const { versionId } = staged ?? { versionId: 0 };
    const asked = [{ locationId, versionId }, { subject: 'tom' }, { services: { database: server, clock, settings } }];
    const compare = () =>
      priceCalls.comparePrices(...(asked as unknown as Parameters<typeof priceCalls.comparePrices>));
    const { comparison } = await whileLocked('price_codes', 'access exclusive', compare);
    expect(comparison).toMatchObject({ version: { versionId }, rates: { dearer: 20 } });
  });
});
