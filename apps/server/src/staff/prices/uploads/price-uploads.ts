import type { PriceUploadProblem, PriceUploadStatus } from '@portico/staff-contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PriceUploadsTable } from '../../../platform/db/price-upload-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** A price file that staff have brought at the screen. */
export type PriceUpload = Selectable<PriceUploadsTable>;

/** Those that nothing has come of yet. */
const open = ['uploading', 'waiting', 'importing'] as const satisfies readonly PriceUploadStatus[];

export function findUpload(db: Kysely<Tables>, uploadId: string): Promise<PriceUpload | undefined> {
  return db.selectFrom('price_uploads').selectAll().where('upload_id', '=', uploadId).executeTakeFirst();
}

/** The one of a location that moved on last. */
export async function lastUploads(db: Kysely<Tables>, locationId: string | null): Promise<Map<string, PriceUpload>> {
  const all = db.selectFrom('price_uploads').selectAll().orderBy('begun_at').orderBy('upload_id');
  const rows = await (locationId === null ? all : all.where('location_id', '=', locationId)).execute();
  return new Map(rows.filter(({ status }) => status !== 'cancelled').map((row) => [row.location_id, row]));
}

/** The one of a location that nothing has come of yet. */
export function findOpenUpload(db: Kysely<Tables>, locationId: string): Promise<PriceUpload | undefined> {
  return db
    .selectFrom('price_uploads')
    .selectAll()
    .where('location_id', '=', locationId)
    .where('status', 'in', open)
    .executeTakeFirst();
}

/** In which of these a file is whole, and nothing has come of it yet. */
export const toRead = ['waiting', 'importing'] as const satisfies readonly PriceUploadStatus[];

/** One that a job reads, or is to read. */
export type UploadToRead = Pick<PriceUpload, 'upload_id' | 'moved_at' | 'version_id'>;

export function listUploadsToRead(db: Kysely<Tables>): Promise<UploadToRead[]> {
  const columns = ['upload_id', 'moved_at', 'version_id'] as const;
  return db.selectFrom('price_uploads').select(columns).where('status', 'in', toRead).execute();
}

/** Ends one of those, where it has not moved on since. */
export async function endUnmoved(
  db: Kysely<Tables>,
  { upload_id: uploadId, moved_at: movedAt }: UploadToRead,
  end: { status: PriceUploadStatus; problem: PriceUploadProblem | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('price_uploads')
    .set({ ...end, moved_at: now })
    .where('upload_id', '=', uploadId)
    .where('status', 'in', toRead)
    .where('moved_at', '=', movedAt)
    .execute();
}

type NewUpload = Pick<
  PriceUpload,
  | 'location_id'
  | 'upload_id'
  | 'file_name'
  | 'size'
  | 'modified_at'
  | 'uploaded_by'
  | 'uploaded_by_subject'
  | 'begun_at'
  | 'moved_at'
>;

/** @returns false where the location has one that nothing has come of yet. */
export async function addUpload(db: Kysely<Tables>, upload: NewUpload): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('price_uploads')
    .values({ ...upload, received: 0, status: 'uploading', problem: null, check_result: null, version_id: null })
    .onConflict((conflict) =>
      conflict
        .column('location_id')
        .where(sql<boolean>`status in ('uploading', 'waiting', 'importing')`)
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Step {
  /** In which of these it must be. */
  from: readonly PriceUploadStatus[];
  to: PriceUploadStatus;
}

type Changed = Partial<
  Pick<
    PriceUpload,
    | 'received'
    | 'uploaded_by'
    | 'uploaded_by_subject'
    | 'skip_invalid'
    | 'accept'
    | 'read_position'
    | 'read_size'
    | 'read_rates'
    | 'problem'
    | 'detail'
    | 'version_id'
  >
> & { check_result?: string | null };

/**
 * Takes an upload from one status to another, where nobody has taken it elsewhere meanwhile.
 *
 * @param must how much it must have received, and whose it must be, where that matters.
 * @returns whether it did.
 */
export async function moveUpload(
  db: Kysely<Tables> | Transaction<Tables>,
  uploadId: string,
  { from, to }: Step,
  now: Date,
  changed: Changed = {},
  must: { received?: number; owner?: string } = {},
): Promise<boolean> {
  let update = db
    .updateTable('price_uploads')
    .set({ status: to, moved_at: now, ...changed })
    .where('upload_id', '=', uploadId)
    .where('status', 'in', from);
  if (must.received !== undefined) update = update.where('received', '=', must.received);
  if (must.owner !== undefined) update = update.where('uploaded_by_subject', '=', must.owner);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns false where it is over, or its prices are staged already. */
export async function cancelUnstaged(db: Kysely<Tables>, uploadId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('price_uploads')
    .set({ status: 'cancelled', moved_at: now })
    .where('upload_id', '=', uploadId)
    .where('status', 'in', [...open, 'refused', 'failed'])
    .where('version_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
