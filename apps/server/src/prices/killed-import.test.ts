import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createTestDatabase, engines, makeDataFolder } from '../testing/databases.ts';
import { makeTestFolder, tallFile, type TestFolder } from '../testing/price-files.ts';
import { importPriceFile } from './import-price-file.ts';
import { shownPrices, tablesWithOrphans } from './testing/whole-prices.ts';

const job = fileURLToPath(new URL('testing/interrupted-job.ts', import.meta.url));
const clock = { now: () => new Date() };
const locationId = 'drill';

/** The short form of `npm run drill:imports`, which kills at random moments, and activations and rollbacks as well. */
describe.each(engines)('an import into %s that is killed while it writes (issue 13, "What proves it")', (engine) => {
  let files: TestFolder;
  let remove: () => Promise<void>;
  let environment: Record<string, string>;
  /** The embedded database belongs to one process at a time. */
  let withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  beforeAll(async () => {
    files = await makeTestFolder();
    if (engine === 'postgresql') {
      const database = await createTestDatabase(engine);
      const url = database.driver.engine === 'postgresql' ? database.driver.connectionString : '';
      environment = { DATABASE_URL: url };
      withDatabase = (work) => work(database);
      remove = () => database.close();
    } else {
      const folder = await makeDataFolder();
      environment = { PORTICO_DATA: folder.path };
      remove = () => folder.remove();
      withDatabase = async (work) => {
        const database = await openDatabase({ dataFolder: folder.path });
        return work(database).finally(() => database.close());
      };
    }
  });
  afterAll(() => Promise.all([remove(), files.remove()]));

  it('leaves the prices of before whole; the next import goes in, and nothing of the killed one is left', async () => {
    const first = await files.write('first.csv', await tallFile(500, 1));
    const second = await files.write('second.csv', await tallFile(12_000, 2));
    await withDatabase((database) => importPriceFile(database, clock, { path: first, locationId }));

    // At the sixth of a dozen pieces: some rows are written, and some are not read.
    const child = spawn(process.execPath, [job, 'import', second, '6'], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    await withDatabase(async (database) => {
      expect(await shownPrices(database, locationId)).toEqual({ file: 'first.csv', isWhole: true });
      await importPriceFile(database, clock, { path: second, locationId });
      expect(await shownPrices(database, locationId)).toEqual({ file: 'second.csv', isWhole: true });
      expect(await tablesWithOrphans(database)).toEqual([]);
    });
  });
});
