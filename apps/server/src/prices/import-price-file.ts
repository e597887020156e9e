import type { Transaction } from 'kysely';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import {
  type NewPriceVersion,
  addPriceVersion,
  analyzeLoaded,
  deleteDeadVersions,
  deleteRowsOfNone,
  vacuumPrices,
} from './queries/price-versions.ts';
import { keepOriginal } from './originals/keep-original.ts';
import { indexCodes } from './queries/code-index.ts';
import { makeLive, retireStaged, stageVersion } from './queries/version-states.ts';
import { withImportLock } from './import-lock.ts';
import { countOf, formatCount } from './figures.ts';
import { PriceImportError } from './price-import-error.ts';
import type { PriceFileSummary } from './price-file-summary.ts';
import { type ReadOptions, readAll } from './read-all.ts';
import { sha256OfFile } from '../platform/files/open-source.ts';
import { openPriceFile } from './open-price-file.ts';
import { createVersionWriter } from './version-writer.ts';

export interface ImportRequest {
  path: string;
  locationId: string;
  /** Leave out the values that cannot be meant, with what they belong to, and import the rest. */
  skipInvalid?: boolean;
  /** Stop before the prices are live, so that staff see first what would change. */
  stage?: boolean;
  limits?: ReadOptions['limits'];
  accept?: ReadOptions['accept'];
  /** Folder in which the file is kept as it came, to be published (docs/decisions/0112). */
  originals?: string;
  /** Where the file was fetched, for one that is followed. */
  sourceUrl?: string;
  onProgress?: ReadOptions['onProgress'];
  signal?: AbortSignal;
  /** The last act of the transaction that stages the prices or makes them live: to record who did it. */
  record?: (trx: Transaction<Tables>, imported: ImportedPriceFile) => Promise<void>;
}

export interface ImportedPriceFile extends PriceFileSummary {
  versionId: number;
  fileName: string;
  /** Of the file as stored on disk, lower-case hexadecimal. */
  fileSha256: string;
  /** The version that was staged before, and is not any more. */
  replaced?: number;
}

/**
 * Imports a price file as the new prices of a location. The rows are written under a new version that is not read yet;
 * then one transaction makes it live, or stages it. The version before is kept. An import that fails or is killed changes
 * nothing; the next import removes its rows. A server does it without the limits of its requests (decision 107).
 *
 * @throws PriceFileError if the file's structure is broken. PriceImportError if there is no such file, its archive is
 * damaged, it has values that cannot be meant, or another import for the location runs.
 */
export async function importPriceFile(
  { longRunning: database }: Database,
  clock: Clock,
  request: ImportRequest,
): Promise<ImportedPriceFile> {
  const { path, locationId, sourceUrl = null } = request;
  // Before the file is opened: whoever is refused has read nothing of it, and may ask every few seconds.
  return withImportLock(database, locationId, async () => {
    const [source, fileSha256] = await Promise.all([openPriceFile(path), sha256OfFile(path)]);
    const version = { locationId, fileName: source.fileName, fileSha256, importedAt: clock.now(), sourceUrl };
    await deleteDeadVersions(database.db, locationId);
    const versionId = await addPriceVersion(database.db, version);
    try {
      return await load(database, clock, { ...version, versionId }, request, source);
    } catch (error) {
      await deleteRowsOfNone(database.db, locationId, versionId);
      throw error;
    } finally {
      await deleteDeadVersions(database.db, locationId);
      await vacuumPrices(database);
    }
  });
}

async function load(
  database: Database,
  clock: Clock,
  version: NewPriceVersion & { versionId: number },
  request: ImportRequest,
  source: Awaited<ReturnType<typeof openPriceFile>>,
): Promise<ImportedPriceFile> {
  const { locationId, versionId } = version;
  if (request.originals !== undefined) await keepOriginal(request.originals, request.path);
  const today = clock.now().toISOString().slice(0, 10);
  const summary = await writeVersion(database, versionId, { ...request, today }, source);
  await analyzeLoaded(database.db);
  await indexCodes(database, locationId, versionId);
  request.signal?.throwIfAborted();
  const imported = { ...summary, versionId, fileName: version.fileName, fileSha256: version.fileSha256 };
  return database.db.transaction().execute(async (trx) => {
    const key = { locationId, versionId };
    const replaced = request.stage === true ? await retireStaged(trx, locationId) : undefined;
    await stageVersion(trx, key, summary);
    if (request.stage !== true) await makeLive(trx, key, clock.now());
    const done = replaced === undefined ? imported : { ...imported, replaced };
    await request.record?.(trx, done);
    return done;
  });
}

/** Reads the file to its end, and writes its rows beside. */
async function writeVersion(
  { driver }: Database,
  versionId: number,
  request: ImportRequest & { today: string },
  source: Awaited<ReturnType<typeof openPriceFile>>,
): Promise<PriceFileSummary> {
  const writer = await createVersionWriter(driver, request.locationId, versionId);
  try {
    const summary = await readAll(source, {
      onItems: (items) => writer.write(items),
      today: request.today,
      ...(request.limits && { limits: request.limits }),
      ...(request.accept && { accept: request.accept }),
      ...(request.onProgress && { onProgress: request.onProgress }),
      ...(request.signal && { signal: request.signal }),
    });
    rejectFileWithErrors(summary, request);
    await writer.end();
    return summary;
  } finally {
    writer.cancel();
  }
}

function rejectFileWithErrors(summary: PriceFileSummary, request: ImportRequest): void {
  if (summary.items === 0) {
    throw new PriceImportError('invalid', 'Nothing in the file can be read, so nothing was imported.', summary);
  }
  if (summary.refused > 0) {
    const message =
      'The file has columns whose values nobody would see, or lacks those of its rates, so nothing was imported. ' +
      'Correct the headers, or name each one that is taken as it is: --accept "HEADER".';
    throw new PriceImportError('invalid', message, summary);
  }
  if (summary.leftOut > 0 && request.skipInvalid !== true) {
    const message =
      `The file has ${countOf(summary.leftOut, 'value')} that cannot be meant, so nothing was imported. ` +
      'Correct them, or import what can be read with --skip-invalid.';
    throw new PriceImportError('invalid', message, summary);
  }
  const { all, unreadable, areTooMany } = summary.rows;
  if (areTooMany && request.skipInvalid !== true) {
    const message =
      `The cells of ${countOf(unreadable, 'row')} of ${formatCount(all)} cannot be told apart, so nothing was imported. ` +
      'Correct them, import the others with --skip-invalid, or raise PORTICO_PRICES_UNREADABLE_ROWS.';
    throw new PriceImportError('invalid', message, summary);
  }
}
