import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnrolmentsTable } from '../../platform/db/enrolment-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type EnrolmentRow = Selectable<EnrolmentsTable>;
export type EnrolmentKey = Pick<EnrolmentRow, 'browser_hash' | 'flow'>;
/** What a step writes. */
export type EnrolmentChange = Pick<EnrolmentRow, 'sealed' | 'account_id' | 'expires_at'> & { state: string };

/** Where a browser stands in a flow; nothing where it began none. What has expired is found as well, until it is removed. */
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

/** The enrolment in which an account waits for its terms to be accepted, expired or not. */
export async function findEnrolmentOf(db: Kysely<Tables>, accountId: string): Promise<EnrolmentRow | undefined> {
  return db.selectFrom('enrolments').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Enrolments that have expired, with the accounts that were never finished. */
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
 * Writes a step where nobody has written since `version` was read; version 0 for a flow that begins.
 *
 * @returns whether it is written: of two at once, one is told true.
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

/**
 * Deletes an enrolment where nobody has written since `version` was read.
 *
 * @returns whether it is deleted.
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
