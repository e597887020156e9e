import { createFindingTally, PriceFileError } from '@portico/price-files';
import { basename } from 'node:path';
import type { Database } from '../../../platform/db/database.ts';
import { outageOf } from '../../../platform/db/outage.ts';
import { FileError } from '../../../platform/files/file-error.ts';
import { sha256OfFile } from '../../../platform/files/open-source.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { PriceFileCheck } from '../../../prices/check-price-file.ts';
import { PriceImportError } from '../../../prices/price-import-error.ts';
import type { PriceFileSummary } from '../../../prices/price-file-summary.ts';
import { verdictOn } from '../../../prices/verdict.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type ImportStaff, importPrices } from '../import-prices.ts';
import { importUploadJob } from './import-upload-job.ts';
import { findUpload, moveUpload, type PriceUpload, toRead } from './price-uploads.ts';
import { removeUpload, uploadPath } from './upload-file.ts';

/** What the job uses. */
export interface ImportUploadServices {
  database: Database;
  settings: ImportStaff['settings'];
  clock: Clock;
  enqueue: JobQueue['enqueue'];
  /** Of the process that stops: another one, or the next start, goes on. */
  signal: AbortSignal;
}

/** In milliseconds: how often it is written down how far the import is, and looked whether somebody has cancelled it. */
const WRITTEN_EACH = 500;

/** In seconds: how long an upload waits for another import of its location before it asks again. */
const WAITS = 15;

/** Somebody has cancelled it meanwhile, or another worker has done it. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/**
 * Stages the prices of a file that was brought at the screen, in the name of whoever brought it, and writes down what was found in it.
 * Of one that is refused the file stays for a day, so that it can be read again with what staff accept.
 *
 * @throws what is no fault of the file and passes, so that the queue tries again.
 */
export async function importUpload({ uploadId }: { uploadId: string }, services: ImportUploadServices): Promise<void> {
  const { database, settings, clock } = services;
  const upload = await findUpload(database.db, uploadId);
  if (upload === undefined || !isToRead(upload)) return;
  const path = uploadPath(settings.priceFilesFolder, upload);
  try {
    // Whoever was killed just behind the import has only this to do.
    if (upload.version_id === null) await stage(upload, path, services);
    await removeUpload(settings.priceFilesFolder, upload);
    await moveUpload(database.db, uploadId, { from: toRead, to: 'staged' }, clock.now());
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (services.signal.aborted || outageOf(error) !== undefined) throw error;
    if (error instanceof PriceImportError && error.reason === 'in progress') return askAgain(upload, services);
    const end = await endOf(error, path);
    await moveUpload(database.db, uploadId, { from: toRead, to: end.status }, clock.now(), end.changed);
    if (end.status === 'failed') throw error;
  }
}

function isToRead({ status }: PriceUpload): boolean {
  return status === 'waiting' || status === 'importing';
}

async function stage(upload: PriceUpload, path: string, services: ImportUploadServices): Promise<void> {
  const { database, settings, clock, signal } = services;
  const { upload_id: uploadId, location_id: locationId } = upload;
  const overtaken = new AbortController();
  const operator = { by: upload.uploaded_by, user: upload.uploaded_by_subject };
  const note = noteProgress(uploadId, services, () => overtaken.abort(new Overtaken()));
  await importPrices(
    { database, settings, clock, now: clock.now(), operator },
    {
      path,
      locationId,
      stage: true,
      skipInvalid: upload.skip_invalid,
      accept: upload.accept,
      isTriedAgain: true,
      onProgress: note,
      signal: AbortSignal.any([signal, overtaken.signal]),
      within: async (trx, file) => {
        const { versionId, fileName, fileSha256 } = file;
        const check = checkOf({ fileName, fileSha256 }, file);
        const changed = { version_id: versionId, check_result: JSON.stringify(check), read_rates: file.rates };
        // It is shown as staged once its lock is free, so that it can be made live at once.
        const isOurs = await moveUpload(trx, uploadId, { from: toRead, to: 'importing' }, clock.now(), changed);
        if (!isOurs) throw new Overtaken();
      },
    },
  );
}

/** Writes down how far an import is, beside it; whoever has cancelled it is heard. */
function noteProgress(
  uploadId: string,
  { database, clock }: ImportUploadServices,
  onOvertaken: () => void,
): (read: { position: number; size: number; rates: number }) => void {
  let writtenAt = 0;
  return ({ position, size, rates }) => {
    if (performance.now() - writtenAt < WRITTEN_EACH) return;
    writtenAt = performance.now();
    const changed = { read_position: position, read_size: size, read_rates: rates };
    moveUpload(database.db, uploadId, { from: toRead, to: 'importing' }, clock.now(), changed).then(
      (isOurs) => {
        if (!isOurs) onOvertaken();
      },
      // The next one is a moment away, and the import itself hears of an outage.
      () => {},
    );
  };
}

async function askAgain({ upload_id: uploadId }: PriceUpload, { database, enqueue }: ImportUploadServices) {
  await database.db.transaction().execute((trx) => enqueue(trx, importUploadJob.of({ uploadId }), WAITS));
}

interface End {
  status: 'refused' | 'failed';
  changed: Parameters<typeof moveUpload>[4];
}

/** What came of an import that did not end well. */
async function endOf(error: unknown, path: string): Promise<End> {
  if (error instanceof PriceFileError) {
    const tally = createFindingTally(1);
    tally.add(error.finding());
    const check = {
      ...(await fileOf(path)),
      verdict: 'not importable',
      summary: undefined,
      rules: tally.rules(undefined),
    };
    return { status: 'refused', changed: { problem: 'structure', check_result: JSON.stringify(check) } };
  }
  if (error instanceof PriceImportError && error.summary !== undefined) {
    const check = checkOf(await fileOf(path), error.summary);
    return { status: 'refused', changed: { problem: 'invalid', check_result: JSON.stringify(check) } };
  }
  if (error instanceof FileError && error.reason === 'damaged') {
    return { status: 'refused', changed: { problem: 'damaged', detail: error.message } };
  }
  return { status: 'failed', changed: {} };
}

async function fileOf(path: string): Promise<Pick<PriceFileCheck, 'fileName' | 'fileSha256'>> {
  return { fileName: basename(path), fileSha256: await sha256OfFile(path) };
}

function checkOf(file: Pick<PriceFileCheck, 'fileName' | 'fileSha256'>, summary: PriceFileSummary): PriceFileCheck {
  const { header, items, charges, rates, leftOut, refused, rows, breaches, rules } = summary;
  const whole = { header, items, charges, rates, leftOut, refused, rows, breaches, rules };
  return { ...file, verdict: verdictOn(whole), summary: whole, rules };
}
