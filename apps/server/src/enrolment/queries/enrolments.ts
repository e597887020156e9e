import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnrolmentsTable } from '../../platform/db/enrolment-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type EnrolmentRow = Selectable<EnrolmentsTable>;
export type EnrolmentKey = Pick<EnrolmentRow, 'browser_hash' | 'flow'>;
export type EnrolmentChange = Pick<EnrolmentRow, 'sealed' | 'account_id' | 'expires_at'> & { state: string };

/** The row of a browser in a flow. Also finds an expired row, until it is removed. */
export async function findEnrolment(
  db: Kysely<Tables>,
  { browser_hash, flow }: EnrolmentKey,
): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('flow', '=', flow)
    .executeTakeFirst();
}

/** The enrolment in which an account waits until its terms are accepted, expired or not. */
export async function findEnrolmentOf(db: Kysely<Tables>, accountId: string): Promise<EnrolmentRow | undefined> {
  return db.selectFrom('enrolments').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** What a browser has begun, in every flow. */
export async function findEnrolmentsOfBrowser(
  db: Kysely<Tables>,
  browserHash: Uint8Array,
): Promise<Pick<EnrolmentRow, 'browser_hash' | 'flow' | 'version' | 'account_id'>[]> {
  return db
    .selectFrom('enrolments')
    .select(['browser_hash', 'flow', 'version', 'account_id'])
    .where('browser_hash', '=', browserHash)
    .execute();
}

/** Expired enrolments, with their unfinished accounts. */
export async function findExpiredEnrolments(
  db: Kysely<Tables>,
  now: Date,
): Promise<Pick<EnrolmentRow, 'browser_hash' | 'flow' | 'version' | 'account_id'>[]> {
  return db
    .selectFrom('enrolments')
    .select(['browser_hash', 'flow', 'version', 'account_id'])
    .where('expires_at', '<=', now)
    .execute();
}

/**
 * Writes a step if the row still has the `version` that was read. Version 0 inserts a new row.
 *
 * @returns whether it was written: of two calls at once, one gets true.
 */
export async function writeEnrolment(
  db: Kysely<Tables>,
  key: EnrolmentKey,
  version: number,
  change: EnrolmentChange,
): Promise<boolean> {
  const written =
    version === 0
      ? await db
          .insertInto('enrolments')
          .values({ ...key, ...change, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('enrolments')
          .set({ ...change, version: version + 1 })
          .where('browser_hash', '=', key.browser_hash)
          .where('flow', '=', key.flow)
          .where('version', '=', version)
          .executeTakeFirst();
  return ('numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n)) > 0n;
}

/** Lets an enrolment end later. Its version stays: a use is no step. */
export async function extendEnrolment(
  db: Kysely<Tables>,
  { browser_hash, flow }: EnrolmentKey,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ expires_at: expiresAt })
    .where('browser_hash', '=', browser_hash)
    .where('flow', '=', flow)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/**
 * Deletes an enrolment if the row still has the `version` that was read.
 *
 * @returns whether it was deleted.
 */
export async function deleteEnrolment(
  trx: Transaction<Tables>,
  { browser_hash, flow, version }: EnrolmentKey & Pick<EnrolmentRow, 'version'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('enrolments')
    .where('browser_hash', '=', browser_hash)
    .where('flow', '=', flow)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
