import { type Kysely, sql, type Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { ExportState } from '../export/export-state.ts';
import type { PatientImport } from '../import/apply-staged.ts';

/** The export of a group, as it stands. */
export interface PatientExport {
  nextAt: Date;
  /** Null between two exports. */
  state: ExportState | null;
  /** The server's own words while it prepares one; '' for none. */
  progress: string;
  /** Why the last try failed; null if it did not. */
  failure: string | null;
  failures: number;
  /** When the last one was in the registry. */
  finishedAt: Date | null;
  /** When the last one of everything was. */
  fullAt: Date | null;
  /** The server's time of the last one. */
  transactionTime: string | null;
  /** What the last one did; null before the first. */
  result: ExportResult | null;
}

/** What an export did. */
export interface ExportResult extends PatientImport {
  /** Patients and coverage that the server said to be deleted. */
  deleted: number;
  /** Files of what the server could not export. */
  errorFiles: number;
  isFull: boolean;
}

/** Where the export of a group stands; undefined before the first. */
export async function findExport(db: Kysely<Tables>, keys: Keys, groupId: string): Promise<PatientExport | undefined> {
  const row = await db.selectFrom('patient_exports').selectAll().where('group_id', '=', groupId).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    nextAt: row.next_at,
    state: row.sealed === null ? null : (unseal(keys, placeOf(groupId), row.sealed) as ExportState),
    progress: row.progress ?? '',
    failure: row.failure,
    failures: row.failures,
    finishedAt: row.finished_at,
    fullAt: row.full_at,
    transactionTime: row.transaction_time,
    result: row.result as ExportResult | null,
  };
}

/** Has the export of a group begin or go on at this time. */
export async function scheduleExport(db: Kysely<Tables>, groupId: string, nextAt: Date): Promise<void> {
  await db
    .insertInto('patient_exports')
    .values({ group_id: groupId, next_at: nextAt })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ next_at: nextAt }))
    .execute();
}

/** As scheduleExport, for a group that has none yet. */
export async function scheduleFirstExport(db: Kysely<Tables>, groupId: string, now: Date): Promise<void> {
  await db
    .insertInto('patient_exports')
    .values({ group_id: groupId, next_at: now })
    .onConflict((conflict) => conflict.column('group_id').doNothing())
    .execute();
}

/** Writes down where an export stands, null for one that is over or given up, and whatever else is given. */
export async function saveExportState(
  db: Kysely<Tables>,
  keys: Keys,
  groupId: string,
  state: ExportState | null,
  more: { progress?: string; nextAt?: Date } = {},
): Promise<void> {
  await db
    .updateTable('patient_exports')
    .set({
      sealed: state === null ? null : seal(keys, placeOf(groupId), state),
      ...(more.progress === undefined ? {} : { progress: more.progress }),
      ...(more.nextAt === undefined ? {} : { next_at: more.nextAt }),
    })
    .where('group_id', '=', groupId)
    .execute();
}

/** Writes down that an export is in the registry, within the transaction that has brought it there. */
export async function saveExportDone(
  trx: Transaction<Tables>,
  keys: Keys,
  groupId: string,
  { state, result, now, nextAt }: { state: ExportState; result: ExportResult; now: Date; nextAt: Date },
): Promise<void> {
  await trx
    .updateTable('patient_exports')
    .set({
      sealed: seal(keys, placeOf(groupId), state),
      next_at: nextAt,
      progress: null,
      failure: null,
      failures: 0,
      finished_at: now,
      transaction_time: state.transactionTime,
      result: JSON.stringify(result),
      ...(result.isFull ? { full_at: now } : {}),
    })
    .where('group_id', '=', groupId)
    .execute();
}

/** Writes down why a try failed, and when the next one is. */
export async function saveExportFailure(
  db: Kysely<Tables>,
  groupId: string,
  { failure, nextAt }: { failure: string; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('patient_exports')
    .set({ failure, next_at: nextAt, failures: sql`failures + 1` })
    .where('group_id', '=', groupId)
    .execute();
}

/** A try that got further ends a row of failures. */
export async function forgetExportFailure(db: Kysely<Tables>, groupId: string): Promise<void> {
  await db
    .updateTable('patient_exports')
    .set({ failure: null, failures: 0 })
    .where('group_id', '=', groupId)
    .where('failures', '>', 0)
    .execute();
}

function placeOf(groupId: string): { column: 'patient_exports.sealed'; row: { group_id: string } } {
  return { column: 'patient_exports.sealed', row: { group_id: groupId } };
}
