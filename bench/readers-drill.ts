import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrateToLatest } from '../apps/server/src/platform/db/migrate.ts';
import { importPriceFile } from '../apps/server/src/prices/import-price-file.ts';
import { removeOldVersions } from '../apps/server/src/prices/remove-old-versions.ts';
import { readersMeanwhile } from '../apps/server/src/prices/testing/readers-meanwhile.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { tallFile } from '../apps/server/src/testing/price-files.ts';
import { percentile } from './percentiles.ts';

/**
 * `npm run drill:readers -- [ROWS]`: how long readers wait at most while a large old version goes, on both engines (issue 13, point 5:
 * "Old versions go in the background without a pause for readers").
 */
const ROWS = Number(process.argv[2] ?? 200_000);
const locationId = 'drill';
const codes = ['10000', '10050', '10099'];

async function drill(name: string, database: Database, files: readonly string[]): Promise<void> {
  try {
    await migrateToLatest(database);
    for (const path of files) await importPriceFile(database, { now: () => new Date() }, { path, locationId });
    const { took, waits } = await readersMeanwhile(database, locationId, codes, () =>
      removeOldVersions(database, { stoppedBefore: new Date(), keep: 0 }),
    );
    const [half, most, longest] = [50, 99, 100].map((share) => percentile(waits, share).toFixed(1));
    process.stdout.write(
      `${name}: a version of ${ROWS} rates went in ${(took / 1000).toFixed(1)} s. Of ${waits.length} look-ups meanwhile half took ` +
        `${half} ms, 99 of 100 at most ${most} ms, the longest ${longest} ms.\n`,
    );
  } finally {
    await database.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
const postgresql = await startPostgresql(`${folder}-postgresql`);
try {
  const files = [join(folder, 'large.csv'), join(folder, 'small.csv')] as const;
  await writeFile(files[0], await tallFile(ROWS, 1));
  await writeFile(files[1], await tallFile(100, 2));
  const databaseUrl = `${postgresql.url}/postgres`;
  await drill('PostgreSQL', await openDatabase({ dataFolder: '', databaseUrl }), files);
  await drill('PGlite', await openDatabase({ dataFolder: folder }), files);
} finally {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
}
