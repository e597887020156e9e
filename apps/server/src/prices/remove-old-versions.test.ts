import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { createTestDatabase, engines } from '../testing/databases.ts';
import { makeTestFolder, tallFile, type TestFolder } from '../testing/price-files.ts';
import { importPriceFile } from './import-price-file.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { readersMeanwhile } from './testing/readers-meanwhile.ts';
import { shownPrices, tablesWithOrphans } from './testing/whole-prices.ts';

const locationId = 'alder-main';
/** Several times what one statement removes of a table. */
const ROWS = 12_000;

/** The short form of `npm run drill:readers`, which measures how long they wait. */
describe.each(engines)('a large version that nobody needs any more, on %s', (engine) => {
  let database: Database;
  let files: TestFolder;
  beforeAll(async () => {
    [database, files] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
    for (const [name, rows] of [
      ['first.csv', ROWS],
      ['second.csv', 100],
    ] as const) {
      const path = await files.write(name, await tallFile(rows, 1));
      await importPriceFile(database, { now: () => new Date() }, { path, locationId });
    }
  });
  afterAll(() => Promise.all([database.close(), files.remove()]));

  // Issue 13, point 5: "Old versions go in the background without a pause for readers".
  it('goes in parts, and readers find the prices in between', async () => {
    const { waits } = await readersMeanwhile(database, locationId, ['10000', '10099'], () =>
      removeOldVersions(database, { stoppedBefore: new Date(), keep: 0 }),
    );
    // Three parts of each of four tables go meanwhile: rows, items, codes, and codes as they are searched.
    expect(waits.length).toBeGreaterThan(3);
    expect(await tablesWithOrphans(database)).toEqual([]);
    expect(await shownPrices(database, locationId)).toEqual({ file: 'second.csv', isWhole: true });
  });
});
