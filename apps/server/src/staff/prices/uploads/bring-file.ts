import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PRICE_PART_BYTES } from '@portico/staff-contract';
import { ActError } from '../../act-error.ts';
import { actOnPortal, type Staff } from '../../staff.ts';
import { importUploadJob } from './import-upload-job.ts';
import {
  addUpload,
  cancelUnstaged,
  findOpenUpload,
  findUpload,
  moveUpload,
  type PriceUpload,
} from './price-uploads.ts';
import { makeRoomFor, removeUpload, uploadPath, writePart } from './upload-file.ts';

/** A file as the browser announces it. */
interface Announced {
  locationId: string;
  fileName: string;
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  modifiedAt: number;
}

/**
 * Begins an upload, or goes on with one of the same file: of a colleague's, too, and it is one's own from then on. Whoever sends a part is
 * thus whom the trail names.
 *
 * @throws ActError for an unknown location, a file that is too large or whose name cannot be one of a file, and where somebody brings
 * another one for the location.
 */
export async function beginUpload(staff: Staff, announced: Announced): Promise<PriceUpload> {
  const { database, settings, now, operator } = staff;
  const { locationId, size, modifiedAt } = announced;
  requireLocation(staff, locationId);
  const fileName = readFileName(announced.fileName);
  if (size > settings.priceLimits.unpackedBytes) throw new ActError('fileTooLarge', `${size} bytes are too many.`);
  const found = await findOpenUpload(database.db, locationId);
  const isSame = found?.file_name === fileName && found.size === size && found.modified_at === modifiedAt;
  if (found !== undefined && found.status === 'uploading' && isSame) return goOnWith(staff, found);
  const upload = {
    location_id: locationId,
    upload_id: randomUUID(),
    file_name: fileName,
    size,
    modified_at: modifiedAt,
    uploaded_by: operator.by,
    uploaded_by_subject: operator.user,
    begun_at: now,
    moved_at: now,
  };
  await makeRoomFor(settings.priceFilesFolder, upload);
  const isAdded = found === undefined && (await addUpload(database.db, upload));
  if (isAdded) return requireUpload(staff, upload.upload_id);
  await removeUpload(settings.priceFilesFolder, upload);
  throw underWay(locationId);
}

async function goOnWith(staff: Staff, upload: PriceUpload): Promise<PriceUpload> {
  const { upload_id: uploadId, location_id: location, uploaded_by: from, uploaded_by_subject: owner } = upload;
  if (owner === staff.operator.user) return upload;
  await actOnPortal(staff, 'prices import', async (trx) => {
    const step = { from: ['uploading'], to: 'uploading' } as const;
    if (!(await moveUpload(trx, uploadId, step, staff.now, ownerOf(staff)))) throw gone();
    return { event: 'priceUploadTakenOver', details: { location, from }, result: undefined };
  });
  return requireUpload(staff, uploadId);
}

/**
 * Takes a part of a file, and has the file imported with the last one.
 *
 * @param from where in the file it begins: where the parts before have ended.
 * @throws ActError where another window has sent this part meanwhile, where the upload is over, and where a colleague goes on with it.
 */
export async function receivePart(staff: Staff, uploadId: string, from: number, part: Readable): Promise<PriceUpload> {
  const { database, settings, now } = staff;
  const upload = await requireUpload(staff, uploadId);
  if (upload.status !== 'uploading') throw gone();
  if (upload.uploaded_by_subject !== staff.operator.user) throw underWay(upload.location_id);
  if (upload.received !== from) throw outOfTurn();
  const most = Math.min(PRICE_PART_BYTES, upload.size - from);
  const bytes = await writePart(uploadPath(settings.priceFilesFolder, upload), from, part, most);
  const received = from + bytes;
  const isWhole = received === upload.size;
  const step = { from: ['uploading'], to: isWhole ? 'waiting' : 'uploading' } as const;
  await staff.withJobs((jobs) =>
    database.db.transaction().execute(async (trx) => {
      // A colleague may have taken it over while the part came: it is theirs to send.
      const must = { received: from, owner: staff.operator.user };
      if (!(await moveUpload(trx, uploadId, step, now, { received }, must))) throw outOfTurn();
      if (isWhole) await jobs.enqueue(trx, importUploadJob.of({ uploadId }));
    }),
  );
  return requireUpload(staff, uploadId);
}

/**
 * Has a file read once more that was refused, or that the portal could not import.
 *
 * @param taken what of it is taken as it is, and whether what cannot be meant is left out.
 */
export async function importAgain(
  staff: Staff,
  uploadId: string,
  taken: { skipInvalid: boolean; accept: readonly string[] },
): Promise<PriceUpload> {
  const { database, now } = staff;
  const { status, location_id: locationId } = await requireUpload(staff, uploadId);
  if (status !== 'refused' && status !== 'failed') throw gone();
  if ((await findOpenUpload(database.db, locationId)) !== undefined) {
    throw underWay(locationId);
  }
  const step = { from: ['refused', 'failed'], to: 'waiting' } as const;
  const changed = {
    skip_invalid: taken.skipInvalid,
    accept: [...taken.accept],
    problem: null,
    detail: '',
    check_result: null,
    read_position: 0,
    read_rates: 0,
    ...ownerOf(staff),
  };
  await staff.withJobs((jobs) =>
    database.db.transaction().execute(async (trx) => {
      if (!(await moveUpload(trx, uploadId, step, now, changed))) throw gone();
      await jobs.enqueue(trx, importUploadJob.of({ uploadId }));
    }),
  );
  return requireUpload(staff, uploadId);
}

/** Gives up an upload that is not staged. An import that runs notices, and leaves nothing. */
export async function cancelUpload(staff: Staff, uploadId: string): Promise<void> {
  const { settings, now } = staff;
  const upload = await requireUpload(staff, uploadId);
  await actOnPortal(staff, 'prices import', async (trx) => {
    if (!(await cancelUnstaged(trx, uploadId, now))) throw gone();
    const details = { location: upload.location_id, broughtBy: upload.uploaded_by };
    return { event: 'priceUploadCancelled', details, result: undefined };
  });
  await removeUpload(settings.priceFilesFolder, upload);
}

/** @throws ActError where there is none. */
export async function requireUpload({ database }: Pick<Staff, 'database'>, uploadId: string): Promise<PriceUpload> {
  const upload = await findUpload(database.db, uploadId);
  if (upload === undefined) throw gone();
  return upload;
}

/** Whoever has it read again is who imports it. */
function ownerOf({ operator }: Staff) {
  return { uploaded_by: operator.by, uploaded_by_subject: operator.user };
}

function requireLocation({ settings }: Staff, locationId: string): void {
  if (settings.healthSystem.locations.some(({ id }) => id === locationId)) return;
  throw new ActError('unknownLocation', `There is no location "${locationId}".`);
}

/** In bytes: the longest name of a file on common disks, less what a part of a copy is named besides. */
const MAX_NAME_BYTES = 200;

/** @throws ActError for a name that leads elsewhere, or that no disk takes. */
function readFileName(typed: string): string {
  const name = typed.normalize('NFC');
  const isUsable = /^[^./\\\p{C}][^/\\\p{C}]*$/u.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
  if (isUsable) return name;
  throw new ActError('fileNameUnusable', 'The name of the file cannot be used.');
}

const underWay = (locationId: string): ActError =>
  new ActError('uploadUnderWay', `Somebody brings a file for ${locationId} already.`);

const gone = (): ActError => new ActError('uploadGone', 'It is over, or its file has been removed.');

const outOfTurn = (): ActError => new ActError('partOutOfTurn', 'Another window has sent this part meanwhile.');
