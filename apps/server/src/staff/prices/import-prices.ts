import { PriceFileError } from '@portico/price-files';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import { FileError } from '../../platform/files/file-error.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type ImportedPriceFile, importPriceFile, type ImportRequest } from '../../prices/import-price-file.ts';
import { PriceImportError } from '../../prices/price-import-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { recordCommand, type Staff } from '../staff.ts';

/** Whoever imports, and into what. */
export type ImportStaff = Pick<Staff, 'database' | 'now' | 'operator'> & {
  settings: Pick<Staff['settings'], 'keys' | 'priceLimits' | 'priceFilesFolder'>;
  clock: Clock;
};

/** What is imported, and how. */
export interface StaffImport extends Pick<
  ImportRequest,
  'path' | 'locationId' | 'skipInvalid' | 'stage' | 'accept' | 'onProgress' | 'signal'
> {
  /** What else is done in the transaction that stages the prices or makes them live. */
  within?: (trx: Transaction<Tables>, imported: ImportedPriceFile) => Promise<void>;
  /** Whether it is tried again while another import runs, so that this is no refusal. */
  isTriedAgain?: boolean;
}

const COMMAND = 'prices import';

/**
 * Imports a price file as the prices of a location, live or staged, with an entry in the audit trail. A file that is there and is not taken
 * leaves an entry, too.
 *
 * @throws what importPriceFile throws.
 */
export async function importPrices(staff: ImportStaff, request: StaffImport): Promise<ImportedPriceFile> {
  const { database, settings, clock } = staff;
  const {
    locationId,
    path,
    within,
    isTriedAgain = false,
    stage = false,
    skipInvalid = false,
    accept = [],
    ...rest
  } = request;
  try {
    return await importPriceFile(database, clock, {
      ...rest,
      path,
      locationId,
      skipInvalid,
      stage,
      accept,
      limits: settings.priceLimits,
      originals: settings.priceFilesFolder,
      record: async (trx, file) => {
        await within?.(trx, file);
        await recordCommand(trx, staff, COMMAND, {
          event: stage ? 'pricesStaged' : 'pricesImported',
          details: {
            location: locationId,
            skipInvalid,
            ...(accept.length > 0 && { accept: accept.join(', ') }),
            ...auditDetails(file),
          },
        });
      },
    });
  } catch (error) {
    const reason = refusalReason(error);
    const isToRecord = reason !== undefined && !(isTriedAgain && reason === 'in progress');
    if (isToRecord) await recordRefusal(staff, { location: locationId, file: basename(path), reason });
    throw error;
  }
}

function auditDetails(imported: ImportedPriceFile): Record<string, string | number> {
  const { versionId, fileName, fileSha256, items, charges, rates, leftOut, breaches } = imported;
  return { version: versionId, file: fileName, sha256: fileSha256, items, charges, rates, leftOut, breaches };
}

function recordRefusal(staff: ImportStaff, details: Readonly<Record<string, string>>): Promise<void> {
  return staff.database.db
    .transaction()
    .execute((trx) => recordCommand(trx, staff, COMMAND, { event: 'pricesImportRefused', details }));
}

function refusalReason(error: unknown): string | undefined {
  if (error instanceof PriceFileError) return 'structure';
  if (error instanceof PriceImportError) return error.reason;
  return error instanceof FileError && error.reason === 'damaged' ? error.reason : undefined;
}
